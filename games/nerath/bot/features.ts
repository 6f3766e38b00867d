/** What a position is judged by. Battles that are still to be fought count as what is expected of them. */
import type { Seat } from '@gonfalon/kernel';
import { constants } from '../content/index.ts';
import type { Realm, Space } from '../rules/board.ts';
import {
  ALL_REALMS,
  CAPITAL,
  CAPITAL_OF,
  CASTLE,
  HOME,
  IS_DUNGEON,
  IS_LAND,
  IS_SEA,
  LAND_ADJ,
  LANDS,
  SPACE_COUNT,
} from '../rules/board.ts';
import { STOPPED } from '../rules/pieces.ts';
import { hasProperty, isFreeForAll, realmsOf } from '../rules/selectors.ts';
import type { State } from '../rules/state.ts';
import { cell, Scene } from './scene.ts';
import { ATTACK, exploringChance, lossShare, TOUGHNESS } from './strength.ts';
import { keepingWorth, treasurePoints } from './values.ts';

export const FEATURES = [
  /** Points, as if the target were 20; and the same the more, the nearer the end is. */
  'points',
  'closing',
  /** To have reached the target, ahead of everybody. */
  'winning',
  'income',
  'gold',
  'army',
  'castles',
  /** To hold the own capital, and in a long game every other one. */
  'capital',
  'foreign-capitals',
  /** Treasures, which win a long game; points of those not yet played. */
  'treasures',
  'hidden-points',
  'cards',
  /** Points that enemies could take in their next turn, and that the realm could take. */
  'exposed',
  'prospects',
  /** Army that stands where a stronger enemy can strike. */
  'stranded',
  /** How near the army is to what it could conquer. */
  'closeness',
] as const;
type Feature = (typeof FEATURES)[number];

/** To come closer wins nothing by itself, but keeps a bot from waiting. */
export const SELF_BIAS: readonly Feature[] = ['closeness'];

const AT = Object.fromEntries(FEATURES.map((feature, i) => [feature, i])) as Record<Feature, number>;

const TARGET = 20;
/** Of a treasure, on average. */
const TREASURE_POINTS = 1.5;
/** Nobody can take everything that is within reach. */
const MAX_PROSPECTS = 6;

/** What a realm has, battles to come included. */
interface Standing {
  vp: number;
  lands: number;
  army: number;
  castles: number;
  treasures: number;
  gold: number;
  /** Points of treasures still to be found. */
  finds: number;
}

const standings: readonly Standing[] = ALL_REALMS.map(() => ({
  vp: 0,
  lands: 0,
  army: 0,
  castles: 0,
  treasures: 0,
  gold: 0,
  finds: 0,
}));
/** The chance that each land is still its controller's when the battles are over. */
const kept = new Float64Array(SPACE_COUNT);
const exposed = new Float64Array(4);
const prospects = new Float64Array(4);
const stranded = new Float64Array(4);
const closeness = new Float64Array(4);
const scene = new Scene();
let looked: State | undefined;
let lookedAs = -1;

function countStandings(s: State): void {
  for (const realm of ALL_REALMS) {
    const { vp, gold, held, inPlay } = s.realms[realm];
    const own = standings[realm];
    own.vp = vp;
    own.gold = gold;
    own.treasures = held.length + inPlay.length;
    own.lands = 0;
    own.army = 0;
    own.castles = 0;
    own.finds = 0;
  }
  kept.fill(1);
  for (let i = 0; i < scene.gold.length; i++) standings[Math.floor(i / SPACE_COUNT)].army += scene.gold[i];
  for (const at of LANDS) {
    standings[s.control[at]].lands++;
    if (scene.castle[at]) standings[s.control[at]].castles++;
  }
}

/** NER-6.16: only the active realm attacks. */
function expectBattles(s: State): void {
  const realm = s.active;
  expectJoining(s);
  for (let at = 0; at < SPACE_COUNT; at++) {
    if (!(scene.present[at] & (1 << realm))) continue;
    if (IS_DUNGEON[at]) expectLoot(s, realm, at);
    else if (IS_SEA[at] ? scene.present[at] & ~scene.friends[realm] : scene.isHostile(realm, at))
      expectBattle(s, realm, at);
  }
}

