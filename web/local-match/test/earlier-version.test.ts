/** Matches that an earlier version kept in a browser: between two people at one screen, and against a bot. */
import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { battlelore } from '@gonfalon/games/battlelore';
import { battue } from '@gonfalon/games/battue';
import type { GameModule } from '@gonfalon/kernel';
import { verifyMatch } from '@gonfalon/kernel';
import { expect, it } from 'vitest';
import type { SavedMatch } from '../saved-match.ts';
import { open, Player } from './tables.ts';

const packed = readFileSync(new URL('fixtures/earlier-version.json.gz', import.meta.url));
const kept = Object.values(JSON.parse(String(gunzipSync(packed))) as Record<string, SavedMatch>);
const moduleOf = ({ game }: SavedMatch) => (game === 'battue' ? battue : battlelore) as GameModule;

it('opens a match that was not over, with what a seat is not asked, and plays it to its end', () => {
  const running = kept.filter(({ over }) => !over);
  for (const record of running) {
    const table = open(moduleOf(record), record);
    expect(table.record()).toMatchObject({ times: record.times, waived: record.waived });
    new Player().toTheEnd(table);
    expect(table.over?.by).toBe('rules');
  }
  expect(running).toHaveLength(1);
});

it.each(kept.filter(({ over }) => over))('shows a match of $game that was over, and checks it', (record) => {
  const table = open(moduleOf(record), record);
  expect(table.over).toEqual(record.over);
  expect(verifyMatch(moduleOf(record).game, table.record().file).result).toEqual(record.over?.result);
});
