import { expect, test } from 'vitest';
import type { OlderScenario } from '../scenario.ts';
import { broughtUpToDate } from '../scenario.ts';
import { syncActionFor } from '../sync-plan.ts';

const older: OlderScenario = { id: 'a', game: 'battue', file: {}, created: 1, changed: 5, edition: 'e1' };
const kept = { by: 'ann', changed: 5 };

test('what the server had needs nothing, until either side changes it', () => {
  const same = broughtUpToDate({ ...older, kept });
  expect(syncActionFor(same, { edition: '5' }, 'ann')).toBe('nothing');
  expect(syncActionFor(same, { edition: '9' }, 'ann')).toBe('fetch');
  const changed = broughtUpToDate({ ...older, changed: 7, kept });
  expect(syncActionFor(changed, { edition: '5' }, 'ann')).toBe('send');
  expect(syncActionFor(changed, { edition: '9' }, 'ann')).toBe('choose');
});

test('what was never kept is sent', () => {
  const { edition: _, ...oldest } = older;
  expect(broughtUpToDate(oldest).edition).toBe('5');
  for (const one of [older, oldest])
    expect(syncActionFor(broughtUpToDate(one), undefined, 'ann')).toBe('send');
});

test('what is of today stays as it is', () => {
  const today = { ...older, edition: 'e2', kept: { by: 'ann', edition: 'e1' } };
  expect(broughtUpToDate(today)).toEqual(today);
  expect(broughtUpToDate(broughtUpToDate(older))).toEqual(broughtUpToDate(older));
});
