/** Marches, landings and flights: what they attack, what they leave open, and what they come closer to. */
import type { Choice, Ref } from '@gonfalon/kernel';
import type { Realm, Space } from '../../rules/board.ts';
import {
  CASTLE,
  DRAGON,
  FLIGHT,
  findSpace,
  IS_DUNGEON,
  IS_HERO,
  IS_LAND,
  IS_SEA,
  LAND_ADJ,
  NOWHERE,
  SEA_ADJ,
  SPACE_COUNT,
  STORM_ELEMENTAL,
  WARSHIP,
} from '../../rules/board.ts';
import { marchers, marchesOf } from '../../rules/marches.ts';
import type { Piece } from '../../rules/pieces.ts';
import { NO_PIECE } from '../../rules/pieces.ts';
import { movementLeft, waysOf } from '../../rules/reach.ts';
import type { State } from '../../rules/state.ts';
import { cell } from '../scene.ts';
import {
  AT_SEA,
  ATTACK,
  DEFENCE,
  EXPLORING,
  exploringChance,
  lossShare,
  TOUGHNESS,
  WORTH,
} from '../strength.ts';
import { playing } from './cards.ts';
import type { Look, Prior } from './prior.ts';
import { frontDistances, GOLD_PER_POINT, LOOT, liking, lossOf, POINTLESS, unitNamed } from './prior.ts';

/** Pieces that go together. */
interface Force {
  attack: number;
  defence: number;
  sea: number;
  explore: number;
  tough: number;
  gold: number;
  count: number;
}

const noForce = (): Force => ({ attack: 0, defence: 0, sea: 0, explore: 0, tough: 0, gold: 0, count: 0 });

function clear(force: Force): void {
  force.attack = 0;
  force.defence = 0;
  force.sea = 0;
  force.explore = 0;
  force.tough = 0;
  force.gold = 0;
  force.count = 0;
}

function join(force: Force, unit: number, count = 1): void {
  force.attack += count * ATTACK[unit];
  force.defence += count * DEFENCE[unit];
  force.sea += count * AT_SEA[unit];
  force.explore += IS_HERO[unit] ? count * EXPLORING[unit] : 0;
  force.tough += count * TOUGHNESS[unit];
  force.gold += count * WORTH[unit];
  force.count += count;
}

/** Of the worth of pieces that are lost, what counts against an attack. */
const CARE = 0.8;

/** What an attack by a force is worth in points, with those who are there already. */
function attackWorth(look: Look, to: Space, force: Force): number {
  const { scene, s, realm } = look;
  const i = cell(realm, to);
  const there = scene.tough[i];
  if (IS_DUNGEON[to]) {
    const { tiles } = s.entrances[to];
    const before = there > 0 ? exploringChance(scene.attack[i], there, tiles) : 0;
    const after = exploringChance(scene.attack[i] + force.explore, there + force.tough, tiles);
    return (after - before) * LOOT - (CARE * force.gold * lossShare(after)) / GOLD_PER_POINT;
  }
  const sea = IS_SEA[to];
  const attack = sea ? force.sea : force.attack;
  const before = there > 0 ? scene.chanceAt(realm, to, scene.attack[i], there) : 0;
  const after = scene.chanceAt(realm, to, scene.attack[i] + attack, there + force.tough);
  const prize = sea ? 0.2 : scene.stake(realm, to);
  const killed =
    scene.against(scene.gold, realm, to) * (lossShare(1 - after) - (there > 0 ? lossShare(1 - before) : 0));
  const lost = force.gold * lossShare(after);
  return (after - before) * prize + (CARE * (killed - lost)) / GOLD_PER_POINT;
}

/** What a force is worth where friends are: the danger that it takes from the land. */
function guardWorth(look: Look, at: Space, force: Force, sign: 1 | -1): number {
  if (!IS_LAND[at]) return 0;
  const { scene, s } = look;
  const owner = s.control[at];
  const defence = scene.along(scene.defence, owner, at);
  const tough = scene.along(scene.tough, owner, at);
  const now = scene.danger(at, defence, tough);
  if (sign > 0 && now === 0) return 0;
  const then = scene.danger(
    at,
    Math.max(0, defence + sign * force.defence),
    Math.max(0, tough + sign * force.tough),
  );
  return (now - then) * lossOf(look, at);
}

