import type { Choice, GameModule, Mind } from '@gonfalon/kernel';
import { BadInput, dealer, Match } from '@gonfalon/kernel';
import { describe, expect, test } from 'vitest';
import { pebbles } from '../../kernel/test/toy.ts';
import type { Bot } from '../index.ts';
import { askedOf, beliefIn, botNamed, bots, decide, greedy, random } from '../index.ts';
import { asks, over, smallGame } from './small-games.ts';

const newMatch = ({ game }: GameModule, seed = 'a') =>
  new Match(game, { seats: 2, options: {}, chance: { kind: 'fast', seed } });
const answers = (bot: Bot, module: GameModule, times: number) =>
  new Set(Array.from({ length: times }, (_, i) => decide(bot, module, newMatch(module), `${i}`)[0]));

test('bots are found by name', () => {
  for (const bot of bots) expect(botNamed(bot.name)).toBe(bot);
  expect(() => botNamed('deep')).toThrow(/there is no bot «deep»; the bots are random, .*greedy/);
});

test.each(bots)('$name plays a match to its end by offered choices alone', (bot) => {
  const match = newMatch(pebbles);
  while (match.question) {
    const choice = decide(bot, pebbles, match, `${match.number}`);
    expect(match.choose(match.question.seat, match.number, choice)).toBeUndefined();
  }
  expect(() => decide(bot, pebbles, match, `${match.number}`)).toThrow(BadInput);
});

test('random comes upon every choice', () => {
  const module = smallGame({ first: asks([['a'], ['b'], ['c']], ['a'], (t) => t.done()) });
  expect(answers(random, module, 50)).toEqual(new Set(['a', 'b', 'c']));
});

test.each(bots)('$name does not think where there is nothing to choose', (bot) => {
  const module = smallGame({ first: asks([['only']], ['only'], (t) => t.done()) });
  const asked = askedOf(module, beliefIn(newMatch(module), 'a'));
  expect(bot.choose({ ...asked, imagine: () => expect.fail('it imagined something') })).toEqual(['only']);
});

test('who errs does so less where a slip is dear', () => {
  const plain = smallGame({ first: asks([['good'], ['bad']], ['bad'], (t) => t.done()) });
  const errorsAt = (slipCost: number) => {
    const instinct: Mind['instinct'] = (_at, { choices }, into) => {
      for (const [i, [name]] of choices.entries()) into[i] = name === 'good' ? 2 : 0;
    };
    const module = { ...plain, mind: { ...plain.mind, instinct, slipCost } };
    const chosen = Array.from(
      { length: 100 },
      (_, i) => decide(botNamed('page'), module, newMatch(module), `${i}`)[0],
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
    const plain = smallGame({ first, over });
    const measure: typeof plain.mind.measure = (...given) => {
      judged++;
      plain.mind.measure(...given);
    };
    const module = { ...plain, mind: { ...plain.mind, measure } };
    const [, taken] = decide(greedy, module, newMatch(module), 'a');
    expect(Number(taken)).toBeGreaterThan(1800);
    expect(judged).toBeLessThan(600);
  });

  test('cannot tell what is hidden from it', () => {
    for (let i = 0; i < 10; i++) {
      const match = newMatch(pebbles, `${i}`);
      const { state, stack } = match.position();
      const guess = pebbles.game.determinize(state as never, 0, dealer({ kind: 'fast', seed: `guess ${i}` }));
      const believed = new Match(pebbles.game, { ...match.setup, from: { state: guess, stack } });
      const choices = [match, believed].map((one) => decide(greedy, pebbles, one as Match, `${i}`));
      expect(choices[0]).toEqual(choices[1]);
    }
  });
});
