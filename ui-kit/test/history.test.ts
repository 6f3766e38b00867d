import { expect, test } from 'vitest';
import type { History } from '../editor/history.ts';
import { begin, record, redo, undo } from '../editor/history.ts';

test('what changes nothing is no step, and a new step forgets what was taken back', () => {
  const first = begin({ n: 0 });
  expect(record(first, { n: 0 })).toBe(first);
  expect(undo(first)).toBe(first);
  const back = undo(record(record(first, { n: 1 }), { n: 2 }));
  expect(redo(back).present).toEqual({ n: 2 });
  expect(redo(record(back, { n: 3 })).present).toEqual({ n: 3 });
});

test('it has an end', () => {
  let history: History<{ n: number }> = begin({ n: 0 });
  for (let n = 1; n <= 150; n++) history = record(history, { n });
  expect(history.past).toHaveLength(100);
  expect(history.past[0]).toEqual({ n: 50 });
});
