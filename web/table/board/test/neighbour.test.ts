import { expect, it } from 'vitest';
import { directionOf, neighbour } from '../neighbour.ts';

const others = [
  { at: { x: 10, y: 0 }, item: 'near' },
  { at: { x: 30, y: 0 }, item: 'far' },
  { at: { x: 5, y: 40 }, item: 'below' },
  { at: { x: -10, y: 2 }, item: 'left' },
];

it('an arrow leads to the nearest thing in its direction', () => {
  const go = (key: string) => neighbour({ x: 0, y: 0 }, directionOf(key) ?? { x: 0, y: 0 }, others);
  expect(['ArrowRight', 'ArrowLeft', 'ArrowDown', 'ArrowUp'].map(go)).toEqual([
    'near',
    'left',
    'below',
    undefined,
  ]);
  expect(directionOf('a')).toBeUndefined();
});
