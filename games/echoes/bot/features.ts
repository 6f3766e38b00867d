/** What a position of Echoes is judged by, for one seat. */
import type { Seat } from '@gonfalon/kernel';
import type { Kind } from '../content/index.ts';
import { card, constants, KINDS } from '../content/index.ts';
import { areAllied } from '../rules/board.ts';
import { yieldOf } from '../rules/land.ts';
import { distance } from '../rules/squares.ts';
import type { Player, State } from '../rules/state.ts';
import { costOf, playedWorth } from './card-worth.ts';
import { capitalValue, Scene, valueLeft } from './scene.ts';
import { prospectsOf } from './strikes.ts';

export const TERMS = [
  /** The health of the Capital, the last points the dearest. */
  'capital',
  /** Units by what they are worth, with their upgrades and their health. */
  'army',
  /** So few units that the army might be wiped out. */
  'few-units',
  /** Main resources, and of how many kinds. */
  'resources',
  'kinds',
  'temporary',
  /** Cards in hand, what could be played of them, and what is in play. */
  'hand',
  'playable',
  'events',
  'deck',
  'barracks',
  /** The King and Queen pawns that are still to be used. */
  'royal-pawns',
  /** What its attacks promise: in its own turn, and once it is its turn again. */
  'attacks',
  'later-attacks',
  /** The damage to enemy Capitals within reach. */
  'siege',
  'later-siege',
  /** How near its units are to the enemy Capital, and to land for Camps or to explore. */
  'march',
  'settling',
] as const;
export type Term = (typeof TERMS)[number];

/** To come nearer suits both sides, or neither would. */
export const LIKINGS: readonly Term[] = ['march', 'settling'];

const at = Object.fromEntries(TERMS.map((term, i) => [term, i])) as Record<Term, number>;

/** More main resources than this are seldom all spent. */
const MANY = 9;
/** Damage to a Capital beyond what it has left counts no more. */
const LETHAL = 1;

export function measure(s: State, seat: Seat, into: Float64Array): void {
  into.fill(0);
  const player = s.players[seat];
  if (!player || s.buildings.length === 0) return;
  means(player, into);
  const scene = new Scene(s);
  let units = 0;
  for (const f of scene.fighters) {
    if (f.unit.seat !== seat) continue;
    into[at.army] += valueLeft(f.worth, f.left, f.full);
    units += f.isSafe ? 1.5 : 1;
  }
  into[at['few-units']] = units < 3 ? (3 - units) ** 2 / 4 : 0;
  for (const { building, left, full } of scene.houses) {
    if (building.seat !== seat) continue;
    if (building.kind === 'capital') into[at.capital] = capitalValue(left);
    else if (building.kind === 'barracks') into[at.barracks] += 0.5 + (0.5 * left) / full;
  }
  const { gain, siege } = prospectsOf(scene, seat);
  const isNow = s.active === seat && s.phase !== 'end';
  into[isNow ? at.attacks : at['later-attacks']] = gain;
  into[isNow ? at.siege : at['later-siege']] = Math.min(LETHAL, siege) ** 2;
  position(scene, seat, into);
}

/** Resources and cards. */
function means(player: Player, into: Float64Array): void {
  const { main, tokens, hand, events, deck, kingOut, queenOut } = player;
  const total = main.food + main.wood + main.gold;
  into[at.resources] = total <= MANY ? total - (total * total) / (4 * MANY) : 0.75 * MANY;
  for (const kind of KINDS) into[at.kinds] += main[kind] === 0 ? 0 : main[kind] === 1 ? 0.75 : 1;
  let temporary = 0;
  for (const { n, res } of tokens) temporary += res === 'joker' ? 1.2 * n : n;
  into[at.temporary] = Math.min(temporary, 5);
  into[at.hand] = Math.min(hand.length, constants.handMax);
  let playable = 0;
  for (const id of hand) {
    const lacking = Math.max(0, costOf(id) - total - temporary) + shortOf(player, card[id].cost);
    playable += playedWorth(id) / (1 + lacking);
  }
  into[at.playable] = playable;
  for (const { card: id } of events) into[at.events] += playedWorth(id);
  into[at.deck] = Math.min(deck.length, 12) / 12;
  into[at['royal-pawns']] = (kingOut ? 0 : 1) + (queenOut ? 0 : 1);
}

/** How many of the kinds that a price names are missing altogether. */
function shortOf({ main }: Player, cost: Readonly<Record<Kind, number>>): number {
  let n = 0;
  for (const kind of KINDS) if (cost[kind] > main[kind]) n += 0.5;
  return n;
}

const WORKER = 3;
const FAR = 8;

/** Strong units go for the enemy Capital, weak ones for land. */
function position({ s, board, fighters, houses }: Scene, seat: Seat, into: Float64Array): void {
  const isRich = (into[at.resources] as number) >= 0.75 * MANY;
  for (const f of fighters) {
    if (f.unit.seat !== seat) continue;
    let near = FAR;
    for (const { building, at: where } of houses)
      if (building.kind === 'capital' && !areAllied(building.seat, seat))
        near = Math.min(near, distance(f.at, where));
    into[at.march] -= Math.max(0, near - 1) * Math.min(2, f.worth / 3);
    if (isRich || f.worth > WORKER + 1) continue;
    let land = FAR;
    for (const square of board.squares) {
      const bits = board.bits[square] as number;
      if (bits !== 0 && (yieldOf(bits) === undefined || board.building(square))) continue;
      const far = distance(f.at, square) + (bits === 0 ? 0.5 : 0);
      if (far < land) land = far;
    }
    if (s.turn.campBuilt || s.active !== seat || land > 0) into[at.settling] -= land;
  }
}
