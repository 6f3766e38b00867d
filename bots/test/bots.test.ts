import type { Choice, GameModule } from '@gonfalon/kernel';
import { BadInput, dealer, Match } from '@gonfalon/kernel';
import { describe, expect, test } from 'vitest';
import { pebbles } from '../../kernel/test/toy.ts';
import type { Bot } from '../index.ts';
import { botNamed, bots, decide, greedy, random } from '../index.ts';
import { asks, over, smallGame } from './small-games.ts';

const chanceOf = (seed: string) => dealer({ kind: 'fast', seed });
const newMatch = ({ game }: GameModule, seed = 'a') =>
  new Match(game, { seats: 2, options: {}, chance: { kind: 'fast', seed } });
const answers = (bot: Bot, module: GameModule, times: number) =>
  new Set(
    Array.from({ length: times }, (_, i) => decide(bot, module, newMatch(module), chanceOf(`${i}`))[0]),
  );

test('bots are found by name', () => {
  for (const bot of bots) expect(botNamed(bot.name)).toBe(bot);
  expect(() => botNamed('deep')).toThrow(new BadInput('there is no bot «deep»; the bots are random, greedy'));
});

test.each(bots)('$name plays a match to its end by offered choices alone', (bot) => {
  const match = newMatch(pebbles);
  const chance = chanceOf(bot.name);
  while (match.question) {
    const choice = decide(bot, pebbles, match, chance);
    expect(match.choose(match.question.seat, match.number, choice)).toBeUndefined();
  }
  expect(() => decide(bot, pebbles, match, chance)).toThrow(BadInput);
});

test('random comes upon every choice and imagines nothing', () => {
  const module = smallGame({ first: asks([['a'], ['b'], ['c']], ['a'], (t) => t.done()) });
  module.game.determinize = () => expect.fail('it imagined something');
  expect(answers(random, module, 50)).toEqual(new Set(['a', 'b', 'c']));
});

describe('greedy', () => {
  const worths: Record<string, number> = { poor: 1, fair: 2, fine: 2, bad: -1 };
  const verbs = Object.keys(worths).map((verb): Choice => [verb]);

  test('takes what is worth most, and any of equals', () => {
    const first = asks(verbs, ['bad'], (t, _, [verb]) => {
      t.state.worth = worths[verb];
      t.goto('over');
    });
    expect(answers(greedy, smallGame({ first, over }), 30)).toEqual(new Set(['fair', 'fine']));
  });

  test('wins rather than grows rich, and rather anything than loses', () => {
    const first = asks([['rich'], ['win'], ['lose']], ['rich'], (t, _, [verb]) => {
      if (verb === 'win') t.state.won = 0;
      if (verb === 'lose') t.state.won = 1;
      t.state.worth = verb === 'rich' ? 1e6 : verb === 'lose' ? 1e9 : 0;
      t.goto('over');
    });
    expect(answers(greedy, smallGame({ first, over }), 10)).toEqual(new Set(['win']));
  });

  test('judges a choice by where it leads, not by the middle of it', () => {
    const module = smallGame({
      first: asks([['stop'], ['lift']], ['stop'], (t, _, [verb]) => {
        if (verb === 'stop') return t.goto('over');
        t.state.worth -= 1;
        t.call('carry');
      }),
      carry: asks([['drop'], ['sell']], ['sell'], (t, _, [verb]) => {
        t.state.worth += verb === 'sell' ? 3 : 1;
        t.goto('over');
      }),
      over,
    });
    expect(answers(greedy, module, 10)).toEqual(new Set(['lift']));
  });

  test('stays quick among very many choices, and still finds a good one', () => {
    const numbers = Array.from({ length: 2000 }, (_, i): Choice => ['take', `${i}`]);
    const first = asks(numbers, numbers[0], (t, _, [, n]) => {
      t.state.worth = Number(n);
      t.goto('over');
    });
    let judged = 0;
    const module = smallGame({ first, over });
    module.evaluate = ({ worth }) => {
      judged++;
      return worth;
    };
    const [, taken] = decide(greedy, module, newMatch(module), chanceOf('a'));
    expect(Number(taken)).toBeGreaterThan(1800);
    expect(judged).toBeLessThan(300);
  });

  test('does not think where there is nothing to choose', () => {
    const module = smallGame({ first: asks([['only']], ['only'], (t) => t.done()) });
    module.game.determinize = () => expect.fail('it imagined something');
    expect(decide(greedy, module, newMatch(module), chanceOf('a'))).toEqual(['only']);
  });

  test('cannot tell what is hidden from it', () => {
    for (let i = 0; i < 10; i++) {
      const match = newMatch(pebbles, `${i}`);
      const { state, stack } = match.position();
      const guess = pebbles.game.determinize(state as never, 0, chanceOf(`guess ${i}`));
      const believed = new Match(pebbles.game, { ...match.setup, from: { state: guess, stack } });
      const choices = [match, believed].map((one) => decide(greedy, pebbles, one as Match, chanceOf(`${i}`)));
      expect(choices[0]).toEqual(choices[1]);
    }
  });
});
