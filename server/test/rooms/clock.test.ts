import type { Seat } from '@gonfalon/kernel';
import type { ClockSetting } from '@gonfalon/protocol';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Clocks } from '../../domain/clock/clock.ts';
import {
  deadline,
  faceOf,
  lapse,
  newClocks,
  REACTION_TIME_MS,
  startClock,
  thinkingTime,
  timeUsed,
} from '../../domain/clock/clock.ts';

const SECOND = 1000;
const HOUR = 3600 * SECOND;
const DAY = 24 * HOUR;
const at = (text: string) => Date.parse(text);

const NONE: ClockSetting = { kind: 'none' };
const LIVE: ClockSetting = { kind: 'live', bank: 600 * SECOND, increment: 5 * SECOND };
const BLITZ: ClockSetting = { kind: 'live', bank: 10 * SECOND, increment: 0 };
const DAYS: ClockSetting = { kind: 'days', perTurn: 12 * HOUR };
const parisian = (from: string, to: string, perTurn = 12 * HOUR): ClockSetting => ({
  kind: 'days',
  perTurn,
  nights: { from, to, timeZone: 'Europe/Paris' },
});

const moment = fc.integer({ min: at('2024-01-01T00:00Z'), max: at('2030-01-01T00:00Z') });
const timeOfDay = fc
  .tuple(fc.integer({ min: 0, max: 23 }), fc.integer({ min: 0, max: 59 }))
  .map((parts) => parts.map((part) => String(part).padStart(2, '0')).join(':'));
const ZONES = [
  'Europe/Paris',
  'America/New_York',
  'Australia/Lord_Howe',
  'Africa/Casablanca',
  'Asia/Kathmandu',
  'Pacific/Apia',
  'America/St_Johns',
  'UTC',
];
const nights = fc.record({ from: timeOfDay, to: timeOfDay, timeZone: fc.constantFrom(...ZONES) });
const nightly = nights.map((n): ClockSetting => ({ kind: 'days', perTurn: DAY, nights: n }));
const setting = fc.oneof(fc.constantFrom(NONE, LIVE, DAYS), nightly);
const within = (from: number) =>
  fc
    .tuple(fc.integer({ min: -DAY, max: 20 * DAY }), fc.integer({ min: 0, max: 2 * DAY }))
    .map(([start, length]) => ({ from: from + start, to: from + start + length }));
/** A moment, and times around it when no server was up, in any order, some of them overlapping. */
const outages = moment.chain((from) => fc.tuple(fc.constant(from), fc.array(within(from), { maxLength: 4 })));

/** What the clocks on the wall show, by the formatter that everybody uses. */
function wallClock(timeZone: string, moment: number): string {
  return new Intl.DateTimeFormat('en-GB', { timeZone, hour: '2-digit', minute: '2-digit' }).format(moment);
}

describe('thinking time', () => {
  const spans = fc.tuple(fc.integer({ min: 0, max: 20 * DAY }), fc.integer({ min: 0, max: 20 * DAY }));

  test('adds up', () => {
    fc.assert(
      fc.property(setting, outages, spans, (set, [a, down], [first, second]) => {
        const b = a + first;
        const c = b + second;
        expect(thinkingTime(set, a, b, down) + thinkingTime(set, b, c, down)).toBe(
          thinkingTime(set, a, c, down),
        );
      }),
    );
  });

  test('is never negative, and never more than the time that passed', () => {
    fc.assert(
      fc.property(setting, outages, fc.integer({ min: -DAY, max: 20 * DAY }), (set, [from, down], span) => {
        const time = thinkingTime(set, from, from + span, down);
        expect(time).toBeGreaterThanOrEqual(0);
        expect(time).toBeLessThanOrEqual(Math.max(0, span));
      }),
    );
  });

  test('does not pass while no server is up', () => {
    fc.assert(
      fc.property(setting, outages, (set, [, down]) => {
        for (const { from, to } of down) expect(thinkingTime(set, from, to, down)).toBe(0);
      }),
    );
  });

  test('passes by day and not at night, whatever the zone and the season', () => {
    fc.assert(
      fc.property(nightly, moment, (set, from) => {
        const minute = Math.floor(from / 60_000) * 60_000;
        const { nights: night } = set as Extract<ClockSetting, { kind: 'days' }>;
        if (!night) throw new Error('a clock without nights');
        const shown = wallClock(night.timeZone, minute);
        const isNight =
          night.from <= night.to
            ? night.from <= shown && shown < night.to
            : night.from <= shown || shown < night.to;
        expect(thinkingTime(set, minute, minute + 60_000, [])).toBe(isNight ? 0 : 60_000);
      }),
      { numRuns: 500 },
    );
  });

  test('knows no night if it would begin and end at the same time', () => {
    expect(thinkingTime(parisian('08:00', '08:00'), 0, 3 * DAY, [])).toBe(3 * DAY);
  });

  test('counts what is both night and outage once', () => {
    const evening = at('2026-06-10T18:00:00+02:00');
    const down = [
      { from: at('2026-06-11T06:00:00+02:00'), to: at('2026-06-11T09:00:00+02:00') },
      { from: at('2026-06-10T20:00:00+02:00'), to: at('2026-06-10T23:00:00+02:00') },
      { from: at('2026-06-10T21:00:00+02:00'), to: at('2026-06-10T21:30:00+02:00') },
    ];
    // 18:00–20:00, and 09:00–12:00 on the next day.
    expect(thinkingTime(parisian('22:00', '07:00'), evening, at('2026-06-11T12:00:00+02:00'), down)).toBe(
      5 * HOUR,
    );
  });
});

