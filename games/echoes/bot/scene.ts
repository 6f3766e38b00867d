/** A state as a bot sees it at a glance: who stands where, what each is worth and can do. Made anew for each look. */
import type { Seat } from '@gonfalon/kernel';
import type { Board, Profile } from '../rules/board.ts';
import { areAllied, isInFort } from '../rules/board.ts';
import { boardOf, healthOfBuilding } from '../rules/profiles.ts';
import { indexOf } from '../rules/squares.ts';
import type { Building, State, Unit } from '../rules/state.ts';
import { playedWorth, unitWorth } from './card-worth.ts';

export interface Fighter {
  readonly unit: Unit;
  readonly profile: Readonly<Profile>;
  readonly at: number;
  readonly worth: number;
  /** Health left, and at most. */
  readonly left: number;
  readonly full: number;
  /** ECH-6.18: nobody can attack it. */
  readonly isSafe: boolean;
  /** What attacks that were thought of before would deal to it. */
  hurt: number;
}

export interface House {
  readonly building: Building;
  readonly at: number;
  readonly left: number;
  readonly full: number;
  hurt: number;
}

/** A hurt unit still fights: ECH hints. */
const ALIVE = 0.4;
/** To have nobody left on the map is to lose: ECH-9.6. */
export const DEFEAT = 25;
/** A point of health of a Capital is worth the more the fewer there are left. */
const CAPITAL = 7;
const CAMP = 2.4;
const BARRACKS = 3;

export const valueLeft = (worth: number, left: number, full: number): number =>
  left <= 0 ? 0 : worth * (ALIVE + (1 - ALIVE) * (left / full));

export const capitalValue = (left: number): number => (left <= 0 ? -DEFEAT : CAPITAL * Math.log(1 + left));

function houseValue({ building: { kind } }: House, left: number, full: number): number {
  if (kind === 'capital') return capitalValue(left);
  const worth = kind === 'camp' ? CAMP : BARRACKS;
  return left <= 0 ? 0 : worth * (0.5 + (0.5 * left) / full);
}

function worthOf({ card: id, upgrades }: Unit): number {
  let worth = unitWorth(id);
  for (const { card } of upgrades) worth += playedWorth(card);
  return worth;
}

export class Scene {
  readonly s: State;
  readonly board: Board;
  readonly fighters: readonly Fighter[];
  readonly houses: readonly House[];

  constructor(s: State) {
    this.s = s;
    const board = boardOf(s);
    this.board = board;
    this.fighters = s.units.map((unit): Fighter => {
      const profile = board.profile(unit);
      const at = indexOf(unit.at);
      return {
        unit,
        profile,
        at,
        worth: worthOf(unit),
        left: profile.health - unit.damage,
        full: Math.max(1, profile.health),
        isSafe: isInFort(board, unit.seat, at),
        hurt: 0,
      };
    });
    this.houses = s.buildings.map((building): House => {
      const full = healthOfBuilding(s, building);
      return { building, at: indexOf(building.at), left: full - building.damage, full, hurt: 0 };
    });
  }

  fighterOf(unit: Unit | undefined): Fighter | undefined {
    for (const f of this.fighters) if (f.unit === unit) return f;
    return undefined;
  }

  houseOf(building: Building | undefined): House | undefined {
    for (const h of this.houses) if (h.building === building) return h;
    return undefined;
  }

  /** How many units a seat has on the map. */
  unitsOf(seat: Seat): number {
    let n = 0;
    for (const { unit } of this.fighters) if (unit.seat === seat) n++;
    return n;
  }

  /** What its owner loses if a unit is hurt so much; everything if it is the last one. */
  lossOf(f: Fighter, damage: number): number {
    const before = valueLeft(f.worth, f.left - f.hurt, f.full);
    if (before === 0) return 0;
    const left = f.left - f.hurt - damage;
    if (left <= 0 && this.unitsOf(f.unit.seat) === 1) return DEFEAT;
    return before - valueLeft(f.worth, left, f.full);
  }

  lossOfHouse(h: House, damage: number): number {
    const left = h.left - h.hurt;
    if (left <= 0) return 0;
    return houseValue(h, left, h.full) - houseValue(h, left - damage, h.full);
  }

  isFoe(seat: Seat, of: { readonly seat: Seat }): boolean {
    return !areAllied(seat, of.seat);
  }
}
