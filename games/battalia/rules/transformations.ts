/** Titles, scrolls and amulets: chapters 11 and 17, in a turn and in a battle (BTA-14.19, BTA-14.20). */
import type { ArtefactId, Card, CardPileId, FactionId, UnitId } from '../content/index.ts';
import { constants, info, units } from '../content/index.ts';
import { useOf } from './battle-sums.ts';
import { searchPile, showHandCard, takeOut } from './decks.ts';
import { assignWild, dayOf, freshlyLaid, isLaidRef, spendUse } from './ledger.ts';
import { findLaid, layFromHand } from './line.ts';
import type { Context } from './question.ts';
import { enterLine, showRaise } from './raises.ts';
import { by, playerAt } from './selectors.ts';
import type { Laid, State } from './state.ts';

/** Uses a card as an artefact: from the hand, a laid one, or a wild one that becomes it. */
function useSource(s: State, seat: number, ref: string, kind: ArtefactId, uses: number): Laid {
  const player = playerAt(s, seat);
  const laid = isLaidRef(ref) ? findLaid(player, ref) : undefined;
  if (!laid) {
    takeOut(player.hand, ref as Card);
    return layFromHand(s, seat, ref as Card, uses);
  }
  if (laid.wild) assignWild(laid, kind, dayOf(s).illuminated);
  spendUse(laid, uses);
  return laid;
}

const nameOf = (laid: Laid): string => useOf(laid.card, laid.as);

/** Takes the card that is transformed out of the hand or off the table. */
function takeTarget(s: State, seat: number, ref: string): Laid {
  const player = playerAt(s, seat);
  const laid = isLaidRef(ref) ? findLaid(player, ref) : undefined;
  if (laid) {
    player.table.splice(player.table.indexOf(laid), 1);
    return laid;
  }
  takeOut(player.hand, ref as Card);
  showHandCard(s, seat, ref as Card);
  return freshlyLaid(ref as Card, dayOf(s).illuminated);
}

/** What is about to be seen by all: a raise that was not ended, the pile below its top, the die. */
function begin(ctx: Context): void {
  if (ctx.state.battle) showRaise(ctx);
  ctx.reveal();
}

/** Puts a card under its pile and takes another from a pile: BTA-1.11. */
function exchange(ctx: Context, card: Card, pile: CardPileId, faction: FactionId): Card {
  const s = ctx.state;
  const own = info(card).pile;
  if (own) s.piles[own].unshift(card);
  return searchPile(s, pile, faction, ctx.chance) as Card;
}

/** Lays a card that was received; in a battle it enters the line at once if it has strength: BTA-14.19. */
function receive(ctx: Context, seat: number, laid: Laid): void {
  playerAt(ctx.state, seat).table.push(laid);
  if (ctx.state.battle) enterLine(ctx.state, ctx.state.battle, laid, 1);
}

/** BTA-11.7, BTA-17.9: a unit rises by as many ranks as uses of the title are spent. */
export function promote(ctx: Context, seat: number, source: string, target: string, pile: UnitId): void {
  begin(ctx);
  const s = ctx.state;
  const { card } = takeTarget(s, seat, target);
  const ranks = units[pile].rank - units[info(card).kind as UnitId].rank;
  const used = useSource(s, seat, source, 'title', ranks);
  const found = exchange(ctx, card, pile, info(card).faction as FactionId);
  ctx.emit({ kind: 'promoted', ...by(ctx.state, seat), source: nameOf(used), target: card, card: found });
  receive(ctx, seat, freshlyLaid(found, dayOf(s).illuminated));
}

/** BTA-11.8: a card of the same kind and another faction. */
export function recolour(ctx: Context, seat: number, source: string, target: string, named: FactionId): void {
  begin(ctx);
  const s = ctx.state;
  const { card } = takeTarget(s, seat, target);
  const used = useSource(s, seat, source, 'scroll', 1);
  const found = exchange(ctx, card, info(card).pile as CardPileId, named);
  ctx.emit({
    kind: 'recoloured',
    ...by(ctx.state, seat),
    source: nameOf(used),
    target: card,
    named,
    card: found,
  });
  const laid = freshlyLaid(found, dayOf(s).illuminated);
  // BTA-11.9: a scroll that was recoloured converts nothing this turn.
  if (info(found).kind === 'scroll') laid.uses = 0;
  receive(ctx, seat, laid);
}

/** BTA-11.14, BTA-17.10: the scroll itself changes, and keeps what it has left. */
export function convertScroll(ctx: Context, seat: number, source: string, named: FactionId): void {
  begin(ctx);
  const s = ctx.state;
  const { card, uses } = takeTarget(s, seat, source);
  const found = exchange(ctx, card, 'scroll', named);
  ctx.emit({ kind: 'converted', ...by(ctx.state, seat), source: card, named, card: found });
  receive(ctx, seat, { ...freshlyLaid(found, dayOf(s).illuminated), uses: uses - 1 });
}

/** BTA-11.3: the die decides what becomes of the card. */
export function rollAmulet(ctx: Context, seat: number, source: string, target: string): void {
  begin(ctx);
  const s = ctx.state;
  const player = playerAt(s, seat);
  const laid = takeTarget(s, seat, target);
  const used = useSource(s, seat, source, 'amulet', 1);
  const die = ctx.chance.die(6);
  ctx.emit({ kind: 'rolled', ...by(ctx.state, seat), source: nameOf(used), target: laid.card, die });
  if (die === 4 || die === 5) {
    if (die === 4) player.ambush.push({ card: laid.card, known: true });
    else player.shelter.push(laid.card);
    if (used.uses === 0) {
      player.table.splice(player.table.indexOf(used), 1);
      player.shelter.push(used.card);
    }
    if (player.ambush.length > constants.ambushSlots) ctx.call('drop', { seat });
    return;
  }
  laid.state = 'set';
  laid.amulet = true;
  player.table.push(laid);
  const { battle } = s;
  if (die === 6) {
    laid.wild = true;
    laid.uses = 1;
    if (!battle) return;
    battle.assigning = { at: player.table.length - 1, all: true };
    ctx.call('wild');
    return;
  }
  laid.uses *= die;
  if (battle) enterLine(s, battle, laid, laid.uses);
}