/** Clocks are put forward on 29 March 2026 at 02:00 in Paris, and back on 25 October at 03:00. */
describe('when the clocks on the wall are changed', () => {
  const march = [at('2026-03-28T20:00:00+01:00'), at('2026-03-29T10:00:00+02:00')] as const;
  const october = [at('2026-10-24T20:00:00+02:00'), at('2026-10-25T10:00:00+01:00')] as const;

  test.each([
    // 20:00–22:00 and 07:00–10:00; of the night one hour does not exist, or is there twice.
    { night: '22:00–07:00', passed: 13, thinking: 5, between: march },
    { night: '22:00–07:00', passed: 15, thinking: 5, between: october },
    // The night is over at 02:00, which is 03:00; or when it is 02:00 for the first time, never to return.
    { night: '22:00–02:00', passed: 13, thinking: 9, between: march },
    { night: '22:00–02:00', passed: 15, thinking: 11, between: october },
    // A night that does not take place, and one that takes place twice.
    { night: '02:00–03:00', passed: 13, thinking: 13, between: march },
    { night: '02:00–03:00', passed: 15, thinking: 13, between: october },
    { night: '02:30–03:00', passed: 13, thinking: 13, between: march },
    { night: '02:30–03:00', passed: 15, thinking: 14, between: october },
  ])('of $passed hours with a night $night, $thinking count', ({ night, passed, thinking, between }) => {
    const [from, to] = between;
    const [start, end] = night.split('–');
    expect(to - from).toBe(passed * HOUR);
    expect(thinkingTime(parisian(start, end), from, to, [])).toBe(thinking * HOUR);
  });

  test.each([
    ['2026-03-28T20:00:00+01:00', '2026-03-29T17:00:00+02:00'],
    ['2026-10-24T20:00:00+02:00', '2026-10-25T17:00:00+01:00'],
    ['2026-06-10T20:00:00+02:00', '2026-06-11T17:00:00+02:00'],
  ])('twelve hours from %s, without the night, are over at %s', (from, to) => {
    const set = parisian('22:00', '07:00');
    const clocks = asks(set, newClocks(set, 2), at(from), 1);
    expect(deadline({ clock: set }, clocks, at(from), [])).toBe(at(to));
  });
});

/** The seat is asked, and whoever was asked before has answered. */
function asks(set: ClockSetting, clocks: Clocks, now: number, seat: Seat | undefined, discreet = false) {
  const spent = timeUsed(set, clocks, now, []);
  return startClock(set, clocks, now, spent, seat === undefined ? undefined : { seat, discreet });
}

const face = (set: ClockSetting, clocks: Clocks, now: number, viewer: Seat | 'spectator' = 'spectator') =>
  faceOf({ clock: set }, clocks, now, [], viewer);

