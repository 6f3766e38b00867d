import { expect, test } from 'vitest';
import { agree } from '../agreement.ts';
import type { Scenario } from '../shelf.ts';

const me = 'ann';

function local(id: string, changed: number, kept?: number, by = me): Scenario {
  const mark = kept === undefined ? {} : { kept: { by, changed: kept } };
  return { id, game: 'battlelore', file: {}, created: 0, changed, ...mark };
}

const remote = (id: string, changed: number) => ({ id, game: 'battlelore', changed });

/** The ids of what is sent, fetched and forgotten. */
function done(here: readonly Scenario[], there: readonly ReturnType<typeof remote>[]) {
  const { send, fetch, forget } = agree(here, there, me);
  return { send: send.map(({ id }) => id), fetch, forget };
}

const NOTHING = { send: [], fetch: [], forget: [] };

test('what is the same on both sides stays', () => {
  expect(done([local('a', 5, 5)], [remote('a', 5)])).toEqual(NOTHING);
});

test('what is new here is sent, what is new there is fetched', () => {
  expect(done([local('a', 5)], [remote('b', 7)])).toEqual({ ...NOTHING, send: ['a'], fetch: ['b'] });
});

test('what was changed last counts', () => {
  expect(done([local('a', 9, 5)], [remote('a', 5)])).toEqual({ ...NOTHING, send: ['a'] });
  expect(done([local('a', 5, 5)], [remote('a', 9)])).toEqual({ ...NOTHING, fetch: ['a'] });
  expect(done([local('a', 7, 5)], [remote('a', 9)])).toEqual({ ...NOTHING, fetch: ['a'] });
});

test('what was deleted elsewhere is forgotten, unless it was changed here since', () => {
  expect(done([local('a', 5, 5)], [])).toEqual({ ...NOTHING, forget: ['a'] });
  expect(done([local('a', 6, 5)], [])).toEqual({ ...NOTHING, send: ['a'] });
});

test('what belongs to another account is neither sent nor forgotten', () => {
  expect(done([local('a', 5, 5, 'bob'), local('b', 9, 5, 'bob')], [])).toEqual(NOTHING);
});
