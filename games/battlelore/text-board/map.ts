/** The battlefield as a map of bricks, one a hex: its ground, and the unit that stands there. */
import type { HexId, LandmarkId, TerrainId } from '../content/index.ts';
import { flankSection, hexes, ROWS, SECTIONS, unitType } from '../content/index.ts';
import type { Names } from '../messages/names.ts';
import type { Unit } from '../rules/state.ts';
import type { View } from '../rules/views.ts';

/** The marks of the seats: the camps are told apart without colour. */
export const CAMP_MARKS = ['◆', '●'] as const;

export const TERRAIN_MARKS: Readonly<Record<TerrainId, string>> = {
  plain: ' ',
  forest: '♣',
  hill: '▲',
  river: '≈',
  ford: '=',
  bridge: '#',
};

export const LANDMARK_MARKS: Readonly<Record<LandmarkId, string>> = {
  generic: '◊',
  magic_pentacle: '✶',
  rogues_den: '∩',
  secret_passage: '∪',
  training_camp: '†',
  healing_pool: '○',
  stronghold: '♜',
  rampart: '▒',
  creature_lair: '@',
};

export const OBJECTIVE_MARK = '★';

/** One letter each, of the language that the map is read in. */
export interface UnitMarks {
  readonly ordered: string;
  readonly moved: string;
  readonly battled: string;
  readonly web: string;
  readonly poison: string;
}

/** Columns and lines from one hex to the next, the border included; short rows stand half a hex further right. */
const WIDTH = 7;
const HEIGHT = 4;
const SHIFT = 3;

const LONG = 13;
const COLUMNS = WIDTH * LONG;
/** Where the dotted lines between the sections run. */
const DOTTED = [4 * WIDTH, 9 * WIDTH];

/** A line of the map goes up, right, down and left from a point: one bit for each. */
const LINES = [...' ╵╶└╷│┌├╴┘─┴┐┤┬┼'];
const UP = 1;
const RIGHT = 2;
const DOWN = 4;
const BACK = 8;

type Grid<T> = T[][];

export function drawMap(view: View, names: Names, marks: UnitMarks): string[] {
  const lines = ROWS.length * HEIGHT + 1;
  const borders: Grid<number> = Array.from({ length: lines }, () => Array<number>(COLUMNS + 1).fill(0));
  const letters: Grid<string> = borders.map((row) => row.map(() => ''));
  for (const { id, row, column, y } of hexes) {
    const long = isLong(row);
    const left = (column - 1) * WIDTH + (long ? 0 : SHIFT);
    outline(borders, left, y * HEIGHT);
    for (const [i, line] of contents(view, id, names, marks).entries())
      for (const [j, letter] of [...line].entries()) put(letters, y * HEIGHT + 1 + i, left + 1 + j, letter);
  }
  for (const [y, row] of ROWS.entries()) {
    for (const x of DOTTED) {
      for (let i = 1; i < HEIGHT; i++) {
        const line = y * HEIGHT + i;
        if (isLong(row)) put(letters, line, x, '║');
        else if ((letters[line]?.[x] ?? '').trim() === '') put(letters, line, x, '┊');
      }
    }
  }
  const field = borders.map((row, y) =>
    row
      .map((bits, x) => letters[y]?.[x] || LINES[bits])
      .join('')
      .trimEnd(),
  );
  return [flankLine(names, 'top'), ...field, flankLine(names, 'bottom')];
}

const isLong = (row: string): boolean => 'ACEGI'.includes(row);

function put(letters: Grid<string>, y: number, x: number, letter: string): void {
  const row = letters[y];
  if (row) row[x] = letter;
}

function add(borders: Grid<number>, y: number, x: number, bits: number): void {
  const row = borders[y];
  if (row) row[x] = (row[x] ?? 0) | bits;
}

function outline(borders: Grid<number>, left: number, top: number): void {
  const right = left + WIDTH;
  const bottom = top + HEIGHT;
  for (let x = left; x < right; x++) {
    for (const y of [top, bottom]) {
      add(borders, y, x, RIGHT);
      add(borders, y, x + 1, BACK);
    }
  }
  for (let y = top; y < bottom; y++) {
    for (const x of [left, right]) {
      add(borders, y, x, DOWN);
      add(borders, y + 1, x, UP);
    }
  }
}

/** The sections as the camp on that side calls them. */
function flankLine(names: Names, side: 'top' | 'bottom'): string {
  const edges = [0, ...DOTTED, COLUMNS];
  const flanks = flankSection[side];
  const parts = SECTIONS.map((section, i) => {
    const flank = (['left', 'centre', 'right'] as const).find((one) => flanks[one] === section) ?? 'centre';
    const room = (edges[i + 1] ?? 0) - (edges[i] ?? 0);
    const name = names.flanks[flank];
    const before = Math.floor((room - name.length) / 2);
    return `${' '.repeat(before)}${name}`.padEnd(room);
  });
  return parts.join('').trimEnd();
}

/** `E7 #★`, then `◆BI3 B`, then `BI2*wp`. */
function contents(view: View, at: HexId, names: Names, marks: UnitMarks): string[] {
  const u = view.units.find((one) => one.hex === at);
  const head = `${at.padEnd(3)}${groundMark(view, at)}${placeMarks(view, at)}`;
  return u ? [head, troops(u, names), state(u, marks)] : [head];
}

function terrainOf(view: View, at: HexId): TerrainId {
  const kinds = Object.entries(view.adventure.terrain) as [TerrainId, readonly HexId[]][];
  return kinds.find(([, list]) => list.includes(at))?.[0] ?? 'plain';
}

const groundMark = (view: View, at: HexId): string => TERRAIN_MARKS[terrainOf(view, at)];

function placeMarks(view: View, at: HexId): string {
  const places = view.landmarks.filter((l) => l.hex === at).map((l) => LANDMARK_MARKS[l.type]);
  const worth = view.adventure.objectives.some((o) => o.hex === at) ? OBJECTIVE_MARK : '';
  return `${worth}${places.join('')}`.slice(0, 2);
}

/** Its camp, its kind and its figures, the Lore concentrated beside it, and the helmet that hits it. */
function troops(u: Unit, names: Names): string {
  const stored = u.stored > 0 ? ('¹²³'[u.stored - 1] ?? '+') : ' ';
  const helmet = names.faces[({ green: 'G', blue: 'B', red: 'R' } as const)[u.banner]].mark;
  return `${unitMark(u)}${stored}${helmet}`;
}

export function unitMark(u: Unit): string {
  return `${CAMP_MARKS[u.camp] ?? '?'}${unitType[u.type].code}${u.figures}`;
}

/** Without its camp, which stands above; of a long name only the number, for its kind stands there too. */
function shortName({ id }: Unit): string {
  const name = id.slice(id.indexOf('-') + 1);
  return name.length > 3 ? name.replace(/^[A-Z]+/, '') : name;
}

function state(u: Unit, marks: UnitMarks): string {
  const { ordered, moved, battled, web, poison } = marks;
  const doing = u.battles > 0 ? battled : u.moved ? moved : u.ordered === 'no' ? ' ' : ordered;
  return `${shortName(u).padEnd(3)}${doing}${u.web ? web : ''}${u.poison ? poison : ''}`.slice(0, WIDTH - 1);
}
