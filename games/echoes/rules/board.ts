/** The map at one moment, worked out from the state for quick questions. It does not follow later changes. */
import type { Seat } from '@gonfalon/kernel';
import type { Keyword, Stat } from '../content/index.ts';
import { landBits } from './land.ts';
import type { Size } from './squares.ts';
import { ALL, GRIDS, indexOf, ROW } from './squares.ts';
import type { Building, State, Unit } from './state.ts';

/** Seats 0 and 2 are one side, 1 and 3 the other: ECH-11.2. */
export const sideOf = (seat: Seat): number => seat & 1;
export const areAllied = (a: Seat, b: Seat): boolean => ((a ^ b) & 1) === 0;

/** A unit that attacks, where it counts as standing, and what it attacks. */
export interface Fight {
  readonly unit: Unit;
  /** ECH-6.7: in melee the target's square. */
  readonly at: number;
  readonly defender?: Unit;
  readonly building?: Building;
  readonly mode: 'melee' | 'ranged';
  /** How many squares the attack enters. */
  readonly entered: number;
}

const { squares: SMALL } = GRIDS[6];
const { squares: LARGE } = GRIDS[8];

/**
 * What a unit is worth at one moment: its stats with all modifiers, and of each keyword the sum of its X, 1 for one
 * without a number. The parts that depend on an attack's target (Anti, Charge, Volley, War cry) are not in the stats.
 */
export interface Profile extends Record<Stat | Exclude<Keyword, 'anti'>, number> {
  /** By class, and against buildings. */
  anti: Readonly<Record<string, number>>;
  /** ECH-10.25: Piercing against units only. */
  piercingUnits: number;
  ignoreMountain: boolean;
  moveOverEnemies: boolean;
  buildAfterAttack: boolean;
}

/** Profiles depend on conditions, which depend on profiles: `profiles.ts` works them out. */
export abstract class Board {
  readonly s: State;
  readonly size: Size;
  /** The features of each square as bits; 0 is face down or off the grid. */
  readonly bits: number[] = new Array(ALL).fill(0);
  /** The units of a square; the attacker of an open melee attack is on none. */
  readonly first: (Unit | undefined)[] = new Array(ALL).fill(undefined);
  readonly second: (Unit | undefined)[] = new Array(ALL).fill(undefined);
  readonly building: (Building | undefined)[] = new Array(ALL).fill(undefined);

  constructor(s: State) {
    this.s = s;
    this.size = s.size;
    const { land, size } = s;
    for (let rank = 0, i = 0; rank < size; rank++)
      for (let file = 0; file < size; file++, i++) this.bits[rank * ROW + file] = landBits(land[i] ?? '');
    const away = s.attack?.mode === 'melee' && !s.attack.placed ? s.attack.unit : 0;
    for (const unit of s.units) {
      if (unit.id === away) continue;
      const at = indexOf(unit.at);
      if (this.first[at]) this.second[at] = unit;
      else this.first[at] = unit;
    }
    for (const building of s.buildings) this.building[indexOf(building.at)] = building;
  }

  /** Outside of any fight, and worked out once. */
  abstract profile(unit: Unit): Profile;
  /** Whether a card other than that one, or the unit's own print, gives it one of these keywords. */
  abstract hasKeyword(unit: Unit, keywords: readonly Keyword[], exceptSince: number): boolean;

  get squares(): readonly number[] {
    return this.size === 6 ? SMALL : LARGE;
  }

  neighbours(at: number): readonly number[] {
    return GRIDS[this.size].neighbours[at] ?? [];
  }

  lines(at: number): readonly (readonly number[])[] {
    return GRIDS[this.size].lines[at] ?? [];
  }

  /** Whether a square or one around it has one of these features. */
  isOnOrAround(at: number, bits: number): boolean {
    if (this.bits[at] & bits) return true;
    for (const next of this.neighbours(at)) if (this.bits[next] & bits) return true;
    return false;
  }
}

export const isFortified = (building: Building): boolean => building.kind !== 'camp';

/** ECH-6.18: a unit inside a Fortified building of its own side. */
export function isInFort(board: Board, seat: Seat, at: number): boolean {
  const building = board.building[at];
  return building !== undefined && isFortified(building) && areAllied(building.seat, seat);
}

export const squareOf = (unit: Unit, fight: Fight | undefined): number =>
  fight?.unit === unit ? fight.at : indexOf(unit.at);
