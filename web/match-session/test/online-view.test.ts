import type { TableView, Update } from '@gonfalon/protocol';
import { describe, expect, it } from 'vitest';
import { applyUpdate, mergeEvents, standingOf } from '../online-view.ts';

const standing: TableView = {
  table: 't',
  seq: 3,
  viewer: 0,
  number: 2,
  view: { a: 1, b: 2 },
  mayUndo: false,
};
const item = (seq: number) => ({ seq, at: 0, events: [{ kind: `e${seq}` }] });

function update(from: number, seq: number, more: Partial<Update> = {}): Update {
  const { view: _, ...rest } = standing;
  return { do: 'update', ...rest, seq, from, news: [], revoked: [], ...more };
}

describe('an update', () => {
  it('with a patch leads on from the view that is known', () => {
    const whole = applyUpdate(standing, update(3, 4, { patch: { b: null, c: 3 } }));
    expect(whole?.view).toEqual({ a: 1, c: 3 });
    expect(whole).not.toHaveProperty('patch');
  });

  it('with a patch of something else cannot be used', () => {
    const patch = { b: 5 };
    expect(applyUpdate(standing, update(2, 4, { patch }))).toBeUndefined();
    expect(applyUpdate(undefined, update(3, 4, { patch }))).toBeUndefined();
    expect(applyUpdate(standing, update(3, 4, { patch, viewer: 'spectator' }))).toBeUndefined();
  });

  it('is a standing without what happened', () => {
    expect(standingOf(update(3, 4, { view: { x: 1 }, news: [item(4)] }))).toEqual({
      ...standing,
      seq: 4,
      view: { x: 1 },
    });
  });

  it('is one and the same standing, however often it is asked for', () => {
    const told = update(3, 4, { view: { x: 1 } });
    expect(standingOf(told)).toBe(standingOf(told));
  });
});

describe('news', () => {
  const seqs = (from: number, seq: number, more: Partial<Update>) =>
    mergeEvents([item(1), item(2), item(3)], update(from, seq, more)).map((news) => news.seq);

  it('are added, and those that were taken back are removed', () => {
    expect(seqs(3, 5, { news: [item(4), item(5)] })).toEqual([1, 2, 3, 4, 5]);
    expect(seqs(3, 4, { revoked: [3] })).toEqual([1, 2]);
    expect(seqs(3, 6, { news: [item(4), item(6)], revoked: [2, 4] })).toEqual([1, 3, 6]);
  });

  it('that come twice are there once', () => {
    expect(seqs(1, 4, { news: [item(2), item(4)] })).toEqual([1, 2, 4]);
  });
});
