/** What the rules ask of a state. */
import type { Seat } from '@gonfalon/kernel';
import type { FactionId, TerrainId } from '../content/index.ts';
import { CELL_COUNT, constants, factions, info } from '../content/index.ts';
import { deckOf } from './decks.ts';
import type { Player, State } from './state.ts';
import type { By } from './vocabulary.ts';

export const playerAt = (s: State, seat: Seat): Player => s.players[seat] as Player;

/** The next seats clockwise, this one left out, that are still in the game. */
export function seatsAfter(s: State, seat: Seat): Seat[] {
  const seats = s.players.length;
  const after: Seat[] = [];
  for (let i = 1; i < seats; i++) {
    const other = (seat + i) % seats;
    if (!playerAt(s, other).resigned) after.push(other);
  }
  return after;
}

export const remainingSeats = (s: State): Seat[] =>
  [...s.players.keys()].filter((seat) => !playerAt(s, seat).resigned);

/** BTA-22.6: who begins the day. */
export function firstOfDay(s: State): Seat {
  return playerAt(s, s.first).resigned ? (seatsAfter(s, s.first)[0] ?? s.first) : s.first;
}

/** Who did something, for the log: the seat, and its faction once it has one. */
export function by(s: State, seat: Seat): By {
  const { faction } = playerAt(s, seat);
  return faction === undefined ? { seat } : { seat, faction };
}

export const factionAt = (s: State, seat: Seat): FactionId => playerAt(s, seat).faction as FactionId;

/** The seat and the number of a hero by its reference. */
export function heroByRef(s: State, ref: string): { seat: Seat; hero: number } | undefined {
  const [faction, number] = ref.split('-');
  const seat = s.players.findIndex((p) => p.faction === faction);
  const hero = Number(number) - 1;
  return seat >= 0 && playerAt(s, seat).heroes[hero] ? { seat, hero } : undefined;
}

/** BTA-19.1: the land on which steps are free, in the advanced game. */
export function nativeLand(s: State, seat: Seat): TerrainId | undefined {
  return s.options.advanced ? factions[factionAt(s, seat)].terrain : undefined;
}

export const heroesOn = (p: Player, cell: number): number[] =>
  p.heroes.flatMap((hero, i) => (hero.cell === cell ? [i] : []));

const isHigh = (level: number): boolean => level > 2;

/** BTA-9.12: how many of the tokens that show this level are off the map. */
export function freeTokens(s: State, seat: Seat, level: number): number {
  let free = constants.tokensPerKind;
  for (let cell = 0; cell < CELL_COUNT; cell++) {
    if (s.land.owners[cell] === seat && isHigh(s.land.levels[cell] as number) === isHigh(level)) free--;
  }
  return free;
}

/** BTA-14.23: the level at which a conqueror marks a city; 0 if no token is left. */
export function conqueredLevel(s: State, seat: Seat, level: number): number {
  if (freeTokens(s, seat, level) > 0) return level;
  return isHigh(level) && freeTokens(s, seat, 2) > 0 ? 2 : 0;
}

export const ownsLegendary = (s: State, seat: Seat): boolean =>
  deckOf(s, seat).some((card) => info(card).legendary);

export function victoryPoints(s: State, seat: Seat): number {
  let points = 0;
  for (let cell = 0; cell < CELL_COUNT; cell++) {
    if (s.land.owners[cell] === seat) points += s.land.levels[cell] as number;
  }
  return points;
}

export function citiesOfLevel(s: State, seat: Seat, level: number): number {
  let count = 0;
  for (let cell = 0; cell < CELL_COUNT; cell++) {
    if (s.land.owners[cell] === seat && s.land.levels[cell] === level) count++;
  }
  return count;
}

/** BTA-19.5: whatever is no free relocation gives both heroes a free one again. */
export function refreshHeroes({ heroes }: Player): void {
  for (const hero of heroes) hero.rested = false;
}
