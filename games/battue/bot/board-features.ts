/**
 * How a seat sees the table, read off a state once and then looked at by number. What lies face down counts as what may
 * lie there, unless the seat has seen it: a bot thinks on guesses, and whoever guesses must not profit from his guess.
 *
 * A survey is taken anew for every question and allocates next to nothing.
 */
import type { Seat } from '@gonfalon/kernel';
import { event, SPACE_IDS, tiles } from '../content/index.ts';
import type { Player, State } from '../rules/state.ts';
import { NOBODY, plannedTile } from '../rules/state.ts';
import type { TileValues } from './board.ts';
import {
  LANDMARK,
  MAX_HORDE,
  MAX_SEATS,
  NEIGHBOURS,
  numberOf,
  PALACE,
  POOL_VALUES,
  poolOf,
  SPACES,
  tileValues,
} from './board.ts';
import type { Stakes } from './fights.ts';
import { fightWorth, winChance } from './fights.ts';
import { CARD, END, pointsOf, RECRUIT, WARRIOR } from './values.ts';

const SIZE = MAX_HORDE + 1;
/** Nothing brings more points. */
const MAX_VP = Math.max(...tiles.map(({ vp }) => vp));
/** The fewer warriors are left, the dearer each of them is. */
const PLENTY = 8;
const SCARCE = 0.1;
/** What a card that makes an attack possible costs, as it is gone then. */
const SPENT = 0.8;
/** What each point ahead is worth when the end comes nearer, and the most that counts. */
const NEARER = 0.15;
const MAX_AHEAD = 8;
/** How much of what an opponent loses is as good as won: one opponent, the best of several, another one. */
const ONLY_RIVAL = 0.8;
const BEST_RIVAL = 0.5;
const OTHER_RIVAL = 0.2;

export class BoardFeatures {
  seat: Seat = 0;
  seats = 0;
  /** Of each space: who controls it, what is printed there, and whether the first to take it is given loot. */
  readonly control = new Int8Array(SPACES);
  readonly prints: TileValues[] = Array.from({ length: SPACES }, (_, i) => tileValues(undefined, i));
  readonly fresh = new Uint8Array(SPACES);
  /** The pool of a tile that the seat does not know; -1 if it knows what lies there. */
  readonly hidden = new Int8Array(SPACES);
  /** Points on spaces, in the chest, and in the hand, by seat; and all warriors outside the reserve. */
  readonly lands = new Float64Array(MAX_SEATS);
  readonly chest = new Float64Array(MAX_SEATS);
  readonly treasure = new Float64Array(MAX_SEATS);
  readonly warriors = new Int8Array(MAX_SEATS);
  /** How many of the three tiles that end the match carry no flag yet. */
  missing = 0;
  /** The best of the other seats by points. */
  rival: Seat = 0;
  /** The player whose survey it is. */
  player!: Player;

  private readonly men = new Int8Array(MAX_SEATS * SPACES);
  /** Where each camp leads to, and how many are in it. */
  private readonly camps = new Int8Array(MAX_SEATS);
  private readonly camped = new Int8Array(MAX_SEATS);
  /** The landmarks that are face up, as bits. */
  private shown = 0;
  /** What a flag costs: if none is in supply, it is taken from the least of the seat's empty spaces. */
  private flagCost = 0;
  private holdsOutmaneuver = false;
  private holdsCrushing = false;
  private holdsFeint = false;

  private readonly worths = new Float64Array(SPACES * SIZE);
  private readonly isKnown = new Uint8Array(SPACES);
  private readonly threats = new Int8Array(SPACES);
  private readonly pools = new Float64Array(LANDMARK * SIZE);
  private poolsKey = -1;
  private readonly one = new Float64Array(SIZE);
  private readonly two = new Float64Array(SIZE);
  private readonly stakes: Stakes = {
    defence: 0,
    prize: 0,
    own: WARRIOR,
    theirs: 0,
    mayStop: true,
    isUnopposed: false,
  };

  take(s: State, seat: Seat): this {
    this.seat = seat;
    this.seats = s.players.length;
    this.player = s.players[seat];
    this.isKnown.fill(0);
    this.threats.fill(-1);
    this.readSpaces(s);
    this.readPlayers(s);
    this.stakes.own = WARRIOR + SCARCE * Math.max(0, PLENTY - this.warriors[seat]);
    return this;
  }

  /** What a warrior of the seat is worth. */
  get warrior(): number {
    return this.stakes.own;
  }

  menOf(seat: Seat, number: number): number {
    return this.men[seat * SPACES + number];
  }

  points(seat: Seat): number {
    return this.lands[seat] + this.chest[seat];
  }

