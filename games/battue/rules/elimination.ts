/** BTU-15, and resignations: BTU-17.2, 17.5. */
import type { Seat } from '@gonfalon/kernel';
import { constants } from '../content/index.ts';
import { putAway } from './hand.ts';
import { contenders, hordesOf, loseWarriors, player, warriorsAt } from './selectors.ts';
import type { Player } from './state.ts';
import type { Context } from './vocabulary.ts';

/** BTU-15.1: whoever has no warrior left on a space or in camp is out at once. */
export function checkEliminations(ctx: Context): void {
  eliminate(ctx, hasFallen);
}

function eliminate(ctx: Context, fallen: (p: Player) => boolean): void {
  const s = ctx.state;
  if (s.ending || !s.players.some(fallen)) return;
  s.players.forEach((p, seat) => {
    if (fallen(p)) leaveMatch(ctx, seat);
  });
  const left = contenders(s);
  if (left.length === 1) s.ending = 'sole-survivor'; // BTU-15.4
  if (left.length === 0) s.ending = 'all-eliminated'; // BTU-15.5
  if (player(s, s.active).out && ctx.isOpen('turn')) {
    ctx.popTo('turn'); // BTU-15.3
    s.phase = 'turn-end';
    ctx.goto('turn-end');
  }
}

/** By BTU-1.8, whose warriors are all in reserve has none anywhere else. */
function hasFallen(p: Player): boolean {
  return !p.out && p.reserve === constants.warriorsPerPlayer;
}

/** BTU-15.2 */
function leaveMatch(ctx: Context, seat: Seat): void {
  const s = ctx.state;
  const p = player(s, seat);
  if (seat === s.active) for (const card of s.inPlay.slice()) putAway(s, seat, card);
  s.lootDiscard.push(...p.hand);
  ctx.reveal();
  ctx.emit({ kind: 'eliminated', seat, cards: p.hand });
  p.hand = [];
  p.out = true;
  p.glory = 0;
  p.spoiled = false;
}

export function resign(ctx: Context, seat: Seat): void {
  player(ctx.state, seat).resigning = true;
  ctx.emit({ kind: 'resigned', seat });
  if (!ctx.isOpen('conflict')) applyResignations(ctx);
}

/** BTU-17.2; during a battle only once it is over: BTU-17.5. */
export function applyResignations(ctx: Context): void {
  const s = ctx.state;
  for (const seat of s.players.keys()) {
    if (!player(s, seat).resigning) continue;
    for (const place of hordesOf(s, seat)) loseWarriors(s, seat, place, warriorsAt(s, seat, place));
  }
  eliminate(ctx, (p) => p.resigning && !p.out);
}