/** The best landing that cargo could make from a zone, now or after sailing on. */
function landingWorth(look: Look, zone: Space, force: Force): number {
  let best = 0;
  for (const to of LAND_ADJ[zone])
    if (look.scene.isHostile(look.realm, to)) best = Math.max(best, attackWorth(look, to, force));
  return best;
}

function approachWorth(look: Look, zone: Space, force: Force): number {
  let best = landingWorth(look, zone, force);
  for (const next of SEA_ADJ[zone]) best = Math.max(best, 0.5 * landingWorth(look, next, force));
  return best;
}

/** What moves from each space, by how: filled anew for each menu. */
const walkers: readonly Force[] = Array.from({ length: SPACE_COUNT }, noForce);
const runners: readonly Force[] = Array.from({ length: SPACE_COUNT }, noForce);
const heroes: readonly Force[] = Array.from({ length: SPACE_COUNT }, noForce);
const flyers: readonly Force[] = Array.from({ length: SPACE_COUNT }, noForce);
const cargoes: readonly Force[] = Array.from({ length: SPACE_COUNT }, noForce);
const fleets: readonly Force[] = Array.from({ length: SPACE_COUNT }, noForce);
const kinds = [walkers, runners, heroes, flyers, cargoes, fleets];

function muster(s: State, realm: Realm): void {
  for (const kind of kinds) for (const force of kind) if (force.count > 0) clear(force);
  const { at, realm: owner, ship, unit } = s.pieces;
  for (let p = 0; p < at.length; p++) {
    const here = at[p];
    const kind = unit[p];
    if (here === NOWHERE || owner[p] !== realm || kind === CASTLE) continue;
    if (ship[p] !== NO_PIECE) {
      join(cargoes[here], kind);
      if (IS_HERO[kind]) join(fleets[here], kind);
      continue;
    }
    const left = movementLeft(s, p);
    if (left === 0) continue;
    if (kind === WARSHIP) join(fleets[here], kind);
    else if (kind === DRAGON || kind === STORM_ELEMENTAL) join(flyers[here], kind);
    else {
      join(walkers[here], kind);
      if (left > 1) join(runners[here], kind);
      if (IS_HERO[kind]) join(heroes[here], kind);
    }
  }
}

const going = noForce();

function combine(...forces: readonly Force[]): Force {
  clear(going);
  for (const force of forces) {
    going.attack += force.attack;
    going.defence += force.defence;
    going.sea += force.sea;
    going.explore += force.explore;
    going.tough += force.tough;
    going.gold += force.gold;
    going.count += force.count;
  }
  return going;
}

const NOBODY_FLIES = noForce();

/** Who would march, as far as it can be told at a glance. */
function forceOf(from: Space, to: Space): Force {
  if (IS_DUNGEON[to]) return heroes[from].count > 0 ? heroes[from] : cargoes[from];
  const flying = FLIGHT[from][to] <= 2 || flyers[from].count > 0 ? flyers[from] : NOBODY_FLIES;
  if (IS_SEA[from]) return IS_SEA[to] ? combine(fleets[from], flying) : combine(cargoes[from], flying);
  if (IS_SEA[to]) return flying.count > 0 && FLIGHT[from][to] > 1 ? flying : combine(walkers[from]);
  return combine(LAND_ADJ[from].includes(to) ? walkers[from] : runners[from], flying);
}

/** An attack that others can still join is worth beginning, if all together would win. */
const TOGETHER = 0.45;

function assaultWorth(look: Look, to: Space, force: Force): number {
  const alone = attackWorth(look, to, force);
  if (!IS_LAND[to] || alone > 0.5) return alone;
  const { scene, realm } = look;
  const i = cell(realm, to);
  const all = scene.chanceAt(
    realm,
    to,
    scene.attack[i] + scene.reach[i],
    scene.tough[i] + scene.reachTough[i],
  );
  return Math.max(
    alone,
    all > 0.6 && scene.tough[i] === 0 ? TOGETHER * (all - 0.3) * scene.stake(realm, to) : 0,
  );
}

