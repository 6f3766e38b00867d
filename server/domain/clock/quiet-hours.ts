/**
 * Hours of the night, in which no time passes at a table. It is night whenever the clocks on the wall show a time
 * from `from` to before `to`: when they are changed at night, that night is shorter or longer.
 */
import type { ClockSetting } from '@gonfalon/protocol';
import { offsetPeriodAt } from './zone.ts';

export type QuietHours = NonNullable<Extract<ClockSetting, { kind: 'days' }>['nights']>;

const MINUTE = 60 * 1000;
const DAY = 24 * 60 * MINUTE;

/** How much of the time between two moments is not night. */
export function daylight(nights: QuietHours, from: number, to: number): number {
  const night = nightOf(nights);
  let total = 0;
  for (let at = from; at < to; ) {
    const { ahead, until } = offsetPeriodAt(nights.timeZone, at);
    const end = Math.min(until, to);
    total += dayTime(night.length, sinceNightfall(night, end, ahead));
    total -= dayTime(night.length, sinceNightfall(night, at, ahead));
    at = end;
  }
  return total;
}

/** The first moment at which so much daylight, and not none, has passed. */
export function afterDaylight(nights: QuietHours, from: number, amount: number): number {
  const night = nightOf(nights);
  let left = amount;
  for (let at = from; ; ) {
    const { ahead, until } = offsetPeriodAt(nights.timeZone, at);
    const today = sinceNightfall(night, at, ahead);
    const end = at - today + momentOf(night.length, dayTime(night.length, today) + left);
    if (end <= until) return end;
    left -= daylight(nights, at, until);
    at = until;
  }
}

interface Night {
  /** After midnight. */
  readonly start: number;
  readonly length: number;
}

function nightOf({ from, to }: QuietHours): Night {
  const start = timeOfDay(from);
  return { start, length: (timeOfDay(to) - start + DAY) % DAY };
}

function timeOfDay(text: string): number {
  const [hours, minutes] = text.split(':').map(Number);
  return (hours * 60 + minutes) * MINUTE;
}

/** The time since a nightfall long ago, as if the clocks had always been as they are now. */
function sinceNightfall({ start }: Night, at: number, ahead: number): number {
  return at + ahead - start;
}

/** How much of the time since that nightfall was day: each 24 hours begin with a night. */
function dayTime(night: number, since: number): number {
  const days = Math.floor(since / DAY);
  return days * (DAY - night) + Math.max(0, since - days * DAY - night);
}

/** The first moment since that nightfall by which so much was day: the end of a day rather than that of a night. */
function momentOf(night: number, passed: number): number {
  const days = Math.ceil(passed / (DAY - night)) - 1;
  return days * DAY + night + (passed - days * (DAY - night));
}
