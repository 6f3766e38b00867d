/** What is told of an adventure before anybody plays it: what its players will know, and no more. */
import type { Json } from '@gonfalon/kernel';
import { Match } from '@gonfalon/kernel';
import { expect, test } from 'vitest';
import { ADVENTURE_IDS } from '../../content/index.ts';
import { battlelore } from '../../index.ts';
import type { View } from '../../rules/views.ts';
import type { Draft } from '../editor/draft.ts';
import { copyOf, viewOf } from '../editor/draft.ts';
import { preview } from '../editor/preview.ts';

const own = copyOf('agincourt-1415') as unknown as Json;

test('a table shows one of ours, or one that somebody wrote', () => {
  expect(preview.fileIn({ adventure: own })).toEqual(own);
  expect(preview.fileIn({ adventure: 'agincourt-1415' })).toEqual(own);
  expect(preview.fileIn({ adventure: 'nowhere' })).toBeUndefined();
  expect(preview.fileIn({ adventure: { camps: {} } })).toBeUndefined();
  expect(preview.fileIn({})).toBeUndefined();
});

/** What the picture is drawn from. */
const drawn = ({ units, landmarks, captured, adventure }: View) => ({
  units,
  landmarks,
  captured,
  terrain: adventure.terrain,
  objectives: adventure.objectives,
});

test.each(ADVENTURE_IDS)('the picture of %s shows what spectators see when the match begins', (id) => {
  const file = preview.fileIn({ adventure: id });
  const shown = viewOf(file as unknown as Draft);
  const chance = { kind: 'fast', seed: 'one' } as const;
  for (const adventure of [id, file]) {
    const options = { adventure } as { readonly adventure: Json };
    const match = new Match(battlelore.game, { seats: 2, options, chance });
    expect(drawn(shown)).toEqual(drawn(match.view('spectator').view as View));
  }
  // Cards and councils are neither drawn nor known.
  for (const camp of shown.camps)
    expect([camp.hand, camp.lore, camp.council]).toEqual([undefined, undefined, undefined]);
});

test('who begins, and what it takes to win, is told in both languages', () => {
  const told = (language: 'en' | 'fr') =>
    preview.facts(own, language).map(({ label, text }) => `${label}: ${text}`);
  expect(told('en')).toEqual([
    'Level: Medieval',
    'First player: Pennant camp',
    'Pennant camp: 9 units, 4 banners to win',
    'Standard camp: 10 units, 4 banners to win',
  ]);
  expect(told('fr')[1]).toBe('Qui commence: Camp du Fanion');
  expect(preview.contents(own, 'en')[0]?.place).toMatch(/^[A-I]\d/);
});
