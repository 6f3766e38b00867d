import { describe, expect, test } from 'vitest';
import { table } from '../../test/table.ts';
import { assaultsHere } from '../assault-reach.ts';
import { cheapestPayment } from '../cheapest-payment.ts';
import { linesOf, nearLines } from '../lines.ts';
import { ownItems } from '../own-cards.ts';
import { recipeOf } from '../recipe.ts';
import { sceneOf } from './scene.ts';

const hand = (cards: string) =>
  table({ round: 3, players: { blue: { hand: cards } }, owners: { a7: 'blue 1' }, added: { b7: 'road EW' } });

describe('what can still be made', () => {
  test('the best lines come first, and cards that could only be hidden are none', () => {
    const lines = linesOf(sceneOf(hand('CIT-B CIT-G CIT-B PRO PRO')));
    expect(lines?.map(({ label }) => label).slice(0, 2)).toEqual(['City, 1 exit', 'City, straight']);
    expect(lines?.map(({ ref }) => ref)).toContain('citizen');
    expect(lines?.map(({ ref }) => ref)).not.toContain('PRO');
  });

  test('one card short tells which card would do', () => {
    const near = nearLines(sceneOf(hand('CIT-B CIT-G PRO')));
    expect(near.find(({ pile }) => pile === 'citizen')?.missing).toEqual(['Provision']);
    expect(near.find(({ pile }) => pile === 'weapon')?.missing).toEqual(['Chief']);
    expect(near.find(({ pile }) => pile === 'tool')?.missing).toEqual(['Citizen', 'Tool']);
  });

  test('a recipe fills the places that the hand fills', () => {
    const items = ownItems(sceneOf(hand('CHF-B PRO')));
    const { places, isPayable } = recipeOf({ chief: 1, provision: 2 }, items, 'amulet');
    expect([places.map(({ isHeld }) => isHeld), isPayable]).toEqual([[true, true, false], false]);
  });

  test('BTA-6.19 a tool stands for two citizens in a recipe', () => {
    const items = ownItems(sceneOf(hand('TOO-B CIT-B')));
    expect(recipeOf({ citizen: 3 }, items, 'amulet').isPayable).toBe(true);
  });

  test('pointing at a pile shows the cards that would pay', () => {
    expect(cheapestPayment(sceneOf(hand('CIT-B PRO PRO PRO'), { hovered: 'citizen' }))).toEqual([
      'PRO',
      'PRO',
    ]);
    expect(cheapestPayment(sceneOf(hand('CIT-B PRO PRO PRO'), { hovered: 'lord' }))).toEqual([]);
  });
});

describe('an assault', () => {
  const at = (cards: string) => table({ round: 3, players: { blue: { hand: cards, heroes: ['b5'] } } });

  test('BTA-14.4 counts the hero as long as only his own faction fights', () => {
    expect(assaultsHere(sceneOf(at('WPN-B CHF-B')))).toEqual([{ cell: 'b5', most: 4, defence: 4 }]);
  });

  test('BTA-14.5 counts strangers if they bring more than the bonus', () => {
    expect(assaultsHere(sceneOf(at('WPN-B CHF-B LOR-R')))).toEqual([{ cell: 'b5', most: 7, defence: 4 }]);
  });
});
