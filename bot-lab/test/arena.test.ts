import type { GameModule } from '@gonfalon/kernel';
import { InvalidInputError } from '@gonfalon/kernel';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { pebbles } from '../../kernel/test/toy.ts';
import type { ArenaMatch, ArenaOptions, BoutResult, Contestant } from '../index.ts';
import { boutsOf, checkArenaMatch, playAll, playArenaMatch, Scores } from '../index.ts';
import { Times } from '../percentiles.ts';
import { elo, wilson } from '../statistics.ts';

const toy = pebbles as unknown as GameModule;
const entrant = (name: string): Contestant => ({ name, bot: name });

function arena(names: readonly string[], more: Partial<ArenaOptions> = {}): ArenaOptions {
  const grounds = [{ id: '', options: {} }];
  const entrants = names.map(entrant);
  return { game: 'pebbles', entrants, seats: entrants.length, matches: 12, seed: 's', grounds, ...more };
}

async function held(options: ArenaOptions, lanes = 1, module = toy): Promise<Scores> {
  const scores = new Scores(options.entrants);
  await playAll(boutsOf(options), {
    concurrency: lanes,
    play: async (bout) => playArenaMatch(module, bout),
    onPlayed: (bout, outcome) => scores.add(bout, outcome),
  });
  return scores;
}

test('two bots play each seed twice, with seats swapped', () => {
  const bouts = [...boutsOf(arena(['random', 'greedy'], { matches: 5 }))];
  expect(bouts).toHaveLength(6);
  for (let i = 0; i < bouts.length; i += 2) {
    expect(bouts[i + 1].seed).toBe(bouts[i].seed);
    expect(bouts[i + 1].players).toEqual(bouts[i].players.toReversed());
  }
  expect(new Set(bouts.map(({ seed }) => seed)).size).toBe(3);
});

test('every entrant has every seat equally often', () => {
  const names = fc.array(fc.constantFrom('a', 'b', 'c', 'd'), { minLength: 1, maxLength: 5 });
  fc.assert(
    fc.property(names, fc.integer({ min: 2, max: 4 }), (list, seats) => {
      const bouts = [...boutsOf(arena(list, { seats, matches: 3 * list.length }))];
      const at = (seat: number, name: string) =>
        bouts.filter(({ players }) => players[seat].name === name).length;
      for (const name of new Set(list))
        for (let seat = 0; seat < seats; seat++)
          expect(at(seat, name)).toBe(3 * list.filter((other) => other === name).length);
    }),
  );
});

test('the standings do not depend on the order in which matches are done', async () => {
  const options = arena(['greedy', 'random', 'random'], { matches: 9 });
  const one = await held(options);
  const other = new Scores(options.entrants);
  for (const bout of [...boutsOf(options)].reverse()) other.add(bout, playArenaMatch(toy, bout));
  expect(other.standings()).toEqual(one.standings());
  expect((await held(options, 4)).standings()).toEqual(one.standings());
});

test('a name that stands twice is one player with two seats', async () => {
  const { perPlayer, perSeat, finished, endings } = (
    await held(arena(['greedy', 'random', 'random']))
  ).standings();
  const [greedy, random] = perPlayer;
  expect(perPlayer).toHaveLength(2);
  expect(greedy.byChance).toBeCloseTo(1 / 3);
  expect(random.byChance).toBeCloseTo(2 / 3);
  expect(greedy.wins + random.wins).toBeCloseTo(12);
  expect(perSeat.map(({ wins }) => wins).reduce((a, b) => a + b)).toBeCloseTo(12);
  expect(Object.values(endings).reduce((a, b) => a + b)).toBe(finished);
});

test('each ground has its own standings', async () => {
  const grounds = [6, 30].map((count) => ({ id: `${count}`, options: { pebbles: count } }));
  const scores = await held(arena(['greedy', 'random'], { matches: 4, grounds }));
  expect(scores.standings('6').matches).toBe(4);
  expect(scores.standings('30').matches).toBe(4);
  expect(scores.standings().matches).toBe(8);
});

test('thoughts are timed only where there is more than one choice', async () => {
  const scores = await held(arena(['greedy', 'random'], { matches: 2 }));
  const [greedy] = scores.thinking();
  expect(greedy.decisions).toBeGreaterThan(0);
  expect(greedy.p95).toBeGreaterThanOrEqual(greedy.median);
});

