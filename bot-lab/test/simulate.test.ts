import { bots } from '@gonfalon/bots';
import { InvalidInputError } from '@gonfalon/kernel';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { crash } from '../../game-tests/test/broken-games.ts';
import { pebbles } from '../../kernel/test/toy.ts';
import { seating, simulate } from '../index.ts';

const players = ['random', 'greedy'];

test('greedy beats random, whichever seat it sits in', () => {
  const { finished, wins } = simulate(pebbles, { seats: 2, matches: 60, seed: 'a', players });
  expect(finished).toBe(60);
  expect(wins.perPlayer.greedy.seats).toEqual([30, 30]);
  expect(wins.perPlayer.greedy.share).toBeGreaterThan(0.7);
});

test('every match is counted once, and a shared victory in parts', () => {
  const seen: number[] = [];
  const onProgress = (done: number) => seen.push(done);
  const sum = simulate(pebbles, { seats: 4, matches: 40, seed: 'b', players: ['random'], onProgress });
  const total = (list: readonly number[]) => list.reduce((a, b) => a + b, 0);
  expect(seen).toEqual(Array.from({ length: 40 }, (_, i) => i + 1));
  expect(total(Object.values(sum.endings))).toBe(40);
  expect(total(sum.wins.perSeat)).toBeCloseTo(40);
  expect(sum.wins.perPlayer.random.share).toBeCloseTo(1);
});

test('the same seed gives the same simulation, and time is taken from the clock given', () => {
  let clock = 0;
  const run = () => simulate(pebbles, { seats: 3, matches: 10, seed: 'c', players, now: () => (clock += 5) });
  const one = run();
  expect(run()).toEqual(one);
  expect(one.msPerMatch).toEqual({ median: 5, p95: 5, max: 5 });
  expect(one.decisionsPerSecond).toBeCloseTo(one.decisions / 0.05);
});

test('what goes wrong is counted and kept with its file', () => {
  const { finished, unfinished, failures } = simulate(crash, {
    seats: 2,
    matches: 40,
    seed: 'd',
    players: ['random'],
  });
  expect(finished + unfinished).toBe(40);
  expect(unfinished).toBeGreaterThan(0);
  expect(failures[0]).toMatchObject({ message: 'no such wave', file: { game: 'pebbles' } });
});

test('too long a match is unfinished', () => {
  const { unfinished, failures } = simulate(pebbles, { seats: 2, matches: 2, seed: 'e', players, limit: 3 });
  expect(unfinished).toBe(2);
  expect(failures[1].message).toBe('the match is not over after 3 decisions');
});

test('every player plays every seat equally often', () => {
  const names = fc.uniqueArray(fc.string({ minLength: 1 }), { minLength: 1, maxLength: 6 });
  fc.assert(
    fc.property(names, fc.integer({ min: 1, max: 6 }), (list, seats) => {
      const seatings = list.map((_, match) => seating(list, seats, match));
      for (let seat = 0; seat < seats; seat++) {
        expect(new Set(seatings.map((one) => one[seat])).size).toBe(list.length);
      }
    }),
  );
});

test('a bot that is not known is named, with those that are', () => {
  const known = bots.map(({ name }) => name).join(', ');
  const play = (names: string[]) => simulate(pebbles, { seats: 2, matches: 1, seed: 'f', players: names });
  expect(() => play(['deep'])).toThrow(new InvalidInputError(`unknown bot "deep"; available bots: ${known}`));
  expect(() => play([])).toThrow(InvalidInputError);
});