/** What a danger counts: the enemy cannot do everything that he could. */
const GUARD = 0.4;
/** A step towards the enemy, for each gold that takes it. */
const CLOSER = 0.05;

function marchWorth(look: Look, front: Uint8Array, from: Space, to: Space): number {
  const { scene, realm } = look;
  const force = forceOf(from, to);
  if (force.count === 0) return -1;
  if (IS_DUNGEON[to] || scene.isHostile(realm, to)) return assaultWorth(look, to, force);
  if (IS_SEA[to]) return seaWorth(look, front, from, to, force);
  // Cargo that comes home, or flyers that could as well attack.
  if (IS_SEA[from]) return -0.5;
  const closer = Math.min(3, front[from]) - Math.min(3, front[to]);
  const guard = guardWorth(look, to, force, 1);
  const left = front[from] <= 2 ? guardWorth(look, from, force, -1) : 0;
  return CLOSER * closer * Math.min(10, force.gold) + GUARD * (guard + left) - 0.02;
}

function seaWorth(look: Look, front: Uint8Array, from: Space, to: Space, force: Force): number {
  const { scene, realm } = look;
  const hostile = (scene.present[to] & ~scene.friends[realm]) !== 0;
  if (IS_LAND[from]) {
    if (hostile || force === flyers[from]) return hostile ? attackWorth(look, to, force) : -1;
    // Two board a ship.
    const share = Math.min(1, 2 / force.count);
    const party = combine(force);
    for (const key of ['attack', 'defence', 'sea', 'tough', 'gold', 'count'] as const) party[key] *= share;
    return 0.8 * approachWorth(look, to, party) - (front[from] <= 1 ? 0.45 : 0.1);
  }
  const cargo = cargoes[from];
  const sailing = cargo.count > 0 ? approachWorth(look, to, cargo) - landingWorth(look, from, cargo) : 0;
  return sailing - 0.05 + (hostile ? attackWorth(look, to, combine(fleets[from], flyers[from])) - 0.1 : 0);
}

export const move: Prior = (look, { choices }, into) => {
  const { scene, s, realm } = look;
  scene.spread();
  muster(s, realm);
  const front = frontDistances(look);
  for (let i = 0; i < choices.length; i++) {
    const choice = choices[i];
    if (choice[0] === 'march')
      into[i] = liking(marchWorth(look, front, findSpace(choice[1]), findSpace(choice[2])));
    else if (choice[0] === 'from') into[i] = likingFrom(look, front, choice[1]);
    else if (choice[0] === 'play') into[i] = playing(choice);
    else if (choice[0] === 'withdraw' || choice[0] === 'back') into[i] = 2 * POINTLESS;
    // To end is what is left when nothing else is worth while.
  }
};

/** Of the best march that begins there. */
function likingFrom(look: Look, front: Uint8Array, from: Ref): number {
  const { s, realm } = look;
  return marchesOf(s, waysOf(s, realm))
    .filter((choice) => choice[1] === from)
    .reduce(
      (best, choice) =>
        Math.max(best, liking(marchWorth(look, front, findSpace(from), findSpace(choice[2])))),
      POINTLESS,
    );
}

export const landing: Prior = (look, { choices }, into) => {
  muster(look.s, look.realm);
  choices.forEach((choice, i) => {
    if (choice[0] !== 'march') return;
    const to = findSpace(choice[2]);
    const worth =
      IS_DUNGEON[to] || look.scene.isHostile(look.realm, to)
        ? attackWorth(look, to, cargoes[findSpace(choice[1])])
        : -0.3;
    into[i] = liking(worth);
  });
};

const group = noForce();
const rest = noForce();

function gather(force: Force, s: State, pieces: readonly Piece[]): Force {
  clear(force);
  for (const p of pieces) join(force, s.pieces.unit[p]);
  return force;
}

/** Whoever is not needed can do something else. */
const ELSEWHERE = 0.025;

