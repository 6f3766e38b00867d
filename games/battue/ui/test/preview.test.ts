/** What is told of a city before anybody plays there: what its players will know, and no more. */
import { Match } from '@gonfalon/kernel';
import { expect, test } from 'vitest';
import { battue } from '../../index.ts';
import type { View } from '../../rules/views.ts';
import { oldTown } from '../../test/city.ts';
import { viewOf } from '../editor/draft.ts';
import { preview } from '../editor/preview.ts';

const city = { ...oldTown, note: { en: 'Beware.', fr: 'Attention.' } };

test('a table with a city of somebody’s own has one to show, others have none', () => {
  expect(preview.fileIn({ city })).toEqual(city);
  expect(preview.fileIn({ quickSetup: true })).toBeUndefined();
  expect(preview.fileIn({ city: { ...city, tiles: 7 } })).toBeUndefined();
  expect(preview.fileIn({ city: 'old-town' })).toBeUndefined();
});

test('the picture shows what spectators see when the match begins', () => {
  const shown = viewOf(city);
  for (const seed of ['one', 'two', 'three']) {
    const chance = { kind: 'fast', seed } as const;
    const match = new Match(battue.game, { seats: city.seats, options: { city }, chance });
    const seen = match.view('spectator').view as View;
    expect(shown.spaces).toEqual(seen.spaces);
    expect(shown.players.map(({ camp }) => camp)).toEqual(seen.players.map(({ camp }) => camp));
  }
});

test('who begins, and what lies where, is told in both languages', () => {
  const told = (language: 'en' | 'fr') =>
    preview.facts(city, language).map(({ label, text }) => `${label}: ${text}`);
  expect(told('en').slice(0, 2)).toEqual(['Players: 3', 'First player: Hawk Clan']);
  expect(told('fr').slice(0, 2)).toEqual(['Joueurs: 3', 'Premier joueur: Clan du Faucon']);
  expect(preview.name(city, 'fr')).toBe('La vieille ville');
  expect(preview.note(city, 'en')).toBe('Beware.');
  expect(preview.contents(city, 'en').map(({ place }) => place)).toHaveLength(8);
  const { first: _, ...open } = city;
  expect(preview.facts(open, 'en')[1]?.text).toBe('by chance');
});
