import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { GameModule } from '@gonfalon/kernel';
import { expect, test } from 'vitest';
import { pebbles } from '../../kernel/test/toy.ts';
import { folder, gonfalon } from './gonfalon.ts';

const toy = pebbles as unknown as GameModule;
const few = ['simulate', 'pebbles', '--matches', '20', '--seed', 's'];

test('--json has the promised keys and nothing else on standard output', async () => {
  const { code, out, err } = await gonfalon([...few, '--seats', '3', '--json']);
  expect({ code, err }).toEqual({ code: 0, err: '' });
  expect(JSON.parse(out)).toMatchObject({
    game: 'pebbles',
    seats: 3,
    players: ['random'],
    matches: 20,
    finished: 20,
    unfinished: 0,
    decisions: expect.any(Number),
    decisionsPerSecond: expect.any(Number),
    msPerMatch: { median: expect.any(Number), p95: expect.any(Number) },
    wins: { perSeat: expect.any(Array), perPlayer: { random: { wins: 20, share: 1 } } },
    failures: [],
  });
});

test('the same seed gives the same matches, another seed others', async () => {
  const decisions = async (seed: string) =>
    JSON.parse((await gonfalon(['simulate', 'pebbles', '--matches', '20', '--seed', seed, '--json'])).out)
      .decisions;
  expect(await decisions('a')).toBe(await decisions('a'));
  expect(await decisions('a')).not.toBe(await decisions('b'));
});

test('for people: a table of figures in their language', async () => {
  const { out } = await gonfalon([...few, '--players', 'random,greedy', '--lang', 'fr']);
  expect(out).toMatch(/^parties +20 finies, 0 inachevées$/m);
  expect(out).toMatch(/^victoires de greedy/m);
});

test('--save keeps every match, and each of them holds', async () => {
  const save = folder();
  await gonfalon([...few, '--players', 'random,greedy', '--save', save]);
  const files = readdirSync(save).map((name) => join(save, name));
  expect(files).toHaveLength(20);
  expect((await gonfalon(['verify', ...files])).code).toBe(0);
});

test('a match that is too long fails, and its file is kept and named', async () => {
  const save = folder();
  const { code, out, err } = await gonfalon([...few, '--limit', '3', '--save', save, '--json']);
  expect(code).toBe(1);
  const { failures, unfinished } = JSON.parse(out);
  expect(unfinished).toBe(20);
  expect(readdirSync(save)).toHaveLength(failures.length);
  expect(err).toContain('gonfalon: match 0: ');
  expect(err).toContain(failures[0].file);
});

test('a crash fails, and its file reproduces it', async () => {
  const crashing = {
    ...toy,
    game: {
      ...toy.game,
      steps: {
        ...toy.game.steps,
        draw: {
          run() {
            throw new Error('the deck is stuck');
          },
        },
      },
    },
  };
  const save = folder();
  const games = [crashing];
  const { code, err } = await gonfalon([...few, '--save', save], { games });
  expect(code).toBe(1);
  expect(err).toContain('the deck is stuck; kept in ');
  const file = readdirSync(save).find((name) => name.includes('failed')) ?? '';
  const again = await gonfalon(['verify', join(save, file)], { games });
  expect(again.code).toBe(1);
  expect(again.err).toContain('the deck is stuck');
});

test('progress is shown on a terminal only', async () => {
  expect((await gonfalon(few)).err).toBe('');
  expect((await gonfalon(few, { tty: true })).err).toContain('░');
});
