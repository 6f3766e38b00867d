import type { ClockView } from '@gonfalon/protocol';
import { describe, expect, it } from 'vitest';
import { digits, isUrgent, leftAt, split } from '../clock-time.ts';

const HOUR = 3_600_000;
const face: ClockView = { now: 1000, left: [60_000, 90_000], running: 0, deadline: 61_000, timeouts: [0, 0] };

describe('a clock', () => {
  it('runs down for the seat that is asked, and for no other', () => {
    expect(leftAt(face, 0, 15_000)).toBe(45_000);
    expect(leftAt(face, 1, 15_000)).toBe(90_000);
  });

  it('never shows less than nothing', () => {
    expect(leftAt(face, 0, 500_000)).toBe(0);
  });

  it('does not run down at night, when it is long', () => {
    const days = { now: 0, left: [20 * HOUR], running: 0, deadline: 29 * HOUR, timeouts: [0] };
    expect(leftAt(days, 0, 5 * HOUR)).toBe(20 * HOUR);
    expect(leftAt(days, 0, 12 * HOUR)).toBe(17 * HOUR);
  });

  it('counts a started second, so that zero is over', () => {
    expect(digits(split(400))).toBe('0:01');
    expect(digits(split(0))).toBe('0:00');
  });

  it('is written as on a watch, days in words', () => {
    expect(digits(split(245_000))).toBe('4:05');
    expect(digits(split(HOUR + 123_000))).toBe('1:02:03');
    expect(digits(split(50 * HOUR))).toBeUndefined();
    expect(split(50 * HOUR)).toMatchObject({ days: 2, hours: 2 });
  });

  it('is urgent in its last half minute', () => {
    expect([29_000, 31_000].map(isUrgent)).toEqual([true, false]);
  });
});
