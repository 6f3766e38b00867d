import type { Choice, EvaluationModel, GameModule } from '@gonfalon/kernel';
import { createRng, InvalidInputError, Match } from '@gonfalon/kernel';
import { describe, expect, test } from 'vitest';
import { pebbles } from '../../kernel/test/toy.ts';
import type { Bot } from '../index.ts';
import { bots, chooseWithBot, createBotTask, getBot, greedy, random, toBotRequest } from '../index.ts';
import { asks, over, smallGame } from './small-games.ts';

const newMatch = ({ game }: GameModule, seed = 'a') =>
  new Match(game, { seats: 2, options: {}, chance: { kind: 'fast', seed } });
const answers = (bot: Bot, module: GameModule, times: number) =>
  new Set(Array.from({ length: times }, (_, i) => chooseWithBot(bot, module, newMatch(module), `${i}`)[0]));

test('bots are found by name', () => {
  for (const bot of bots) expect(getBot(bot.name)).toBe(bot);
  expect(() => getBot('deep')).toThrow(/unknown bot "deep"; available bots: random, .*greedy/);
});

test.each(bots)('$name plays a match to its end by offered choices alone', (bot) => {
  const match = newMatch(pebbles);
  while (match.question) {
    const choice = chooseWithBot(bot, pebbles, match, `${match.number}`);
    expect(match.choose(match.question.seat, match.number, choice)).toBeUndefined();
  }
  expect(() => chooseWithBot(bot, pebbles, match, `${match.number}`)).toThrow(InvalidInputError);
});

test('random comes upon every choice', () => {
  const module = smallGame({ first: asks([['a'], ['b'], ['c']], ['a'], (ctx) => ctx.done()) });
  expect(answers(random, module, 50)).toEqual(new Set(['a', 'b', 'c']));
});

test.each(bots)('$name does not think where there is nothing to choose', (bot) => {
  const module = smallGame({ first: asks([['only']], ['only'], (ctx) => ctx.done()) });
  const asked = toBotRequest(module, createBotTask(newMatch(module), 'a'));
  expect(bot.choose({ ...asked, sample: () => expect.fail('it imagined something') })).toEqual(['only']);
});

test('who errs does so less where a slip is dear', () => {
  const plain = smallGame({ first: asks([['good'], ['bad']], ['bad'], (ctx) => ctx.done()) });
  const errorsAt = (mistakeCost: number) => {
    const instinct: EvaluationModel['movePriors'] = (_at, { choices }, into) => {
      for (const [i, [name]] of choices.entries()) into[i] = name === 'good' ? 2 : 0;
    };
    const module = { ...plain, evaluation: { ...plain.evaluation, movePriors: instinct, mistakeCost } };
    const chosen = Array.from(
      { length: 100 },
      (_, i) => chooseWithBot(getBot('page'), module, newMatch(module), `${i}`)[0],
    );
    return chosen.filter((name) => name === 'bad').length;
  };
  expect(errorsAt(1)).toBeGreaterThan(20);
  expect(errorsAt(100)).toBeLessThan(errorsAt(1) / 4);
});

describe('greedy', () => {
  const worths: Record<string, number> = { poor: 1, fair: 2, fine: 2, bad: -1 };
  const verbs = Object.keys(worths).map((verb): Choice => [verb]);

  test('takes what is worth most, and any of equals', () => {
    const first = asks(verbs, ['bad'], (ctx, _, [verb]) => {
      ctx.state.worth = worths[verb];
      ctx.goto('over');
    });
    expect(answers(greedy, smallGame({ first, over }), 30)).toEqual(new Set(['fair', 'fine']));
  });

  test('wins rather than grows rich, and rather anything than loses', () => {
    const first = asks([['rich'], ['win'], ['lose']], ['rich'], (ctx, _, [verb]) => {
      if (verb === 'win') ctx.state.won = 0;
      if (verb === 'lose') ctx.state.won = 1;
      ctx.state.worth = verb === 'rich' ? 1e6 : verb === 'lose' ? 1e9 : 0;
      ctx.goto('over');
    });
    expect(answers(greedy, smallGame({ first, over }), 10)).toEqual(new Set(['win']));
  });

  test('judges a choice by where it leads, not by the middle of it', () => {
    const module = smallGame({
      first: asks([['stop'], ['lift']], ['stop'], (ctx, _, [verb]) => {
        if (verb === 'stop') return ctx.goto('over');
        ctx.state.worth -= 1;
        ctx.call('carry');
      }),
      carry: asks([['drop'], ['sell']], ['sell'], (ctx, _, [verb]) => {
        ctx.state.worth += verb === 'sell' ? 3 : 1;
        ctx.goto('over');
      }),
      over,
    });
    expect(answers(greedy, module, 10)).toEqual(new Set(['lift']));
  });

  test('stays quick among very many choices, and still finds a good one', () => {
    const numbers = Array.from({ length: 2000 }, (_, i): Choice => ['take', `${i}`]);
    const first = asks(numbers, numbers[0], (ctx, _, [, n]) => {
      ctx.state.worth = Number(n);
      ctx.goto('over');
    });
    let judged = 0;
    const plain = smallGame({ first, over });
    const measure: typeof plain.evaluation.measure = (...given) => {
      judged++;
      plain.evaluation.measure(...given);
    };
    const module = { ...plain, evaluation: { ...plain.evaluation, measure } };
    const [, taken] = chooseWithBot(greedy, module, newMatch(module), 'a');
    expect(Number(taken)).toBeGreaterThan(1800);
    expect(judged).toBeLessThan(600);
  });

  test('cannot tell what is hidden from it', () => {
    for (let i = 0; i < 10; i++) {
      const match = newMatch(pebbles, `${i}`);
      const { state, stack } = match.position();
      const guess = pebbles.game.determinize(
        state as never,
        0,
        createRng({ kind: 'fast', seed: `guess ${i}` }),
      );
      const believed = new Match(pebbles.game, { ...match.setup, from: { state: guess, stack } });
      const choices = [match, believed].map((one) => chooseWithBot(greedy, pebbles, one as Match, `${i}`));
      expect(choices[0]).toEqual(choices[1]);
    }
  });
});
