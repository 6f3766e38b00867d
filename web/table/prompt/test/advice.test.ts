import type { Failure, Hint, TableInfo, TableView } from '@gonfalon/protocol';
import { signal } from '@preact/signals';
import { describe, expect, it } from 'vitest';
import { Advice, mayAsk, outcomesIn, reasonsIn } from '../advice.ts';

const HINT: Hint = { choice: ['move', 'camp:0', 'N-G'], reasons: [] };
const FAILURE: Failure = { code: 'request.too-many', message: 'Too many.', params: { seconds: 3 } };
const info = { hints: true, seats: [], you: 0 } as unknown as TableInfo;

function standing(number: number, viewer = 0): TableView {
  const question = { seat: viewer, prompt: 'move', choices: [HINT.choice], fallback: HINT.choice };
  return { table: 't', seq: number, number, viewer, mayUndo: false, view: {}, question };
}

/** Advice whose bot answers when the test says so. */
function setting(table: TableInfo = info) {
  const shown = signal<TableView | undefined>(standing(4));
  const answers: ((came: Hint | Failure) => void)[] = [];
  const hint = () => new Promise<Hint | Failure>((resolve) => answers.push(resolve));
  const advice = new Advice({ hint, standing: shown, info: signal(table) }, shown);
  const answer = async (came: Hint | Failure) => {
    answers.shift()?.(came);
    await Promise.resolve();
    await Promise.resolve();
  };
  return { advice, shown, answers, answer };
}

describe('advice', () => {
  it('is thought about, told, and names the things of its choice', async () => {
    const { advice, answer } = setting();
    void advice.ask();
    expect([advice.thinking.value, advice.isTold]).toEqual([true, false]);
    await answer(HINT);
    expect([advice.thinking.value, advice.hint.value]).toEqual([false, HINT]);
    expect(advice.things).toEqual(['camp:0', 'N-G']);
    await advice.toggle();
    expect([advice.isTold, advice.things]).toEqual([false, []]);
  });

  it('is asked for once at a time', () => {
    const { advice, answers } = setting();
    void advice.ask();
    void advice.ask();
    expect(answers).toHaveLength(1);
  });

  it('is gone with its question, also if it comes too late', async () => {
    const { advice, shown, answer } = setting();
    void advice.ask();
    shown.value = standing(5);
    expect(advice.thinking.value).toBe(false);
    await answer(HINT);
    expect(advice.isTold).toBe(false);
    void advice.ask();
    await answer(HINT);
    expect(advice.isTold).toBe(true);
    shown.value = standing(5, 1);
    expect(advice.isTold).toBe(false);
  });

  it('tells why there is none, and may be asked for again', async () => {
    const { advice, answer } = setting();
    void advice.ask();
    await answer(FAILURE);
    expect([advice.failure.value, advice.hint.value]).toEqual([FAILURE, undefined]);
    void advice.toggle();
    await answer(HINT);
    expect([advice.failure.value, advice.hint.value]).toEqual([undefined, HINT]);
  });

  it('is not there for who is not asked', async () => {
    const { advice, shown, answers } = setting();
    const { question: _, ...waiting } = standing(4);
    shown.value = waiting;
    await advice.ask();
    expect([advice.possible.value, answers.length]).toEqual([false, 0]);
  });
});

describe('who may ask', () => {
  const me = { kind: 'human' } as const;
  const bot = { kind: 'bot', bot: 'page' } as const;
  const standIn = { ...bot, standsInFor: { id: 'x', kind: 'guest', name: 'Bo' } } as const;

  it.each([
    ['against bots alone', [me, bot, bot], false, true],
    ['against somebody', [me, me, bot], false, false],
    ['against somebody whom a bot stands in for', [me, standIn], false, false],
    ['against somebody, at a table with hints', [me, me], true, true],
  ])('%s', (_, seats, hints, may) => {
    expect(mayAsk({ hints, seats, you: 0 })).toBe(may);
  });
});

it('reasons are named as people call them, good ones and prices apart; what has no name is left out', () => {
  const reasons = [
    { term: 'lands', change: 0.4 },
    { term: 'warriors', change: -0.2 },
    { term: 'nameless', change: 0.1 },
    { term: 'cards', change: 0.05 },
  ];
  const terms = { lands: 'points', warriors: 'warriors', cards: 'cards in hand' };
  expect(reasonsIn({ ...HINT, reasons }, { features: terms })).toEqual({
    better: ['points', 'cards in hand'],
    worse: ['warriors'],
  });
});

it('says what a choice brings and costs in sentences of the game, the weightiest first', () => {
  const reasons = [
    { term: 'lands', change: 0.4 },
    { term: 'warriors', change: -0.2 },
    { term: 'turn', change: 0.15 },
    { term: 'cards', change: 0.05 },
  ];
  const outcomes = {
    lands: { gain: 'takes points', price: 'gives points up' },
    warriors: { gain: 'leaves more warriors', price: 'costs warriors' },
    cards: { gain: 'draws cards', price: 'uses cards' },
  };
  expect(outcomesIn({ reasons }, outcomes)).toEqual({
    gains: ['takes points', 'draws cards'],
    prices: ['costs warriors'],
  });
});
