/** BLO-12.3-12.5: banners, objectives, and the end of a match. */
import type { Result, Seat } from '@gonfalon/kernel';
import type { State } from './state.ts';
import { NOBODY } from './state.ts';
import { camp, campName, unitAt } from './units.ts';

/** BLO-12.4, 12.5: banners won, with the objectives that are held right now. */
export function bannersOf(s: State, seat: Seat): number {
  let banners = camp(s, seat).banners;
  s.adventure.objectives.forEach((objective, i) => {
    const mine = objective.camp === 'any' || objective.camp === campName(seat);
    if (objective.mode === 'hold' && mine && unitAt(s, objective.hex)?.camp === seat)
      banners += objective.banners;
    if (objective.mode === 'capture' && s.captured[i] === seat) banners += objective.banners;
  });
  return banners;
}

export function bannersNeeded(s: State, seat: Seat): number {
  return s.adventure.camps[campName(seat)].banners;
}

/** BLO-12.3, R-26: the first camp with its number wins at once; if both have it, the active player. */
export function checkVictory(s: State): void {
  if (s.ending) return;
  const done = [s.active, 1 - s.active].find((seat) => bannersOf(s, seat) >= bannersNeeded(s, seat));
  if (done === undefined) return;
  s.ending = 'banners';
  s.winner = done;
}

/** who lacks fewer banners wins; equality is a draw. */
export function endByTurnCap(s: State): void {
  const lacking = [0, 1].map((seat) => bannersNeeded(s, seat) - bannersOf(s, seat));
  s.ending = 'turn-cap';
  if (lacking[0] !== lacking[1]) s.winner = (lacking[0] ?? 0) < (lacking[1] ?? 0) ? 0 : 1;
}

export function result(s: State): Result | undefined {
  if (!s.ending) return undefined;
  const winners = s.winner === undefined ? [0, 1] : [s.winner];
  return { ending: s.ending, winners, scores: [bannersOf(s, 0), bannersOf(s, 1)] };
}

/** BLO-12.5: an objective to capture is won for good by the first unit that enters. */
export function captureObjectives(s: State, seat: Seat, at: string): void {
  s.adventure.objectives.forEach((objective, i) => {
    const mine = objective.camp === 'any' || objective.camp === campName(seat);
    if (objective.mode === 'capture' && objective.hex === at && mine && s.captured[i] === NOBODY)
      s.captured[i] = seat;
  });
}
