/** BLO-9: Bold, support and fright. */
import { distance, landmark } from '../content/index.ts';
import type { State, Unit } from './state.ts';
import { GONE } from './state.ts';
import { classOf, hasMark, isTroop, landmarksAt, marksOf, raceOf, terrainAt } from './units.ts';

/** More flags than any roll can show. */
export const ALL_FLAGS = 99;

/** BLO-9.4, 9.5: next to at least two allies that are not webbed; or if it stood on another hex. */
export function isSupported(s: State, u: Unit, at = u.hex): boolean {
  if (!isTroop(u) || at === GONE) return false;
  let allies = 0;
  for (const ally of s.units) {
    const near = ally.hex !== GONE && distance(ally.hex, at) === 1;
    if (near && ally !== u && ally.camp === u.camp && !ally.web) allies++;
  }
  return allies >= 2;
}

/** BLO-9.1: landmarks help troops only (14.5), a stronghold only its owner's, also next to it (18.10). */
function boldFromLandmarks(s: State, u: Unit): number {
  if (!isTroop(u) || u.hex === GONE) return 0;
  const { hex } = u;
  const here = landmarksAt(s, hex).filter((locals) => landmark[locals.type].boldFor === 'occupant');
  const near = s.landmarks.some(
    (locals) =>
      landmark[locals.type].boldFor === 'owner-near' &&
      locals.owner === u.camp &&
      distance(locals.hex, hex) <= 1,
  );
  return here.reduce((sum, locals) => sum + landmark[locals.type].bold, 0) + (near ? 1 : 0);
}

/** How many flags of a roll the unit may ignore. */
export function boldness(s: State, u: Unit): number {
  if (u.hex === GONE) return 0;
  const own = classOf(u) === 'creature' ? 1 : classOf(u) === 'infantry' ? raceOf(u).infantryBold : 0;
  const cards = marksOf(u, 'bold').reduce((sum, m) => sum + (m.plus ?? 0), 0);
  return own + (isSupported(s, u) ? 1 : 0) + terrainAt(s, u.hex).bold + boldFromLandmarks(s, u) + cards;
}

/** BLO-9.2, 14.5: flags that are ignored without asking. */
export function mustIgnore(s: State, u: Unit): number {
  if (marksOf(u, 'bold').some((m) => m.must)) return ALL_FLAGS;
  return classOf(u) === 'creature' ? boldness(s, u) : 0;
}

/** BLO-13.7, ROG-08: takes panic tests. */
export function isFrightened(u: Unit): boolean {
  return raceOf(u).frightened !== undefined || hasMark(u, 'ROG-08');
}
