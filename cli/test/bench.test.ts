import { expect, test } from 'vitest';
import { gonfalon } from './gonfalon.ts';

test('bench: figures, bars and the race; the exit code says whether a bar was missed', {
  timeout: 60_000,
}, async () => {
  const { code, out, err } = await gonfalon(['bench', 'pebbles', '--quick', '--json']);
  const { games, race, missed } = JSON.parse(out);
  expect(games).toMatchObject([{ game: 'pebbles', decisionsPerSecond: expect.any(Number) }]);
  expect(race).toMatchObject({
    ratio: expect.any(Number),
    movesPerSecond: { boardgameio: expect.any(Number) },
  });
  expect(code).toBe(missed.length > 0 ? 1 : 0);
  expect(err === '').toBe(missed.length === 0);
});

test('bench for people', { timeout: 60_000 }, async () => {
  const { out } = await gonfalon(['bench', '--quick', '--lang', 'fr']);
  expect(out).toMatch(/^pebbles\n {2}décisions au hasard par seconde/);
  expect(out).toMatch(/boardgame\.io +\d/);
});