describe('a deadline', () => {
  test('is the first moment at which the time has run out', () => {
    const some = fc.oneof(fc.constantFrom(LIVE, BLITZ, DAYS), nightly);
    fc.assert(
      fc.property(some, outages, fc.boolean(), (set, [now, down], discreet) => {
        const known = down.filter(({ from }) => from <= now);
        const clocks = asks(set, newClocks(set, 2), now, 0, discreet);
        const end = deadline({ clock: set }, clocks, now, known) ?? Number.NaN;
        const time = discreet && set.kind === 'live' ? REACTION_TIME_MS.live : clocks.left[0];
        expect(thinkingTime(set, now, end, known)).toBe(time);
        expect(thinkingTime(set, now, end - 1, known)).toBe(time - 1);
      }),
      { numRuns: 300 },
    );
  });

  test('is put off by an outage that is over, not by one to come', () => {
    const clocks = asks(BLITZ, newClocks(BLITZ, 2), 0, 0);
    const down = [{ from: 2000, to: 5000 }];
    expect(deadline({ clock: BLITZ }, clocks, 1000, down)).toBe(10_000);
    expect(deadline({ clock: BLITZ }, clocks, 5000, down)).toBe(13_000);
  });

  test('is found at once even if only one minute of the day is not night', () => {
    const set = parisian('00:01', '00:00', 30 * DAY);
    const start = at('2026-01-01T00:00:00+01:00');
    const end = deadline({ clock: set }, asks(set, newClocks(set, 2), start, 0), start, []) ?? Number.NaN;
    expect(thinkingTime(set, start, end, [])).toBe(30 * DAY);
    expect(new Date(end).getUTCFullYear()).toBe(2144);
  });

  test('is nobody’s if nobody’s time runs', () => {
    expect(deadline({ clock: LIVE }, newClocks(LIVE, 2), 0, [])).toBeUndefined();
    expect(deadline({ clock: NONE }, asks(NONE, newClocks(NONE, 2), 0, 0), 0, [])).toBeUndefined();
  });
});

describe('without a clock', () => {
  test('nothing runs and nothing is shown', () => {
    const clocks = asks(NONE, newClocks(NONE, 3), 0, 1);
    expect(clocks).toEqual({ left: [], lapses: [0, 0, 0] });
    expect(timeUsed(NONE, clocks, 99, [])).toBeUndefined();
    expect(face(NONE, clocks, 99)).toBeUndefined();
  });
});

describe('a live clock', () => {
  test('runs down while its seat is asked, and gets its increment when somebody else is', () => {
    let clocks = asks(LIVE, newClocks(LIVE, 2), 0, 0);
    expect(face(LIVE, clocks, 40_000)).toEqual({
      now: 40_000,
      left: [560_000, 600_000],
      running: 0,
      deadline: 600_000,
      timeouts: [0, 0],
    });
    clocks = asks(LIVE, clocks, 40_000, 0);
    expect(face(LIVE, clocks, 50_000)).toMatchObject({ left: [550_000, 600_000], deadline: 600_000 });
    clocks = asks(LIVE, clocks, 60_000, 1);
    expect(face(LIVE, clocks, 70_000)).toMatchObject({ left: [545_000, 590_000], running: 1 });
  });

  test('stands while a bot is asked', () => {
    const clocks = asks(LIVE, asks(LIVE, newClocks(LIVE, 2), 0, 0), 10_000, undefined);
    expect(face(LIVE, clocks, 99_000)).toEqual({ now: 99_000, left: [595_000, 600_000], timeouts: [0, 0] });
  });

  test('is charged what the record says', () => {
    const clocks = asks(LIVE, newClocks(LIVE, 2), 0, 0);
    const next = startClock(LIVE, clocks, 90_000, { seat: 0, ms: 30_000 }, { seat: 0 });
    expect(next).toMatchObject({ left: [570_000, 600_000], running: { seat: 0, since: 90_000 } });
  });

  test('goes on through what somebody does beside the question', () => {
    for (const discreet of [false, true]) {
      const clocks = asks(LIVE, newClocks(LIVE, 2), 0, 0, discreet);
      expect(startClock(LIVE, clocks, 20_000, undefined, { seat: 0, discreet })).toBe(clocks);
    }
  });

  test('loses nothing and wins nothing but its increments', () => {
    const turn = fc.record({
      seat: fc.integer({ min: 0, max: 2 }),
      discreet: fc.boolean(),
      ms: fc.integer({ min: 0, max: 100_000 }),
    });
    fc.assert(
      fc.property(fc.array(turn), (turns) => {
        let clocks = newClocks(LIVE, 3);
        let now = 0;
        let spent = 0;
        let stretches = 0;
        for (const { seat, discreet, ms } of turns) {
          const { running } = clocks;
          spent += timeUsed(LIVE, clocks, now, [])?.ms ?? 0;
          if (running && !running.discreet && (running.seat !== seat || discreet)) stretches++;
          clocks = asks(LIVE, clocks, now, seat, discreet);
          now += ms;
        }
        const left = clocks.left.reduce((sum, each) => sum + each, 0);
        expect(left + spent).toBe(3 * LIVE.bank + stretches * LIVE.increment);
        expect(Math.min(...clocks.left)).toBeGreaterThanOrEqual(0);
      }),
    );
  });
});

