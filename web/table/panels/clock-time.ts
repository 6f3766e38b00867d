/** What a clock shows, counted on from what the server said last. */
import type { Seat } from '@gonfalon/kernel';
import type { ClockView } from '@gonfalon/protocol';
import type { Duration } from '../../messages/duration.ts';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** A clock that runs for hours is not looked at every second, and it stands still at night. */
const LONG = 2 * HOUR;
/** From here on it is urgent. */
const URGENT = 30 * SECOND;

/** What a seat has left, `since` milliseconds after the face came, all by our own clock. */
export function leftAt({ now, left, running, deadline }: ClockView, seat: Seat, since: number): number {
  const had = left[seat] ?? 0;
  if (running !== seat) return had;
  if (had <= LONG || deadline === undefined) return Math.max(0, had - since);
  return Math.max(0, Math.min(had, deadline - now - since));
}

export function isUrgent(left: number): boolean {
  return left < URGENT;
}

/** A started second counts, so that a clock at zero has run out. */
export function split(ms: number): Duration {
  const whole = Math.ceil(ms / SECOND) * SECOND;
  return {
    days: Math.floor(whole / DAY),
    hours: Math.floor((whole % DAY) / HOUR),
    minutes: Math.floor((whole % HOUR) / MINUTE),
    seconds: (whole % MINUTE) / SECOND,
  };
}

/** As on a watch: `4:05`, `1:02:03`; undefined where days would be told in words. */
export function digits({ days, hours, minutes, seconds }: Duration): string | undefined {
  if (days > 0) return undefined;
  const two = (n: number) => String(n).padStart(2, '0');
  return hours > 0 ? `${hours}:${two(minutes)}:${two(seconds)}` : `${minutes}:${two(seconds)}`;
}
