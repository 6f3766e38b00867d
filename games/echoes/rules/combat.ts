/** ECH-6, ECH-10: what an attack would deal and take. */
import { card, constants } from '../content/index.ts';
import type { Board, Fight, Profile } from './board.ts';
import { areAllied, squareOf } from './board.ts';
import { hasClass, isProtected } from './conditions.ts';
import { armourOfBuilding, workOut } from './profiles.ts';
import { mayStrikeAt, pathTo } from './reach.ts';
import { distance, fileOf, indexOf, rankOf } from './squares.ts';
import type { Building, State, Unit } from './state.ts';

export type Target = { readonly unit: Unit } | { readonly building: Building };

export const targetSquare = (target: Target): number =>
  indexOf('unit' in target ? target.unit.at : target.building.at);

/** The fight that an attack would be. */
export function fightOf(board: Board, unit: Unit, target: Target): Fight {
  const to = targetSquare(target);
  const own = indexOf(unit.at);
  const melee = unit.mode === 'melee';
  const who = 'unit' in target ? { defender: target.unit } : { building: target.building };
  return {
    unit,
    at: melee ? to : own,
    mode: unit.mode,
    entered: melee ? pathTo(board.size, unit, to).length : 0,
    ...who,
  };
}

/** The fight of the attack that is going on. */
export function openFight({ attack, units, buildings }: State): Fight | undefined {
  if (!attack) return undefined;
  const unit = units.find(({ id }) => id === attack.unit);
  if (!unit) return undefined;
  const { on, id } = attack.target;
  const defender = on === 'unit' ? units.find((one) => one.id === id) : undefined;
  const building = on === 'building' ? buildings.find((one) => one.id === id) : undefined;
  const fight = { unit, at: indexOf(unit.at), mode: attack.mode, entered: 0 };
  if (defender) return { ...fight, defender };
  return building ? { ...fight, building } : fight;
}

/** One part of a sum, for whoever shows it. */
export interface Part {
  readonly of: 'stat' | 'anti' | 'charge' | 'volley' | 'warCry' | 'longRange' | 'riposte';
  readonly n: number;
}

/** ECH-10.2: every matching Anti counts. */
function antiAgainst(profile: Profile, foe: Unit | undefined): number {
  if (!foe) return profile.anti.buildings ?? 0;
  let n = 0;
  for (const one of card[foe.card].classes) n += profile.anti[one] ?? 0;
  return n;
}

/** ECH-10.6, R-29: other allied units around it; several add up. */
function warCries(board: Board, unit: Unit, at: number, fight: Fight): number {
  let n = 0;
  for (const crier of board.s.units) {
    if (crier === unit || !areAllied(crier.seat, unit.seat)) continue;
    if (distance(squareOf(crier, fight), at) <= 1) n += board.profile(crier).warCry;
  }
  return n;
}

/** ECH-10.19: Volley counts against buildings and Siege units. */
const isVolleyTarget = (foe: Unit | undefined): boolean => foe === undefined || hasClass(foe, ['siege']);

/** ECH-6.8: the attack value and its parts. */
function attackParts(board: Board, fight: Fight, profile: Profile): Part[] {
  const { unit, at, mode, defender, entered } = fight;
  const parts: Part[] = [
    { of: 'stat', n: profile[mode] },
    { of: 'anti', n: antiAgainst(profile, defender) },
    { of: 'volley', n: isVolleyTarget(defender) ? profile.volley : 0 },
  ];
  if (mode === 'melee') {
    const charging = defender !== undefined && unit.strides + entered >= 2; // ECH-10.5
    parts.push(
      { of: 'charge', n: charging ? profile.charge : 0 },
      { of: 'warCry', n: warCries(board, unit, at, fight) },
    );
  } else if (distance(at, targetOf(fight)) > 1) parts.push({ of: 'longRange', n: -1 }); // ECH-10.10
  return parts;
}

const targetOf = ({ defender, building, at }: Fight): number => {
  const thing = defender ?? building;
  return thing ? indexOf(thing.at) : at;
};

const sumOf = (parts: readonly Part[]): number =>
  Math.max(
    0,
    parts.reduce((sum, { n }) => sum + n, 0),
  );

export const attackValue = (board: Board, fight: Fight): number =>
  sumOf(attackParts(board, fight, workOut(board, fight.unit, fight)));

/** ECH-6.10, 10.14, 10.19, 10.25: what the target's armour takes off, unless the attack ignores it. */
function armourAgainst(board: Board, fight: Fight, attacker: Profile, target: Profile | undefined): number {
  const { mode, defender, building } = fight;
  if (attacker.piercing > 0 || (defender && attacker.piercingUnits > 0)) return 0;
  if (attacker.volley > 0 && isVolleyTarget(defender)) return 0;
  if (target) return armourOfUnit(target, mode);
  if (!building) return 0;
  const { armour, meleeArmour, reinforced } = armourOfBuilding(board, building);
  return mode === 'melee' ? armour + meleeArmour : armour + reinforced + constants.buildingProtection;
}

export const armourOfUnit = (
  { armour, meleeArmour, reinforced }: Profile,
  mode: 'melee' | 'ranged',
): number => Math.max(0, armour) + Math.max(0, mode === 'melee' ? meleeArmour : reinforced);

/** ECH-6.9 */
export const damageOf = (value: number, armour: number): number =>
  value > 0 ? Math.max(1, value - armour) : 0;

