/** Patches of views: what clients apply must give the view that the server meant. */
import { applyPatch } from '@gonfalon/protocol';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { SentViews } from '../../realtime/last-views.ts';
import { patchBetween, patchInPlace } from '../../realtime/view-diff.ts';

const FIELDS = ['spaces', 'hand', 'round', 'battle'];

/** JSON of few names and values, so that two of them have something in common; without `null`. */
const views = fc.letrec<{ value: unknown; view: object }>((tie) => ({
  value: fc.oneof(
    { maxDepth: 3 },
    fc.constantFrom(0, 1, 'PAL', '', true, false),
    tie('view'),
    fc.array(tie('value'), { maxLength: 3 }),
  ),
  view: fc.dictionary(fc.constantFrom(...FIELDS), tie('value'), { noNullPrototype: true }),
})).view;

test('a patch leads from any view to any other, and leaves both alone', () => {
  fc.assert(
    fc.property(views, views, (before, after) => {
      const copies = structuredClone([before, after]);
      const patch = patchBetween(before, after) ?? {};
      const sent = JSON.parse(JSON.stringify(patch)) as typeof patch;
      expect(applyPatch(before, sent)).toEqual(after);
      expect([before, after]).toEqual(copies);
    }),
  );
});

test('a view that is patched where it lies is the next one, and the patch stays what it was', () => {
  fc.assert(
    fc.property(fc.array(views, { minLength: 2, maxLength: 5 }), ([first, ...others]) => {
      let shown: unknown = structuredClone(first);
      for (const next of others) {
        const patch = patchBetween(shown, next) ?? {};
        const sent = JSON.stringify(patch);
        shown = patchInPlace(shown, patch);
        expect(shown).toEqual(next);
        expect(JSON.stringify(patch)).toBe(sent);
      }
    }),
  );
});

test('only what changed is in it', () => {
  const before = {
    round: 1,
    spaces: { N: { up: false, hordes: [1, 2] }, S: { up: true } },
    battle: { at: 'N' },
  };
  const after = { round: 1, spaces: { N: { up: false, hordes: [1, 3] }, S: { up: true } }, first: 0 };
  expect(patchBetween(before, after)).toEqual({ spaces: { N: { hordes: [1, 3] } }, battle: null, first: 0 });
  expect(patchBetween(before, structuredClone(before))).toEqual({});
  expect(patchBetween({ a: 1 }, { a: 1, b: undefined })).toEqual({});
});

test.each([null, Number.NaN, { deeper: null }, [null], [undefined]])('a view with %j has no patch', (odd) => {
  expect(patchBetween({ a: 1 }, { a: 1, odd })).toBeUndefined();
});

test('what a game goes on changing is compared with what was shown', () => {
  const sights = new SentViews();
  const view = { hand: ['axe'], camp: { at: 'N' } };
  const standing = (seq: number) => ({
    ...{ table: 'table', viewer: 0, number: seq, mayUndo: false },
    ...{ seq, view },
  });
  sights.remember(standing(1));
  view.hand.push('bow');
  expect(sights.diffAndRemember(1, standing(2))).toEqual({ hand: ['axe', 'bow'] });
  view.camp.at = 'S';
  view.hand.pop();
  expect(sights.diffAndRemember(2, standing(3))).toEqual({ hand: ['axe'], camp: { at: 'S' } });
  expect(sights.diffAndRemember(2, standing(4)), 'it was shown another view since').toBeUndefined();
});
