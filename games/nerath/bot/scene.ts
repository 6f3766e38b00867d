/** A state as a bot sees it at a glance: who is how strong where, and who could strike where next. */
import type { Realm, Space } from '../rules/board.ts';
import {
  ALL_REALMS,
  CAPITAL_OF,
  CASTLE,
  DRAGON,
  FLIGHT,
  HOME,
  IS_HERO,
  IS_LAND,
  IS_SEA,
  LAND_ADJ,
  LANDS,
  MONSTER,
  NOWHERE,
  SEA_ADJ,
  SPACE_COUNT,
  STORM_ELEMENTAL,
  WARSHIP,
} from '../rules/board.ts';
import { INACTIVE, MARKED, NO_PIECE } from '../rules/pieces.ts';
import { isFreeForAll, sideMask } from '../rules/selectors.ts';
import type { State } from '../rules/state.ts';
import { AT_SEA, ATTACK, DEFENCE, EXPLORING, TOUGHNESS, WORTH, winChance } from './strength.ts';

const CELLS = 4 * SPACE_COUNT;

/** Lands within a flight of two and of three steps. */
const flightLands = (steps: number): readonly (readonly Space[])[] =>
  FLIGHT.map((far, from) => LANDS.filter((to) => to !== from && far[to] <= steps));
const NEAR_FLIGHT = flightLands(2);
const FAR_FLIGHT = flightLands(3);

/** What of a strength comes to bear two steps away, and from a ship that must sail first. */
const SECOND_STEP = 0.8;
const AFTER_SAILING = 0.6;

/** By realm and space: `realm * SPACE_COUNT + space`. */
export const cell = (realm: Realm, at: Space): number => realm * SPACE_COUNT + at;

export class Scene {
  state!: State;
  /** Of each realm, whose side it is on, as bits of realms. */
  readonly friends = new Uint8Array(4);
  /** What stands there, of whom. At sea and in entrances `attack` and `defence` are what counts there. */
  readonly attack = new Float64Array(CELLS);
  readonly defence = new Float64Array(CELLS);
  readonly tough = new Float64Array(CELLS);
  readonly gold = new Float64Array(CELLS);
  readonly count = new Uint8Array(CELLS);
  /** Land units aboard, as they would land. */
  readonly cargo = new Float64Array(CELLS);
  readonly cargoTough = new Float64Array(CELLS);
  /** Which realms have pieces there, as bits. */
  readonly present = new Uint8Array(SPACE_COUNT);
  readonly castle = new Uint8Array(SPACE_COUNT);
  /** What of each realm could attack a land in its next turn, from elsewhere. */
  readonly reach = new Float64Array(CELLS);
  readonly reachTough = new Float64Array(CELLS);
  /** Units that step once, those that step twice, and flyers. */
  private readonly quick = new Float64Array(CELLS);
  private readonly quickTough = new Float64Array(CELLS);
  private readonly dragons = new Uint8Array(CELLS);
  private readonly elementals = new Uint8Array(CELLS);

  /** Looks at who stands where. */
  take(s: State): this {
    this.state = s;
    for (const list of [this.attack, this.defence, this.tough, this.gold, this.cargo, this.cargoTough])
      list.fill(0);
    for (const list of [this.quick, this.quickTough]) list.fill(0);
    for (const list of [this.count, this.present, this.castle, this.dragons, this.elementals]) list.fill(0);
    for (const realm of ALL_REALMS) this.friends[realm] = sideMask(s, realm);
    const { at, flags, realm, ship, unit } = s.pieces;
    for (let p = 0; p < at.length; p++) {
      const here = at[p];
      if (here === NOWHERE) continue;
      const kind = unit[p];
      const i = realm[p] * SPACE_COUNT + here;
      this.present[here] |= 1 << realm[p];
      this.gold[i] += WORTH[kind];
      const hits = flags[p] & MARKED ? 1 : TOUGHNESS[kind];
      if (IS_LAND[here]) {
        if (kind === CASTLE) {
          this.castle[here] = 1;
          if (flags[p] & INACTIVE) continue;
        } else this.count[i]++;
        this.attack[i] += ATTACK[kind];
        this.defence[i] += DEFENCE[kind];
        this.tough[i] += hits;
        if (IS_HERO[kind] || kind === MONSTER) {
          this.quick[i] += ATTACK[kind];
          this.quickTough[i]++;
        }
      } else if (IS_SEA[here]) {
        this.count[i]++;
        if (ship[p] !== NO_PIECE) {
          this.cargo[i] += ATTACK[kind];
          this.cargoTough[i]++;
        }
        if (kind === WARSHIP || kind === STORM_ELEMENTAL || kind === DRAGON || IS_HERO[kind]) {
          this.attack[i] += AT_SEA[kind];
          this.defence[i] += AT_SEA[kind];
          this.tough[i] += hits;
        }
      } else {
        this.count[i]++;
        this.attack[i] += EXPLORING[kind];
        this.tough[i]++;
      }
      if (kind === DRAGON) this.dragons[i]++;
      else if (kind === STORM_ELEMENTAL) this.elementals[i]++;
    }
    return this;
  }

