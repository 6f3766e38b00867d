/** Bots that play together, in everything that is measured. */
import type { GameModule } from '@gonfalon/kernel';
import { expect, test } from 'vitest';
import { torches } from '../../kernel/test/torches.ts';
import { examplesOf } from '../fit.ts';
import type { ArenaOptions } from '../index.ts';
import { boutsOf, playArenaMatch, Scores, selfPlay, simulate, withSides } from '../index.ts';

const toy = torches as unknown as GameModule;
const SIDES = [0, 1, 0, 1];
const arena: ArenaOptions = {
  game: 'torches',
  entrants: [
    { name: 'greedy', bot: 'greedy' },
    { name: 'random', bot: 'random' },
  ],
  seats: 4,
  matches: 20,
  seed: 's',
  grounds: [{ id: '', options: {} }],
};

test('in an arena a side is played by one bot, and wins once', () => {
  const scores = new Scores(arena.entrants);
  for (const bout of boutsOf(withSides(toy, arena))) {
    const [first, second, third, fourth] = bout.players;
    expect([third, fourth]).toEqual([first, second]);
    scores.add(bout, playArenaMatch(toy, bout));
  }
  const { perPlayer, perSeat } = scores.standings();
  const [greedy, random] = perPlayer;
  expect([greedy.byChance, random.byChance]).toEqual([0.5, 0.5]);
  expect(greedy.wins + random.wins).toBeCloseTo(20);
  expect(greedy.share).toBeGreaterThan(0.6);
  expect(perSeat[0]).toMatchObject({ wins: perSeat[2].wins, byChance: 0.5 });
});

test('sides that sit in a row, or are uneven, are kept together too', () => {
  const playersOf = (sides: readonly number[]) =>
    [...boutsOf({ ...arena, seats: sides.length, grounds: [{ id: '', options: {}, sides }] })][0].players.map(
      ({ name }) => name,
    );
  expect(playersOf([0, 0, 1, 1])).toEqual(['greedy', 'greedy', 'random', 'random']);
  expect(playersOf([1, 0, 0])).toEqual(['greedy', 'random', 'random']);
});

test('each alone at the same game, they are four', () => {
  const alone = withSides(toy, { ...arena, grounds: [{ id: '', options: { alone: true } }] });
  expect(alone.grounds[0]).not.toHaveProperty('sides');
});

test('a simulation counts a victory for each seat of the side', () => {
  const { wins, finished } = simulate(toy, { seats: 4, matches: 20, seed: 'a', players: ['random'] });
  expect(wins.perSeat[0]).toBe(wins.perSeat[2]);
  expect(wins.perSeat[0] + wins.perSeat[1]).toBeCloseTo(finished);
  expect(wins.perPlayer.random.wins).toBeCloseTo(finished);
});

test('a side is learnt from as one player with the terms of all its seats', () => {
  const ends = [
    [[1], [2], [3], [4]],
    [[1], undefined, [3], undefined],
  ];
  const [first, second] = examplesOf(0, { winners: [1, 3], sides: SIDES }, ends.slice(0, 1));
  expect(first).toMatchObject({ end: [[4], [6]], shares: [0, 1] });
  expect(second).toBeUndefined();
  const [left] = examplesOf(0, { winners: [0, 2], sides: SIDES }, ends.slice(1));
  expect(left).toMatchObject({ end: [[4], undefined], shares: [1, 0] });
});

test.each([
  ['does not tell the sides', { sides: undefined }, 'tells the sides undefined'],
  ['lets one of a side win', { winners: [0] }, 'the side of seat 2 wins without it'],
])('a result that %s is a fault of the rules', (_, wrong, message) => {
  const { result } = toy.game;
  const game = {
    ...toy.game,
    result(state: unknown) {
      const right = result(state);
      return right && { ...right, ...wrong };
    },
  };
  const played = selfPlay({ ...toy, game } as GameModule, { seats: 4, seed: 'a', check: true });
  expect(played.failure).toContain(message);
});
