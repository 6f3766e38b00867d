import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { pebbles } from '../../kernel/test/toy.ts';
import { fileText, goldenMatches, recordGolden } from '../index.ts';

const newFolder = () => mkdtempSync(join(tmpdir(), 'gonfalon-golden-'));

test('matches are recorded for every ending and replayed', () => {
  const folder = newFolder();
  expect(goldenMatches(pebbles, folder).missing).toEqual(['high', 'dry', 'alone']);
  for (const ending of pebbles.game.endings)
    recordGolden(pebbles, folder, ending, { seats: 3, seed: 'golden', ending, resignOneIn: 20 });
  const { matches, findings, missing } = goldenMatches(pebbles, folder);
  expect(matches.map(({ name }) => name)).toEqual(['alone.json', 'dry.json', 'high.json']);
  expect(findings).toEqual([]);
  expect(missing).toEqual([]);
});

test('rules that lead elsewhere, and files that are none, are found', () => {
  const folder = newFolder();
  const file = recordGolden(pebbles, folder, 'honest', { seats: 2, seed: 'a' });
  writeFileSync(join(folder, 'short.json'), fileText({ ...file, entries: file.entries.slice(1) }));
  writeFileSync(join(folder, 'torn.json'), '{');
  const names = goldenMatches(pebbles, folder).findings.map(({ message }) => message.split(':')[0]);
  expect(names).toEqual(['short.json', 'torn.json']);
});

test('an ending that never comes is told', () => {
  const never = { seats: 2, seed: 'a', ending: 'flood', tries: 3 };
  expect(() => recordGolden(pebbles, newFolder(), 'flood', never)).toThrow(
    'none of 3 matches ended by "flood"',
  );
});

test('a file has one entry a line', () => {
  const folder = newFolder();
  const file = recordGolden(pebbles, folder, 'a', { seats: 2, seed: 'a' });
  const text = readFileSync(join(folder, 'a.json'), 'utf8');
  expect(JSON.parse(text)).toEqual(file);
  expect(text).toContain('\n    { "seat": 0, "choice": ["');
  expect(JSON.parse(fileText({ ...file, entries: [] }))).toEqual({ ...file, entries: [] });
});
