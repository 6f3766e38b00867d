import { expect, test } from 'vitest';
import { bySide } from '../by-side.ts';

const course = [
  { at: 0, chances: [0.4, 0.6, 0.4, 0.6], asked: 2 },
  { at: 9, chances: [1, 0, 1, 0] },
];
const names = ['Ada', 'Bo', 'Cy', 'Di'];

test('those who play together have one curve, with the names of all', () => {
  expect(bySide(course, names, [0, 1, 0, 1])).toEqual({
    course: [
      { at: 0, chances: [0.4, 0.6], asked: 2 },
      { at: 9, chances: [1, 0] },
    ],
    names: ['Ada + Cy', 'Bo + Di'],
    first: [0, 1],
  });
});

test('where each is alone nothing changes', () => {
  expect(bySide(course, names, [0, 1, 2, 3])).toEqual({ course, names, first: [0, 1, 2, 3] });
});
