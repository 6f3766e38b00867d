/** How much of the time that passes is a player's: none while no server is up, and by days none at night. */
import type { ClockSetting } from '@gonfalon/protocol';
import { afterDaylight, daylight } from './quiet-hours.ts';

/** A time in which no server was up. */
export interface Downtime {
  readonly from: number;
  readonly to: number;
}

/** Thinking time between two moments. */
export function countableTime(
  setting: ClockSetting,
  from: number,
  to: number,
  downtimes: readonly Downtime[],
): number {
  let total = 0;
  let at = from;
  for (const down of inOrder(downtimes)) {
    total += waking(setting, at, Math.min(down.from, to));
    at = Math.max(at, down.to);
  }
  return total + waking(setting, at, to);
}

/** The first moment at which so much thinking time has passed. */
export function afterThinking(
  setting: ClockSetting,
  from: number,
  amount: number,
  downtimes: readonly Downtime[],
): number {
  if (amount === 0) return from;
  let left = amount;
  let at = from;
  for (const down of inOrder(downtimes)) {
    if (down.from > at) {
      const end = afterWaking(setting, at, left);
      if (end <= down.from) return end;
      left -= waking(setting, at, down.from);
    }
    at = Math.max(at, down.to);
  }
  return afterWaking(setting, at, left);
}

function inOrder(downtimes: readonly Downtime[]): readonly Downtime[] {
  return downtimes.length < 2 ? downtimes : [...downtimes].sort((a, b) => a.from - b.from);
}

function waking(setting: ClockSetting, from: number, to: number): number {
  if (to <= from) return 0;
  return setting.kind === 'days' && setting.nights ? daylight(setting.nights, from, to) : to - from;
}

function afterWaking(setting: ClockSetting, from: number, amount: number): number {
  return setting.kind === 'days' && setting.nights
    ? afterDaylight(setting.nights, from, amount)
    : from + amount;
}
