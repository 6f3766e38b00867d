/** Where a unit can go in its movement phase, nearest places first. */
import type { Fighter, Place } from './pieces.ts';
import { NO_CAP } from './pieces.ts';

let walks = 0;
const found: Place[] = [];

/** The places that a unit can reach; each says whether it may battle there. Lent until the next walk. */
export function walk(f: Fighter, most = f.most, battle = f.battle): readonly Place[] {
  walks++;
  found.length = 0;
  const { unit, place: start } = f;
  if (unit.web || unit.stopped) return found;
  const rush = f.kind.rush && most > 0 ? 2 : 0;
  const farthest = Math.max(most, rush);
  start.seen = walks;
  let from = 0;
  for (let steps = 1; steps <= farthest; steps++) {
    const end = found.length;
    if (steps === 1) step(f, start, steps, most, battle, rush);
    for (; steps > 1 && from < end; from++) {
      const p = found[from];
      if (!p.halts) step(f, p, steps, most, battle, rush);
    }
    if (found.length === end) break;
  }
  return found;
}

function step(f: Fighter, from: Place, steps: number, most: number, battle: number, rush: number): void {
  for (const to of from.around) {
    if (to.seen === walks || to.fighter || !to.passable) continue;
    const along = to.now.chained && from.now.chained;
    const fights =
      (along || !to.now.noBattle) && (steps <= battle || (steps <= rush && isBesideEnemy(f, to)));
    if (steps > most && !fights) continue;
    to.seen = walks;
    to.fights = fights;
    to.halts = to.now.stop && !along;
    found.push(to);
  }
}

function isBesideEnemy(f: Fighter, at: Place): boolean {
  for (const p of at.around) if (p.fighter && p.fighter.seat !== f.seat) return true;
  return false;
}

/** How far the nearest enemy is from a place. */
export function nearestEnemy(enemies: readonly Fighter[], at: Place): number {
  let nearest = NO_CAP;
  for (const e of enemies) {
    const far = at.far[e.place.index];
    if (far < nearest) nearest = far;
  }
  return nearest;
}
