import { describe, expect, test } from 'vitest';
import type { FrenchNoun, MessageTables } from '../index.ts';
import { buildMessages, capitalize, english, french, uncapitalize, wrapLine } from '../index.ts';

const phrases: MessageTables = {
  language: 'en',
  title: 'Skiffs',
  tagline: 'Row.',
  rules: { 'SKF-1.1': 'A skiff has one rower.', 'SKF-1.2': 'A skiff floats.' },
  chapters: { 1: 'Skiffs' },
  rulings: {},
  features: {},
  seats: ['Red'],
  prompts: { row: 'Row on.', rest: ({ left }: { readonly left: number }) => `Rest ${left} more.` },
  choices: { row: (to) => `Row to ${to}` },
  events: { rowed: ({ to }: { readonly to: string }) => `Rowed to ${to}.` },
  refusals: { 'SKF-1.1': ({ where, params }) => `${where.join()} has ${params.rowers} rowers.` },
};

describe('words from phrases', () => {
  const words = buildMessages(phrases, { ref: (ref) => ref, ending: () => 'Over.', board: () => '~' });
  const asked = (prompt: string, params = {}) =>
    words.prompt({ seat: 0, prompt, params, choices: [], fallback: ['row'] });

  test('find the sentence of an id, and fill the facts in', () => {
    expect(asked('row')).toBe('Row on.');
    expect(asked('rest', { left: 2 })).toBe('Rest 2 more.');
    expect(words.choice(['row', 'cove'])).toBe('Row to cove');
    expect(words.event({ kind: 'rowed', to: 'cove' })).toBe('Rowed to cove.');
    expect(words.refusal({ rule: 'SKF-1.1', where: ['skiff'], params: { rowers: 2 } })).toBe(
      'skiff has 2 rowers.',
    );
    expect(words.seat(0)).toBe('Red');
    expect([words.title, words.ref('cove')]).toEqual(['Skiffs', 'cove']);
  });

  test('fall back to the id, or to the text of the rule', () => {
    expect(asked('constructor')).toBe('constructor');
    expect(words.choice(['toString', 'cove'])).toBe('toString cove');
    expect(words.event({ kind: 'sunk' })).toBe('sunk');
    expect(words.refusal({ rule: 'SKF-1.2' })).toBe('A skiff floats.');
    expect(words.refusal({ rule: 'SKF-9.9' })).toBe('SKF-9.9');
    expect(words.seat(1)).toBe('2');
  });
});

test('the first letter changes, and no other', () => {
  expect([capitalize('été Bleu'), uncapitalize('Le Mur'), capitalize('')]).toEqual([
    'Été Bleu',
    'le Mur',
    '',
  ]);
});

test('lists end in a conjunction', () => {
  expect([[], ['a'], ['a', 'b'], ['a', 'b', 'c']].map(english.list)).toEqual([
    '',
    'a',
    'a and b',
    'a, b and c',
  ]);
  expect(french.list(['a', 'b', 'c'])).toBe('a, b et c');
});

test('nothing is plural in English and singular in French', () => {
  expect([0, 1, 2].map((n) => english.some(n, 'hex', 'hexes'))).toEqual(['0 hexes', '1 hex', '2 hexes']);
  expect([0, 1, 2].map((n) => french.some(n, 'case'))).toEqual(['0 case', '1 case', '2 cases']);
});

test('French articles contract', () => {
  const nouns: FrenchNoun[] = [
    { article: 'le', noun: 'mur' },
    { article: 'la', noun: 'porte' },
    { article: 'l’', noun: 'îlot' },
    { article: '', noun: 'votre camp' },
  ];
  expect(nouns.map(french.the)).toEqual(['le mur', 'la porte', 'l’îlot', 'votre camp']);
  expect(nouns.map(french.of)).toEqual(['du mur', 'de la porte', 'de l’îlot', 'de votre camp']);
});

describe('folding', () => {
  test('leaves a short line alone', () => {
    expect(wrapLine('  one two', 9)).toEqual(['  one two']);
    expect(wrapLine('', 9)).toEqual(['']);
  });

  test('breaks at spaces and indents every further line alike', () => {
    expect(wrapLine('  one two three four five', 12)).toEqual([
      '  one two',
      '    three',
      '    four',
      '    five',
    ]);
  });

  test('does not break a word', () => {
    expect(wrapLine('incomprehensible', 9)).toEqual(['incomprehensible']);
  });
});
