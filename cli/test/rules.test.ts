import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { GameModule } from '@gonfalon/kernel';
import { expect, test } from 'vitest';
import { pebbles } from '../../kernel/test/toy.ts';
import { idsOf, testTitles } from '../rule-tests.ts';
import { folder, gonfalon } from './gonfalon.ts';

const toy = pebbles as unknown as GameModule;

/** A clone whose tests of Pebbles have this content. */
function cloneWith(content: string): string {
  const root = folder();
  const file = join(root, 'games', 'pebbles', 'test', 'building.test.ts');
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, content);
  return root;
}

const all = pebbles.ruleIds.map((id) => `test('${id} holds', () => {});`).join('\n');

test('games: id, title, seats, version and number of rules', async () => {
  const { code, out } = await gonfalon(['games']);
  expect({ code, out }).toEqual({ code: 0, out: 'pebbles  Pebbles  2–4 seats  rules 1 (15 rules)\n' });
  const [listed] = JSON.parse((await gonfalon(['games', '--json'])).out);
  expect(listed).toMatchObject({ id: 'pebbles', seats: { min: 2, max: 4 }, rules: '1', ruleCount: 15 });
});

test('rules: every rule with its chapter, its text and its tests', async () => {
  const { code, out } = await gonfalon(['rules', 'pebbles'], { sources: cloneWith(all) });
  expect(code).toBe(0);
  expect(out).toContain('2  Building\nPEB-2.1 A turn: roll a die');
  expect(out).toContain(
    'You can only stack a pebble that you carry.\n    games/pebbles/test/building.test.ts:6\n',
  );
});

test('rules --json, and one rule alone', async () => {
  const sources = cloneWith(all);
  const told = JSON.parse(
    (await gonfalon(['rules', 'pebbles', '--rule', 'PEB-2.2', '--json'], { sources })).out,
  );
  expect(told).toEqual({
    game: 'pebbles',
    version: '1',
    rules: [
      {
        id: 'PEB-2.2',
        text: 'You can only stack a pebble that you carry.',
        tests: [{ file: 'games/pebbles/test/building.test.ts', line: 6, title: 'PEB-2.2 holds' }],
      },
    ],
    untested: [],
    unknown: [],
  });
});

test('cards and rulings have their texts, and can be asked for by their ids', async () => {
  const words = pebbles.messages.en;
  const cards = {
    ...toy,
    covered: ['card:x'],
    messages: {
      ...toy.messages,
      en: { ...words, printed: () => 'Draw two.', rulings: { 'R-1': 'So be it.' } },
    },
  };
  const games = [cards as unknown as GameModule];
  expect((await gonfalon(['rules', 'pebbles', '--rule', 'R-1'], { games })).out).toContain('R-1 So be it.');
  expect((await gonfalon(['rules', 'pebbles', '--rule', 'card:x'], { games })).out).toContain('Draw two.');
});

test('rules in French', async () => {
  expect((await gonfalon(['rules', 'pebbles', '--lang', 'fr'])).out).toContain(
    'PEB-2.4 Une tuile ne se retourne',
  );
});

test('--coverage is content when every rule has a test', async () => {
  const { code, out } = await gonfalon(['rules', 'pebbles', '--coverage'], { sources: cloneWith(all) });
  expect({ code, out }).toEqual({ code: 0, out: '15 of 15 covered by tests\n' });
});

test('--coverage lists what has no test, cards too, and exits 1', async () => {
  const games = [{ ...toy, covered: ['card:wave', 'card:gull'] }];
  const source = `${all.replace('PEB-2.2', 'PEB-2.9')}\ntest('card:gull scares', () => {})`;
  const told = await gonfalon(['rules', 'pebbles', '--coverage'], { games, sources: cloneWith(source) });
  expect(told.code).toBe(1);
  expect(told.out).toBe('no test: PEB-2.2\nno test: card:wave\n15 of 17 covered by tests\n');
  expect(told.err).toBe('a test is named after PEB-2.9, which is no rule\n');
});

test('--coverage without the sources says so in one line and exits 2', async () => {
  const told = await gonfalon(['rules', 'pebbles', '--coverage']);
  expect(told).toEqual({
    code: 2,
    out: '',
    err: 'gonfalon: the tests of pebbles are not here: coverage needs the sources\n',
  });
});

test('titles are found in every way of writing a test, but not in skipped ones', () => {
  const source = `
    test('A-1.1 plain', () => {});
    it.concurrent("A-1.2 it's quoted", fn);
    describe(\`A-1.3 template\`, () => {
      test.each([['(', ")"], [f(1)]])(
        'A-1.4 each %s', () => {});
    });
    test.skip('A-2.1 skipped', fn);
    test.todo('A-2.2 later');
    contest('A-2.3 is no test');
    regex.test('A-2.4 is none either');`;
  expect(testTitles(source)).toEqual([
    { line: 2, title: 'A-1.1 plain' },
    { line: 3, title: "A-1.2 it's quoted" },
    { line: 4, title: 'A-1.3 template' },
    { line: 5, title: 'A-1.4 each %s' },
  ]);
});

test('a title may begin with several ids', () => {
  expect(idsOf('BTU-8.11, BTU-8.12 the loser retreats')).toEqual(['BTU-8.11', 'BTU-8.12']);
  expect(idsOf('BTU-8.11: the loser, BTU-9.1')).toEqual(['BTU-8.11']);
  expect(idsOf('card:captured-map, BTU-2.7 shows a tile')).toEqual(['card:captured-map', 'BTU-2.7']);
  expect(idsOf('8.11 no id')).toEqual([]);
});
