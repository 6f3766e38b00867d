/** BLO-15.1-15.19, 16.7: who may play which Lore card, when and for how much. */
import type { PromptName, Ref, Seat, VerbRules, WindowFacts, WindowLocals } from '@gonfalon/kernel';
import { cardWindow, distinct, takeCard } from '@gonfalon/kernel';
import type { LoreId, LoreWindow, UnitFilter } from '../content/index.ts';
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
import { loreCards } from '../content/refs.ts';
import { attackOf, isOwnAttack, retreatHexes } from './attack.ts';
import type { Asking, Reason } from './question.ts';
import { oneOf, question } from './question.ts';
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
import type { BattleLoreVocabulary, Context } from './vocabulary.ts';

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
export function matchesFilter(s: State, u: Unit, filter: UnitFilter): boolean {
  if (u.hex === GONE) return false;
  const { hex: at } = u;
  const lies = (kinds: readonly string[], where: typeof at) =>
    kinds.includes(terrainAt(s, where).id) ||
    (kinds.includes('landmark') && landmarksAt(s, where).length > 0);
  const near = (kinds: readonly string[]) => [at, ...hex[at].neighbours].some((next) => lies(kinds, next));
  return (
    (!filter.class || filter.class.includes(classOf(u))) &&
    (!filter.banner || filter.banner.includes(u.banner)) &&
    (!filter.weapon || weapon[unitType[u.type].weapon].range > 1) &&
    (!filter.mercenary || raceOf(u).mercenary) &&
    (!filter.ordered || u.ordered !== 'no') &&
    (filter.moved === undefined || (!u.moved && !u.picked)) &&
    (!filter.weakened || isWeakened(u)) &&
    (filter.webbed === undefined || !u.web) &&
    (filter.nearEnemy === undefined || nearestEnemy(s, u) <= filter.nearEnemy) &&
    (!filter.on || lies(filter.on, at)) &&
    (!filter.near || near(filter.near)) &&
    (!filter.either || filter.either.some((one) => matchesFilter(s, u, one)))
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
  const units = unitsOf(s, side).filter((u) => matchesFilter(s, u, target.who));
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
  if (target.kind === 'foe') return matchesFilter(s, unit(s, foe), target.who);
  if (target.attack !== 'any' && (target.attack === 'ranged') !== a.ranged) return false;
  if (
    !matchesFilter(s, unit(s, own), target.who) ||
    (target.foe && !matchesFilter(s, unit(s, foe), target.foe))
  )
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
      return matchesFilter(s, unit(s, s.turn.mover), target.who);
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

function refuseCard(s: State, seat: Seat, window: LoreWindow, ref: Ref): Reason {
  const card = loreCards.idIn(ref);
  const { lore: hand, played, goblet } = camp(s, seat);
  if (!card || !hand.includes(card)) return refuse('BLO-15.3', [ref], { notHeld: true });
  if (played) return refuse('BLO-15.6', [ref]);
  if (!lore[card].windows.includes(window)) return refuse(seat === s.active ? 'BLO-15.3' : 'BLO-15.7', [ref]);
  const cost = costOf(s, seat, card);
  if (cost > goblet) return refuse('BLO-15.5', [ref], { cost, goblet });
  return hasUse(s, seat, window, card) ? undefined : refuse('BLO-15.3', [ref], { noTarget: true });
}

/** BLO-15.5: pays, shows the card, lets the other player answer, and resolves it. */
function playLore(ctx: Context, seat: Seat, ref: Ref): void {
  const s = ctx.state;
  const card = loreCards.idIn(ref);
  if (!card) return;
  const mine = camp(s, seat);
  const paid = costOf(s, seat, card);
  mine.goblet -= paid;
  takeCard(mine.lore, card);
  mine.played = true;
  s.onTable.push({ card, by: seat, paid, cancelled: false, targets: [], at: 0, hits: 0 });
  ctx.reveal();
  ctx.emit({ kind: 'played-lore', seat, card, paid });
  ctx.call('lore-card', { play: s.onTable.length - 1 });
}

const activeSeat = (s: State): Seat => s.active;
const opponent = (s: State): Seat => other(s.active);

/** The cards of a hand that may be played in a window. */
export function playableLore(s: State, seat: Seat, window: LoreWindow) {
  if (!mayStillPlay(s, seat)) return [];
  const refs = distinct(camp(s, seat).lore).map(loreCards.ref);
  return refs.filter((ref) => !refuseCard(s, seat, window, ref));
}

function loreSlot<A extends Pick<Asking, 'state'>>(window: LoreWindow, seatOf: (s: State) => Seat) {
  return oneOf<A, 'lore'>(
    'lore',
    ({ state: s }) => playableLore(s, seatOf(s), window),
    ({ state: s }, ref) => refuseCard(s, seatOf(s), window, ref),
  );
}

/** The verb with which the active player plays a Lore card. */
export function playIn<A extends Pick<Asking, 'ctx' | 'state'>>(
  window: LoreWindow,
): VerbRules<A, BattleLoreVocabulary, 'play'> {
  return {
    names: loreSlot<A>(window, activeSeat),
    apply: ({ ctx, state }, ref) => playLore(ctx, state.active, ref),
  };
}

/** A window in which one Lore card may be played, or none, if the moment is one for it: a public fact. */
function loreWindow(
  window: LoreWindow,
  prompt: PromptName<BattleLoreVocabulary>,
  seatOf: (s: State) => Seat,
  when: (s: State) => boolean = () => true,
) {
  return question<WindowLocals, WindowFacts>(
    cardWindow({
      prompt,
      seats: (s) => [seatOf(s)],
      opens: (s, seat) => when(s) && mightPlayLore(s, seat, window),
      play: 'play',
      pass: 'pass',
      card: loreSlot(window, seatOf)[0],
      afterPlay: 'close',
      autoPass: ({ state: s }) => ({
        key: `turn ${s.turn.number}`,
        ...(seatOf(s) === s.active && { ownTurn: true }),
      }),
      about: ({ state: s }) => ({ secret: seatOf(s) !== s.active }),
      played: ({ ctx, facts: { seat } }, card) => playLore(ctx, seat, card),
    }),
  );
}

const defender = (s: State): Seat => other(attackOf(s).by);

export const loreWindowSteps = {
  /** D-WITH */
  'command-with': loreWindow('D-WITH', 'command-with', activeSeat),
  'w-command': loreWindow('W-COMMAND', 'w-command', opponent),
  'w-move': loreWindow('W-MOVE', 'w-move', opponent),
  'own-card': loreWindow('D-OWNCARD', 'own-card', activeSeat, (s) => isOwnAttack(attackOf(s))),
  'w-preroll': loreWindow('W-PREROLL', 'w-preroll', defender, (s) => attackOf(s).kind !== 'spell'),
  'w-postroll': loreWindow(
    'W-POSTROLL',
    'w-postroll',
    defender,
    (s) => attackOf(s).kind !== 'spell' && attackOf(s).faces.length > 0,
  ),
  'w-lore-0': loreWindow('W-LORE', 'w-lore', () => 0),
  'w-lore-1': loreWindow('W-LORE', 'w-lore', () => 1),
};
