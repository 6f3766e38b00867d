/** The geometry of the board, worked out once. Hexes stand on a point; doubled columns keep every sum whole. */
import boardJson from './board.json' with { type: 'json' };

type Column12 = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12;
/** A row and a column, such as E6; rows A, C, E, G and I have 13 hexes, rows B, D, F and H have 12. */
export type HexId = `${'A' | 'C' | 'E' | 'G' | 'I'}${Column12 | 13}` | `${'B' | 'D' | 'F' | 'H'}${Column12}`;

export const ROWS = ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H', 'I'] as const;
export type Row = (typeof ROWS)[number];

/** The parts of the board between the dotted lines, and the same parts as a player sees them. */
export const SECTIONS = ['west', 'centre', 'east'] as const;
export type Section = (typeof SECTIONS)[number];
export const FLANKS = ['left', 'centre', 'right'] as const;
export type Flank = (typeof FLANKS)[number];

export const SIDES = ['top', 'bottom'] as const;
export type Side = (typeof SIDES)[number];

export interface Hex {
  readonly id: HexId;
  /** Its place in `hexes`, in reading order. */
  readonly index: number;
  readonly row: Row;
  readonly column: number;
  /** Twice the horizontal place of its centre, and its row from the top, from 0. */
  readonly x2: number;
  readonly y: number;
  /** Two on a dotted line, else one. */
  readonly sections: readonly Section[];
  readonly neighbours: readonly HexId[];
  /** The neighbours one row nearer to a side: where a unit of that side retreats. None on its baseline. */
  readonly rear: Readonly<Record<Side, readonly HexId[]>>;
  /** Its row counted from a side, from 1. */
  readonly rank: Readonly<Record<Side, number>>;
  /** The hexes at a distance: itself, its neighbours, and so on. */
  readonly rings: readonly (readonly HexId[])[];
}

const place = (x2: number, y: number) => `${x2},${y}`;

const [westLine, eastLine] = boardJson.sectionLines as [number, number];

function sectionsAt(x2: number): Section[] {
  const inside = { west: x2 <= westLine, centre: westLine <= x2 && x2 <= eastLine, east: x2 >= eastLine };
  return SECTIONS.filter((section) => inside[section]);
}

const spots = ROWS.flatMap((row, y) => {
  const columns = boardJson.columns[row];
  const shift = columns === 13 ? 1 : 0;
  return Array.from({ length: columns }, (_, at) => ({
    id: `${row}${at + 1}` as HexId,
    row,
    column: at + 1,
    x2: 2 * (at + 1) - shift,
    y,
  }));
});

const byPlace = new Map(spots.map(({ id, x2, y }) => [place(x2, y), id]));

const present = (ids: readonly (HexId | undefined)[]) => ids.filter((id) => id !== undefined);

/** The full hex with this centre, if there is one. */
export const hexAt = (x2: number, y: number): HexId | undefined => byPlace.get(place(x2, y));

function gap(a: { x2: number; y: number }, b: { x2: number; y: number }): number {
  const dx = Math.abs(a.x2 - b.x2);
  const dy = Math.abs(a.y - b.y);
  return dy + Math.max(0, (dx - dy) / 2);
}

export const hexes: readonly Hex[] = spots.map((spot, index) => {
  const { x2, y } = spot;
  const above = present([hexAt(x2 - 1, y - 1), hexAt(x2 + 1, y - 1)]);
  const below = present([hexAt(x2 - 1, y + 1), hexAt(x2 + 1, y + 1)]);
  const rings: HexId[][] = [];
  for (const other of spots) {
    const distance = gap(spot, other);
    while (rings.length <= distance) rings.push([]);
    rings[distance]?.push(other.id);
  }
  return {
    ...spot,
    index,
    sections: sectionsAt(x2),
    neighbours: [...above, ...present([hexAt(x2 - 2, y), hexAt(x2 + 2, y)]), ...below],
    rear: { top: above, bottom: below },
    rank: { top: y + 1, bottom: ROWS.length - y },
    rings,
  };
});

/** Every full hex in reading order: A1, A2 … I13. */
export const HEX_IDS: readonly HexId[] = hexes.map(({ id }) => id);

export const hex = Object.fromEntries(hexes.map((entry) => [entry.id, entry])) as Readonly<
  Record<HexId, Hex>
>;

export const isHexId = (text: string): text is HexId => Object.hasOwn(hex, text);

const size = hexes.length;
const distances = Uint8Array.from({ length: size * size }, (_, at) => {
  const from = hexes[Math.floor(at / size)];
  const to = hexes[at % size];
  return from && to ? gap(from, to) : 0;
});

export const distance = (a: HexId, b: HexId): number => distances[hex[a].index * size + hex[b].index] ?? 0;

export const adjacent = (a: HexId, b: HexId): boolean => distance(a, b) === 1;

/** The greyed halves at the ends of the short rows: nobody stands there, and nobody sees through them. */
export const halfHexes: readonly { readonly x2: number; readonly y: number }[] = ROWS.flatMap((row, y) =>
  boardJson.columns[row] === 13
    ? []
    : [
        { x2: 0, y },
        { x2: 26, y },
      ],
);

/** What a player who sits at a side calls left and right. */
export const flankSection: Readonly<Record<Side, Readonly<Record<Flank, Section>>>> = {
  top: { left: 'east', centre: 'centre', right: 'west' },
  bottom: { left: 'west', centre: 'centre', right: 'east' },
};
