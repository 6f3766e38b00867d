/** In which places the players of a rated match ended, as far as its rating is concerned. */
import type { Seat } from '@gonfalon/kernel';
import { matesOf } from '@gonfalon/kernel';
import type { Outcome } from '@gonfalon/protocol';
import type { LogAction } from '../domain/log-action.ts';
import type { SeatRow } from '../store/store.ts';

/**
 * For each seat how many others did better; undefined if the match does not count: its players agreed to stop, a host
 * of the site closed the table, or it was given up, or called a draw, before each of them had made a choice.
 *
 * Who gave up, ran out of time for good or is played by a bot at the end comes after all who stayed, the first who left
 * last of all: whatever became of the seat then, its person did not do it. Those of one side who stayed share its place.
 */
export function placesOf(
  seats: readonly SeatRow[],
  outcome: Outcome,
  acts: readonly LogAction[],
  sides: readonly number[] = [...seats.keys()],
): readonly number[] | undefined {
  if (outcome.by === 'stop' || outcome.by === 'host') return undefined;
  const left = leavers(seats, acts);
  const played = outcome.by === 'rules' && left.length === 0;
  if (!played && !seats.every(({ seat }) => hasChosen(seat, acts))) return undefined;
  const own = seats.map(({ seat }) => worth(seat, outcome, left));
  const worths = own.map((one, seat) => {
    if (left.includes(seat)) return one;
    const stayed = matesOf(sides, seat).filter((mate) => !left.includes(mate));
    return stayed.reduce((best, mate) => (isMore(own[mate] ?? best, best) ? (own[mate] ?? best) : best), one);
  });
  return worths.map((one) => worths.filter((other) => isMore(other, one)).length);
}

/** Those who left for good, in that order. */
function leavers(seats: readonly SeatRow[], acts: readonly LogAction[]): readonly Seat[] {
  const left: Seat[] = [];
  for (const act of acts) {
    if (act.do !== 'resign' && act.do !== 'replace') continue;
    const isBack = act.do === 'replace' && seats[act.seat]?.kind !== 'bot';
    if (!isBack && !left.includes(act.seat)) left.push(act.seat);
  }
  return left;
}

/** By themselves, not by the clock, the table or a bot. */
function hasChosen(seat: Seat, acts: readonly LogAction[]): boolean {
  return acts.some((act) => act.do === 'choose' && act.seat === seat && act.by === undefined);
}

type Worth = readonly [group: number, within: number];

function worth(seat: Seat, { by, result, between }: Outcome, left: readonly Seat[]): Worth {
  const leftAt = left.indexOf(seat);
  if (leftAt >= 0) return [0, leftAt];
  if (by === 'draw') return [between?.includes(seat) === false ? 1 : 2, 0];
  return result?.winners.includes(seat) ? [2, 0] : [1, result?.scores[seat] ?? 0];
}

function isMore(a: Worth, b: Worth): boolean {
  return a[0] === b[0] ? a[1] > b[1] : a[0] > b[0];
}