test('a bot that fails is told with its match, and a thread that dies too', async () => {
  const mind = {
    ...toy.evaluation,
    measure() {
      throw new Error('no idea');
    },
  };
  const scores = await held(arena(['greedy', 'random'], { matches: 4 }), 1, { ...toy, evaluation: mind });
  expect(scores.standings()).toMatchObject({ matches: 4, finished: 0, failed: 4, perPlayer: [] });
  const [{ bout, outcome }] = scores.failures;
  expect(bout).toMatchObject({ match: 0, seed: 's/0' });
  expect(outcome.failure).toBe('greedy cannot choose: no idea');
  expect(outcome.file).toMatchObject({ game: 'pebbles', players: ['greedy', 'random'] });

  const died: [ArenaMatch, BoutResult][] = [];
  await playAll(boutsOf(arena(['greedy', 'random'], { matches: 2 })), {
    concurrency: 2,
    play: () => Promise.reject(new Error('out of memory')),
    onPlayed: (...played) => died.push(played),
  });
  expect(died.map(([, { failure }]) => failure)).toEqual(['out of memory', 'out of memory']);
});

test('who stops waiting gets no more', async () => {
  let played = 0;
  await playAll(boutsOf(arena(['greedy', 'random'], { matches: 100 })), {
    concurrency: 2,
    play: async (bout) => playArenaMatch(toy, bout),
    onPlayed: () => void played++,
    isStopped: () => played >= 3,
  });
  expect(played).toBe(3);
});

test('a bot may think with other weights than the game has', () => {
  const [bout] = boutsOf(arena(['greedy', 'random'], { matches: 1 }));
  const careless = bout.players.map((one) => ({ ...one, weights: { points: -1, carried: 0 } }));
  const wins = (seated: readonly Contestant[]) =>
    [...Array(12).keys()].filter((i) =>
      playArenaMatch(toy, { ...bout, seed: `${i}`, players: seated }).winners?.includes(0),
    ).length;
  expect(wins(careless)).toBeLessThan(wins(bout.players));
});

test('a bout that cannot be played is refused before it is', () => {
  const [bout] = boutsOf(arena(['greedy', 'random'], { matches: 1 }));
  const nobody = [entrant('nobody'), entrant('greedy')];
  expect(() => checkArenaMatch(toy, { ...bout, players: nobody })).toThrow(InvalidInputError);
  expect(() => checkArenaMatch(toy, { ...bout, setup: { id: '', options: { pebbles: 1 } } })).toThrow(
    InvalidInputError,
  );
  expect(() => [...boutsOf(arena([]))]).toThrow(InvalidInputError);
});

test('the interval of a share is that of Wilson', () => {
  const { low, high } = wilson(10, 20);
  expect(low).toBeCloseTo(0.2993, 4);
  expect(high).toBeCloseTo(0.7007, 4);
  expect(wilson(0, 10)).toEqual({ low: 0, high: expect.closeTo(0.2775, 4) });
  expect(wilson(10, 10)).toEqual({ low: expect.closeTo(0.7225, 4), high: 1 });
  expect(wilson(0, 0)).toEqual({ low: 0, high: 1 });
});

test('Elo is the usual difference between two, and that to equal others among more', () => {
  expect(elo(0.5, 0.5)).toBe(0);
  expect(elo(0.75, 0.5)).toBeCloseTo(190.85, 2);
  expect(elo(0.25, 0.25)).toBeCloseTo(0);
  // Three times as strong as each of three others: 3 lots of 6.
  expect(elo(3 / 6, 1 / 4)).toBeCloseTo(400 * Math.log10(3));
  expect(elo(1, 0.5)).toBe(Number.POSITIVE_INFINITY);
});

test('many times are kept by their size', () => {
  const times = new Times();
  for (let i = 1; i <= 1000; i++) times.add(i);
  const { median, p95 } = times.spread();
  expect(Math.abs(median - 500)).toBeLessThan(10);
  expect(Math.abs(p95 - 950)).toBeLessThan(20);
  expect(new Times().spread()).toEqual({ median: 0, p95: 0 });
});
