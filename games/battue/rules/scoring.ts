/** BTU-16.3-16.7: when Tarsos has fallen, and who has won. */
import type { Result, Seat } from '@gonfalon/kernel';
import { event, loot } from '../content/index.ts';
import { contenders, controlledBy, isEndTile, player, valuesOf } from './selectors.ts';
import type { State } from './state.ts';
import { NOBODY, spacesWhere } from './state.ts';

/** BTU-16.3: the three end tiles all carry a flag, of whichever players. */
export function cityFallen(s: State): boolean {
  return spacesWhere(s, (here, id) => here.control === NOBODY && isEndTile(s, id)).length === 0;
}

function pointsFromSpaces(s: State, seat: Seat): number {
  return controlledBy(s, seat).reduce((sum, id) => sum + valuesOf(s, id).vp, 0);
}

function pointsFromChest(s: State, seat: Seat): number {
  const { chest, relics } = player(s, seat);
  return (
    chest.reduce((sum, card) => sum + loot[card].vp, 0) +
    relics.reduce((sum, card) => sum + event[card].vp, 0)
  );
}

/** BTU-16.5 */
export function score(s: State, seat: Seat): number {
  return pointsFromSpaces(s, seat) + pointsFromChest(s, seat);
}

/** BTU-17.2: who gave up does not win by what was left standing, unless all gave up. */
function mayWin(s: State): (seat: Seat) => boolean {
  const all = s.players.every((p) => p.resigning);
  return (seat) => all || !player(s, seat).resigning;
}

/** BTU-15.4, 15.5, 16.5, 16.6 */
export function result(s: State): Result | undefined {
  const { ending } = s;
  if (!ending) return undefined;
  const scores = s.players.map((_, seat) => score(s, seat));
  if (ending === 'sole-survivor') return { ending, winners: contenders(s), scores };
  const judged = [...s.players.keys()].filter(mayWin(s));
  const best = Math.max(...judged.map((seat) => scores[seat] ?? 0));
  const tied = judged.filter((seat) => scores[seat] === best);
  const bySpaces = tied.map((seat) => pointsFromSpaces(s, seat));
  const most = Math.max(...bySpaces);
  return { ending, winners: tied.filter((_, i) => bySpaces[i] === most), scores };
}
