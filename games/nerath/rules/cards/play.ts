/** NER-2.10, 12.2, 17.22 to 17.24: playing a card, from its name to its last target. */
import { REALM_IDS } from '../../content/index.ts';
import { scorePoints } from '../actions.ts';
import type { Realm } from '../board.ts';
import { IS_HERO } from '../board.ts';
import { NO_PIECE } from '../pieces.ts';
import { fixMarches } from '../planned-marches.ts';
import { cardRef, pieceChoices } from '../refs.ts';
import type { Card, Pending, State, Use } from '../state.ts';
import type { Context } from '../vocabulary.ts';
import { EFFECTS, isTreasure, POINTS, POWERS, PROPERTIES } from './card-data.ts';
import { resolveEvent, resolvePower, resolveProperty } from './resolve.ts';
import type { Target } from './targets.ts';
import { nextTarget, preferred } from './targets.ts';

/** NER-2.9: everybody sees it from now on. */
function showEvent(ctx: Context, realm: Realm, card: Card): void {
  const owner = ctx.state.realms[realm];
  ctx.reveal();
  fixMarches(ctx.state);
  owner.hand.splice(owner.hand.indexOf(card), 1);
  owner.discard.push(card);
  ctx.emit({ kind: 'played', realm: REALM_IDS[realm], card: cardRef(card) });
}

/** NER-12.2: points at once, the Property from now on. */
function showTreasure(ctx: Context, realm: Realm, card: Card): void {
  const s = ctx.state;
  const owner = s.realms[realm];
  ctx.reveal();
  fixMarches(s);
  owner.held.splice(owner.held.indexOf(card), 1);
  owner.inPlay.push(card);
  ctx.emit({ kind: 'played', realm: REALM_IDS[realm], card: cardRef(card) });
  scorePoints(ctx, realm, POINTS[card]);
  if (PROPERTIES[card]?.op === 'fly') leaveShips(s, realm);
}

/** Card 110, R-37: heroes aboard stay in the zone as flyers. */
function leaveShips(s: State, realm: Realm): void {
  const { realm: owner, ship, unit } = s.pieces;
  for (let p = 0; p < unit.length; p++) if (owner[p] === realm && IS_HERO[unit[p]]) ship[p] = NO_PIECE;
}

/** NER-17.24: cards that were not played if nobody was chosen for them, and where the pieces begin in what was chosen. */
function firstPiece({ card, use }: Pending): number {
  const effect = use === 'event' ? EFFECTS[card] : undefined;
  if (effect?.op === 'exchange' || (effect?.op === 'transfer' && !effect.cost)) return 2;
  if (effect?.op === 'push') return 1;
  return effect?.op === 'defenderRetreat' ? 0 : -1;
}
const choseNobody = (p: Pending): boolean => p.chosen.length <= firstPiece(p);

/** All targets are chosen: the card is shown and does what it does. Says whether it was played. */
function finish(ctx: Context, p: Pending): boolean {
  delete ctx.state.pending;
  if (choseNobody(p)) return false;
  const played = { realm: p.realm, card: p.card, chosen: p.chosen };
  if (p.use === 'property') {
    ctx.state.turn.used.push(p.card);
    ctx.emit({ kind: 'used', realm: REALM_IDS[p.realm], card: cardRef(p.card) });
    resolveProperty(ctx, played);
  } else if (p.use === 'power') {
    showTreasure(ctx, p.realm, p.card);
    resolvePower(ctx, played);
  } else {
    // An immediate card was shown when it was drawn.
    if (ctx.state.realms[p.realm].hand.includes(p.card)) showEvent(ctx, p.realm, p.card);
    resolveEvent(ctx, played);
  }
  return true;
}

/** What may be chosen, one of each kind that no rule tells apart. */
function choicesIn(s: State, { spaces, pieces, realms, cards }: Target): readonly number[] {
  if (pieces) return pieceChoices(s, pieces).flatMap(({ classes }) => classes.map((one) => one.pieces[0]));
  return spaces ?? realms ?? cards ?? [];
}

/** Goes on to the next target that leaves a choice; says whether the card is done with, and if so, whether it was played. */
function advance(ctx: Context): 'asking' | 'played' | 'kept' {
  const s = ctx.state;
  for (let p = s.pending; p; ) {
    const target = sendsOf(p) ? (p.closed ? undefined : OPEN) : nextTarget(s, p);
    const options = target ? choicesIn(s, target) : [];
    if (!target) return finish(ctx, p) ? 'played' : 'kept';
    // NER-17.22: a forced one is answered at once.
    if (target === OPEN || target.mayStop || options.length > 1) return 'asking';
    p.chosen.push(options[0]);
  }
  return 'kept';
}

/** Card 75 names pieces with their places: its question is the retreat's own. */
const OPEN: Target = { part: 'who', left: 0, mayStop: true };
export const sendsOf = (p: Pending): boolean =>
  p.use === 'event' && EFFECTS[p.card]?.op === 'defenderRetreat';

export type Outcome = ReturnType<typeof advance>;

/** Begins with a card; its targets are asked for by whatever question is open. */
export function beginCard(ctx: Context, realm: Realm, card: Card, use?: Use): Outcome {
  ctx.state.pending = {
    realm,
    card,
    use: use ?? (isTreasure(card) ? 'power' : 'event'),
    chosen: [],
    closed: isTreasure(card) && use !== 'property' && POWERS[card] === undefined,
  };
  return advance(ctx);
}

/** One target more; `undefined` if nobody more is wanted. */
export function addTarget(ctx: Context, target: number | undefined): Outcome {
  const p = ctx.state.pending;
  if (!p) return 'kept';
  if (target === undefined) p.closed = true;
  else p.chosen.push(target);
  return advance(ctx);
}

/** Card 75: these pieces go there, once all are chosen. */
export function addSend(ctx: Context, pieces: readonly number[], to: number): Outcome {
  ctx.state.pending?.chosen.push(...pieces.flatMap((piece) => [piece, to]));
  return 'asking';
}

/** In a window of a battle the single target stands in the choice. */
export function playOn(ctx: Context, realm: Realm, card: Card, target: number): void {
  showEvent(ctx, realm, card);
  resolveEvent(ctx, { realm, card, chosen: [target] });
}

/** NER-2.7: an immediate card is shown at once; without effect it is only discarded. */
export function beginImmediate(ctx: Context, realm: Realm, card: Card): void {
  const s = ctx.state;
  showEvent(ctx, realm, card);
  const p: Pending = { realm, card, use: 'event', chosen: [], closed: false };
  const wantsTarget = !UNTARGETED.has(EFFECTS[card]?.op ?? '') && !hasFixedPlace(s, p);
  if (wantsTarget && !nextTarget(s, p)) {
    ctx.emit({ kind: 'no-effect', realm: REALM_IDS[realm], card: cardRef(card) });
    return;
  }
  s.pending = p;
  if (advance(ctx) === 'asking') ctx.call('immediate');
}
const UNTARGETED: ReadonlySet<string> = new Set(['bombardEach']);

function hasFixedPlace(s: State, { realm, card }: Pending): boolean {
  const effect = EFFECTS[card];
  return effect?.op === 'add' && preferred(s, realm, effect) >= 0;
}
