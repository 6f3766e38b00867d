/** BLO-15.1-15.19, 16.7: who may play which Lore card, when and for how much. */
import type { AutoPass, Choice, Refusal, Seat, Step, StepContext } from '@gonfalon/kernel';
import type { LoreId, LoreWindow, Who } from '../content/index.ts';
import {
  distance,
  hex,
  LORE_IDS,
  LORE_WINDOWS,
  level,
  lore,
  tables,
  unitType,
  weapon,
} from '../content/index.ts';
import { attackOf, retreatHexes } from './attack.ts';
import { distinct, loreIn, loreRef } from './command-cards.ts';
import type { PlayedLore, State, Unit } from './state.ts';
import { GONE } from './state.ts';
import {
  camp,
  classOf,
  hexOf,
  inPlay,
  isTroop,
  isWeakened,
  landmarksAt,
  other,
  raceOf,
  refuse,
  terrainAt,
  unit,
  unitsOf,
} from './units.ts';

/** BLO-15.4, 16.7: the level at which a camp plays a class. */
export function masterLevel(s: State, seat: Seat, card: LoreId): number {
  return camp(s, seat).council[lore[card].class] || tables.outOfCharacterLevel;
}

/** The opponent's Lore card that a reaction answers. */
function answered(s: State, seat: Seat): PlayedLore | undefined {
  return s.onTable.findLast((p) => p.by !== seat && !p.cancelled);
}

/** BLO-15.5, 16.7 */
export function costOf(s: State, seat: Seat, card: LoreId): number {
  const { cost, class: of } = lore[card];
  const surcharge = camp(s, seat).council[of] === 0 ? tables.outOfCharacterCost : 0;
  if (typeof cost === 'number') return cost + surcharge;
  const paid = answered(s, seat)?.paid ?? 0;
  return (
    (cost === 'ceil(paid/2)' ? Math.ceil(paid / 2) : Math.max(1, paid - masterLevel(s, seat, card))) +
    surcharge
  );
}

/** Cards from the cheapest in character to the dearest, for a player who does not choose. */
export function byCost(s: State, seat: Seat, cards: readonly LoreId[]): LoreId[] {
  return cards.toSorted((a, b) => costOf(s, seat, a) - costOf(s, seat, b));
}

/** Whether a unit has every trait that a card names. */
export function isSuch(s: State, u: Unit, who: Who): boolean {
  if (u.hex === GONE) return false;
  const { hex: at } = u;
  const lies = (kinds: readonly string[], where: typeof at) =>
    kinds.includes(terrainAt(s, where).id) ||
    (kinds.includes('landmark') && landmarksAt(s, where).length > 0);
  const near = (kinds: readonly string[]) => [at, ...hex[at].neighbours].some((next) => lies(kinds, next));
  return (
    (!who.class || who.class.includes(classOf(u))) &&
    (!who.banner || who.banner.includes(u.banner)) &&
    (!who.weapon || weapon[unitType[u.type].weapon].range > 1) &&
    (!who.mercenary || raceOf(u).mercenary) &&
    (!who.ordered || u.ordered !== 'no') &&
    (who.moved === undefined || (!u.moved && !u.picked)) &&
    (!who.weakened || isWeakened(u)) &&
    (who.webbed === undefined || !u.web) &&
    (who.nearEnemy === undefined || nearestEnemy(s, u) <= who.nearEnemy) &&
    (!who.on || lies(who.on, at)) &&
    (!who.near || near(who.near)) &&
    (!who.either || who.either.some((one) => isSuch(s, u, one)))
  );
}

function nearestEnemy(s: State, u: Unit): number {
  return Math.min(...unitsOf(s, other(u.camp)).map((e) => distance(hexOf(e), hexOf(u))), 99);
}

/** Units that a card may be played on, if it names units. */
export function eligible(s: State, seat: Seat, card: LoreId): Unit[] {
  const { target } = lore[card];
  if (target.kind !== 'units' && target.kind !== 'section') return [];
  const side = target.side === 'own' ? seat : other(seat);
  const units = unitsOf(s, side).filter((u) => isSuch(s, u, target.who));
  return card === 'CLE-05' ? units.filter((u) => u.web || u.poison) : units;
}

