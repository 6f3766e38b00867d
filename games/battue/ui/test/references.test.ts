import { describe, expect, test } from 'vitest';
import { opening } from '../../test/table.ts';
import { cardsChosenFrom, isRendered } from '../rendered-refs.ts';
import { sceneOf } from './scene.ts';

test('what is not drawn becomes a button', () => {
  const scene = sceneOf(opening(2).match);
  for (const ref of ['3', 'random', 'camp:3', 'seat:2', 'card:glory'])
    expect(isRendered(ref, scene), ref).toBe(false);
});

describe('cards of the same name', () => {
  const scene = sceneOf(opening(2).match);

  test('are chosen from the hand', () => {
    expect(cardsChosenFrom(scene)).toBe('hand');
    expect(cardsChosenFrom({ ...scene, selected: ['card:spy', 'seat:1'] })).toBe('hand');
  });

  test('are chosen from the war chest that Thief was aimed at', () => {
    expect(cardsChosenFrom({ ...scene, selected: ['card:thief'] })).toBe('hand');
    expect(cardsChosenFrom({ ...scene, selected: ['card:thief', 'seat:1'] })).toBe('chest:1');
  });

  test('are chosen from the pile when its order is decided', () => {
    const question = { seat: 0, prompt: 'order-loot', choices: [], fallback: ['done'] as const };
    expect(cardsChosenFrom({ ...scene, question })).toBe('pile');
  });
});
