/** Section 5.2: what standing orders answer. */
import type { Orders } from '@gonfalon/kernel';
import { InvalidInputError, parseOrders } from '@gonfalon/kernel';
import { describe, expect, test } from 'vitest';
import { orders } from '../rules/orders.ts';
import type { Sitting } from './table.ts';
import { alone, bare } from './table.ts';

/** What orders answer for the seat that is asked: always something that is offered. */
function answered(play: Sitting, given: Orders = {}): string | undefined {
  if (!play.question) return undefined;
  const answer = orders.answer(play.state, play.question.seat, play.question, given)?.join(' ');
  if (answer !== undefined) expect(play.offers()).toContain(answer);
  return answer;
}

/** The same for orders that have to fit the form. */
function ordered(play: Sitting, given: object): string | undefined {
  const seat = play.question?.seat ?? 0;
  return answered(play, parseOrders(orders.fields(play.view(seat), seat), given));
}

/** Karkoth has scored a hit on a fighter and a footsoldier of Vailin. */
const hit = () => alone().turnOf('K').put('K', 'v04', '2F').put('V', 'v04', 'F H').rolls(6, 1, 1, 1).fight();

describe('standing orders', () => {
  const rank = [
    'fighter',
    'castle',
    'dragon',
    'footsoldier',
    'siegeEngine',
    'warship',
    'stormElemental',
    'wizard',
    'monster',
  ];

  test('losses follow the usual order, or an order of one’s own, in the turns of others', () => {
    expect(hit().asked).toBe('1 losses');
    expect(ordered(hit(), { losses: 'others' })).toBe('auto');
    expect(ordered(hit(), { losses: 'others', order: rank })).toBe('lose fighter');
    expect(ordered(hit(), { order: rank })).toBeUndefined();
  });

  test('in the own turn losses are asked for unless they are always ordered', () => {
    const play = alone().turnOf('K').put('K', 'v04', 'F H').put('V', 'v04', '2F').rolls(1, 1, 6, 1).fight();
    expect(play.asked).toBe('0 losses');
    expect(ordered(play, { losses: 'others' })).toBeUndefined();
    expect(ordered(play, { losses: 'always' })).toBe('auto');
  });

  test('a window is passed if it offers only cards that are never to be asked for', () => {
    const play = alone().turnOf('K').put('K', 'k11', 'F').put('V', 'v02', 'F').hand('V', 31, 39);
    const window = play.begin('move').choose('march k11 v02', 'end');
    expect(window.asked).toBe('1 window');
    expect(ordered(window, { never: ['card:31'] })).toBeUndefined();
    expect(ordered(window, { never: ['card:31', 'card:39'] })).toBe('pass');
    expect(ordered(window, { windows: 'others' })).toBe('pass');
  });

  test('an attacker retreats when the exact chance falls below what was ordered', () => {
    const fight = (attackers: string) =>
      alone()
        .turnOf('K')
        .put('K', 'v04', attackers)
        .put('V', 'v04', '3H')
        .rolls(...Array(20).fill(1))
        .fight();
    expect(fight('2F').asked).toBe('0 onward');
    expect(ordered(fight('2F'), { retreat: 30 })).toMatch(/^retreat /);
    expect(ordered(fight('6M'), { retreat: 30 })).toBe('on');
    expect(ordered(fight('2F'), { retreat: 0 })).toBeUndefined();
  });

  test('an ally’s share is halved or agreed to', () => {
    const play = bare().turnOf('K').put('K', 'v01', '6F').put('V', 'v01', 'F').put('N', 'v01', 'H 2F');
    const share = play.rolls(6, 6, 6, 1, 1, 1, 1, 1, 1, 1).fight();
    expect(share.asked).toBe('3 share');
    expect(ordered(share, { half: true })).toBe('half');
    expect(ordered(share.choose('share 1'), { half: true })).toBe('accept');
  });

  test('the table does not wait for defenders who left no orders', () => {
    expect(answered(hit(), orders.byDefault)).toBe('auto');
  });

  test('orders that do not fit the form are refused', () => {
    const play = hit();
    const form = orders.fields(play.view(1), 1);
    for (const wrong of [{ retreat: 7 }, { order: ['fighter'] }, { never: ['card:1'] }, { losses: 'never' }])
      expect(() => parseOrders(form, wrong)).toThrow(InvalidInputError);
  });
});