/** Intercept: the units that could step in. */
export function interceptors(s: State): Unit[] {
  const u = unit(s, attackOf(s).target);
  return unitsOf(s, u.camp).filter(
    (v) => v !== u && isTroop(v) && !v.web && distance(hexOf(v), hexOf(u)) === 1,
  );
}

/** BLO-15.13, 15.14: whether the combat that is going on is one for this card. */
function fitsCombat(s: State, window: LoreWindow, card: LoreId): boolean {
  const { target } = lore[card];
  const a = attackOf(s);
  if (target.kind === 'roll') return a.kind !== 'spell';
  if (target.kind !== 'fighter' && target.kind !== 'foe') return false;
  const own = window === 'D-OWNCARD' ? a.attacker : a.target;
  const foe = window === 'D-OWNCARD' ? a.target : a.attacker;
  if (target.kind === 'foe') return isSuch(s, unit(s, foe), target.who);
  if (target.attack !== 'any' && (target.attack === 'ranged') !== a.ranged) return false;
  if (!isSuch(s, unit(s, own), target.who) || (target.foe && !isSuch(s, unit(s, foe), target.foe)))
    return false;
  const strikes = lore[card].effect.some((e) => e.do === 'first-strike');
  if (strikes && (a.kind === 'battle-back' || a.kind === 'first-strike')) return false; // BLO-15.26
  if (card === 'ROG-09') return retreatHexes(s, unit(s, own)).length > 0;
  return card !== 'WAR-07' || interceptors(s).length > 0;
}

/** By public facts only: whether the card has something to do in this window. */
function hasUse(s: State, seat: Seat, window: LoreWindow, card: LoreId): boolean {
  const { target } = lore[card];
  switch (target.kind) {
    case 'units':
      return target.including === 'mover' ? s.turn.mover !== undefined : eligible(s, seat, card).length > 0;
    case 'section':
      return eligible(s, seat, card).length > 0;
    case 'mover':
      return isSuch(s, unit(s, s.turn.mover), target.who);
    case 'fighter':
    case 'foe':
    case 'roll':
      return fitsCombat(s, window, card);
    case 'lore-card':
      return answered(s, seat) !== undefined;
    default:
      return true;
  }
}

/** BLO-15.6 */
function mayStillPlay(s: State, seat: Seat): boolean {
  return inPlay(s, 'lore-cards') && !camp(s, seat).played && camp(s, seat).lore.length > 0;
}

const BY_WINDOW = Object.fromEntries(
  LORE_WINDOWS.map((window) => [window, LORE_IDS.filter((card) => lore[card].windows.includes(window))]),
) as Record<LoreWindow, LoreId[]>;

/** Section 8.1: whether, for all that both players can see, the seat might play a Lore card in this window. */
export function mightPlayLore(s: State, seat: Seat, window: LoreWindow): boolean {
  if (!mayStillPlay(s, seat)) return false;
  const decks = level[s.adventure.level].loreDecks;
  return BY_WINDOW[window].some(
    (card) =>
      decks.includes(lore[card].class) &&
      !s.loreDiscard.includes(card) &&
      !s.onTable.some((p) => p.card === card) &&
      costOf(s, seat, card) <= camp(s, seat).goblet &&
      hasUse(s, seat, window, card),
  );
}

function refuseCard(s: State, seat: Seat, window: LoreWindow, card: LoreId | undefined): Refusal | undefined {
  if (!card || !camp(s, seat).lore.includes(card))
    return refuse('BLO-15.3', card ? [loreRef(card)] : [], { notHeld: true });
  if (camp(s, seat).played) return refuse('BLO-15.6', [loreRef(card)]);
  if (!lore[card].windows.includes(window))
    return refuse(seat === s.active ? 'BLO-15.3' : 'BLO-15.7', [loreRef(card)]);
  const cost = costOf(s, seat, card);
  if (cost > camp(s, seat).goblet)
    return refuse('BLO-15.5', [loreRef(card)], { cost, goblet: camp(s, seat).goblet });
  return hasUse(s, seat, window, card) ? undefined : refuse('BLO-15.3', [loreRef(card)], { noTarget: true });
}

