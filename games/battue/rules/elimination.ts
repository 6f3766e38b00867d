/** BTU-15, and resignations: BTU-17.2, 17.5. */
import type { Seat, Table } from '@gonfalon/kernel';
import { constants } from '../content/index.ts';
import { putAway } from './hand.ts';
import type { Player, State } from './state.ts';
import { alive, hordesOf, loseWarriors, player, warriorsAt } from './terms.ts';

/** BTU-15.1: whoever has no warrior left on a space or in camp is out at once. */
export function checkEliminations(t: Table<State>): void {
  eliminate(t, hasFallen);
}

function eliminate(t: Table<State>, fallen: (p: Player) => boolean): void {
  const s = t.state;
  if (s.ending || !s.players.some(fallen)) return;
  s.players.forEach((p, seat) => {
    if (fallen(p)) leaveMatch(t, seat);
  });
  const left = alive(s);
  if (left.length === 1) s.ending = 'sole-survivor'; // BTU-15.4
  if (left.length === 0) s.ending = 'all-eliminated'; // BTU-15.5
  if (player(s, s.active).out && t.within('turn')) {
    t.unwind('turn'); // BTU-15.3
    s.phase = 'turn-end';
    t.goto('turn-end');
  }
}

/** By BTU-1.8, whose warriors are all in reserve has none anywhere else. */
function hasFallen(p: Player): boolean {
  return !p.out && p.reserve === constants.warriorsPerPlayer;
}

/** BTU-15.2 */
function leaveMatch(t: Table<State>, seat: Seat): void {
  const s = t.state;
  const p = player(s, seat);
  if (seat === s.active) for (const card of s.inPlay.slice()) putAway(s, seat, card);
  s.lootDiscard.push(...p.hand);
  t.reveal();
  t.emit({ kind: 'eliminated', seat, cards: p.hand });
  p.hand = [];
  p.out = true;
  p.glory = 0;
  p.spoiled = false;
}

export function resign(t: Table<State>, seat: Seat): void {
  player(t.state, seat).resigning = true;
  t.emit({ kind: 'resigned', seat });
  if (!t.within('conflict')) applyResignations(t);
}

/** BTU-17.2; during a battle only once it is over: BTU-17.5. */
export function applyResignations(t: Table<State>): void {
  const s = t.state;
  for (const seat of s.players.keys()) {
    if (!player(s, seat).resigning) continue;
    for (const place of hordesOf(s, seat)) loseWarriors(s, seat, place, warriorsAt(s, seat, place));
  }
  eliminate(t, (p) => p.resigning && !p.out);
}