  /** How far the seat would be ahead if it banked what it holds. */
  get lead(): number {
    return this.points(this.seat) + this.treasure[this.seat] - this.points(this.rival);
  }

  /** What an attack on a space by so many warriors is worth to the seat. */
  attack(number: number, warriors: number): number {
    if (this.isKnown[number] === 0) this.weigh(number);
    return this.worths[number * SIZE + warriors];
  }

  /** The best attack from a space by so many warriors, on another space than that one; 0 if there is no good one. */
  bestAttack(from: number, warriors: number, except = -1): number {
    const { control, seat } = this;
    const neighbours = NEIGHBOURS[from];
    let best = 0;
    if (warriors <= 0) return best;
    for (let i = 0; i < neighbours.length; i++) {
      const next = neighbours[i];
      if (control[next] === seat || next === except) continue;
      const worth = this.attack(next, warriors);
      if (worth > best) best = worth;
    }
    return best;
  }

  /** The most warriors that one enemy could bring against a space in a turn. */
  threat(number: number): number {
    const { threats, men, seats, seat, camps, camped } = this;
    if (threats[number] >= 0) return threats[number];
    const neighbours = NEIGHBOURS[number];
    let most = 0;
    for (let other = 0; other < seats; other++) {
      if (other === seat) continue;
      let force = camps[other] === number ? camped[other] : 0;
      for (let i = 0; i < neighbours.length; i++) force += men[other * SPACES + neighbours[i]];
      if (force > most) most = force;
    }
    threats[number] = Math.min(most, MAX_HORDE);
    return threats[number];
  }

  /** The chance that an enemy who wants it takes a space from so many defenders. */
  risk(number: number, defenders: number): number {
    const threat = this.threat(number);
    return threat === 0 ? 0 : winChance(threat, defenders, this.prints[number].defence);
  }

  /** How much of what an opponent loses is as good as won. */
  rivalry(other: Seat): number {
    if (this.seats === 2) return ONLY_RIVAL;
    return other === this.rival ? BEST_RIVAL : OTHER_RIVAL;
  }

  /** What a space is worth to the seat once it is taken. */
  prize(print: TileValues, owner: number, isFresh: boolean): number {
    let prize = print.vp - this.flagCost;
    if (isFresh) prize += CARD * print.loot + (print.warrior && this.player.reserve > 0 ? RECRUIT : 0);
    if (owner !== NOBODY) return prize + this.rivalry(owner) * print.vp;
    return print.ends ? prize + this.ending(print.vp - this.flagCost) : prize;
  }

  /** What it is worth that one more of the end tiles carries a flag. */
  private ending(gained: number): number {
    const ahead = this.lead + gained;
    if (this.missing === 1) return ahead > 0 ? END : -END;
    return NEARER * Math.max(-MAX_AHEAD, Math.min(MAX_AHEAD, ahead)) * (this.missing === 2 ? 1 : 0.5);
  }

  private readSpaces(s: State): void {
    const { seat, seats, control, prints, fresh, hidden, lands, warriors, men } = this;
    lands.fill(0);
    warriors.fill(0);
    this.missing = 0;
    this.shown = 0;
    let least = MAX_VP;
    // In the order of their numbers; the list costs less than to look each of them up.
    const spaces = Object.values(s.spaces);
    for (let i = 0; i < SPACES; i++) {
      const here = spaces[i];
      const print = tileValues(here.tile, i);
      const owner = here.control;
      prints[i] = print;
      control[i] = owner;
      fresh[i] = owner === NOBODY && !here.looted ? 1 : 0;
      if (here.up) {
        hidden[i] = -1;
        if (print.landmark >= 0) this.shown |= 1 << print.landmark;
      } else hidden[i] = i === PALACE ? -1 : poolOf(i, print.landmark >= 0);
      for (let other = 0; other < seats; other++) {
        const n = here.hordes[other];
        men[other * SPACES + i] = n;
        warriors[other] += n;
      }
      if (owner !== NOBODY) lands[owner] += print.vp;
      else if (print.ends) this.missing++;
      if (owner === seat && here.hordes[seat] === 0 && print.vp < least) least = print.vp;
    }
    this.flagCost = this.player.flags > 0 ? 0 : least;
    const { seenTiles } = this.player;
    for (let k = 0; k < seenTiles.length; k++) hidden[numberOf(seenTiles[k])] = -1;
    if (s.options.city) this.readPlan(s);
  }

  /** BTU-2.13: what lies by a plan is known to all. */
  private readPlan(s: State): void {
    for (let i = 0; i < SPACES; i++) {
      if (plannedTile(s.options, SPACE_IDS[i]) === undefined) continue;
      const { landmark } = this.prints[i];
      this.hidden[i] = -1;
      if (landmark >= 0) this.shown |= 1 << landmark;
    }
  }