  /** Looks at who could strike where. */
  spread(): this {
    this.reach.fill(0);
    this.reachTough.fill(0);
    for (const realm of ALL_REALMS) {
      const base = realm * SPACE_COUNT;
      for (let from = 0; from < SPACE_COUNT; from++) {
        if (!(this.present[from] & (1 << realm))) continue;
        // Who still has to fight there may not get any farther.
        const share = this.isHostile(realm, from)
          ? this.chanceAt(realm, from, this.attack[base + from], this.tough[base + from])
          : 1;
        if (share < 0.05) continue;
        if (IS_LAND[from]) this.spreadLand(base, realm, from, share);
        else if (this.cargo[base + from] > 0) this.spreadCargo(base, from);
        this.spreadFlyers(base, from, share);
      }
    }
    return this;
  }

  private strike(i: number, attack: number, tough: number): void {
    this.reach[i] += attack;
    this.reachTough[i] += tough;
  }

  private spreadLand(base: number, realm: Realm, from: Space, share: number): void {
    const i = base + from;
    const flying = this.dragons[i] * ATTACK[DRAGON] + this.elementals[i] * ATTACK[STORM_ELEMENTAL];
    const flyingTough = 2 * this.dragons[i] + this.elementals[i];
    const castle = this.castle[from] && (this.friends[realm] >> this.state.control[from]) & 1 ? 1 : 0;
    const attack = share * (this.attack[i] - flying);
    const tough = share * (this.tough[i] - flyingTough - castle);
    if (tough <= 0) return;
    for (const to of LAND_ADJ[from]) {
      this.strike(base + to, attack, tough);
      if (this.quick[i] === 0 || !((this.friends[realm] >> this.state.control[to]) & 1)) continue;
      for (const on of LAND_ADJ[to])
        if (on !== from && !LAND_ADJ[from].includes(on))
          this.strike(
            base + on,
            SECOND_STEP * share * this.quick[i],
            SECOND_STEP * share * this.quickTough[i],
          );
    }
  }

  private spreadCargo(base: number, zone: Space): void {
    const attack = this.cargo[base + zone];
    const tough = this.cargoTough[base + zone];
    for (const to of LAND_ADJ[zone]) this.strike(base + to, attack, tough);
    for (const next of SEA_ADJ[zone])
      for (const to of LAND_ADJ[next])
        if (!LAND_ADJ[zone].includes(to))
          this.strike(base + to, AFTER_SAILING * attack, AFTER_SAILING * tough);
  }

  private spreadFlyers(base: number, from: Space, share: number): void {
    const dragons = share * this.dragons[base + from];
    const elementals = share * this.elementals[base + from];
    if (dragons > 0)
      for (const to of FAR_FLIGHT[from]) this.strike(base + to, dragons * ATTACK[DRAGON], 2 * dragons);
    if (elementals > 0)
      for (const to of NEAR_FLIGHT[from])
        this.strike(base + to, elementals * ATTACK[STORM_ELEMENTAL], elementals);
  }

  isFriend(realm: Realm, other: Realm): boolean {
    return ((this.friends[realm] >> other) & 1) === 1;
  }

  /** Whether the land is one that the realm could conquer. */
  isHostile(realm: Realm, at: Space): boolean {
    return IS_LAND[at] && !this.isFriend(realm, this.state.control[at]);
  }

  /** All that realms of other sides have there, of one of the lists. */
  against(list: Float64Array, realm: Realm, at: Space): number {
    let sum = 0;
    for (let other = 0; other < 4; other++)
      if (!this.isFriend(realm, other)) sum += list[other * SPACE_COUNT + at];
    return sum;
  }

  /** All that the realm's side has there. */
  along(list: Float64Array, realm: Realm, at: Space): number {
    let sum = 0;
    for (let other = 0; other < 4; other++)
      if (this.isFriend(realm, other)) sum += list[other * SPACE_COUNT + at];
    return sum;
  }

  /** The chance of a force of the realm against whoever defends a space. */
  chanceAt(realm: Realm, at: Space, attack: number, tough: number): number {
    return winChance(
      attack,
      tough,
      this.against(this.defence, realm, at),
      this.against(this.tough, realm, at),
    );
  }

  /** What conquering a land is worth to a realm, in points; an enemy loses about as much by it. */
  stake(realm: Realm, at: Space): number {
    const { options } = this.state;
    const home = this.isFriend(realm, HOME[at]);
    const capital = CAPITAL_OF[at] >= 0;
    const castle = this.castle[at] ? CASTLE_STAKE : 0;
    if (options.length === 'long') return LAND_STAKE + castle + (capital ? CAPITAL_STAKE : 0);
    const points = home ? 0 : capital ? 5 : 1;
    return points + LAND_STAKE + castle + (capital ? LOST_CAPITAL : 0);
  }

  /** The greatest chance of any enemy to take a land from its controller in his next turn, against that defence. */
  danger(at: Space, defence: number, tough: number): number {
    const owner = this.state.control[at];
    let most = 0;
    for (let enemy = 0; enemy < 4; enemy++) {
      if (this.isFriend(owner, enemy)) continue;
      const i = enemy * SPACE_COUNT + at;
      if (this.reachTough[i] <= 0) continue;
      most = Math.max(most, winChance(this.reach[i], this.reachTough[i], defence, tough));
    }
    return most;
  }

  get isAlone(): boolean {
    return isFreeForAll(this.state);
  }
}

/** In points: the income of a land here and there, a castle, a capital in a long game, and the income that it halves. */
const LAND_STAKE = 0.3;
const CASTLE_STAKE = 0.6;
const CAPITAL_STAKE = 4;
const LOST_CAPITAL = 1.5;
