/**
 * What of the map never changes, as two pictures: the sea under the lands, and over them the signs of their grounds.
 * They are made once for a theme and painted to a bitmap: filters and a thousand signs are too much for every frame.
 */

import type { LandId } from '../../content/index.ts';
import type { AreaId } from '../../content/map.ts';
import { entrances, size } from '../../content/map.ts';
import type { Terrain } from '../look.ts';
import { SEA, terrainOf } from '../look.ts';
import { ANCHORS } from './anchors.ts';
import { distanceTo, hash, isInside, LANDS, linesOf, numbersFrom, OUTLINE, rings } from './geometry.ts';
import { compass, serpent } from './sea-marks.ts';
import { signsFor } from './signs.ts';

const [WIDTH, HEIGHT] = size;

export interface GroundPictures {
  readonly sea: string;
  readonly signs: string;
}

export function groundPictures(night: boolean): GroundPictures {
  return { sea: picture(seaOf(night)), signs: picture(signsOf(night)) };
}

const picture = (content: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}">${content}</svg>`;

const ROSE = { x: 566, y: 82, radius: 30 };

function seaOf(night: boolean): string {
  const [shallow, deep, ink] = [SEA.shallow, SEA.deep, SEA.ink].map((shade) => shade[night ? 1 : 0]);
  const coast = linesOf('coast');
  const glow = [34, 25, 17, 10]
    .map((width) => `<path d="${coast}" stroke="${shallow}" stroke-opacity=".45" stroke-width="${width}"/>`)
    .join('');
  return [
    `<rect width="${WIDTH}" height="${HEIGHT}" fill="${deep}"/>`,
    `<g fill="none"><path d="${rhumbLines()}" stroke="${ink}" stroke-width=".6" opacity=".28"/>`,
    `<g stroke-linejoin="round">${glow}</g>`,
    `<path d="${hachure()}" stroke="${ink}" stroke-width=".85" opacity="${night ? 0.6 : 0.72}"/>`,
    `<path d="${wavelets()}" stroke="${ink}" stroke-width=".8" opacity=".42"/>`,
    `<path d="${linesOf('sea')}" stroke="${ink}" stroke-width="1.3" stroke-dasharray="1 5" stroke-linecap="round"/></g>`,
    compass(ROSE, night),
    serpent(night),
    `<path d="${coast}" fill="none" stroke="${night ? '#05090b' : '#33291d'}" stroke-width="4" opacity=".28" transform="translate(1.5 2.5)"/>`,
  ].join('');
}

function rhumbLines(): string {
  return Array.from({ length: 32 }, (_, i) => {
    const angle = (i * Math.PI) / 16;
    return `M${ROSE.x} ${ROSE.y}l${(1300 * Math.cos(angle)).toFixed(0)} ${(1300 * Math.sin(angle)).toFixed(0)}`;
  }).join('');
}

/** How far each point of the sea is from land, on a grid of so many units. */
const GRID = 2;
const COLUMNS = WIDTH / GRID + 1;
const ROWS = HEIGHT / GRID + 1;
let field: Float32Array | undefined;

function offshore(x: number, y: number): number {
  field ??= distanceField();
  const clamp = (n: number, count: number) => Math.max(0, Math.min(count - 1, Math.round(n / GRID)));
  return field[clamp(y, ROWS) * COLUMNS + clamp(x, COLUMNS)] ?? 0;
}

function distanceField(): Float32Array {
  const distances = new Float32Array(COLUMNS * ROWS).fill(1e6);
  for (const id of LANDS) markLand(distances, id);
  const relax = (i: number, j: number, by: number) => {
    const other = (distances[j] ?? 0) + by;
    if (other < (distances[i] ?? 0)) distances[i] = other;
  };
  for (const pass of [-1, 1])
    for (let n = 0; n < distances.length; n++) {
      const i = pass > 0 ? distances.length - 1 - n : n;
      const [row, column] = [Math.floor(i / COLUMNS), i % COLUMNS];
      const hasRow = row + pass >= 0 && row + pass < ROWS;
      if (column + pass >= 0 && column + pass < COLUMNS) relax(i, i + pass, GRID);
      if (!hasRow) continue;
      relax(i, i + pass * COLUMNS, GRID);
      if (column > 0) relax(i, i + pass * COLUMNS - 1, GRID * Math.SQRT2);
      if (column < COLUMNS - 1) relax(i, i + pass * COLUMNS + 1, GRID * Math.SQRT2);
    }
  return distances;
}

function boundsOf(id: AreaId) {
  const [xs, ys] = [rings[id].map(([x]) => x), rings[id].map(([, y]) => y)];
  return { left: Math.min(...xs), right: Math.max(...xs), top: Math.min(...ys), bottom: Math.max(...ys) };
}

function markLand(distances: Float32Array, id: AreaId): void {
  const { left, right, top, bottom } = boundsOf(id);
  for (let row = Math.floor(top / GRID); row <= bottom / GRID && row < ROWS; row++)
    for (let column = Math.floor(left / GRID); column <= right / GRID && column < COLUMNS; column++)
      if (isInside(rings[id], column * GRID + 0.01, row * GRID + 0.013))
        distances[row * COLUMNS + column] = 0;
}

