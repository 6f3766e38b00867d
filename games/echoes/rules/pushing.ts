/** `pushUnit`: one square straight away from the source. */
import type { Board } from './board.ts';
import { openFight } from './combat.ts';
import { boardOf } from './profiles.ts';
import { mayStand } from './reach.ts';
import { unitById } from './refs.ts';
import { fileOf, indexOf, onGrid, ROW, rankOf } from './squares.ts';
import type { State, Unit } from './state.ts';

/** The square behind a unit as seen from another, or -1 at the edge. */
function behind(board: Board, from: number, at: number): number {
  const file = fileOf(at) + Math.sign(fileOf(at) - fileOf(from));
  const rank = rankOf(at) + Math.sign(rankOf(at) - rankOf(from));
  if (file < 0 || rank < 0 || file >= ROW || rank >= ROW) return -1;
  const to = rank * ROW + file;
  return to !== at && onGrid(board.size, to) ? to : -1;
}

/** Where a unit ends up if it is pushed n times; its own square if it cannot be. */
export function pushedTo(s: State, source: Unit, target: Unit, n: number): number {
  const board = boardOf(s);
  const from = indexOf(source.at);
  let at = indexOf(target.at);
  for (let i = 0; i < n; i++) {
    const to = behind(board, from, at);
    if (to < 0 || !mayStand(board, target, to)) break;
    at = to;
  }
  return at;
}

/** The defender that a unit could push now: both alive, and there is room behind it. */
export function pushTarget(s: State, source: number): Unit | undefined {
  const unit = unitById(s, source);
  const defender = openFight(s)?.defender;
  if (!unit || !defender) return undefined;
  return pushedTo(s, unit, defender, 1) === indexOf(defender.at) ? undefined : defender;
}
