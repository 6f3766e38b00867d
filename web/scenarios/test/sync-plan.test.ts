import { expect, test } from 'vitest';
import type { Scenario } from '../scenario.ts';
import { planSync } from '../sync-plan.ts';

const me = 'ann';

/** One of this device: its edition, and the one that the account had last. */
function local(id: string, edition: string, kept?: string, by = me): Scenario {
  const mark = kept === undefined ? {} : { kept: { by, edition: kept } };
  return { id, game: 'battlelore', file: {}, created: 0, changed: 0, edition, ...mark };
}

const remote = (id: string, edition: string) => ({ id, game: 'battlelore', changed: 0, edition });

/** The ids of what is sent, fetched, forgotten and chosen from. */
function done(here: readonly Scenario[], there: readonly ReturnType<typeof remote>[]) {
  const { send, ...rest } = planSync(here, there, me);
  return { send: send.map(({ id }) => id), ...rest };
}

const NOTHING = { send: [], fetch: [], forget: [], choose: [] };

test('what is the same on both sides stays', () => {
  expect(done([local('a', 'e1', 'e1')], [remote('a', 'e1')])).toEqual(NOTHING);
});

test('what is new here is sent, what is new there is fetched', () => {
  expect(done([local('a', 'e1')], [remote('b', 'e7')])).toEqual({ ...NOTHING, send: ['a'], fetch: ['b'] });
});

test('what was changed on one side goes to the other', () => {
  expect(done([local('a', 'e2', 'e1')], [remote('a', 'e1')])).toEqual({ ...NOTHING, send: ['a'] });
  expect(done([local('a', 'e1', 'e1')], [remote('a', 'e2')])).toEqual({ ...NOTHING, fetch: ['a'] });
});

test('what was changed on both sides is for somebody to choose', () => {
  expect(done([local('a', 'e2', 'e1')], [remote('a', 'e3')])).toEqual({ ...NOTHING, choose: ['a'] });
  expect(done([local('a', 'e2')], [remote('a', 'e3')])).toEqual({ ...NOTHING, choose: ['a'] });
});

test('what arrived without an answer is sent again, and is no other change', () => {
  expect(done([local('a', 'e2', 'e1')], [remote('a', 'e2')])).toEqual({ ...NOTHING, send: ['a'] });
});

test('what was deleted elsewhere is forgotten, unless it was changed here since', () => {
  expect(done([local('a', 'e1', 'e1')], [])).toEqual({ ...NOTHING, forget: ['a'] });
  expect(done([local('a', 'e2', 'e1')], [])).toEqual({ ...NOTHING, send: ['a'] });
});

test('what belongs to another account is neither sent, fetched nor forgotten', () => {
  const here = [local('a', 'e1', 'e1', 'bob'), local('b', 'e2', 'e1', 'bob')];
  expect(done(here, [])).toEqual(NOTHING);
  expect(done(here, [remote('a', 'e5'), remote('b', 'e5')])).toEqual(NOTHING);
});