/** What could still join each attack in this phase, and how much of it does. */
const joining = new Float64Array(SPACE_COUNT);
const joiningTough = new Float64Array(SPACE_COUNT);
const TOGETHER = 0.5;

function expectJoining(s: State): void {
  joining.fill(0);
  joiningTough.fill(0);
  if (s.phase !== 'move') return;
  const own = 1 << s.active;
  const { at, flags, realm, ship, spent, unit } = s.pieces;
  for (let p = 0; p < at.length; p++) {
    const from = at[p];
    if (from < 0 || realm[p] !== s.active || !IS_LAND[from] || unit[p] === CASTLE) continue;
    if (spent[p] > 0 || flags[p] & STOPPED || ship[p] >= 0 || scene.isHostile(s.active, from)) continue;
    for (const to of LAND_ADJ[from]) {
      if (!(scene.present[to] & own) || !scene.isHostile(s.active, to)) continue;
      joining[to] += ATTACK[unit[p]];
      joiningTough[to] += TOUGHNESS[unit[p]];
    }
  }
}

function chanceToWin(realm: Realm, at: Space): number {
  const i = cell(realm, at);
  const alone = scene.chanceAt(realm, at, scene.attack[i], scene.tough[i]);
  if (joining[at] === 0) return alone;
  const all = scene.chanceAt(realm, at, scene.attack[i] + joining[at], scene.tough[i] + joiningTough[at]);
  return alone + TOGETHER * (all - alone);
}

function expectBattle(s: State, realm: Realm, at: Space): void {
  const i = cell(realm, at);
  const win = chanceToWin(realm, at);
  standings[realm].army -= scene.gold[i] * lossShare(win);
  for (const enemy of ALL_REALMS)
    if (!scene.isFriend(realm, enemy))
      standings[enemy].army -= scene.gold[cell(enemy, at)] * lossShare(1 - win);
  if (!IS_LAND[at]) return;
  const loser = s.control[at];
  // NER-11.7: a friend's land goes back to him.
  const winner = scene.isFriend(realm, HOME[at]) ? HOME[at] : realm;
  standings[loser].lands -= win;
  standings[winner].lands += win;
  if (scene.castle[at]) {
    standings[loser].castles -= win;
    standings[winner].castles += win;
  }
  if (winner === realm && HOME[at] !== realm) standings[realm].vp += win * (CAPITAL_OF[at] >= 0 ? 5 : 1);
  kept[at] = 1 - win;
}

function expectLoot(s: State, realm: Realm, at: Space): void {
  const i = cell(realm, at);
  const win = exploringChance(scene.attack[i], scene.tough[i], s.entrances[at].tiles);
  standings[realm].army -= scene.gold[i] * lossShare(win);
  if (s.treasureDeck.length > 0) {
    standings[realm].treasures += win;
    standings[realm].finds += TREASURE_POINTS * win;
  }
  standings[realm].gold += win;
}

/** Who could take what in the next turn. */
function expectTurns(s: State): void {
  exposed.fill(0);
  prospects.fill(0);
  stranded.fill(0);
  closeness.fill(0);
  for (const at of LANDS) {
    const owner = s.control[at];
    const defence = scene.along(scene.defence, owner, at);
    const tough = scene.along(scene.tough, owner, at);
    let most = 0;
    for (const enemy of ALL_REALMS) {
      const i = cell(enemy, at);
      if (scene.isFriend(owner, enemy) || scene.reachTough[i] <= 0) continue;
      const win = scene.chanceAt(enemy, at, scene.reach[i], scene.reachTough[i]);
      const stake = scene.stake(enemy, at);
      prospects[enemy] += win * stake;
      // Land that is being lost is not exposed as well.
      most = Math.max(most, win * stake * kept[at]);
      closeness[enemy] += Math.min(4, scene.reachTough[i]) * stake;
    }
    exposed[owner] += most;
    if (most > 0 && tough > 0) strand(owner, at, defence, tough);
  }
  for (const realm of ALL_REALMS)
    prospects[realm] = MAX_PROSPECTS * (1 - Math.exp(-prospects[realm] / MAX_PROSPECTS));
}

