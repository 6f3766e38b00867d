/** The map at one moment, worked out from the state for quick questions. It does not follow later changes. */
import type { Seat } from '@gonfalon/kernel';
import type { Effect, Keyword, Stat } from '../content/index.ts';
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

/** A static effect that names nobody: it works for the owner of its card. */
export type SeatEffect = Exclude<Effect, { to: unknown }>;

export interface SeatRule {
  readonly fx: SeatEffect;
  readonly since: number;
  readonly source?: Unit;
}

/** The features of all squares as bits; a list of land is never changed in place, so that they are worked out once. */
const known = new WeakMap<readonly string[], Int16Array>();

function bitsOf({ land, size }: State): Int16Array {
  let bits = known.get(land);
  if (!bits) {
    bits = new Int16Array(ALL);
    for (let rank = 0, i = 0; rank < size; rank++)
      for (let file = 0; file < size; file++, i++) bits[rank * ROW + file] = landBits(land[i] ?? '');
    known.set(land, bits);
  }
  return bits;
}

/** What is worked out once for a seat. */
type Once = 'sources' | 'full' | 'enemy-squares';

function occupiedIn({ attack, units, buildings }: State): Uint8Array {
  const there = new Uint8Array(3 * ALL);
  const away = attack?.mode === 'melee' && !attack.placed ? attack.unit : 0;
  for (let i = 0; i < units.length; i++) {
    const unit = units[i];
    if (unit.id === away) continue;
    const at = indexOf(unit.at);
    there[there[at] > 0 ? ALL + at : at] = i + 1;
  }
  for (let i = 0; i < buildings.length; i++) there[2 * ALL + indexOf(buildings[i].at)] = i + 1;
  return there;
}

/** Profiles depend on conditions, which depend on profiles: `profiles.ts` works them out. */
export abstract class Board {
  readonly s: State;
  readonly size: Size;
  /** The features of each square as bits; 0 is face down or off the grid. */
  readonly bits: Int16Array;
  private occupied: Uint8Array | undefined;
  private readonly memo: Partial<Record<Once, unknown[]>> = {};

  constructor(s: State) {
    this.s = s;
    this.size = s.size;
    this.bits = bitsOf(s);
  }

  /** By square: one more than the places of its first and second unit and of its building in their lists. */
  private get there(): Uint8Array {
    this.occupied ??= occupiedIn(this.s);
    return this.occupied;
  }

  /** The units of a square; the attacker of an open melee attack is on none. */
  first(at: number): Unit | undefined {
    const i = this.there[at];
    return i > 0 ? this.s.units[i - 1] : undefined;
  }

  second(at: number): Unit | undefined {
    const i = this.there[ALL + at];
    return i > 0 ? this.s.units[i - 1] : undefined;
  }

  building(at: number): Building | undefined {
    const i = this.there[2 * ALL + at];
    return i > 0 ? this.s.buildings[i - 1] : undefined;
  }

  /** Outside of any fight, and worked out once. */
  abstract profile(unit: Unit): Readonly<Profile>;
  /** What a seat's cards in play change for the seat itself, in the order in which they came into play. */
  abstract seatEffects(seat: Seat): readonly SeatRule[];
  /** Whether a card other than that one, or the unit's own print, gives it one of these keywords. */
  abstract hasKeyword(unit: Unit, keywords: readonly Keyword[], exceptSince: number): boolean;

  /** Something about a seat that is worked out once for this moment. */
  onceFor<T>(what: Once, seat: Seat, make: (board: Board, seat: Seat) => T): T {
    let made = this.memo[what];
    if (!made) {
      made = [];
      this.memo[what] = made;
    }
    made[seat] ??= make(this, seat);
    return made[seat] as T;
  }

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
  const building = board.building(at);
  return building !== undefined && isFortified(building) && areAllied(building.seat, seat);
}

export const squareOf = (unit: Unit, fight: Fight | undefined): number =>
  fight?.unit === unit ? fight.at : indexOf(unit.at);
