import type { GameEvent } from '@gonfalon/kernel';
import type { Animation } from '@gonfalon/ui-kit';
import { describe, expect, test, vi } from 'vitest';
import { opening } from '../../test/table.ts';
import { animations } from '../animations.tsx';
import { randomMatch, sceneOf } from './scene.ts';

vi.mock('virtual:icon-sprite', () => ({ default: '' }));

const kinds = (event: GameEvent, viewer = 0) =>
  animations(event, sceneOf(opening(2).match, viewer)).map(({ kind }) => kind);
const first = (event: GameEvent, viewer: number): Animation | undefined =>
  animations(event, sceneOf(opening(2).match, viewer))[0];

describe('motions', () => {
  test('a horde travels from where it was to where it goes', () => {
    const event = { kind: 'moved', seat: 0, from: 'camp:0', to: 'N-G', count: 6 };
    expect(first(event, 0)).toMatchObject({ kind: 'travel', from: 'camp:0', to: 'N-G' });
  });

  test('dice are shown as they fell, the attacker’s first', () => {
    const rolled = { exchange: 1, attacker: 0, defender: 1, attackers: 3, defenders: 0, tile: 2 };
    const event = { kind: 'rolled', ...rolled, attackDice: [4, 2], attack: 9, defenceDie: 5, defence: 7 };
    const motion = first(event, 0);
    expect(motion?.kind === 'dice' && motion.dice).toHaveLength(3);
    expect(kinds({ kind: 'reinforced', seat: 0, place: 'camp:0', die: 3, gained: 2 })).toEqual([
      'dice',
      'glow',
    ]);
  });

  test('what is said over dice does not tell how they fall', () => {
    const match = randomMatch('dice', 2);
    const scene = sceneOf(match, 0);
    const titles = match
      .events(0)
      .filter(({ kind }) => kind === 'reinforced' || kind === 'rerolled')
      .flatMap((event) => animations(event, scene))
      .flatMap((motion) => (motion.kind === 'dice' ? motion.title : []));
    expect(titles.length).toBeGreaterThan(3);
    expect(titles.filter((title) => title.includes('die'))).toEqual([]);
  });

  test('a tile that is turned over is shown large', () => {
    expect(kinds({ kind: 'revealed', seat: 0, space: 'N-M1', tile: 'M01' })).toEqual(['glow', 'card']);
  });

  test('cards are shown to those who see them', () => {
    expect(kinds({ kind: 'played', seat: 1, card: 'glory', targets: [] })).toEqual(['card']);
    expect(kinds({ kind: 'drew', seat: 0, count: 1, cards: ['loot'] })).toEqual(['card']);
    expect(kinds({ kind: 'drew', seat: 1, count: 1 })).toEqual([]);
  });

  test('a conquest is good to who made it, and bad to who suffers it', () => {
    const event = { kind: 'captured', seat: 0, space: 'N-G', from: 1 };
    expect(first(event, 0)).toMatchObject({ tone: 'good' });
    expect(first(event, 1)).toMatchObject({ tone: 'bad' });
  });
});
