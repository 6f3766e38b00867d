/** Who marches is set before where to, and planned marches stand as arrows. */
import { testScene } from '@gonfalon/ui-kit/testing';
import { afterEach, describe, expect, test } from 'vitest';
import { nerath } from '../../index.ts';
import { bare } from '../../test/table.ts';
import { ui } from '../index.ts';
import { ableFrom, goAll, leaveAll, leaveCheapest, leaveOne, partOf } from '../plan.ts';
import { plannedWays, shownArmies } from '../planned.ts';

const begin = () => bare().put('K', 'k10', '3F S H').put('V', 'v12', '2F').begin('move');
const sceneOf = (sitting: ReturnType<typeof begin>, selected: readonly string[] = []) =>
  testScene(nerath, sitting.match, undefined, { selected });

afterEach(goAll);

describe('who marches', () => {
  test('everybody, in two presses, unless something else was said', () => {
    expect(ui.follows?.(sceneOf(begin().choose('march k10 v12')))).toEqual(['all']);
  });

  test('all but one, and some of one kind, follow from what was said before', () => {
    const all = ableFrom(sceneOf(begin(), ['k10']), 'k10');
    expect(all).toEqual({ footsoldier: 3, siegeEngine: 1, fighter: 1 });
    leaveCheapest('k10', all);
    expect(partOf('k10', all)).toBe('allButOne');
    expect(ui.follows?.(sceneOf(begin().choose('march k10 v12')))).toEqual(['all-but-one']);
    leaveAll('k10', all);
    leaveOne('k10', all, 'footsoldier');
    leaveOne('k10', all, 'footsoldier');
    expect(ui.follows?.(sceneOf(begin().choose('march k10 v12')))).toEqual(['just', 'footsoldier', '2']);
  });

  test('a mixed part is taken kind by kind', () => {
    const all = ableFrom(sceneOf(begin(), ['k10']), 'k10');
    leaveAll('k10', all);
    leaveOne('k10', all, 'footsoldier');
    leaveOne('k10', all, 'fighter');
    const sitting = begin().choose('march k10 v12');
    for (let n = 0; sitting.question?.prompt !== 'move'; n++) {
      expect(n).toBeLessThan(5);
      sitting.choose(ui.follows?.(sceneOf(sitting))?.join(' ') ?? '');
    }
    expect(sitting.at('v12')).toBe('K 3F H, V 2F');
  });

  test('where nobody was told to go it is asked', () => {
    leaveAll('k10', ableFrom(sceneOf(begin(), ['k10']), 'k10'));
    expect(ui.follows?.(sceneOf(begin().choose('march k10 v12')))).toBeUndefined();
  });
});

describe('planned marches', () => {
  test('stand as ways with their number, and tell of attackers in place of their tokens', () => {
    const { view } = sceneOf(begin().choose('march k10 v12', 'all'));
    expect(plannedWays(view)).toEqual([{ ref: 'way:k10-v12', from: 'k10', to: 'v12', count: 5 }]);
    expect(shownArmies(view, 'v12').map(({ realm }) => realm)).toEqual(['vailin']);
  });

  test('are gone when they are taken back', () => {
    const { view } = sceneOf(begin().choose('march k10 v12', 'all', 'withdraw way:k10-v12'));
    expect(plannedWays(view)).toEqual([]);
  });
});
