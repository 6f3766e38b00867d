/** The board of an adventure as a bot walks over it: places that know their neighbours, ground and lines of sight. */
import type { Adventure, HexId, Section } from '../content/index.ts';
import { distance, HEX_IDS, halfHexes, hex, hexes, landmark, SECTIONS, terrain } from '../content/index.ts';
import type { LandmarkState } from '../rules/state.ts';
import type { Ground, Line, Place } from './pieces.ts';
import { NO_CAP } from './pieces.ts';

export const sectionBit = (section: Section): number => 1 << SECTIONS.indexOf(section);

const boards = new WeakMap<Adventure, readonly Place[]>();

/** The places of an adventure, by the index of their hex. */
export function boardOf(adventure: Adventure): readonly Place[] {
  const known = boards.get(adventure);
  if (known) return known;
  const made = makeBoard(adventure);
  boards.set(adventure, made);
  return made;
}

type Open<T> = { -readonly [K in keyof T]: T[K] };

function makeBoard(adventure: Adventure): readonly Place[] {
  const kinds = new Map<HexId, keyof typeof terrain>();
  for (const [kind, list] of Object.entries(adventure.terrain))
    for (const at of list ?? []) kinds.set(at, kind as keyof typeof terrain);
  const places = hexes.map(({ id, index, sections }): Open<Place> => {
    const kind = terrain[kinds.get(id) ?? 'plain'];
    const ground: Ground = {
      capFrom: kind.capFrom ?? NO_CAP,
      capInto: kind.capInto ?? NO_CAP,
      capAmong: kind.openToItself ? NO_CAP : (kind.capInto ?? NO_CAP),
      bold: kind.bold,
      stop: kind.stop,
      noBattle: kind.noBattle,
      chained: false,
      blocks: kind.blocksSight,
      wall: kind.blocksSight && !kind.openToItself,
    };
    return {
      id,
      index,
      around: [],
      back: [[], []],
      sections: sections.reduce((bits, section) => bits | sectionBit(section), 0),
      far: Uint8Array.from(HEX_IDS, (to) => distance(id, to)),
      lines: [],
      passable: kind.passable,
      ridge: kind.openToItself ? -1 : 0,
      ground,
      now: ground,
      fighter: undefined,
      seen: 0,
      fights: false,
      halts: false,
      surveyed: 0,
      surveyor: 0,
      hits: 0,
      near: 0,
    };
  });
  const at = (id: HexId): Place => places[hex[id].index];
  const { pennant, standard } = adventure.camps;
  for (const p of places) {
    const { neighbours, rear } = hex[p.id];
    p.around = neighbours.map(at);
    p.back = [rear[pennant.side].map(at), rear[standard.side].map(at)];
  }
  let ridges = 0;
  for (const p of places) if (p.ridge < 0) spread(p, ++ridges);
  return places;
}

function spread(from: Open<Place>, ridge: number): void {
  from.ridge = ridge;
  for (const next of from.around) if (next.ridge < 0) spread(next, ridge);
}

/** Clears the board, and puts the landmarks of a state on it. */
export function clearBoard(places: readonly Place[], landmarks: readonly LandmarkState[]): void {
  for (const p of places) {
    p.fighter = undefined;
    p.now = p.ground;
  }
  for (const { hex: at, type } of landmarks) {
    const p = places[hex[at].index];
    const facts = landmark[type];
    const { now } = p;
    p.now = {
      capFrom: Math.min(now.capFrom, facts.capFrom ?? NO_CAP),
      capInto: Math.min(now.capInto, facts.capInto ?? NO_CAP),
      capAmong: Math.min(now.capAmong, facts.capInto ?? NO_CAP),
      bold: now.bold + (facts.boldFor === 'occupant' ? facts.bold : 0),
      stop: now.stop || facts.stop,
      noBattle: now.noBattle || facts.noBattle,
      chained: now.chained || facts.chained,
      blocks: now.blocks || facts.blocksSight,
      wall: now.wall || facts.blocksSight,
    };
  }
}

/* Lines of sight: BLO-5.8 to 5.12, from tables that are filled as they are asked for */

interface Centre {
  readonly x2: number;
  readonly y: number;
}

const CORNERS = [0, 2, 0, -2, 1, 1, 1, -1, -1, 1, -1, -1] as const;

/** How the line from a to b passes a hex: 2 through it, 1 or -1 along its edge on that side, 0 not at all. */
function passing(a: Centre, b: Centre, h: Centre): number {
  const dx = b.x2 - a.x2;
  const dy = 3 * (b.y - a.y);
  const hx = h.x2 - a.x2;
  const hy = 3 * (h.y - a.y);
  const along = 3 * dx * hx + dy * hy;
  if (along <= 0 || along >= 3 * dx * dx + dy * dy) return 0;
  let above = 0;
  let below = 0;
  for (let i = 0; i < CORNERS.length; i += 2) {
    const side = dx * (hy + CORNERS[i + 1]) - dy * (hx + CORNERS[i]);
    if (side > 0) above++;
    else if (side < 0) below++;
  }
  if (above > 0 && below > 0) return 2;
  if (above + below !== 4) return 0;
  return above > 0 ? 1 : -1;
}

function makeLine(places: readonly Place[], from: Place, to: Place): Line {
  const a = hexes[from.index];
  const b = hexes[to.index];
  const found: Record<number, Place[]> = { 2: [], 1: [], [-1]: [] };
  for (const p of places) {
    if (p === from || p === to) continue;
    const how = passing(a, b, hexes[p.index]);
    if (how !== 0) found[how].push(p);
  }
  const halves = halfHexes.map((h) => passing(a, b, h));
  const [left, right] = [found[1], found[-1]];
  // A half hex on one edge always stands there: whatever is on the other edge blocks alone.
  const halfLeft = halves.includes(1);
  const halfRight = halves.includes(-1);
  const crossed = [...found[2], ...(halfLeft ? right : []), ...(halfRight ? left : [])];
  return { shut: halves.includes(2) || (halfLeft && halfRight), crossed, left, right };
}

function blocks(from: Place, at: Place): boolean {
  if (at.fighter || at.now.wall) return true;
  return at.now.blocks && at.ridge !== from.ridge;
}

/** Whether a unit on one place sees another. */
export function sees(places: readonly Place[], from: Place, to: Place): boolean {
  let line = from.lines[to.index];
  if (!line) {
    line = makeLine(places, from, to);
    from.lines[to.index] = line;
  }
  if (line.shut) return false;
  for (const p of line.crossed) if (blocks(from, p)) return false;
  let onLeft = false;
  for (const p of line.left) if (blocks(from, p)) onLeft = true;
  if (!onLeft) return true;
  for (const p of line.right) if (blocks(from, p)) return false;
  return true;
}