  private readPlayers(s: State): void {
    const { seat, seats, chest, treasure, warriors, camps, camped } = this;
    let best = Number.NEGATIVE_INFINITY;
    for (let other = 0; other < seats; other++) {
      const p = s.players[other];
      let banked = 0;
      for (let i = 0; i < p.chest.length; i++) banked += pointsOf(p.chest[i]);
      for (let i = 0; i < p.relics.length; i++) banked += event[p.relics[i]].vp;
      let held = 0;
      for (let i = 0; i < p.hand.length; i++) held += pointsOf(p.hand[i]);
      chest[other] = banked;
      treasure[other] = held;
      camps[other] = p.camp ? numberOf(p.camp.space) : -1;
      camped[other] = p.camp ? p.camp.warriors : 0;
      warriors[other] += camped[other];
      if (other === seat || this.points(other) <= best) continue;
      best = this.points(other);
      this.rival = other;
    }
    const { hand } = this.player;
    this.holdsOutmaneuver = hand.includes('outmaneuver');
    this.holdsCrushing = hand.includes('crushing-attack');
    this.holdsFeint = hand.includes('feint-heart');
  }

  /** Works out what attacks on a space are worth. */
  private weigh(number: number): void {
    const { worths, hidden, control, prints, fresh, pools, men } = this;
    const at = number * SIZE;
    this.isKnown[number] = 1;
    const pool = hidden[number];
    const owner = control[number];
    if (pool === LANDMARK) this.weighPool(LANDMARK, worths, at);
    else if (pool >= 0) {
      this.weighPools();
      for (let a = 0; a < SIZE; a++) worths[at + a] = pools[pool * SIZE + a];
    } else {
      const defenders = owner === NOBODY ? 0 : men[owner * SPACES + number];
      this.weighPrint(prints[number], owner, fresh[number] === 1, defenders, worths, at);
    }
  }

  /** The mean over the tiles that may lie there; it is the same as long as the seat's means are the same. */
  private weighPools(): void {
    const key =
      Math.min(PLENTY, this.warriors[this.seat]) * 512 +
      this.flagCost * 32 +
      (this.player.conquered ? 16 : 0) +
      (this.player.reserve > 0 ? 8 : 0) +
      (this.holdsOutmaneuver ? 4 : 0) +
      (this.holdsCrushing ? 2 : 0) +
      (this.holdsFeint ? 1 : 0);
    if (key === this.poolsKey) return;
    this.poolsKey = key;
    for (let pool = 0; pool < LANDMARK; pool++) this.weighPool(pool, this.pools, pool * SIZE);
  }

  private weighPool(pool: number, into: Float64Array, at: number): void {
    const { one, shown } = this;
    const prints = POOL_VALUES[pool];
    let count = 0;
    for (let a = 0; a < SIZE; a++) into[at + a] = 0;
    for (let i = 0; i < prints.length; i++) {
      if (prints[i].landmark >= 0 && shown & (1 << prints[i].landmark)) continue;
      this.weighPrint(prints[i], NOBODY, true, 0, one, 0);
      for (let a = 0; a < SIZE; a++) into[at + a] += one[a];
      count++;
    }
    for (let a = 0; a < SIZE; a++) into[at + a] /= Math.max(1, count);
  }

  private weighPrint(
    print: TileValues,
    owner: number,
    isFresh: boolean,
    defenders: number,
    into: Float64Array,
    at: number,
  ): void {
    const { stakes, two } = this;
    const { defence } = print;
    stakes.defence = defence;
    stakes.prize = this.prize(print, owner, isFresh);
    stakes.theirs = owner === NOBODY ? 0 : WARRIOR * this.rivalry(owner);
    stakes.mayStop = this.player.conquered;
    stakes.isUnopposed = false;
    fightWorth(stakes, defenders, into, at);
    if (defenders > 0) return;
    if (this.holdsOutmaneuver) {
      stakes.isUnopposed = true;
      fightWorth(stakes, 0, two, 0);
      for (let a = 1; a < SIZE; a++) into[at + a] = Math.max(into[at + a], two[a] - SPENT);
    } else if (this.holdsFeint && owner === NOBODY) {
      stakes.defence = defence - 2;
      fightWorth(stakes, 0, two, 0);
      for (let a = 1; a < defence && a < SIZE; a++) into[at + a] = Math.max(into[at + a], two[a] - SPENT);
    }
    if (!this.holdsCrushing) return;
    for (let a = defence + 1; a < SIZE; a++) into[at + a] = Math.max(into[at + a], stakes.prize - SPENT);
  }
}
