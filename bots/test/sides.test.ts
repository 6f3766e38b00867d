/** Bots that play together: a mate is no rival. */
import type { GameModule, Result } from '@gonfalon/kernel';
import { Match } from '@gonfalon/kernel';
import { describe, expect, test } from 'vitest';
import { Evaluator } from '../evaluator.ts';
import { chooseWithBot, createBotTask, getBot, greedy, WinChances } from '../index.ts';
import type { Small } from './small-games.ts';
import { asks, endTurn, over, smallGame } from './small-games.ts';

const SIDES = [0, 1, 0, 1];

/** Four seats, two and two; the one beside the first has what the state says it is worth. */
function team(steps: Parameters<typeof smallGame>[0] = { first: over }): GameModule<Small> {
  const small = smallGame(steps);
  return {
    ...small,
    game: { ...small.game, seats: { min: 2, max: 4, counts: [2, 4] }, sides: () => SIDES },
    evaluation: {
      ...small.evaluation,
      measure: ({ worth }, seat, into) => {
        into[0] = seat === 2 ? worth : 0;
      },
    },
  };
}

const evaluator = (sides = SIDES, { game, evaluation } = team()) =>
  new Evaluator(game as GameModule['game'], evaluation as GameModule['evaluation'], sides);
const at = (worth: number) => ({ state: { worth, turn: 0 }, result: undefined });
const ended = (...winners: number[]): { state: unknown; result: Result } => ({
  state: {},
  result: { ending: 'won', winners, scores: [0, 0, 0, 0], sides: SIDES },
});
const chancesAt = (worth: number, sides = SIDES) => {
  const into = new Float64Array(sides.length);
  evaluator(sides).chances(at(worth), into);
  return [...into];
};

describe('the evaluator', () => {
  test('a mate that grows stronger raises the chance, a rival lowers it', () => {
    expect(chancesAt(0)).toEqual([0.5, 0.5, 0.5, 0.5]);
    const [seat, rival, mate] = chancesAt(1);
    expect(seat).toBeCloseTo(1 / (1 + Math.exp(-1)));
    expect(mate).toBe(seat);
    expect(rival).toBeCloseTo(1 - seat);
    expect(chancesAt(1, [0, 1, 2, 3])[0]).toBeLessThan(0.25);
  });

  test('a victory of one side counts 1 for each of its seats, one that sides share in parts', () => {
    const into = new Float64Array(4);
    evaluator().chances(ended(0, 2), into);
    expect([...into]).toEqual([1, 0, 1, 0]);
    evaluator().chances(ended(0, 1, 2, 3), into);
    expect([...into]).toEqual([0.5, 0.5, 0.5, 0.5]);
    expect(evaluator([0, 1, 2, 3]).shareOf(ended(0, 2).result, 0)).toBe(0.5);
  });

  test('each seat is told the chance of its side; those of the sides are 1 together', () => {
    const [one, other, mate] = evaluator().winProbabilities(at(1));
    expect(mate).toBe(one);
    expect(one + other).toBeCloseTo(1);
  });

  test('what a mate has speaks for a seat, and a seat that gave up does not take its side with it', () => {
    expect(evaluator().features(at(2).state, 0)).toEqual([2]);
    expect(evaluator().features(at(2).state, 1)).toEqual([-2]);
    const { game, ...rest } = team();
    const isOut = (_: Small, seat: number) => seat === 0;
    const quit = evaluator(SIDES, { ...rest, game: { ...game, isOut } });
    expect(quit.odds(at(1).state, 0)).toBeCloseTo(1);
  });
});

const newMatch = ({ game }: GameModule) =>
  new Match(game, { seats: 4, options: {}, chance: { kind: 'fast', seed: 'a' } });

test('a bot is told the sides', () => {
  expect(createBotTask(newMatch(team() as GameModule), 'a').sides).toEqual(SIDES);
});

test.each([greedy, getBot('marshal')])('$name helps its mate', (bot) => {
  const first = asks([['help'], ['hurt'], ['wait']], ['wait'], (ctx, _, [verb]) => {
    ctx.state.worth += verb === 'help' ? 1 : verb === 'hurt' ? -1 : 0;
    endTurn(ctx);
  });
  const module = team({ first, over }) as GameModule;
  expect(chooseWithBot(bot, module, newMatch(module), 'a')).toEqual(['help']);
});

test('the course of a match ends with 1 for every seat of the side that won', () => {
  const course = new WinChances(team() as GameModule, SIDES);
  course.add(at(0), 0);
  course.add({ ...ended(1, 3), state: { worth: 0, turn: 1 } }, 5);
  expect(course.build().map(({ chances }) => chances)).toEqual([
    [0.5, 0.5, 0.5, 0.5],
    [0, 1, 0, 1],
  ]);
});
