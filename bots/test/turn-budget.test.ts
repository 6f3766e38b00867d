import type { Choice } from '@gonfalon/kernel';
import { createRng, Match } from '@gonfalon/kernel';
import { expect, test } from 'vitest';
import { pebbles } from '../../kernel/test/toy.ts';
import type { ChoicesMade } from '../index.ts';
import { choicesMadeBy, countChoice, createBotTask, getBot, toBotRequest } from '../index.ts';
import { turnShare } from '../turn-budget.ts';
import { asks, over, smallGame } from './small-games.ts';

test('a turn of 110 choices costs about as much thought as ten choices', () => {
  const shares = Array.from({ length: 110 }, (_, made) => turnShare(made));
  expect(shares[5]).toBe(1);
  expect(shares.reduce((sum, share) => sum + share)).toBeLessThan(10.5);
  expect(Math.min(...shares)).toBeGreaterThan(0);
});

test('choices are counted by seat and turn, those without an alternative are not', () => {
  const match = new Match(pebbles.game, { seats: 2, options: {}, chance: { kind: 'fast', seed: 'a' } });
  let made: ChoicesMade | undefined;
  const choose = (choice: Choice) => {
    made = countChoice(made, pebbles as never, match as never);
    match.choose(match.question?.seat ?? 0, match.number, choice);
  };
  choose(['stack', 'reef']);
  choose(['stack', 'sand']);
  expect(choicesMadeBy(made, pebbles as never, match as never, 0)).toBe(2);
  choose(['end']);
  expect(choicesMadeBy(made, pebbles as never, match as never, 0)).toBe(0);
  expect(
    countChoice(undefined, pebbles as never, { ...match, question: undefined } as never),
  ).toBeUndefined();
});

test('the marshal tries less in thought the more its seat has chosen in the turn', () => {
  const first = asks([['a'], ['b']], ['a'], (ctx) => ctx.goto('over'));
  const module = smallGame({ first, over });
  const match = new Match(module.game, { seats: 2, options: {}, chance: { kind: 'fast', seed: 'a' } });
  const plays = (choicesMade: number) => {
    let played = 0;
    const request = toBotRequest(module, createBotTask(match, 'a'), { choicesMade });
    const chance = createRng({ kind: 'fast', seed: 'b' });
    const nextInt = chance.nextInt.bind(chance);
    chance.nextInt = (n) => {
      played++;
      return nextInt(n);
    };
    getBot('marshal').choose({ ...request, chance });
    return played;
  };
  expect(plays(0)).toBe(plays(5));
  expect(plays(20)).toBeLessThan(plays(0) / 10);
});
