import { describe, expect, it } from 'vitest';
import type { OrderField, Question, SeatInstructions, Windows } from '../index.ts';
import { answering, InvalidInputError, isWindow, mayAutoPass, mayHush, parseOrders } from '../index.ts';
import type { Table } from './table.ts';
import { buildingTable, does } from './table.ts';

const PASS = ['pass'] as const;
const NOBODY = { isBot: () => false };

/** Seat 0 sends a wave against seat 1, which holds these cards and may send a gull. */
function underAWave(...hand: readonly string[]): Table {
  const match = buildingTable(2, (s) => {
    const cards = [...s.deck, ...(s.players[1]?.hand ?? [])];
    s.spots[0].pebbles.push(1);
    s.pond--;
    s.players[1].hand = [...hand];
    s.deck = cards.filter((card) => !hand.includes(card));
  });
  does(match, ['play', 'reef', 'wave:1']);
  return match;
}

const who = (match: Table, instructions: SeatInstructions = {}, windows?: Windows) =>
  answering(match as never, { ...NOBODY, instructions: () => instructions, windows });

describe('what a table answers by itself', () => {
  it('is left to a bot, to the table or to the person, and takes its time in a window', () => {
    expect(answering(underAWave('gull:2') as never, { isBot: (seat) => seat === 1 })).toEqual({
      seat: 1,
      by: 'bot',
      isDelayed: true,
    });
    const forced = { seat: 1, by: 'table', choice: PASS, isDelayed: true };
    expect(who(underAWave('wave:2'))).toEqual(forced);
    expect(who(underAWave('gull:2'))).toEqual({ seat: 1, by: 'person', isDelayed: true });
    expect(answering(underAWave('wave:2') as never, { ...NOBODY, askForced: true })?.by).toBe('person');
  });

  it('passes for who does not want to be asked, this turn or in this match, and for no other question', () => {
    const match = underAWave('gull:2');
    const { key = '', wider } = match.question?.autoPass ?? {};
    expect(wider).toEqual({ match: 'match' });
    for (const while_ of [key, 'match'])
      expect(who(match, { autoPassed: [{ prompt: 'watch', key: while_ }] })?.choice).toEqual(PASS);
    for (const other of [
      { prompt: 'watch', key: 'another turn' },
      { prompt: 'build', key },
    ])
      expect(who(match, { autoPassed: [other] })?.by).toBe('person');
  });

  it('passes for who never wants to be asked for a card, if there is no other', () => {
    const hushed = ['gull:2'];
    expect(who(underAWave('gull:2', 'wave:2'), { hushed })?.choice).toEqual(PASS);
    expect(who(underAWave('gull:2', 'gull:3'), { hushed })?.by).toBe('person');
  });

  it('goes by orders, and where windows flow by those that the game has for everybody', () => {
    const match = underAWave('gull:2', 'gull:3');
    expect(who(match, { orders: { gulls: 'always', keep: ['gull:2'] } })).toEqual({
      seat: 1,
      by: 'table',
      choice: ['scare', 'gull:3'],
      isDelayed: true,
    });
    expect(who(match, {}, 'flow')?.choice).toEqual(PASS);
    expect(who(match, { orders: {} }, 'flow')?.by).toBe('person');
    expect(who(match)?.by).toBe('person');
  });

  it('never answers what its orders do not offer', () => {
    const match = underAWave('gull:2');
    expect(who(match, { orders: { gulls: 'always', keep: ['gull:2'] } })?.by).toBe('person');
  });

  it('lets a seat say so only of the question that it is asked', () => {
    const { question } = underAWave('gull:2');
    expect(mayAutoPass(question, 1, { prompt: 'watch', key: 'match' })).toBe(true);
    expect(mayAutoPass(question, 0, { prompt: 'watch', key: 'match' })).toBe(false);
    expect(mayAutoPass(question, 1, { prompt: 'watch', key: 'for ever' })).toBe(false);
    expect([mayHush(question, 1, 'gull:2'), mayHush(question, 1, 'gull:3')]).toEqual([true, false]);
  });

  it('takes no time for what is passed in the own turn', () => {
    const { question } = underAWave('gull:2');
    const { autoPass, secret: _, ...open } = question as Question & { autoPass: object };
    expect(isWindow({ ...open, autoPass } as Question)).toBe(true);
    expect(isWindow({ ...open, autoPass: { ...autoPass, ownTurn: true } } as Question)).toBe(false);
  });
});

describe('orders', () => {
  const FIELDS: readonly OrderField[] = [
    { kind: 'switch', id: 'half' },
    { kind: 'choice', id: 'gulls', options: ['always', 'never'] },
    { kind: 'number', id: 'below', min: 0, max: 100, step: 5 },
    { kind: 'ranking', id: 'losses', items: ['a', 'b', 'c'] },
    { kind: 'set', id: 'keep', items: ['a', 'b', 'c'] },
  ];

  it('fit their form', () => {
    const orders = { half: true, gulls: 'never', below: 35, losses: ['c', 'a', 'b'], keep: ['b'] };
    expect(parseOrders(FIELDS, orders)).toEqual(orders);
    expect(parseOrders(FIELDS, {})).toEqual({});
  });

  it.each([
    [],
    'never',
    null,
    { other: 1 },
    { half: 1 },
    { gulls: 'sometimes' },
    { below: 33 },
    { below: Number.NaN },
    { losses: ['c', 'a'] },
    { losses: ['c', 'a', 'a'] },
    { keep: ['d'] },
    { keep: 'b' },
  ])('are refused if they do not: %j', (orders) => {
    expect(() => parseOrders(FIELDS, orders)).toThrow(InvalidInputError);
  });
});
