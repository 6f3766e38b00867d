import type { Orders } from '@gonfalon/kernel';
import { describe, expect, test } from 'vitest';
import { orders } from '../rules/orders.ts';
import type { PlayerSpec } from './position.ts';
import type { Table } from './table.ts';
import { table } from './table.ts';

/** Blue attacks a city of red's; red is asked. */
function attacked(level: number, red: PlayerSpec): Table {
  const t = table({
    round: 3,
    players: { blue: { hand: 'WPN-B LOR-B', heroes: ['g7'] }, red },
    owners: { g7: `red ${level}` },
  });
  return t.choose('attack g7 WPN-B', 'lay LOR-B', 'hold');
}

function answered(t: Table, given: Orders): string | undefined {
  if (!t.question) throw new Error('nobody is asked');
  return orders.answer(t.state, t.question.seat, t.question, given)?.join(' ');
}

/** Answers for red by orders until somebody else is asked. */
function defended(t: Table, given: Orders): Table {
  for (let answer = answered(t, given); answer; answer = t.question && answered(t, given)) t.choose(answer);
  return t;
}

describe('BTA-14.10 standing orders of a defender', () => {
  test('without orders the seat is asked', () => {
    expect(answered(attacked(3, { hand: 'LOR-R' }), {})).toBeUndefined();
  });

  test('to resist is to counter where a raise exists', () => {
    expect(answered(attacked(3, { hand: 'LOR-R' }), { defence: 'resist' })).toBe('counter');
    expect(answered(attacked(1, { hand: 'CIT-R' }), { defence: 'resist' })).toBe('surrender');
  });

  test('a whole battle is fought without asking red', () => {
    const t = defended(attacked(3, { hand: 'LOR-R' }), { defence: 'resist' });
    expect(t.asked).toBe('blue raise');
    expect(t.choose('pass').city('g7')).toBe('red 3');
  });

  test('cities below a level are given up', () => {
    const rich = { hand: 'LOR-R LOR-R LOR-R' };
    expect(answered(attacked(1, rich), { defence: 'resist', lowest: 2 })).toBe('surrender');
    expect(answered(attacked(2, rich), { defence: 'resist', lowest: 2 })).toBe('counter');
  });

  test('BTA-14.13 cards in ambush are taken back if that is ordered', () => {
    const hidden = { hand: 'PRO', ambush: 'LOR-R' };
    expect(answered(attacked(3, hidden), { defence: 'resist' })).toBe('surrender');
    const t = defended(attacked(3, hidden), { defence: 'resist', ambush: true });
    expect(t.choose('pass').city('g7')).toBe('red 3');
  });

  test('in its own turn a seat is asked', () => {
    const t = table({ round: 3, players: { blue: { hand: 'PRO PRO' }, red: {} } });
    expect(answered(t, { defence: 'resist' })).toBeUndefined();
  });
});
