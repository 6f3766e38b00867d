/** The polygons of the map, made into coasts and borders that two neighbours share. The same drawing on every run. */
import type { AreaId } from '../../content/map.ts';
import { areas } from '../../content/map.ts';

export type Place = readonly [x: number, y: number];

export const AREA_IDS = Object.keys(areas) as AreaId[];
export const isSea = (id: AreaId): boolean => id.startsWith('s');
export const LANDS: readonly AreaId[] = AREA_IDS.filter((id) => !isSea(id));

/** A number from 0 to 1 that depends on a text alone. */
export function hash(text: string): number {
  let h = 2166136261;
  for (let i = 0; i < text.length; i++) h = Math.imul(h ^ text.charCodeAt(i), 16777619);
  h ^= h >>> 15;
  h = Math.imul(h, 2246822519);
  h ^= h >>> 13;
  h = Math.imul(h, 3266489917);
  h ^= h >>> 16;
  return (h >>> 0) / 4294967296;
}

/** Numbers from 0 to 1, one after the other, the same for the same seed. */
export function numbersFrom(seed: string): () => number {
  let n = 0;
  return () => hash(`${seed}:${n++}`);
}

type BorderKind = 'edge' | 'sea' | 'coast' | 'land';

interface Border {
  readonly kind: BorderKind;
  readonly ids: readonly AreaId[];
  readonly points: readonly Place[];
}

const nameOf = ([x, y]: Place) => `${x},${y}`;
const edgeName = (a: Place, b: Place) =>
  nameOf(a) < nameOf(b) ? `${nameOf(a)} ${nameOf(b)}` : `${nameOf(b)} ${nameOf(a)}`;

/** Who has each edge, and how many edges meet at each corner. */
function meet(): {
  readonly owners: ReadonlyMap<string, AreaId[]>;
  readonly degree: ReadonlyMap<string, number>;
} {
  const owners = new Map<string, AreaId[]>();
  const degree = new Map<string, number>();
  for (const id of AREA_IDS) {
    const { polygon } = areas[id];
    for (const [i, a] of polygon.entries()) {
      const b = polygon[(i + 1) % polygon.length] ?? a;
      const edge = edgeName(a, b);
      const known = owners.get(edge);
      if (known) known.push(id);
      else {
        owners.set(edge, [id]);
        for (const p of [a, b]) degree.set(nameOf(p), (degree.get(nameOf(p)) ?? 0) + 1);
      }
    }
  }
  return { owners, degree };
}
const { owners, degree } = meet();

function kindOf([one, other]: readonly AreaId[]): BorderKind {
  if (one === undefined || other === undefined) return 'edge';
  if (isSea(one) && isSea(other)) return 'sea';
  return isSea(one) || isSea(other) ? 'coast' : 'land';
}

/** How far apart the points of a curve are, and how ragged a coast is, in units of the map. */
const COAST_STEP = 2.2;
const BORDER_STEP = 3.2;
const RAGGEDNESS = 1.9;

/** From a to b: a smooth curve, and on a coast a ragged one; the same both ways. */
function curve(before: Place, a: Place, b: Place, after: Place, kind: BorderKind, edge: string): Place[] {
  if (kind === 'edge') return [b];
  const isNode = (p: Place) => degree.get(nameOf(p)) !== 2;
  const half: Place = [(b[0] - a[0]) / 2, (b[1] - a[1]) / 2];
  const leaving: Place = isNode(a) ? half : [(b[0] - before[0]) / 2.4, (b[1] - before[1]) / 2.4];
  const arriving: Place = isNode(b) ? half : [(after[0] - a[0]) / 2.4, (after[1] - a[1]) / 2.4];
  const length = Math.hypot(b[0] - a[0], b[1] - a[1]);
  const steps = Math.max(2, Math.round(length / (kind === 'coast' ? COAST_STEP : BORDER_STEP)));
  const forward = nameOf(a) < nameOf(b);
  return Array.from({ length: steps }, (_, n) => {
    const i = n + 1;
    const t = i / steps;
    const [t2, t3] = [t * t, t * t * t];
    const along = (k: 0 | 1) =>
      (2 * t3 - 3 * t2 + 1) * a[k] +
      (t3 - 2 * t2 + t) * leaving[k] +
      (3 * t2 - 2 * t3) * b[k] +
      (t3 - t2) * arriving[k];
    const [x, y] = [along(0), along(1)];
    if (i === steps || kind !== 'coast') return [x, y];
    const at = forward ? i : steps - i;
    return [x + (hash(`${edge}/${at}`) - 0.5) * RAGGEDNESS, y + (hash(`${edge}|${at}`) - 0.5) * RAGGEDNESS];
  });
}

