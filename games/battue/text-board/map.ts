/** The city as a map of boxes: what lies where, whose it is and who stands there. */
import type { Seat } from '@gonfalon/kernel';
import type { SpaceId, TileId } from '../content/index.ts';
import { grid, isPerimeter, space, spaces, tile } from '../content/index.ts';
import type { Names } from '../messages/names.ts';
import type { SpaceView, View } from '../rules/views.ts';

/** Shapes tell the seats apart without colour. */
export const MARKS: readonly string[] = ['◆', '●', '▲', '■'];

/** Columns and rows of characters for each square of the board; the narrow streets need the most. */
const WIDTHS = [5, 4, 6, 6, 7, 7, 7, 6, 6, 7, 7, 7, 6, 6, 4, 5];
const HEIGHTS = [2, 1, 2, 2, 3, 3, 3, 2, 2, 3, 3, 3, 2, 2, 2, 1];

const LEFT = offsets(WIDTHS);
const TOP = offsets(HEIGHTS);

/** Where each square begins, and where the last one ends. */
function offsets(sizes: readonly number[]): number[] {
  const ends = [0];
  for (const [i, size] of sizes.entries()) ends.push(ends[i] + size);
  return ends;
}

/** A line of the map goes up, right, down and left from a point: one bit for each. */
const LINES = [...' ╵╶└╷│┌├╴┘─┴┐┤┬┼'];
const UP = 1;
const RIGHT = 2;
const DOWN = 4;
const BACK = 8;

export function drawMap(view: View, names: Names): string[] {
  const borders = Array.from({ length: TOP[grid.h] + 1 }, () => Array<number>(LEFT[grid.w] + 1).fill(0));
  const letters = borders.map((row) => row.map(() => ''));
  for (const { id, x, y, w, h } of spaces) {
    const box = { left: LEFT[x], top: TOP[y], right: LEFT[x + w], bottom: TOP[y + h] };
    outline(borders, box);
    const [columns, rows] = [box.right - box.left - 1, box.bottom - box.top - 1];
    for (const [row, line] of contents(view, id, names, columns, rows).entries())
      for (const [column, letter] of [...line].entries())
        letters[box.top + 1 + row][box.left + 1 + column] = letter;
  }
  return borders.map((row, y) =>
    row
      .map((lines, x) => letters[y][x] || LINES[lines])
      .join('')
      .trimEnd(),
  );
}

interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

function outline(borders: number[][], { left, top, right, bottom }: Box): void {
  for (let x = left; x < right; x++) {
    for (const row of [borders[top], borders[bottom]]) {
      row[x] |= RIGHT;
      row[x + 1] |= BACK;
    }
  }
  for (let y = top; y < bottom; y++) {
    for (const x of [left, right]) {
      borders[y][x] |= DOWN;
      borders[y + 1][x] |= UP;
    }
  }
}

/** The id and who is there, then the name, then the values; as much of it as there is room for. */
function contents(view: View, id: SpaceId, names: Names, columns: number, rows: number): string[] {
  const here = view.spaces[id];
  const camps = campsAt(view, id);
  const troops = troopsAt(here);
  const values = valuesAt(here, id);
  const name = nameAt(here, id, names);
  if (rows <= 2) {
    const who = [camps, troops].filter((part) => part !== '').join(' ');
    return isPerimeter(space[id])
      ? [apart(`${id} ${values}`, who, columns), shorten(name, columns)]
      : [apart(id, who, columns), apart(shorten(name, columns - values.length - 1), values, columns)];
  }
  const head = id.length + troops.length <= columns ? [apart(id, troops, columns)] : [id, troops];
  const foot = [camps, values].filter((part) => part !== '');
  const free = rows - head.length - foot.length;
  return [...head, ...lines(name, columns, free), ...foot];
}

/** `◆` is a flag alone, `◆3` a flag with three warriors, `!●5` five warriors without a flag. */
function troopsAt({ control, hordes }: SpaceView): string {
  const mark = (seat: Seat) => MARKS[seat] ?? '';
  const owner = control < 0 ? [] : [`${mark(control)}${hordes[control] || ''}`];
  const others = hordes.flatMap((n, seat) => (n > 0 && seat !== control ? [`!${mark(seat)}${n}`] : []));
  return [...others, ...owner].join('');
}

function campsAt(view: View, id: SpaceId): string {
  const camped = view.players.flatMap(({ camp }, seat) =>
    camp && camp.space === id && camp.warriors > 0 ? [`⌂${MARKS[seat]}${camp.warriors}`] : [],
  );
  return camped.join('');
}

/** Defence, points and loot, the loot struck out once it is gone; what the icons still promise follows. */
function valuesAt(here: SpaceView, id: SpaceId): string {
  const place = space[id];
  const lying = here.tile === undefined ? undefined : tile[here.tile];
  const printed = isPerimeter(place) ? place : lying;
  if (!printed) return '';
  const { defence, vp, loot } = printed;
  const event = lying?.event && !here.up ? 'e' : '';
  const warrior = lying?.warrior && !here.looted ? 'w' : '';
  return `${defence}/${vp}/${here.looted ? '–' : loot}${event}${warrior}`;
}

/** What the viewer alone has seen stands in brackets. */
function nameAt(here: SpaceView, id: SpaceId, names: Names): string {
  if (isPerimeter(space[id])) return names.spaces[id].name;
  if (here.tile === undefined) return here.landmark ? '★ ?' : '?';
  const known = title(here.tile, names);
  if (!here.up && id !== 'PAL') return `(${known})`;
  const star = here.landmark || id === 'PAL' ? '★ ' : '';
  return `${star}${known}${here.up ? '' : ' ?'}`;
}

/** As it is written on the tile, the same for every reader. */
function title(id: TileId, names: Names): string {
  return names.tiles[id].title;
}

/** Two texts at the two ends of a line; the first gives way. */
function apart(left: string, right: string, columns: number): string {
  const room = columns - right.length;
  return `${left.slice(0, room).padEnd(room)}${right}`.slice(0, columns);
}

/** A name on as many lines as it may have, its words whole if they can be. */
function lines(name: string, columns: number, most: number): string[] {
  if (most < 1) return [];
  if (name.length <= columns || most < 2) return [shorten(name, columns)];
  const cut = name.lastIndexOf(' ', columns);
  if (cut <= 0) return [shorten(name, columns)];
  return [name.slice(0, cut), ...lines(name.slice(cut + 1), columns, most - 1)];
}

/** `Templum Martis` becomes `Temp. Martis`, `Armamentarium` becomes `Armament.` */
export function shorten(name: string, columns: number): string {
  if (name.length <= columns) return name;
  const [first = '', ...others] = name.split(' ');
  const rest = others.join(' ');
  const room = columns - rest.length - 2;
  if (rest !== '' && room >= 1) return `${first.slice(0, room)}. ${rest}`;
  return columns > 3 ? `${name.slice(0, columns - 1)}.` : name.slice(0, Math.max(0, columns));
}
