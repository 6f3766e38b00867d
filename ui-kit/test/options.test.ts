import { expect, test } from 'vitest';
import { chooseOptions } from '../index.ts';
import type { GameUi } from '../scene.ts';

const picks = (...values: string[]) => values.map((value) => ({ value, label: value }));

/** A map for the short game only; a switch that begins on; a bound that depends on both. */
const ui: Pick<GameUi, 'options'> = {
  options: (_, seats, { mode, fast }) => [
    { kind: 'pick', name: 'mode', label: 'Mode', initial: 'base', picks: picks('base', 'long') },
    ...(mode === 'base'
      ? [{ kind: 'pick', name: 'map', label: 'Map', initial: 'a', picks: picks('a', 'b') } as const]
      : []),
    { kind: 'switch', name: 'fast', label: 'Fast', initial: true },
    { kind: 'number', name: 'limit', label: 'Limit', min: 1, max: fast ? 5 : 9, initial: seats },
  ],
};
const chosen = (...given: [set: object, fixed?: object]) =>
  chooseOptions(ui, 'en', 2, given[0] as never, given[1] as never).chosen;

test('settings are as at first until somebody sets them; a switch may begin on', () => {
  expect(chosen({})).toEqual({ mode: 'base', map: 'a', fast: true, limit: 2 });
  expect(chosen({ fast: false, map: 'b' })).toMatchObject({ fast: false, map: 'b' });
});

test('a setting that depends on another comes, goes and keeps to its bounds with it', () => {
  const { fields } = chooseOptions(ui, 'en', 2, { mode: 'long', map: 'b' });
  expect(fields.map(({ name }) => name)).toEqual(['mode', 'fast', 'limit']);
  expect(chosen({ mode: 'long', map: 'b' })).toEqual({ mode: 'long', fast: true, limit: 2 });
  expect(chosen({ limit: 9 })).toMatchObject({ limit: 5 });
  expect(chosen({ limit: 9, fast: false })).toMatchObject({ limit: 9 });
  expect(chosen({ mode: 'no such mode' })).toMatchObject({ mode: 'base' });
});

test('what a scenario has fixed is not asked, and others depend on it', () => {
  const { fields, chosen: all } = chooseOptions(ui, 'en', 2, {}, { mode: 'long' });
  expect(fields.map(({ name }) => name)).toEqual(['fast', 'limit']);
  expect(all).toMatchObject({ mode: 'long' });
});

test('a game without settings has none', () => {
  expect(chooseOptions({}, 'en', 2, { mode: 'long' })).toEqual({ fields: [], chosen: {} });
});
