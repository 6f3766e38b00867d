/** BLO-1: units, hexes and camps, and the words in which the other chapters speak of them. */
import type { Params, Ref, Refusal, Seat } from '@gonfalon/kernel';
import { RulesBugError } from '@gonfalon/kernel';
import type {
  Adventure,
  Banner,
  Camp,
  Face,
  HexId,
  Side,
  Terrain,
  TerrainId,
  UnitClass,
} from '../content/index.ts';
import {
  banner,
  CAMPS,
  creature,
  distance,
  HEX_IDS,
  hex,
  hexes,
  landmark,
  race,
  tables,
  terrain,
  unitType,
} from '../content/index.ts';
import type { CampState, LandmarkState, Mark, State, Unit } from './state.ts';
import { GONE } from './state.ts';
import type { RefusingRule } from './vocabulary.ts';

export function refuse(rule: RefusingRule, where?: readonly Ref[], params?: Params): Refusal<RefusingRule> {
  return { rule, ...(where && { where }), ...(params && { params }) };
}

export const other = (seat: Seat): Seat => 1 - seat;

export function campName(seat: Seat): Camp {
  return CAMPS[seat] ?? 'pennant';
}

export function camp(s: State, seat: Seat): CampState {
  return s.camps[seat === 0 ? 0 : 1];
}

export function sideOf(s: State, seat: Seat): Side {
  return s.adventure.camps[campName(seat)].side;
}

/** Units by id; a unit that is gone is still found. */
export function unit(s: State, id: Ref | undefined): Unit {
  const found = s.units.find((u) => u.id === id);
  if (!found) throw new RulesBugError(`there is no unit ${id}`);
  return found;
}

export function unitIn(s: State, ref: Ref | undefined): Unit | undefined {
  return s.units.find((u) => u.id === ref && u.hex !== GONE);
}

export function unitAt(s: State, at: HexId): Unit | undefined {
  return s.units.find((u) => u.hex === at);
}

export function unitsOf(s: State, seat: Seat): Unit[] {
  return s.units.filter((u) => u.camp === seat && u.hex !== GONE);
}

export function isAlive(u: Unit): u is Unit & { hex: HexId } {
  return u.hex !== GONE;
}

export function hexOf(u: Unit): HexId {
  if (u.hex === GONE) throw new RulesBugError(`unit ${u.id} is gone`);
  return u.hex;
}

/** BLO-1.2 */
export function classOf(u: Unit): UnitClass {
  return unitType[u.type].class;
}

export const isTroop = (u: Unit): boolean => classOf(u) !== 'creature';

export function fullSize(u: Unit): number {
  return tables.fullSize[classOf(u)];
}

/** BLO-1.5 */
export const isWeakened = (u: Unit): boolean => u.figures < fullSize(u);

export function creatureOf(u: Unit) {
  return u.type === 'giant_spider' ? creature.giant_spider : undefined;
}

export function helmetOf(colour: Banner): Face {
  return banner[colour].helmet;
}

export const raceOf = (u: Unit) => race[unitType[u.type].race];

/* Hexes */

type Ground = Readonly<Record<HexId, Terrain>>;

const grounds = new WeakMap<Adventure, Ground>();

/** The terrain of an adventure, worked out once; it never changes. */
function groundOf(adventure: Adventure): Ground {
  const known = grounds.get(adventure);
  if (known) return known;
  const kinds = new Map<HexId, TerrainId>();
  for (const [kind, list] of Object.entries(adventure.terrain)) {
    for (const at of list ?? []) kinds.set(at, kind as TerrainId);
  }
  const made = Object.fromEntries(HEX_IDS.map((at) => [at, terrain[kinds.get(at) ?? 'plain']])) as Ground;
  grounds.set(adventure, made);
  return made;
}

export function terrainAt(s: State, at: HexId): Terrain {
  return groundOf(s.adventure)[at];
}

export function landmarksAt(s: State, at: HexId): LandmarkState[] {
  return s.landmarks.filter((l) => l.hex === at);
}

export const isPassable = (s: State, at: HexId): boolean => terrainAt(s, at).passable;

/** BLO-1.8 */
export const isFree = (s: State, at: HexId): boolean => !s.units.some((u) => u.hex === at);

/** Every hex that a unit stands on, for whoever asks about many. */
export function occupied(s: State): Set<HexId | typeof GONE> {
  return new Set(s.units.map((u) => u.hex));
}

export function isEmptyHex(s: State, at: HexId): boolean {
  return isFree(s, at) && terrainAt(s, at).id === 'plain' && landmarksAt(s, at).length === 0;
}

/** Enemy units next to a hex. */
export function enemiesNextTo(s: State, seat: Seat, at: HexId): Unit[] {
  return s.units.filter((u) => u.camp !== seat && u.hex !== GONE && distance(u.hex, at) === 1);
}

export function isNextToEnemy(s: State, u: Unit): boolean {
  return u.hex !== GONE && enemiesNextTo(s, u.camp, u.hex).length > 0;
}

/** In the order of the board. */
export function inOrder(units: readonly Unit[]): Unit[] {
  const at = (u: Unit) => (u.hex === GONE ? hexes.length : hex[u.hex].index);
  return units.toSorted((a, b) => at(a) - at(b));
}

/* Marks: what cards do to a unit */

export function marksOf(u: Unit, kind: Mark['kind']): Mark[] {
  return u.marks.filter((m) => m.kind === kind);
}

export const hasMark = (u: Unit, card: string): boolean => u.marks.some((m) => m.card === card);

export function dropMarks(s: State, drop: (m: Mark, u: Unit) => boolean): void {
  for (const u of s.units) if (u.marks.some((m) => drop(m, u))) u.marks = u.marks.filter((m) => !drop(m, u));
}

/** Whether Lore tokens, Lore cards, landmarks or strongholds are in play. */
export function inPlay(s: State, what: 'lore-tokens' | 'lore-cards' | 'landmarks' | 'strongholds'): boolean {
  return s.adventure.inPlay.includes(what);
}

/** Ground facts that hold for whoever stands on a hex: its terrain and its landmarks. */
export function groundsAt(s: State, at: HexId) {
  return [terrainAt(s, at), ...landmarksAt(s, at).map((l) => landmark[l.type])];
}
