/** BTU-1: spaces, hordes, reserves, flags, and the words in which the other chapters speak of them. */
import type { Params, Ref, Refusal, Seat } from '@gonfalon/kernel';
import type { SpaceId } from '../content/index.ts';
import { constants, space, tile } from '../content/index.ts';
import { campOf, isSpace } from '../content/refs.ts';
import type { Player, SpaceState, State } from './state.ts';
import { NOBODY, spacesWhere } from './state.ts';
import type { Place, RefusingRule } from './vocabulary.ts';

export function refuse(rule: RefusingRule, where?: readonly Ref[], params?: Params): Refusal<RefusingRule> {
  return { rule, ...(where && { where }), ...(params && { params }) };
}

/** BTU-1.2: the seats from this one on, to the left. */
export function seatsFrom(s: State, from: Seat): Seat[] {
  const n = s.players.length;
  return s.players.map((_, i) => (from + i) % n);
}

export function alive(s: State): Seat[] {
  return s.players.flatMap((p, i) => (p.out ? [] : [i]));
}

/** Those who can still be the last one standing: BTU-15.4, 17.5. */
export function contenders(s: State): Seat[] {
  return alive(s).filter((seat) => !s.players[seat]?.resigning);
}

/** BTU-1.3, 1.4: the values printed on what lies there, or on the wall itself. */
export function valuesOf(s: State, id: SpaceId): { defence: number; vp: number; loot: number } {
  const lying = s.spaces[id].tile;
  return lying === undefined ? perimeterValues(id) : tile[lying];
}

function perimeterValues(id: SpaceId): { defence: number; vp: number; loot: number } {
  const { defence = 0, vp = 0, loot = 0 } = space[id];
  return { defence, vp, loot };
}

export function warriorsAt(s: State, seat: Seat, place: Place): number {
  if (place === campOf(seat)) return s.players[seat]?.camp?.warriors ?? 0;
  // Faster than to ask first whether it is one: the camps of others are none.
  const here: SpaceState | undefined = s.spaces[place as SpaceId];
  return here?.hordes[seat] ?? 0;
}

/** BTU-1.6: all hordes of a player, the camp first. */
export function hordesOf(s: State, seat: Seat): Place[] {
  const places: Place[] = [];
  if (warriorsAt(s, seat, campOf(seat)) > 0) places.push(campOf(seat));
  return places.concat(spacesWhere(s, (here) => (here.hordes[seat] ?? 0) > 0));
}

/** BTU-1.12 */
export function controlledBy(s: State, seat: Seat): SpaceId[] {
  return spacesWhere(s, (here) => here.control === seat);
}

/** BTU-1.13: own spaces that hold no warrior of anybody. */
export function emptySpacesOf(s: State, seat: Seat): SpaceId[] {
  return spacesWhere(s, ({ control, hordes }) => control === seat && hordes.every((n) => n === 0));
}

/** How many warriors a horde can still take: BTU-1.7, 1.8. */
export function room(s: State, seat: Seat, place: Place): number {
  return Math.min(constants.maxHorde - warriorsAt(s, seat, place), player(s, seat).reserve);
}

/** BTU-1.9: adds what fits, and tells how many that were. */
export function gainWarriors(s: State, seat: Seat, place: Place, wanted: number): number {
  const gained = Math.max(0, Math.min(wanted, room(s, seat, place)));
  player(s, seat).reserve -= gained;
  put(s, seat, place, gained);
  return gained;
}

/** BTU-1.10 */
export function loseWarriors(s: State, seat: Seat, place: Place, n: number): void {
  put(s, seat, place, -n);
  player(s, seat).reserve += n;
}

/** Moves warriors on the board without asking any rule. */
export function transfer(s: State, seat: Seat, from: Place, to: Place, n: number): void {
  put(s, seat, from, -n);
  put(s, seat, to, n);
}

function put(s: State, seat: Seat, place: Place, n: number): void {
  if (isSpace(place)) {
    const { hordes } = s.spaces[place];
    hordes[seat] = (hordes[seat] ?? 0) + n;
  } else {
    const { camp } = player(s, seat);
    if (camp) camp.warriors += n;
  }
}

export function player(s: State, seat: Seat): Player {
  const p = s.players[seat];
  if (!p) throw new RangeError(`there is no seat ${seat}`);
  return p;
}

/** BTU-1.11, 1.12: takes the flag off a space. */
export function takeFlag(s: State, id: SpaceId): void {
  const here = s.spaces[id];
  if (here.control === NOBODY) return;
  player(s, here.control).flags++;
  here.control = NOBODY;
}

export function plantFlag(s: State, seat: Seat, id: SpaceId): void {
  player(s, seat).flags--;
  s.spaces[id].control = seat;
}

/** The order in which a player parts with spaces if he does not choose: least points first, end tiles last. */
export function leastMissed(s: State, spaces: readonly SpaceId[]): SpaceId | undefined {
  const worth = (id: SpaceId) => valuesOf(s, id).vp + (isEndTile(s, id) ? 1000 : 0);
  return spaces.reduce<SpaceId | undefined>(
    (least, id) => (least === undefined || worth(id) < worth(least) ? id : least),
    undefined,
  );
}

/** Palace, Templum Jupiter and Universitas: BTU-16.3. */
export function isEndTile(s: State, id: SpaceId): boolean {
  const lying = s.spaces[id].tile;
  return lying !== undefined && constants.endTiles.includes(lying);
}

/** The largest of some hordes, the first one if several are. */
export function largest(s: State, seat: Seat, places: readonly Place[]): Place | undefined {
  return places.reduce<Place | undefined>(
    (best, place) =>
      best === undefined || warriorsAt(s, seat, place) > warriorsAt(s, seat, best) ? place : best,
    undefined,
  );
}