describe('a clock of days', () => {
  test('has the full time whenever the seat is asked anew', () => {
    let clocks = asks(DAYS, newClocks(DAYS, 2), 0, 0);
    clocks = asks(DAYS, clocks, 5 * HOUR, 0);
    expect(face(DAYS, clocks, 6 * HOUR)).toMatchObject({ left: [6 * HOUR, 12 * HOUR], deadline: 12 * HOUR });
    clocks = asks(DAYS, clocks, 7 * HOUR, 1);
    expect(face(DAYS, clocks, 8 * HOUR)).toMatchObject({ left: [12 * HOUR, 11 * HOUR], running: 1 });
  });
});

describe('a seat that ran out of time', () => {
  test('has none left for the rest of the stretch, and that counts once', () => {
    let clocks = lapse(lapse(asks(LIVE, newClocks(LIVE, 2), 0, 0)));
    clocks = lapse(asks(LIVE, clocks, 601_000, 0));
    expect(clocks).toMatchObject({ left: [0, 600_000], lapses: [1, 0], running: { seat: 0, lapsed: true } });
    expect(face(LIVE, clocks, 602_000)).toMatchObject({ left: [0, 600_000], deadline: 601_000 });
    expect(timeUsed(LIVE, clocks, 602_000, [])).toEqual({ seat: 0, ms: 0 });
  });

  test.each([
    { set: LIVE, time: LIVE.increment },
    { set: DAYS, time: DAYS.perTurn },
    { set: BLITZ, time: 0 },
  ])('has $time ms when it is asked next, with a $set.kind clock', ({ set, time }) => {
    let clocks = lapse(asks(set, newClocks(set, 2), 0, 0));
    clocks = asks(set, asks(set, clocks, 1000, 1), 2000, 0);
    expect(clocks.running).toEqual({ seat: 0, since: 2000 });
    expect(deadline({ clock: set }, clocks, 2000, [])).toBe(2000 + time);
    expect(lapse(clocks).lapses).toEqual([2, 0]);
  });
});

describe('a discreet question', () => {
  test('costs a live clock nothing, and has a time of its own', () => {
    const clocks = asks(BLITZ, newClocks(BLITZ, 2), 0, 1, true);
    expect(face(BLITZ, clocks, 25_000, 1)).toEqual({
      now: 25_000,
      left: [10_000, 10_000],
      running: 1,
      deadline: REACTION_TIME_MS.live,
      timeouts: [0, 0],
    });
    expect(timeUsed(BLITZ, clocks, 25_000, [])).toEqual({ seat: 1, ms: 0 });
    const again = asks(BLITZ, clocks, 25_000, 1, true);
    expect(deadline({ clock: BLITZ }, again, 25_000, [])).toBe(25_000 + REACTION_TIME_MS.live);
  });

  test('is charged by days as usual, for whoever is asked to see', () => {
    const clocks = asks(DAYS, newClocks(DAYS, 2), 0, 1, true);
    expect(face(DAYS, clocks, 5 * HOUR, 1)).toMatchObject({ left: [12 * HOUR, 7 * HOUR], running: 1 });
    expect(face(DAYS, lapse(clocks), 12 * HOUR, 1)).toMatchObject({ left: [12 * HOUR, 0] });
  });

  test('tells nobody else who is asked, neither while it is open nor ever after', () => {
    const SEATS = 3;
    const somebody = fc.option(fc.integer({ min: 0, max: SEATS - 1 }), { nil: undefined });
    const turn = fc.record({
      /** Who is asked in one course of things and who in the other: the same unless the question is discreet. */
      seats: fc.tuple(somebody, somebody),
      discreet: fc.boolean(),
      lapses: fc.boolean(),
      ms: fc.integer({ min: 0, max: 2 * DAY }),
    });
    fc.assert(
      fc.property(fc.constantFrom(LIVE, BLITZ, DAYS), fc.array(turn), (set, turns) => {
        const courses = [newClocks(set, SEATS), newClocks(set, SEATS)];
        let now = 0;
        for (const { seats, discreet, lapses, ms } of turns) {
          const asked = discreet ? seats : [seats[0], seats[0]];
          for (const [i, clocks] of courses.entries())
            courses[i] = asks(set, clocks, now, asked[i], discreet);
          const others = [0, 1, 2, 'spectator' as const].filter((viewer) => !asked.includes(viewer as Seat));
          for (const viewer of discreet ? others : [...others, ...asked.filter((s) => s !== undefined)]) {
            for (const later of [now, now + Math.floor(ms / 2), now + ms])
              expect(face(set, courses[0], later, viewer)).toEqual(face(set, courses[1], later, viewer));
          }
          now += ms;
          if (lapses) for (const [i, clocks] of courses.entries()) courses[i] = lapse(clocks);
        }
      }),
      { numRuns: 300 },
    );
  });
});
