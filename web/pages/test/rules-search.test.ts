import { games } from '@gonfalon/games';
import { battue } from '@gonfalon/games/battue';
import { LANGUAGES } from '@gonfalon/kernel';
import { describe, expect, test } from 'vitest';
import { chapterWith, contentSections, parts, ruleSections, rulingSection, search } from '../rules-search.ts';

describe.each(games.map((module) => [module.game.id, module] as const))('the reader of %s', (_, module) => {
  test.each(LANGUAGES)('lists every rule once under its chapter, in %s', (language) => {
    const sections = ruleSections(module, language);
    const listed = sections.flatMap(({ entries }) => entries);
    expect(listed.map(({ id }) => id)).toEqual(module.ruleIds);
    for (const { id, text, sources } of listed) {
      expect(text, id).not.toBe('');
      expect(sources, id).not.toEqual([]);
    }
    for (const { entries, title } of sections) expect(entries.length, title).toBeGreaterThan(0);
  });

  test('every ruling that a rule names can be read', () => {
    const rulings = new Set(rulingSection(module, 'en', 'Rulings').entries.map(({ id }) => id));
    const named = ruleSections(module, 'en').flatMap(({ entries }) => entries.flatMap(({ see }) => see));
    expect(named.filter((id) => !rulings.has(id))).toEqual([]);
  });
});

const SHELF = [
  {
    id: 'a',
    title: 'Weapons',
    entries: [
      { id: 'X-1.1', text: 'Une épée longue frappe.', sources: [], see: [] },
      { id: 'X-1.2', text: 'Un arc tire loin.', sources: [], see: [] },
    ],
  },
  {
    id: 'b',
    title: 'Cards',
    entries: [{ id: 'b-1', title: 'L’Épée brisée', text: 'Rien.', sources: [], see: [] }],
  },
];

test('search finds all words anywhere, whatever their accents and case', () => {
  const ids = (wanted: string) => search(SHELF, wanted).flatMap(({ entries }) => entries.map(({ id }) => id));
  expect(ids('EPEE')).toEqual(['X-1.1', 'b-1']);
  expect(ids('longue épée')).toEqual(['X-1.1']);
  expect(ids("l'épée")).toEqual(['b-1']);
  expect(ids('1.2')).toEqual(['X-1.2']);
  expect(ids('dragon')).toEqual([]);
  expect(ids('  ')).toEqual(['X-1.1', 'X-1.2', 'b-1']);
});

test('content is listed by its kind, and says where it comes from', () => {
  const sections = contentSections([
    { title: 'Fire', group: 'Spell', text: 'Burns.', provenance: { name: 'house', effect: 'rulebook' } },
    { title: 'Ice', group: 'Spell', text: 'Freezes.', provenance: { name: 'house' }, rules: ['X-1.1'] },
  ]);
  expect(sections).toEqual([
    {
      id: 'content-spell',
      title: 'Spell',
      entries: [
        { id: 'spell-fire', title: 'Fire', text: 'Burns.', sources: ['house', 'rulebook'], see: [] },
        { id: 'spell-ice', title: 'Ice', text: 'Freezes.', sources: ['house'], see: ['X-1.1'] },
      ],
    },
  ]);
});

describe('a page of the rules', () => {
  const all = ruleSections(battue, 'en');

  test('is the chapter of its rule, or the chapter itself', () => {
    expect(all[chapterWith(all, 'BTU-8.11')]?.id).toBe('chapter-8');
    expect(all[chapterWith(all, 'chapter-3')]?.id).toBe('chapter-3');
    expect(chapterWith(all, 'nowhere')).toBe(-1);
  });

  test('shows the words that were searched for, accents aside, and loses no letter', () => {
    const cut = parts('Une Épée sur bouclier', 'epee');
    expect(cut).toEqual([
      { part: 'Une ', isHit: false },
      { part: 'Épée', isHit: true },
      { part: ' sur bouclier', isHit: false },
    ]);
  });
});
