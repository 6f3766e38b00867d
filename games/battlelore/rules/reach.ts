/** BLO-4.3-4.10, 13.3-13.9, 17: where a unit can go, and what comes of it. */
import type { HexId } from '../content/index.ts';
import { banner, hex, landmark } from '../content/index.ts';
import type { State, Unit } from './state.ts';
import { GONE } from './state.ts';
import {
  classOf,
  creatureOf,
  enemiesNextTo,
  hasMark,
  hexOf,
  isFree,
  landmarksAt,
  marksOf,
  occupied,
  raceOf,
  terrainAt,
} from './units.ts';

/** What comes of moving to a hex by the way that is best for the mover. */
export interface Arrival {
  readonly steps: number;
  readonly noBattle: boolean;
  /** It goes no further; held there also for the rest of the turn, unless it is a ford. */
  readonly stop: boolean;
  readonly stopped: boolean;
  /** Only legal as a rush: BLO-13.5. */
  readonly rush: 'no' | 'may' | 'must';
}

interface Limits {
  readonly battle: number;
  readonly most: number;
}

/** BLO-4.6, 4.7, 4.10, 14.16 and the cards. */
export function limitsOf(u: Unit): Limits {
  const { infantry, cavalry } = banner[u.banner];
  const usual = creatureOf(u)?.moves ?? (classOf(u) === 'cavalry' ? cavalry : infantry);
  if (u.marks.length === 0) return usual;
  const onslaught = hasMark(u, 'FO') ? 2 : 0;
  const extra = marksOf(u, 'extra').reduce((sum, m) => sum + (m.count ?? 0), 0);
  const limit = Math.min(...marksOf(u, 'move-limit').map((m) => m.max ?? 0), Number.POSITIVE_INFINITY);
  const most = Math.min(limit, Math.max(usual.most, onslaught) + extra);
  return { most, battle: Math.min(most, Math.max(usual.battle, onslaught) + extra) };
}

/** BLO-13.3: goblinoid infantry may go two hexes in order to battle, unless a card holds it. */
export function mayRush(u: Unit): boolean {
  const held = marksOf(u, 'move-limit').some((m) => (m.max ?? 0) < 2);
  return raceOf(u).rush && classOf(u) === 'infantry' && !held;
}

const rushReach = (u: Unit): number => (mayRush(u) ? 2 : 0);

/** How a hex holds whoever enters it from another: BLO-17, 18.1, 18.12, and Hidden Paths. */
export function entering(
  s: State,
  u: Unit,
  from: HexId,
  to: HexId,
): { stop: boolean; held: boolean; noBattle: boolean } {
  if (hasMark(u, 'ROG-11')) return { stop: false, held: false, noBattle: false };
  const ground = terrainAt(s, to);
  if (s.landmarks.length === 0) {
    return { stop: ground.stop, held: ground.stop && !ground.stopAllowsFollowOn, noBattle: ground.noBattle };
  }
  const places = landmarksAt(s, to).filter(
    (l) => !(landmark[l.type].chained && landmarksAt(s, from).some((p) => landmark[p.type].chained)),
  );
  const stops = places.some((l) => landmark[l.type].stop);
  return {
    stop: ground.stop || stops,
    held: stops || (ground.stop && !ground.stopAllowsFollowOn),
    noBattle: ground.noBattle || places.some((l) => landmark[l.type].noBattle),
  };
}

/** Rivers, for Phantom Ford. */
function canCross(s: State, u: Unit, at: HexId): boolean {
  return terrainAt(s, at).passable || (hasMark(u, 'WIZ-07') && terrainAt(s, at).id === 'river');
}

function better(a: Arrival, b: Arrival | undefined): boolean {
  if (!b) return true;
  if (a.noBattle !== b.noBattle) return !a.noBattle;
  if (a.stopped !== b.stopped) return !a.stopped;
  return a.steps < b.steps;
}

/** BLO-4.3: hexes within so many steps, each with what comes of stopping there. */
export function reach(
  s: State,
  u: Unit,
  limits: Limits = limitsOf(u),
  rush = rushReach(u),
): Map<HexId, Arrival> {
  const found = new Map<HexId, Arrival>();
  if (u.hex === GONE || u.web || u.stopped) return found;
  const farthest = Math.max(limits.most, rush);
  const start = u.hex;
  const taken = occupied(s);
  let open: HexId[] = [start];
  const seen = new Set<HexId>([start]);
  for (let steps = 1; steps <= farthest && open.length > 0; steps++) {
    const next: HexId[] = [];
    for (const from of open) {
      for (const to of hex[from].neighbours) {
        if (taken.has(to) || !canCross(s, u, to)) continue;
        const { stop, held, noBattle } = entering(s, u, from, to);
        const rushing =
          steps > limits.battle && steps <= rush && !noBattle && enemiesNextTo(s, u.camp, to).length > 0;
        const plain = steps <= limits.most;
        const arrival: Arrival = {
          steps,
          noBattle: noBattle || steps > limits.battle,
          stop,
          stopped: held,
          rush: rushing ? (plain ? 'may' : 'must') : 'no',
        };
        if ((plain || rushing) && terrainAt(s, to).passable && better(arrival, found.get(to)))
          found.set(to, arrival);
        if (stop || seen.has(to)) continue;
        seen.add(to);
        next.push(to);
      }
    }
    open = next;
  }
  return found;
}

/** Whether the unit can leave its hex at all: the quick question before `reach`. */
export function canStep(s: State, u: Unit): boolean {
  const { neighbours } = hex[hexOf(u)];
  if (hasMark(u, 'WIZ-07')) return reach(s, u).size > 0;
  return (
    !u.stopped && limitsOf(u).most > 0 && neighbours.some((at) => terrainAt(s, at).passable && isFree(s, at))
  );
}