/** ECH-6.11, 6.12: the parts of the counter value, or none if there is no counter. */
function counterParts(
  board: Board,
  fight: Fight,
  attacker: Profile,
  profile: Profile | undefined,
): Part[] | undefined {
  const { unit, mode, defender } = fight;
  if (mode !== 'melee' || !defender || !profile || defender.mode !== 'melee') return undefined;
  if (attacker.intimidation > 0) return undefined;
  return [
    { of: 'stat', n: profile.melee },
    { of: 'anti', n: antiAgainst(profile, unit) },
    { of: 'volley', n: isVolleyTarget(unit) ? profile.volley : 0 },
    { of: 'warCry', n: warCries(board, defender, indexOf(defender.at), fight) },
    { of: 'riposte', n: profile.riposte },
  ];
}

export interface Exchange {
  readonly dealt: number;
  readonly taken: number;
}

/** ECH-6.30: both damages from one snapshot. */
export function exchangeOf(board: Board, fight: Fight): Exchange {
  const attacker = workOut(board, fight.unit, fight);
  const target = fight.defender && workOut(board, fight.defender, fight);
  const value = sumOf(attackParts(board, fight, attacker));
  const dealt = damageOf(value, armourAgainst(board, fight, attacker, target));
  const counter = counterParts(board, fight, attacker, target);
  const taken = counter ? damageOf(sumOf(counter), armourOfUnit(attacker, 'melee')) : 0;
  return { dealt, taken };
}

/** One of the two damages with the parts of its value; none that are 0. */
interface Sum {
  readonly parts: readonly Part[];
  readonly armour: number;
  readonly damage: number;
}

const sumFrom = (parts: readonly Part[], armour: number): Sum => ({
  parts: parts.filter(({ n }) => n !== 0),
  armour,
  damage: damageOf(sumOf(parts), armour),
});

/** The same exchange as it is reckoned up; without a counter there is none. */
export function sumsOf(board: Board, fight: Fight): { readonly dealt: Sum; readonly taken?: Sum } {
  const attacker = workOut(board, fight.unit, fight);
  const target = fight.defender && workOut(board, fight.defender, fight);
  const armour = armourAgainst(board, fight, attacker, target);
  const dealt = sumFrom(attackParts(board, fight, attacker), armour);
  const counter = counterParts(board, fight, attacker, target);
  return counter ? { dealt, taken: sumFrom(counter, armourOfUnit(attacker, 'melee')) } : { dealt };
}

/** ECH-6.13, 10.7, 10.10 */
export function inRange(profile: Profile, from: number, to: number): boolean {
  const far = distance(from, to);
  if (far > (profile.longRange > 0 ? 2 : 1)) return false;
  return profile.shortRange === 0 || fileOf(from) === fileOf(to) || rankOf(from) === rankOf(to);
}

/** ECH-10.15: of the enemy units on a square those that may be targeted. */
export function targetableUnits(board: Board, seat: number, at: number): Unit[] {
  const there: Unit[] = [];
  for (const unit of [board.first(at), board.second(at)])
    if (unit && !areAllied(unit.seat, seat) && !isProtected(board, unit, at)) there.push(unit);
  if (there.length < 2) return there;
  const ahead = there.filter((unit) => board.profile(unit).frontLine > 0);
  return ahead.length > 0 ? ahead : there;
}

/** The squares with somebody or something of the other side, once each. */
function enemySquares({ s }: Board, seat: number): number[] {
  const found: number[] = [];
  for (const list of [s.units, s.buildings])
    for (const one of list) {
      if (areAllied(one.seat, seat)) continue;
      const at = indexOf(one.at);
      if (!found.includes(at)) found.push(at);
    }
  return found;
}

/** Every target that a unit in its present mode may attack now, exhaustion aside. */
export function targetsOf(board: Board, unit: Unit): readonly Target[] {
  let found: Target[] | undefined;
  const own = indexOf(unit.at);
  const profile = board.profile(unit);
  for (const at of board.onceFor('enemy-squares', unit.seat, enemySquares)) {
    if (!mayReach(board, unit, profile, own, at)) continue;
    for (const target of targetsOn(board, unit, at))
      if (mayAttack(board, unit, target)) {
        found ??= [];
        found.push(target);
      }
  }
  return found ?? NO_TARGETS;
}

const NO_TARGETS: readonly Target[] = [];

function mayReach(board: Board, unit: Unit, profile: Profile, own: number, at: number): boolean {
  if (unit.mode === 'ranged') return inRange(profile, own, at);
  return own === at || (!unit.moved && mayStrikeAt(board, unit, at));
}

/** The enemy units and the enemy building of a square that may be targeted; ECH-6.6 from the square itself. */
function targetsOn(board: Board, unit: Unit, at: number): Target[] {
  const building = board.building(at);
  const enemies: Target[] = targetableUnits(board, unit.seat, at).map((one) => ({ unit: one }));
  if (building && !areAllied(building.seat, unit.seat)) enemies.push({ building });
  return enemies;
}

/** ECH-6.4. No modifier is negative but for Long range, so most values need not be worked out. */
function mayAttack(board: Board, unit: Unit, target: Target): boolean {
  const { [unit.mode]: stat } = board.profile(unit);
  if (stat > (unit.mode === 'ranged' ? 1 : 0)) return true;
  return attackValue(board, fightOf(board, unit, target)) > 0;
}
