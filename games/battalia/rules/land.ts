/** The map: what lies where, and which cards a road links. */
import type { Seat } from '@gonfalon/kernel';
import type { TerrainId } from '../content/index.ts';
import { CELL_COUNT, NEIGHBOURS } from '../content/index.ts';
import type { CellCard, Land, State } from './state.ts';
import { NOBODY } from './state.ts';

export const isTerrainCard = (card: CellCard): boolean =>
  card !== '' && card !== 'impassable' && card !== 'unusable';

export const hasCard = (land: Land, cell: number): boolean => land.exits[cell] !== 0;

/** BTA-9.7, BTA-20.3: the ruins are a city in the second alternative only. */
export function isCity(s: State, cell: number): boolean {
  const card = s.land.cards[cell] as CellCard;
  return card === 'ruins' ? s.options.scenario === 'alt2' : card.startsWith('city');
}

export function citiesOf(s: State, seat: Seat): number[] {
  const cities: number[] = [];
  for (let cell = 0; cell < CELL_COUNT; cell++) if (s.land.owners[cell] === seat) cities.push(cell);
  return cities;
}

/** BTA-14.24: a city that lost its token. */
export function isUndefended(s: State, cell: number): boolean {
  const { cards, owners, guards } = s.land;
  return owners[cell] === NOBODY && guards[cell] === 0 && (cards[cell] as CellCard).startsWith('city');
}

/** The card that a road leads to from this one on that side; -1 if none does. BTA-13.2. */
function linked(land: Land, cell: number, side: number): number {
  if (!((land.exits[cell] as number) & (1 << side))) return -1;
  const next = NEIGHBOURS[cell * 4 + side] as number;
  if (next < 0) return -1;
  return (land.exits[next] as number) & (1 << ((side + 2) & 3)) ? next : -1;
}

/** Marks with 1 every card that a road links to one of these. */
export function linkedTo(land: Land, cells: readonly number[]): Uint8Array {
  const reached = new Uint8Array(CELL_COUNT);
  const queue = cells.slice();
  for (const cell of queue) reached[cell] = 1;
  for (let at = 0; at < queue.length; at++) {
    for (let side = 0; side < 4; side++) {
      const next = linked(land, queue[at] as number, side);
      if (next < 0 || reached[next]) continue;
      reached[next] = 1;
      queue.push(next);
    }
  }
  return reached;
}

/** Cells that no way leads to. */
export const UNREACHABLE = 127;

/**
 * The smallest number of paid steps from a card to every other: BTA-13.8. Steps onto native land are free in the
 * advanced game: BTA-19.2.
 */
export function prices(land: Land, from: number, native?: TerrainId): Uint8Array {
  const price = new Uint8Array(CELL_COUNT).fill(UNREACHABLE);
  price[from] = 0;
  let frontier = [from];
  for (let paid = 0; frontier.length > 0; paid++) {
    const beyond: number[] = [];
    for (let at = 0; at < frontier.length; at++) {
      const cell = frontier[at] as number;
      if (price[cell] !== paid) continue;
      for (let side = 0; side < 4; side++) {
        const next = linked(land, cell, side);
        if (next < 0) continue;
        const free = native !== undefined && land.terrains[next] === native;
        const cost = free ? paid : paid + 1;
        if (cost >= (price[next] as number)) continue;
        price[next] = cost;
        (free ? frontier : beyond).push(next);
      }
    }
    frontier = beyond;
  }
  return price;
}
