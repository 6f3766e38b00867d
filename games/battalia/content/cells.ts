/** The 7 × 7 cells of the board, in the order of reading, and the four sides of a card. */

const COLUMNS = ['a', 'b', 'c', 'd', 'e', 'f', 'g'] as const;
const ROWS = ['1', '2', '3', '4', '5', '6', '7'] as const;
export const SIZE = COLUMNS.length;

export type CellId = `${(typeof COLUMNS)[number]}${(typeof ROWS)[number]}`;
export const CELL_IDS: readonly CellId[] = ROWS.flatMap((row) =>
  COLUMNS.map((column): CellId => `${column}${row}`),
);
export const CELL_COUNT = CELL_IDS.length;

/** The number of a cell in the order of reading, or -1 if there is no such cell. */
export function cellIndex(id: string): number {
  const index = INDEX.get(id);
  return index === undefined ? -1 : index;
}
const INDEX: ReadonlyMap<string, number> = new Map(CELL_IDS.map((id, index) => [id, index]));

/** The sides of a card, clockwise. Exits are a set of sides: the bits 1, 2, 4 and 8. */
export const SIDES = ['N', 'E', 'S', 'W'] as const;
export type Side = (typeof SIDES)[number];

export const opposite = (side: number): number => (side + 2) % 4;

/** The cell next to each cell on each side, at `cell * 4 + side`; -1 is the outside of the board. */
export const NEIGHBOURS: readonly number[] = CELL_IDS.flatMap((_, cell) => {
  const column = cell % SIZE;
  const row = (cell - column) / SIZE;
  return [
    row > 0 ? cell - SIZE : -1,
    column < SIZE - 1 ? cell + 1 : -1,
    row < SIZE - 1 ? cell + SIZE : -1,
    column > 0 ? cell - 1 : -1,
  ];
});

/** Every set of sides in letters, in the order NESW. */
export const EXITS_TEXT: readonly string[] = Array.from({ length: 16 }, (_, exits) =>
  SIDES.filter((_, side) => exits & (1 << side)).join(''),
);

/** The set of sides that the letters name, or -1 if they are no such set. */
export const exitsOf = (text: string): number => EXITS_TEXT.indexOf(text);
