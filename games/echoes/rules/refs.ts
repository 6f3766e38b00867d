/** The names by which choices and events speak of things. */
import type { Ref, Seat } from '@gonfalon/kernel';
import type { Building, State, Unit } from './state.ts';

export const unitRef = ({ id }: { readonly id: number }): Ref => `u${id}`;
export const buildingRef = ({ id }: { readonly id: number }): Ref => `b${id}`;
export const seatRef = (seat: Seat): Ref => String(seat);

export function unitById(s: State, id: number): Unit | undefined {
  for (const unit of s.units) if (unit.id === id) return unit;
  return undefined;
}

export function buildingById(s: State, id: number): Building | undefined {
  for (const building of s.buildings) if (building.id === id) return building;
  return undefined;
}

const NUMBERED = /^[ub][1-9]\d{0,5}$/;

export function unitOf(s: State, ref: Ref | undefined): Unit | undefined {
  return ref?.startsWith('u') && NUMBERED.test(ref) ? unitById(s, Number(ref.slice(1))) : undefined;
}

export function buildingOf(s: State, ref: Ref | undefined): Building | undefined {
  return ref?.startsWith('b') && NUMBERED.test(ref) ? buildingById(s, Number(ref.slice(1))) : undefined;
}