/** What it is worth that just these go. */
function partyWorth(look: Look, front: Uint8Array, from: Space, to: Space, force: Force): number {
  const { scene, realm } = look;
  const left = IS_LAND[from] ? guardWorth(look, from, force, -1) : 0;
  const hostile = IS_SEA[to]
    ? (scene.present[to] & ~scene.friends[realm]) !== 0
    : IS_DUNGEON[to] || scene.isHostile(realm, to);
  if (hostile) return assaultWorth(look, to, force) + GUARD * left - ELSEWHERE * force.gold;
  if (IS_SEA[to]) return 0.05 * force.gold + left;
  const closer = Math.min(3, front[from]) - Math.min(3, front[to]);
  return CLOSER * closer * force.gold + GUARD * (left + guardWorth(look, to, force, 1));
}

export const who: Prior = (look, { choices, params }, into) => {
  const { scene, s, realm } = look;
  const from = findSpace(String(params?.from));
  const to = findSpace(String(params?.to));
  if (params?.move !== 'march') {
    choices.forEach(([verb], i) => {
      into[i] = verb === 'all' ? 2 : verb === 'choose' ? POINTLESS : 0;
    });
    return;
  }
  scene.spread();
  const front = frontDistances(look);
  const movers = marchers(s, waysOf(s, realm), from, to);
  const all = gather(rest, s, movers);
  choices.forEach((choice, i) => {
    into[i] = 4 * partyWorth(look, front, from, to, party(choice, all, s, movers));
    if (choice[0] === 'choose') into[i] = POINTLESS;
  });
};

function party(choice: Choice, all: Force, s: State, movers: readonly Piece[]): Force {
  if (choice[0] === 'all') return all;
  clear(group);
  if (choice[0] === 'just') join(group, unitNamed(choice[1]), Number(choice[2]));
  else if (choice[0] === 'all-but-one') {
    let cheapest = s.pieces.unit[movers[0]];
    for (const p of movers) {
      const unit = s.pieces.unit[p];
      join(group, unit);
      if (WORTH[unit] < WORTH[cheapest]) cheapest = unit;
    }
    join(group, cheapest, -1);
  }
  return group;
}

export const choose: Prior = (_, { choices }, into) => {
  choices.forEach(([verb, , n], i) => {
    into[i] = verb === 'go' ? 1 : Number(n) / 4;
  });
};

/** A flyer may not stay where a stronger enemy comes, and helps where it lands. */
function perchWorth(look: Look, front: Uint8Array, at: Space, force: Force): number {
  const { scene, s, realm } = look;
  if (!IS_LAND[at]) return -0.2;
  const defence = scene.along(scene.defence, realm, at) + force.defence;
  const tough = scene.along(scene.tough, realm, at) + force.tough;
  const danger = s.control[at] >= 0 ? scene.danger(at, defence, tough) : 0;
  return (
    guardWorth(look, at, force, 1) - (danger * force.gold) / GOLD_PER_POINT - 0.1 * Math.min(3, front[at])
  );
}

export const fly: Prior = (look, { choices }, into) => {
  const { scene, s, realm } = look;
  scene.spread();
  const front = frontDistances(look);
  choices.forEach((choice, i) => {
    if (choice[0] !== 'fly') return;
    const from = findSpace(choice[1]);
    clear(group);
    const { at, realm: owner, unit } = s.pieces;
    for (let p = 0; p < at.length; p++)
      if (at[p] === from && owner[p] === realm && (unit[p] === DRAGON || unit[p] === STORM_ELEMENTAL))
        join(group, unit[p]);
    const gain =
      perchWorth(look, front, findSpace(choice[2]), group) - perchWorth(look, front, from, NOBODY_FLIES);
    into[i] = 4 * gain + 3 * guardWorth(look, from, group, -1) - 1;
  });
};

export const leave: Prior = (look, { choices }, into) => {
  look.scene.spread();
  const front = frontDistances(look);
  choices.forEach(([, ref, place, n], i) => {
    clear(group);
    join(group, unitNamed(ref), Number(n));
    const to = findSpace(place);
    into[i] = 0.5 * Number(n) + (to === NOWHERE ? -1 : 2 * perchWorth(look, front, to, group));
  });
};