function strand(owner: Realm, at: Space, defence: number, tough: number): void {
  const danger = scene.danger(at, defence, tough);
  if (danger <= 0.2) return;
  for (const realm of ALL_REALMS)
    if (scene.isFriend(owner, realm)) stranded[realm] += danger * scene.gold[cell(realm, at)];
}

/** The evaluator asks for one seat after the other: the state is looked at once for all. */
function look(s: State, seat: Seat): void {
  if (looked === s && seat > lookedAs) {
    lookedAs = seat;
    return;
  }
  looked = s;
  lookedAs = seat;
  scene.take(s).spread();
  countStandings(s);
  expectBattles(s);
  expectTurns(s);
}

const sideSum = (realm: Realm, of: (own: Standing) => number): number => {
  let sum = 0;
  for (const other of ALL_REALMS) if (scene.isFriend(realm, other)) sum += of(standings[other]);
  return sum;
};

/** The points, or in a long game the treasures, that win; and how near the end the match is. */
function goalOf(s: State): number {
  const target = constants.targets[isFreeForAll(s) ? 'freeForAll' : 'alliances'][s.options.length];
  return 'vp' in target ? target.vp : target.treasures;
}

function progressOf(s: State, goal: number, of: (own: Standing) => number): number {
  let most = 0;
  for (const realm of ALL_REALMS) most = Math.max(most, sideSum(realm, of) / goal);
  const { roundLimit } = s.options;
  return Math.min(1.2, Math.max(most, roundLimit > 0 ? s.round / roundLimit : 0));
}

const pointsOf = (own: Standing): number => own.vp;
const treasuresOf = (own: Standing): number => own.treasures;

/** How far the realm's side is ahead of the next, if it has reached the goal. */
function winningLead(realm: Realm, goal: number, of: (own: Standing) => number): number {
  const own = sideSum(realm, of);
  if (own < goal) return 0;
  let best = 0;
  for (const other of ALL_REALMS)
    if (!scene.isFriend(realm, other)) best = Math.max(best, sideSum(other, of));
  return Math.max(0, Math.min(1, (own - best) / 3));
}

export function measure(s: State, seat: Seat, into: Float64Array): void {
  look(s, seat);
  into.fill(0);
  const isLong = s.options.length === 'long';
  const goal = goalOf(s);
  const counted = isLong ? treasuresOf : pointsOf;
  const progress = progressOf(s, goal, counted);
  const scale = TARGET / goal;
  const own = realmsOf(s, seat);
  const side = own.length === 2 || scene.isAlone ? own.length : 2;
  for (const realm of own) {
    const { vp, lands, army, castles, treasures, gold } = standings[realm];
    const counting = scale * counted(standings[realm]);
    into[AT.points] += counting;
    into[AT.closing] += counting * progress ** 3;
    into[AT.winning] += winningLead(realm, goal, counted) / side;
    const holds = s.control[CAPITAL[realm]] === realm ? kept[CAPITAL[realm]] : 0;
    const full = lands + (hasProperty(s, realm, 'income') ? 1 : 0);
    into[AT.income] += (full * (1 + holds)) / 2;
    into[AT.gold] += gold;
    into[AT.army] += army;
    into[AT.castles] += Math.min(castles, 5);
    into[AT.capital] += holds;
    if (isLong)
      for (const at of CAPITAL)
        if (at !== CAPITAL[realm] && s.control[at] === realm) into[AT['foreign-capitals']]++;
    into[AT.treasures] += treasures;
    if (!isLong) into[AT['hidden-points']] += scale * standings[realm].finds;
    if (!isLong)
      for (const card of s.realms[realm].held) into[AT['hidden-points']] += scale * treasurePoints(card);
    for (const card of s.realms[realm].hand) into[AT.cards] += keepingWorth(card);
    into[AT.exposed] += scale * exposed[realm];
    into[AT.prospects] += scale * prospects[realm];
    into[AT.stranded] += stranded[realm];
    into[AT.closeness] += closeness[realm];
    if (isLong) into[AT.points] += 0.05 * vp;
  }
}
