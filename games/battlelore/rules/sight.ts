/** BLO-5.8-5.12: lines of sight. Public functions: a client draws them, a bot asks them. */
import type { HexId } from '../content/index.ts';
import { halfHexes, hex, hexes, landmark } from '../content/index.ts';
import type { State } from './state.ts';
import { landmarksAt, terrainAt, unitAt } from './units.ts';

interface Centre {
  readonly x2: number;
  readonly y: number;
}

/** What lies between two hexes: those the line crosses, and those it runs along, by side. Half hexes are `half`. */
interface Between {
  readonly crossed: readonly (HexId | 'half')[];
  readonly left: readonly (HexId | 'half')[];
  readonly right: readonly (HexId | 'half')[];
}

const CORNERS = [
  [0, 2],
  [0, -2],
  [1, 1],
  [1, -1],
  [-1, 1],
  [-1, -1],
] as const;

/** BLO-5.8, in whole numbers: how the segment from a to b passes a hex. */
function passes(a: Centre, b: Centre, h: Centre): 'crosses' | 'left' | 'right' | 'no' {
  const dx = b.x2 - a.x2;
  const dy = 3 * (b.y - a.y);
  const hx = h.x2 - a.x2;
  const hy = 3 * (h.y - a.y);
  const along = 3 * dx * hx + dy * hy;
  if (along <= 0 || along >= 3 * dx * dx + dy * dy) return 'no';
  let above = 0;
  let below = 0;
  for (const [cx, cy] of CORNERS) {
    const side = dx * (hy + cy) - dy * (hx + cx);
    if (side > 0) above++;
    else if (side < 0) below++;
  }
  if (above > 0 && below > 0) return 'crosses';
  if (above + below !== 4) return 'no';
  return above > 0 ? 'left' : 'right';
}

const known = new Map<string, Between>();

function between(from: HexId, to: HexId): Between {
  const key = `${from} ${to}`;
  const found = known.get(key);
  if (found) return found;
  const crossed: (HexId | 'half')[] = [];
  const left: (HexId | 'half')[] = [];
  const right: (HexId | 'half')[] = [];
  const lists = { crosses: crossed, left, right };
  const look = (centre: Centre, id: HexId | 'half') => {
    const how = passes(hex[from], hex[to], centre);
    if (how !== 'no') lists[how].push(id);
  };
  for (const h of hexes) if (h.id !== from && h.id !== to) look(h, h.id);
  for (const h of halfHexes) look(h, 'half');
  const made = { crossed, left, right };
  known.set(key, made);
  return made;
}

/** BLO-5.11: hills that hang together with the one the viewer stands on. */
function sameHill(s: State, from: HexId, to: HexId): boolean {
  const seen = new Set([from]);
  const open = [from];
  for (let at = open.pop(); at !== undefined; at = open.pop()) {
    if (at === to) return true;
    for (const next of hex[at].neighbours) {
      if (seen.has(next) || terrainAt(s, next).id !== 'hill') continue;
      seen.add(next);
      open.push(next);
    }
  }
  return false;
}

/** BLO-5.10 */
function blocks(s: State, from: HexId, at: HexId | 'half'): boolean {
  if (at === 'half' || unitAt(s, at)) return true;
  if (landmarksAt(s, at).some((locals) => landmark[locals.type].blocksSight)) return true;
  const ground = terrainAt(s, at);
  if (!ground.blocksSight) return false;
  const overHills = ground.openToItself && terrainAt(s, from).id === ground.id && sameHill(s, from, at);
  return !overHills;
}

export interface Sight {
  readonly clear: boolean;
  /** What blocks it, or would if it stood on both sides; half hexes as `half`. */
  readonly blockedBy: readonly (HexId | 'half')[];
}

/** BLO-5.9: whether a unit on one hex sees another hex, and what is in the way. */
export function lineOfSight(s: State, from: HexId, to: HexId): Sight {
  const { crossed, left, right } = between(from, to);
  const inTheWay = (list: readonly (HexId | 'half')[]) => list.filter((at) => blocks(s, from, at));
  const straight = inTheWay(crossed);
  const onLeft = inTheWay(left);
  const onRight = inTheWay(right);
  const edges = onLeft.length > 0 && onRight.length > 0;
  return {
    clear: straight.length === 0 && !edges,
    blockedBy: [...straight, ...(edges ? [...onLeft, ...onRight] : [])],
  };
}