/** Short level strokes wherever land is near. */
function hachure(): string {
  const strokes: string[] = [];
  for (let y = 2; y < HEIGHT; y += 2.6) {
    const ragged = 6.5 + 6 * hash(`r${Math.round(y / 2.6)}`);
    let from = -1;
    for (let x = 0; x <= WIDTH; x += 2) {
      const distance = offshore(x, y);
      const isNear = distance > 0 && distance < ragged + 2.5 * Math.sin(x / 17 + y / 9);
      if (isNear && from < 0) from = x;
      if ((isNear && x < WIDTH) || from < 0) continue;
      if (x - from > 3) strokes.push(`M${from - 1.5} ${y.toFixed(1)}H${x - 0.5}`);
      from = -1;
    }
  }
  return strokes.join('');
}

function wavelets(): string {
  const next = numbersFrom('waves');
  const places = Array.from({ length: 420 }, () => [next() * WIDTH, next() * HEIGHT] as const);
  return places
    .filter(([x, y]) => offshore(x, y) > 20)
    .map(([x, y]) => `M${x.toFixed(1)} ${y.toFixed(1)}q2.5-2.4 5 0t5 0`)
    .join('');
}

interface Sowing {
  readonly signs: readonly string[];
  /** How far apart, and how far from the border. */
  readonly dx: number;
  readonly dy: number;
  readonly room: number;
}
const sow = (signs: string, dx: number, dy: number, room: number): Sowing => ({
  signs: signs.split(' '),
  dx,
  dy,
  room,
});
const SOWINGS: Readonly<Record<Terrain, Sowing>> = {
  mountain: sow('mtA mtB mtA', 17, 11, 9),
  forest: sow('treeA treeB treeA', 8.6, 7.4, 4),
  snow: sow('fir', 9.4, 8.4, 4),
  hills: sow('hill hill treeB', 19, 13, 7),
  fields: sow('crop crop treeB grass', 20, 13, 7),
  marsh: sow('reed reed grass', 17, 12, 6),
  moor: sow('moss moss hill', 20, 14, 7),
  dead: sow('dead', 10, 9, 4),
  dunes: sow('dune', 22, 11, 8),
  steppe: sow('grass grass hill', 17, 12, 6),
  ash: sow('mtB moss volc moss', 23, 15, 10),
  bones: sow('bone moss moss', 24, 14, 8),
};

function signsOf(night: boolean): string {
  const land = LANDS.map((id) => `<path d="${OUTLINE[id]}"/>`).join('');
  const stain = night ? '0 0 0 0 0 0 0 0 0 .02 0 0 0 0 .04' : '0 0 0 0 .25 0 0 0 0 .17 0 0 0 0 .06';
  const sown = LANDS.flatMap((id) => sownIn(id as LandId)).sort((a, b) => a.y - b.y);
  return [
    `<defs>${signsFor(night)}<clipPath id="land">${land}</clipPath>`,
    `<filter id="wash" x="0" y="0" width="100%" height="100%"><feTurbulence type="fractalNoise" baseFrequency=".011 .014" numOctaves="4" seed="9"/><feColorMatrix values="${stain} 0 0 0 1.5 -.62"/></filter></defs>`,
    `<g clip-path="url(#land)"><rect width="${WIDTH}" height="${HEIGHT}" filter="url(#wash)" opacity="${night ? 0.55 : 0.4}"/></g>`,
    `<g color="${night ? '#05090b' : '#33291d'}" opacity="${night ? 0.78 : 0.86}">${sown.map(({ text }) => text).join('')}</g>`,
  ].join('');
}

/** The signs of one land: none where its name and its pieces stand, and none on a dungeon. */
function sownIn(id: LandId): readonly { readonly y: number; readonly text: string }[] {
  const { signs, dx, dy, room } = SOWINGS[terrainOf(id)];
  const ring = rings[id];
  const [nameX, nameY] = ANCHORS[id];
  const { left, right, top, bottom } = boundsOf(id);
  const next = numbersFrom(id);
  const sown: { y: number; text: string }[] = [];
  for (let y = top + dy, row = 0; y < bottom; y += dy, row++)
    for (let x = left + (row % 2 ? dx / 2 : 0); x < right; x += dx) {
      const [px, py] = [x + (next() - 0.5) * dx * 0.55, y + (next() - 0.5) * dy * 0.5];
      const [pick, keep, scale] = [next(), next(), 0.82 + next() * 0.3];
      const isOutside =
        !isInside(ring, px, py) || !isInside(ring, px, py - 8) || distanceTo(ring, px, py) < room;
      const isUnderName = Math.abs(px - nameX) < 40 && py > nameY - 30 && py < nameY + 4;
      const isUnderPieces = Math.abs(px - nameX) < 40 && py > nameY - 2 && py < nameY + 34 && keep < 0.75;
      const isOnEntrance = Object.values(entrances).some((at) => Math.hypot(at.x - px, at.y - py + 6) < 22);
      if (isOutside || isUnderName || isUnderPieces || isOnEntrance) continue;
      const sign = signs[Math.floor(pick * signs.length)];
      const at = `translate(${px.toFixed(1)} ${py.toFixed(1)})scale(${scale.toFixed(2)})`;
      sown.push({ y: py, text: `<use href="#${sign}" transform="${at}"/>` });
    }
  return sown;
}
