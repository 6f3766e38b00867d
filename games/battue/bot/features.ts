/** What a position of Battue is judged by. */
import type { Seat } from '@gonfalon/kernel';
import type { State } from '../rules/state.ts';
import { NOBODY } from '../rules/state.ts';
import { MAX_HORDE, NEIGHBOURS, numberOf, SPACES } from './board.ts';
import { BoardFeatures } from './board-features.ts';
import { winChance } from './fights.ts';
import { useOf, worthOfKeeping } from './values.ts';

export const TERMS = [
  /** Points on spaces, in the chest, and on cards still in the hand. */
  'lands',
  'chest',
  'treasure',
  /** All points, the more of the three end tiles carry a flag and the nearer the last round is. */
  'closing',
  /** The chance to end the match in the next turn as its winner. */
  'finish',
  /** What the cards in the hand are good for. */
  'attack-cards',
  'defence-cards',
  'other-cards',
  /** Warriors on the board, in the camp, in hordes of their own, in the largest horde, and soon to come. */
  'warriors',
  'camp',
  'hordes',
  'spearhead',
  'growth',
  /** Too few warriors to be safe from elimination. */
  'frailty',
  /** What the attacks within reach are worth, all together and the best one. */
  'prospects',
  'best-prospect',
  /** Points and warriors that enemies within reach could take. */
  'exposed-lands',
  'exposed-warriors',
  /** Points on spaces next to no enemy. */
  'safe-lands',
  /** To be the next to move, or to lose the next turn. */
  'turn',
  'spoiled',
  /** How much there is to take around the hordes. */
  'reach',
] as const;
export type TermName = (typeof TERMS)[number];

/** To be near something worth taking wins nothing by itself, but keeps a bot from waiting. */
export const LIKINGS: readonly TermName[] = ['reach'];

const AT = Object.fromEntries(TERMS.map((term, i) => [term, i])) as Record<TermName, number>;

const survey = new BoardFeatures();

/** Below this many warriors a player may be wiped out in a turn. */
const SAFE = 6;
/** How much of a chance is left when the others move first. */
const UNLESS_PREVENTED = 0.4;
/** The last rounds before a limit, in which points count more and more. */
const LAST_ROUNDS = 8;

export function measure(s: State, seat: Seat, into: Float64Array): void {
  into.fill(0);
  const at = survey.take(s, seat);
  const p = at.player;
  const points = at.points(seat);
  into[AT.lands] = at.lands[seat];
  into[AT.chest] = at.chest[seat];
  into[AT.treasure] = at.treasure[seat];
  into[AT.closing] = (points * closeness(s, at)) / 10;
  for (let i = 0; i < p.hand.length; i++) {
    const use = useOf(p.hand[i]);
    if (use === 'treasure') continue;
    const term =
      use === 'attack' ? AT['attack-cards'] : use === 'defence' ? AT['defence-cards'] : AT['other-cards'];
    into[term] += worthOfKeeping(p.hand[i]);
  }
  const camp = p.camp?.warriors ?? 0;
  into[AT.warriors] = at.warriors[seat];
  into[AT.camp] = camp;
  into[AT.frailty] = Math.max(0, SAFE - at.warriors[seat]) ** 2 / SAFE;
  measureHordes(at, camp, numberOf(p.camp?.space), into);
  measureLands(at, into);
  const isNext = s.active === seat && s.phase !== 'turn-end';
  into[AT.finish] = finish(at) * (isNext ? 1 : UNLESS_PREVENTED);
  into[AT.turn] = isNext ? 1 : 0;
  into[AT.spoiled] = p.spoiled ? 1 : 0;
}

/** 0 at the beginning, 1 when the match can be over at the end of a turn. */
function closeness(s: State, at: BoardFeatures): number {
  const { roundLimit } = s.options;
  const byTiles = 1 - at.missing / 3;
  if (roundLimit === 0) return byTiles;
  return Math.max(byTiles, 1 - (roundLimit - s.round) / LAST_ROUNDS);
}

function measureHordes(at: BoardFeatures, camp: number, gate: number, into: Float64Array): void {
  const { seat, control } = at;
  let hordes = 0;
  let most = 0;
  let prospects = 0;
  let best = 0;
  let reach = 0;
  for (let i = 0; i < SPACES; i++) {
    const n = at.menOf(seat, i);
    if (n === 0) continue;
    hordes++;
    if (n > most) most = n;
    const worth = control[i] === seat ? at.bestAttack(i, n) : at.attack(i, n);
    prospects += worth;
    if (worth > best) best = worth;
    reach += around(at, i);
  }
  if (camp > 0) {
    hordes++;
    if (camp > most) most = camp;
    const worth = control[gate] === seat ? 0 : Math.max(0, at.attack(gate, camp));
    prospects += worth;
    if (worth > best) best = worth;
  }
  into[AT.hordes] = Math.min(hordes, 5);
  into[AT.spearhead] = most;
  into[AT.growth] = Math.min(at.player.reserve, 2 * hordes);
  into[AT.prospects] = prospects;
  into[AT['best-prospect']] = best;
  into[AT.reach] = reach;
}

/** Points next to a horde that are not its owner's yet. */
function around(at: BoardFeatures, number: number): number {
  const neighbours = NEIGHBOURS[number];
  let points = 0;
  for (let i = 0; i < neighbours.length; i++)
    if (at.control[neighbours[i]] !== at.seat) points += at.prints[neighbours[i]].vp;
  return points;
}

function measureLands(at: BoardFeatures, into: Float64Array): void {
  const { seat, control, prints } = at;
  let exposed = 0;
  let warriors = 0;
  let safe = 0;
  for (let i = 0; i < SPACES; i++) {
    if (control[i] !== seat) continue;
    const threat = at.threat(i);
    if (threat === 0) {
      safe += prints[i].vp;
      continue;
    }
    const n = at.menOf(seat, i);
    const risk = winChance(threat, n, prints[i].defence);
    exposed += risk * prints[i].vp;
    warriors += risk * n;
  }
  into[AT['exposed-lands']] = exposed;
  into[AT['exposed-warriors']] = warriors;
  into[AT['safe-lands']] = safe;
}

/** How likely the seat could end the match in its next turn, if that makes it the winner. */
function finish(at: BoardFeatures): number {
  if (at.missing !== 1) return 0;
  const { seat, control, prints, hidden } = at;
  for (let i = 0; i < SPACES; i++) {
    if (control[i] !== NOBODY || !prints[i].ends) continue;
    const lead = at.lead + prints[i].vp;
    if (lead <= 0) return 0;
    const neighbours = NEIGHBOURS[i];
    let force = at.menOf(seat, i);
    for (let k = 0; k < neighbours.length; k++) force += at.menOf(seat, neighbours[k]);
    const chance = winChance(Math.min(force, MAX_HORDE), 0, prints[i].defence);
    return hidden[i] < 0 ? chance : chance / 2;
  }
  return 0;
}
