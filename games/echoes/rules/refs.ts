/** The names by which choices and events speak of things. */
import type { Ref, Seat } from '@gonfalon/kernel';
import { refKind } from '@gonfalon/kernel';
import { CIVS, isDeckCardId, MODES, PAWNS } from '../content/index.ts';
import { SQUARES } from './squares.ts';
import type { Building, State, Unit } from './state.ts';

/** Things have few numbers, and their names are asked for all the time. */
const MAX_CACHED = 200;
const unitNames: readonly Ref[] = Array.from({ length: MAX_CACHED }, (_, id) => `u${id}`);
/** Not `b1`, which is a square. */
const building = refKind('building', (id): id is string => /^[1-9]\d{0,5}$/.test(id));
const buildingNames: readonly Ref[] = Array.from({ length: MAX_CACHED }, (_, id) => building.ref(String(id)));

export const unitRef = ({ id }: { readonly id: number }): Ref => unitNames[id] ?? `u${id}`;
export const buildingRef = ({ id }: { readonly id: number }): Ref =>
  buildingNames[id] ?? building.ref(String(id));

/** Seats, rotations and the numbers of effects. */
export const NUMBERS = ['0', '1', '2', '3', '4', '5', '90', '180', '270'] as const;
export const seatRef = (seat: Seat): Ref => NUMBERS[seat] ?? String(seat);

export function unitById(s: State, id: number): Unit | undefined {
  for (const unit of s.units) if (unit.id === id) return unit;
  return undefined;
}

export function buildingById(s: State, id: number): Building | undefined {
  for (const one of s.buildings) if (one.id === id) return one;
  return undefined;
}

const UNIT = /^u[1-9]\d{0,5}$/;

export function unitOf(s: State, ref: Ref | undefined): Unit | undefined {
  return ref !== undefined && UNIT.test(ref) ? unitById(s, Number(ref.slice(1))) : undefined;
}

export function buildingOf(s: State, ref: Ref | undefined): Building | undefined {
  const id = building.idIn(ref);
  return id === undefined ? undefined : buildingById(s, Number(id));
}

export const KIND_NAMES = [
  'unit',
  'building',
  'square',
  'card',
  'civ',
  'pawn',
  'mode',
  'source',
  'option',
  'number',
] as const;
export type Kind = (typeof KIND_NAMES)[number];

const SOURCE = /^(?:(?:main|lent|mate|temp|mate-temp)-(?:food|wood|gold)|(?:mate-)?temp-joker|life)$/;

const fixed = new Map<Ref, Kind>([
  ...SQUARES.map((ref) => [ref, 'square'] as const),
  ...CIVS.map((ref) => [ref, 'civ'] as const),
  ...PAWNS.map((ref) => [ref, 'pawn'] as const),
  ...MODES.map((ref) => [ref, 'mode'] as const),
  ...NUMBERS.map((ref) => [ref, 'number'] as const),
  ['hold', 'option'],
  ['attack', 'option'],
]);

/** What kind of thing a reference names, whether or not there is such a thing on this table. */
export function kindOf(ref: Ref): Kind | undefined {
  const kind = fixed.get(ref);
  if (kind) return kind;
  if (UNIT.test(ref)) return 'unit';
  if (building.idIn(ref) !== undefined) return 'building';
  if (isDeckCardId(ref)) return 'card';
  return SOURCE.test(ref) ? 'source' : undefined;
}
