import type { Choice, Question } from '@gonfalon/kernel';
import { describe, expect, it } from 'vitest';
import { guesses, reason, VerbMemory } from '../guesses.ts';

const choices: Choice[] = [['march', 'a', 'b', '1'], ['march', 'a', 'c', '1'], ['fortify', 'a'], ['done']];
const question: Question = { seat: 0, prompt: 'orders', choices, fallback: ['done'] };

describe('what a click may have meant', () => {
  it('is a choice by each verb that fits, the commonest first, then filled up, then by the name of the prompt', () => {
    expect(guesses(question, [], 'x')).toEqual([
      ['march', 'x'],
      ['fortify', 'x'],
      ['march', 'x', 'b', '1'],
      ['orders', 'x'],
    ]);
  });

  it('goes on from what was picked, and else begins anew', () => {
    expect(guesses(question, ['a'], 'x').slice(0, 3)).toEqual([
      ['march', 'a', 'x'],
      ['march', 'a', 'x', '1'],
      ['march', 'x'],
    ]);
  });

  it('remembers the verbs of a prompt for when nothing is left to choose', () => {
    const memory = new VerbMemory();
    memory.note(question);
    const nothing = { ...question, choices: [['done']] as Choice[] };
    expect(guesses(nothing, [], 'x', memory.of('orders'))).toEqual([
      ['march', 'x'],
      ['fortify', 'x'],
      ['orders', 'x'],
    ]);
  });
});

describe('the reason for a refusal', () => {
  const asked: string[] = [];
  const rules: Record<string, { rule: string } | undefined> = {
    vague: { rule: 'table.not-offered' },
    clear: { rule: 'GAME-1.2' },
    over: { rule: 'table.over' },
  };
  const why = async ([verb]: Choice) => {
    asked.push(verb);
    return rules[verb];
  };

  it('is the first that names a rule of the game', async () => {
    expect(await reason([['vague'], ['clear'], ['vague']], why)).toEqual({ rule: 'GAME-1.2' });
    expect(asked).toEqual(['vague', 'clear']);
  });

  it('is that it is not offered, if no rule says more', async () => {
    expect(await reason([['vague'], ['vague']], why)).toEqual({ rule: 'table.not-offered' });
  });

  it('is not sought further when the table itself says no', async () => {
    asked.length = 0;
    expect(await reason([['over'], ['clear']], why)).toEqual({ rule: 'table.over' });
    expect(asked).toEqual(['over']);
  });
});