export function loreChoices(s: State, seat: Seat, window: LoreWindow): Choice[] {
  if (!mayStillPlay(s, seat)) return [];
  return distinct(camp(s, seat).lore)
    .filter((card) => !refuseCard(s, seat, window, card))
    .map((card): Choice => ['play', loreRef(card)]);
}

export function refuseLore(s: State, seat: Seat, window: LoreWindow, [, ref]: Choice): Refusal | undefined {
  return refuseCard(s, seat, window, loreIn(ref));
}

/** BLO-15.5: pays, shows the card, lets the other player answer, and resolves it. */
export function playLore(ctx: StepContext<State>, seat: Seat, [, ref]: Choice): void {
  const s = ctx.state;
  const card = loreIn(ref);
  if (!card) return;
  const mine = camp(s, seat);
  const paid = costOf(s, seat, card);
  mine.goblet -= paid;
  mine.lore.splice(mine.lore.indexOf(card), 1);
  mine.played = true;
  s.onTable.push({ card, by: seat, paid, cancelled: false, targets: [], at: 0, hits: 0 });
  ctx.reveal();
  ctx.emit({ kind: 'played-lore', seat, card, paid });
  ctx.call('lore-card', { play: s.onTable.length - 1 });
}

interface WindowRules {
  readonly window: LoreWindow;
  readonly prompt: string;
  readonly seat: (s: State) => Seat;
  /** Whether the moment is one for this window at all; a public fact. */
  readonly when?: (s: State) => boolean;
}

/** A window in which one Lore card may be played, or none. */
export function loreWindow({ window, prompt, seat, when = () => true }: WindowRules): Step<State> {
  return {
    skip: ({ state: s }) => !when(s) || !mightPlayLore(s, seat(s), window),
    ask({ state: s }) {
      const asked = seat(s);
      const candidates: Choice[] = [...loreChoices(s, asked, window), ['pass']];
      const waive: AutoPass = { choice: ['pass'], key: `turn ${s.turn.number}` };
      return {
        seat: asked,
        prompt,
        candidates,
        fallback: ['pass'],
        secret: asked !== s.active,
        autoPass: waive,
      };
    },
    refuse({ state: s }, _, choice) {
      if (choice[0] === 'pass') return undefined;
      return choice[0] === 'play' ? refuseLore(s, seat(s), window, choice) : refuse('BLO-15.3');
    },
    answer(ctx, _, choice) {
      const asked = seat(ctx.state);
      ctx.done();
      if (choice[0] === 'play') playLore(ctx, asked, choice);
    },
  };
}

const opponent = (s: State): Seat => other(s.active);

export const loreWindowSteps = {
  /** D-WITH */
  'command-with': loreWindow({ window: 'D-WITH', prompt: 'command-with', seat: (s) => s.active }),
  'w-command': loreWindow({ window: 'W-COMMAND', prompt: 'w-command', seat: opponent }),
  'w-move': loreWindow({ window: 'W-MOVE', prompt: 'w-move', seat: opponent }),
  'own-card': loreWindow({
    window: 'D-OWNCARD',
    prompt: 'own-card',
    seat: (s) => s.active,
    when: (s) => ['attack', 'bonus', 'berserk'].includes(attackOf(s).kind),
  }),
  'w-preroll': loreWindow({
    window: 'W-PREROLL',
    prompt: 'w-preroll',
    seat: (s) => other(attackOf(s).by),
    when: (s) => attackOf(s).kind !== 'spell',
  }),
  'w-postroll': loreWindow({
    window: 'W-POSTROLL',
    prompt: 'w-postroll',
    seat: (s) => other(attackOf(s).by),
    when: (s) => attackOf(s).kind !== 'spell' && attackOf(s).faces.length > 0,
  }),
};
