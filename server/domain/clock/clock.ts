/**
 * The clocks of a table. A stretch is the time from the moment at which a seat is asked until somebody else is: a
 * live clock adds its increment at the end of a stretch, a clock of days begins each with the full time.
 *
 * Nobody may tell from the clocks who is asked a discreet question. So it is a stretch of its own whoever is asked, it
 * costs nothing of a bank, and running out of time there is not counted: each of these could be seen later.
 */
import type { Seat, Viewer } from '@gonfalon/kernel';
import type { ClockSetting, ClockView } from '@gonfalon/protocol';
import type { Spent } from '../log-action.ts';
import type { Downtime } from './countable-time.ts';
import { afterThinking, countableTime } from './countable-time.ts';

export { countableTime as thinkingTime, type Downtime } from './countable-time.ts';

/** How long a table waits for the answer to a discreet question, unless it was set up otherwise. */
export const REACTION_TIME_MS = { live: 30_000, none: 120_000 } as const;

/** What of a table its clocks turn on. */
export interface TimeSettings {
  readonly clock: ClockSetting;
  readonly reaction?: number | undefined;
}

/** Plain JSON: it is kept in snapshots. */
export interface Clocks {
  /** What each seat had left when its time last began to run; nothing without a clock. */
  readonly left: readonly number[];
  /** How often each seat ran out of time. */
  readonly lapses: readonly number[];
  readonly running?: Running;
}

interface Running extends RunningClock {
  readonly since: number;
  /** Out of time: the table answers for the rest of the stretch. */
  readonly lapsed?: boolean;
}

interface RunningClock {
  readonly seat: Seat;
  readonly discreet?: boolean;
}

export function newClocks(setting: ClockSetting, seats: number): Clocks {
  const lapses = Array.from({ length: seats }, () => 0);
  if (setting.kind === 'none') return { left: [], lapses };
  const full = setting.kind === 'live' ? setting.bank : setting.perTurn;
  return { left: lapses.map(() => full), lapses };
}

/** What the running seat would be charged at this moment. */
export function timeUsed(
  setting: ClockSetting,
  { running, left }: Clocks,
  at: number,
  downtimes: readonly Downtime[],
): Spent | undefined {
  if (!running) return undefined;
  const { seat, since } = running;
  if (isFree(setting, running)) return { seat, ms: 0 };
  return { seat, ms: Math.min(left[seat], countableTime(setting, since, at, downtimes)) };
}

/**
 * The clocks after an act at `at`, with the question now at `asked`: nobody if the match is over or a bot is asked.
 * Without `spent` and with the same seat asked, the question is still the one that was open before.
 */
export function startClock(
  setting: ClockSetting,
  clocks: Clocks,
  at: number,
  spent: Spent | undefined,
  asked: RunningClock | undefined,
): Clocks {
  const { running, lapses } = clocks;
  if (setting.kind === 'none' && !running && !asked?.discreet) return clocks;
  if (!spent && running?.seat === asked?.seat && !running?.discreet === !asked?.discreet) return clocks;
  const left = [...clocks.left];
  if (spent && setting.kind !== 'none') left[spent.seat] = Math.max(0, left[spent.seat] - spent.ms);
  const goesOn = running?.seat === asked?.seat && !running?.discreet && !asked?.discreet;
  if (running && !goesOn && setting.kind !== 'none')
    left[running.seat] = afterStretch(setting, running, left[running.seat]);
  // Without a clock nobody may be waited for for ever without anybody knowing: that alone takes time.
  if (!asked || (setting.kind === 'none' && !asked.discreet)) return { left, lapses };
  const lapsed = goesOn && running?.lapsed;
  const now = { seat: asked.seat, since: at, ...(asked.discreet && { discreet: true }) };
  return { left, lapses, running: { ...now, ...(lapsed && { lapsed }) } };
}

/** When the running seat's time will have run out, if nothing happens and no server stops from now on. */
export function deadline(
  { clock: setting, reaction }: TimeSettings,
  { running, left }: Clocks,
  now: number,
  downtimes: readonly Downtime[],
): number | undefined {
  if (!running) return undefined;
  const time = isFree(setting, running) ? (reaction ?? reactionTime(setting)) : left[running.seat];
  const known = downtimes.filter(({ from }) => from <= now);
  return afterThinking(setting, running.since, time, known);
}

/** The seat ran out of time: counted once a stretch. */
export function lapse(clocks: Clocks): Clocks {
  const { running } = clocks;
  if (!running || running.lapsed) return clocks;
  const lapsed = { ...clocks, running: { ...running, lapsed: true } };
  if (running.discreet) return lapsed;
  return {
    ...lapsed,
    left: clocks.left.with(running.seat, 0),
    lapses: clocks.lapses.with(running.seat, clocks.lapses[running.seat] + 1),
  };
}

export function faceOf(
  settings: TimeSettings,
  clocks: Clocks,
  now: number,
  downtimes: readonly Downtime[],
  viewer: Viewer,
): ClockView | undefined {
  const setting = settings.clock;
  if (setting.kind === 'none') return undefined;
  const { running, left, lapses } = clocks;
  const shown = !running?.discreet || running.seat === viewer;
  const spent = shown ? timeUsed(setting, clocks, now, downtimes) : undefined;
  const runsOut = shown ? deadline(settings, clocks, now, downtimes) : undefined;
  if (!spent || runsOut === undefined) return { now, left, timeouts: lapses };
  const { seat, ms } = spent;
  return { now, left: left.with(seat, left[seat] - ms), running: seat, deadline: runsOut, timeouts: lapses };
}

/** A clock that stands still: nobody's time is running. */
export function stoppedFace({ now, left, timeouts }: ClockView): ClockView {
  return { now, left, timeouts };
}

/** Whether the question takes nothing from the seat's bank. */
function isFree(setting: ClockSetting, { discreet }: RunningClock): boolean {
  return setting.kind !== 'days' && discreet === true;
}

function reactionTime({ kind }: ClockSetting): number {
  return kind === 'none' ? REACTION_TIME_MS.none : REACTION_TIME_MS.live;
}

/** What a seat has for its next stretch. */
function afterStretch(
  setting: Exclude<ClockSetting, { kind: 'none' }>,
  { discreet }: RunningClock,
  left: number,
): number {
  if (setting.kind === 'days') return setting.perTurn;
  return discreet ? left : left + setting.increment;
}
