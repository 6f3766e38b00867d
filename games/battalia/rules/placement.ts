/** Where a terrain card may lie, chapters 9 and 10. */
import type { Seat } from '@gonfalon/kernel';
import type { TerrainPileId } from '../content/index.ts';
import { CELL_COUNT, exitsOf, NEIGHBOURS, TERRAIN_PILE_IDS, terrainCards } from '../content/index.ts';
import { citiesOf, hasCard, isCity, linkedTo } from './land.ts';
import type { State } from './state.ts';

/** The exits of each card in each of its orientations. */
export const ROTATIONS = Object.fromEntries<readonly number[]>(
  TERRAIN_PILE_IDS.map((id) => [id, terrainCards[id].rotations.map(exitsOf)]),
) as Record<TerrainPileId, readonly number[]>;

/** An empty cell and what a card there has to fit. */
export interface Site {
  readonly cell: number;
  /** Sides where a neighbour has an exit, and where one has none: BTA-9.8. */
  readonly exits: number;
  readonly blanks: number;
  readonly nextToCity: boolean;
  /** BTA-9.10: a road would link it to a city of the builder. */
  readonly linked: boolean;
}

/** What lies around an empty cell; `network` are the cards that a road links to the builder. */
export function siteAt(s: State, cell: number, network?: Uint8Array): Site {
  const { land } = s;
  let exits = 0;
  let blanks = 0;
  let nextToCity = false;
  let isLinked = false;
  for (let side = 0; side < 4; side++) {
    const next = NEIGHBOURS[cell * 4 + side] as number;
    if (next < 0 || !hasCard(land, next)) continue;
    if (isCity(s, next)) nextToCity = true;
    if ((land.exits[next] as number) & (1 << ((side + 2) & 3))) {
      exits |= 1 << side;
      if (network?.[next]) isLinked = true;
    } else blanks |= 1 << side;
  }
  return { cell, exits, blanks, nextToCity, linked: isLinked };
}

export const fitsExits = (site: Site, exits: number): boolean =>
  (exits & site.exits) === site.exits && (exits & site.blanks) === 0;

/** The cells where the player may place something at all: BTA-9.5, BTA-9.6, BTA-9.10, BTA-9.11. */
export function sitesFor(s: State, seat: Seat): Site[] {
  const homes = citiesOf(s, seat);
  const network = homes.length > 0 ? linkedTo(s.land, homes) : undefined;
  const { cards } = s.land;
  const sites: Site[] = [];
  for (let cell = 0; cell < CELL_COUNT; cell++) {
    if (cards[cell] !== '' || !touches(s, cell, network)) continue;
    const site = siteAt(s, cell, network);
    if (site.linked || !network) sites.push(site);
  }
  return sites;
}

/** Whether a card lies beside the cell: one of the network, if the builder has one. */
function touches({ land: { exits } }: State, cell: number, network: Uint8Array | undefined): boolean {
  for (let side = 0; side < 4; side++) {
    const next = NEIGHBOURS[cell * 4 + side] as number;
    if (next >= 0 && (network ? network[next] : exits[next])) return true;
  }
  return false;
}

const allows = (site: Site, pile: TerrainPileId): boolean => !(site.nextToCity && terrainCards[pile].city);

export function hasPlacement(sites: readonly Site[], pile: TerrainPileId): boolean {
  return sites.some((site) => allows(site, pile) && ROTATIONS[pile].some((exits) => fitsExits(site, exits)));
}

/** Every legal way to lay the top card of a pile, by cell and then in the order of the rotations. */
export function placements(sites: readonly Site[], pile: TerrainPileId): { cell: number; exits: number }[] {
  return sites.flatMap((site) =>
    allows(site, pile)
      ? ROTATIONS[pile].filter((exits) => fitsExits(site, exits)).map((exits) => ({ cell: site.cell, exits }))
      : [],
  );
}

/** BTA-10.1: whether some card of the reserve could ever lie there. */
function canEverHold(s: State, cell: number): boolean {
  const site = siteAt(s, cell);
  let open = site.exits;
  for (let side = 0; side < 4; side++) {
    const next = NEIGHBOURS[cell * 4 + side] as number;
    if (next >= 0 && s.land.cards[next] === '') open |= 1 << side;
  }
  return TERRAIN_PILE_IDS.some(
    (pile) =>
      s.terrain[pile].length > 0 &&
      allows(site, pile) &&
      ROTATIONS[pile].some((exits) => (exits & open) !== 0 && fitsExits(site, exits)),
  );
}

/** BTA-10.3: the empty cells of the groups that no card on the map has an exit into. */
function sealedCells(s: State): number[] {
  const seen = new Uint8Array(CELL_COUNT);
  const sealed: number[] = [];
  for (let start = 0; start < CELL_COUNT; start++) {
    if (s.land.cards[start] !== '' || seen[start]) continue;
    const group = [start];
    seen[start] = 1;
    let open = false;
    for (let at = 0; at < group.length; at++) {
      const cell = group[at] as number;
      if (siteAt(s, cell).exits !== 0) open = true;
      for (let side = 0; side < 4; side++) {
        const next = NEIGHBOURS[cell * 4 + side] as number;
        if (next < 0 || s.land.cards[next] !== '' || seen[next]) continue;
        seen[next] = 1;
        group.push(next);
      }
    }
    if (!open) sealed.push(...group);
  }
  return sealed;
}

/** Marks the cells that have become impassable, and tells which: BTA-10.1 to BTA-10.4. */
export function closeCells(s: State): number[] {
  const closed: number[] = [];
  for (;;) {
    const before = closed.length;
    for (let cell = 0; cell < CELL_COUNT; cell++) {
      if (s.land.cards[cell] !== '' || canEverHold(s, cell)) continue;
      s.land.cards[cell] = 'impassable';
      closed.push(cell);
    }
    for (const cell of sealedCells(s)) {
      s.land.cards[cell] = 'impassable';
      closed.push(cell);
    }
    if (closed.length === before) return closed.sort((a, b) => a - b);
  }
}

/** BTA-18.1: every usable cell is filled or impassable. */
export const isFull = (s: State): boolean => !s.land.cards.includes('');
