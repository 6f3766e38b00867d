import type { Orders } from '@gonfalon/kernel';
import { describe, expect, test } from 'vitest';
import { orders as orderRules } from '../rules/orders.ts';
import type { Sitting } from './field.ts';
import { field } from './field.ts';

/** Seat 0's bondi attacks seat 1's unit; seat 1 holds a Reaction that it can pay for. */
const attacked = (health = 0) =>
  field()
    .civ(1, 'norse')
    .unit(0, 'nor-bondi', 'c3')
    .unit(1, 'nor-bondi', 'c4', { damage: health })
    .main(1, { wood: 1 })
    .hand(1, 'nor-shield-wall')
    .begin()
    .choose('attack u1 u2');

function answered(s: Sitting, orders: Orders): string | undefined {
  if (!s.question) throw new Error('nobody is asked');
  return orderRules.answer(s.state, s.question.seat, s.question, orders)?.join(' ');
}

describe('ECH-8.9, ECH-13.6 standing orders for Reactions', () => {
  test('without orders the seat is asked', () => {
    expect(attacked().asked).toBe('1 react');
    expect(answered(attacked(), {})).toBeUndefined();
  });

  test('always plays a Reaction, never passes', () => {
    expect(answered(attacked(), { reactions: 'always' })).toBe('react nor-shield-wall');
    expect(answered(attacked(), { reactions: 'never' })).toBe('pass');
  });

  test('a card that is kept is not played', () => {
    expect(answered(attacked(), { reactions: 'always', keep: ['nor-shield-wall'] })).toBe('pass');
  });

  test('only what would be lost is worth a Reaction, if that is the order', () => {
    expect(answered(attacked(0), { reactions: 'when-lost' })).toBe('pass');
    expect(answered(attacked(1), { reactions: 'when-lost' })).toBe('react nor-shield-wall');
  });

  test('in its own turn a seat is asked all the same', () => {
    const s = field().unit(0, 'nor-bondi', 'c3').begin();
    expect(answered(s, { reactions: 'always' })).toBeUndefined();
  });
});