/** Every area as a fine ring, and every border once. */
function drawBorders() {
  const rings = {} as Record<AreaId, readonly Place[]>;
  const borders: Border[] = [];
  const seen = new Set<string>();
  for (const id of AREA_IDS) {
    const { polygon } = areas[id];
    const corner = (i: number): Place => polygon[(i + polygon.length) % polygon.length] ?? [0, 0];
    rings[id] = polygon.flatMap((a, i) => {
      const b = corner(i + 1);
      const edge = edgeName(a, b);
      const ids = owners.get(edge) ?? [];
      const points = curve(corner(i - 1), a, b, corner(i + 2), kindOf(ids), edge);
      if (!seen.has(edge)) borders.push({ kind: kindOf(ids), ids, points: [a, ...points] });
      seen.add(edge);
      return points;
    });
  }
  return { rings: rings as Readonly<Record<AreaId, readonly Place[]>>, borders };
}
const { rings, borders } = drawBorders();

export { rings };

const rounded = (n: number) => Math.round(n * 10) / 10;
function pathOf(points: readonly Place[], closed: boolean): string {
  return `M${points.map(([x, y]) => `${rounded(x)} ${rounded(y)}`).join('L')}${closed ? 'Z' : ''}`;
}

/** The outline of each area. */
export const OUTLINE = Object.fromEntries(AREA_IDS.map((id) => [id, pathOf(rings[id], true)])) as Readonly<
  Record<AreaId, string>
>;

/** Lines joined end to end where they meet, so that a dash runs through. */
function joined(lines: readonly (readonly Place[])[]): string {
  const rest = lines.map((line) => [...line]);
  const same = (p: Place | undefined, q: Place | undefined) => p?.[0] === q?.[0] && p?.[1] === q?.[1];
  const paths: string[] = [];
  for (let line = rest.pop(); line; line = rest.pop()) {
    for (let i = rest.length - 1; i >= 0; i--) {
      const other = rest[i] ?? [];
      if (same(line.at(-1), other[0])) line = [...line, ...other.slice(1)];
      else if (same(line.at(-1), other.at(-1))) line = [...line, ...other.slice(0, -1).reverse()];
      else if (same(line[0], other.at(-1))) line = [...other.slice(0, -1), ...line];
      else if (same(line[0], other[0])) line = [...other.slice(1).reverse(), ...line];
      else continue;
      rest.splice(i, 1);
      i = rest.length;
    }
    paths.push(pathOf(line, false));
  }
  return paths.join('');
}

/** The line between two lands, drawn through. */
export interface Frontier {
  readonly ids: readonly [AreaId, AreaId];
  readonly path: string;
}

function between(kind: 'land' | 'coast'): Frontier[] {
  const pairs = new Map<string, { ids: readonly [AreaId, AreaId]; lines: (readonly Place[])[] }>();
  for (const { kind: own, ids, points } of borders) {
    const [a, b] = ids.toSorted();
    if (own !== kind || a === undefined || b === undefined) continue;
    const pair = pairs.get(`${a} ${b}`);
    if (pair) pair.lines.push(points);
    else pairs.set(`${a} ${b}`, { ids: [a, b], lines: [points] });
  }
  return [...pairs.values()].map(({ ids, lines }) => ({ ids, path: joined(lines) }));
}
export const FRONTIERS: readonly Frontier[] = between('land');
/** Where each land meets each sea. */
export const SHORES: readonly Frontier[] = between('coast');

export const linesOf = (kind: BorderKind): string =>
  joined(borders.filter((border) => border.kind === kind).map(({ points }) => points));

export function isInside(ring: readonly Place[], x: number, y: number): boolean {
  let inside = false;
  let [ax, ay] = ring.at(-1) ?? [0, 0];
  for (const [bx, by] of ring) {
    if (by > y !== ay > y && x < ((ax - bx) * (y - by)) / (ay - by) + bx) inside = !inside;
    [ax, ay] = [bx, by];
  }
  return inside;
}

/** How far a point is from the outline. */
export function distanceTo(ring: readonly Place[], x: number, y: number): number {
  let best = Number.POSITIVE_INFINITY;
  let [ax, ay] = ring.at(-1) ?? [0, 0];
  for (const [bx, by] of ring) {
    const [dx, dy] = [bx - ax, by - ay];
    const t = Math.max(0, Math.min(1, ((x - ax) * dx + (y - ay) * dy) / (dx * dx + dy * dy || 1)));
    best = Math.min(best, Math.hypot(x - ax - t * dx, y - ay - t * dy));
    [ax, ay] = [bx, by];
  }
  return best;
}
