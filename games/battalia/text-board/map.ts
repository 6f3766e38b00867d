/** The map as text: 7 × 7 cells of three lines each, with exits, cities, defences and heroes. */
import type { FactionId, TerrainId } from '../content/index.ts';
import { CELL_IDS, SIZE } from '../content/index.ts';
import type { View } from '../rules/views.ts';

/** One letter for each faction, and one for each terrain. */
const FACTION_MARKS: Readonly<Record<FactionId, string>> = {
  green: 'G',
  blue: 'B',
  red: 'R',
  gold: 'Y',
};
const TERRAIN_MARKS: Readonly<Record<TerrainId, string>> = {
  forest: 'f',
  lake: 'l',
  canyon: 'c',
  mountain: 'm',
};

const [NORTH, EAST, SOUTH, WEST] = [1, 2, 4, 8];

export const markOf = (view: View, seat: number): string => {
  const faction = view.players[seat]?.faction;
  return faction ? FACTION_MARKS[faction] : String(seat + 1);
};

/** Two characters: whose city of which level, a neutral one with its defence, a road, nothing. */
function content(view: View, cell: number): string {
  const { cards, owners, levels, guards } = view.land;
  const owner = owners[cell] ?? -1;
  if (owner >= 0) return `${markOf(view, owner)}${levels[cell]}`;
  const card = cards[cell] ?? '';
  const guard = guards[cell] ?? 0;
  if (card === 'ruins') return `*${guard > 9 ? 'X' : guard}`;
  if (card.startsWith('city')) return `n${guard}`;
  if (card.startsWith('road')) return '++';
  if (card === 'impassable') return '##';
  return card === 'unusable' ? '  ' : ' .';
}

function heroesAt(view: View, id: string): string {
  const marks = view.players.flatMap(({ heroes }, seat) =>
    heroes.filter((cell) => cell === id).map(() => markOf(view, seat)),
  );
  return marks.length > 2 ? `${marks.length}!` : marks.join('');
}

function cellLines(view: View, cell: number): readonly [string, string, string] {
  const exits = view.land.exits[cell] ?? 0;
  const terrain = view.land.terrains[cell] ?? '';
  const side = (bit: number, mark: string) => (exits & bit ? mark : ' ');
  const heroes = heroesAt(view, CELL_IDS[cell] ?? '');
  return [
    `${terrain ? TERRAIN_MARKS[terrain] : ' '} ${side(NORTH, '|')}${heroes.padEnd(3)}`,
    `${side(WEST, '-').repeat(2)}${content(view, cell)}${side(EAST, '-').repeat(2)}`,
    `  ${side(SOUTH, '|')}   `,
  ];
}

export function drawMap(view: View): string[] {
  const columns = Array.from({ length: SIZE }, (_, i) => `  ${(CELL_IDS[i] ?? '').charAt(0)}   `).join('');
  const rows = Array.from({ length: SIZE }, (_, row) => {
    const cells = Array.from({ length: SIZE }, (_, column) => cellLines(view, row * SIZE + column));
    return [0, 1, 2].map((line) => {
      const label = line === 1 ? `${row + 1} ` : '  ';
      return `${label}${cells.map((lines) => lines[line]).join('')}`.trimEnd();
    });
  });
  return [`  ${columns}`.trimEnd(), ...rows.flat()];
}
