import { describe, expect, test } from 'vitest';
import {
  ADVENTURE_IDS,
  ARMY_IDS,
  adventures,
  BANNERS,
  CAMPS,
  CHAPTERS,
  COMMAND_IDS,
  COUNCIL_SEATS,
  CREATURE_IDS,
  FACES,
  FLANKS,
  IN_PLAY,
  isHexId,
  LANDMARK_IDS,
  LEVEL_IDS,
  LORE_IDS,
  OBJECTIVE_MODES,
  PHASES,
  POWER_IDS,
  RACE_IDS,
  RULE_IDS,
  RULING_IDS,
  TERRAIN_IDS,
  UNIT_CLASSES,
  UNIT_TYPE_IDS,
  WEAPON_IDS,
} from '../content/index.ts';
import { namesEn } from '../messages/names.en.ts';
import { namesFr } from '../messages/names.fr.ts';
import type { Names } from '../messages/names.ts';
import { chaptersEn, rulesEn, rulingsEn } from '../messages/rules.en.ts';
import { chaptersFr, rulesFr, rulingsFr } from '../messages/rules.fr.ts';

const english = { chapters: chaptersEn, rules: rulesEn, rulings: rulingsEn, names: namesEn };
const french = { chapters: chaptersFr, rules: rulesFr, rulings: rulingsFr, names: namesFr };
const languages = [
  ['English', english],
  ['French', french],
] as const;

const keysOfNames: Readonly<Record<keyof Names, readonly string[]>> = {
  camps: CAMPS,
  armies: ARMY_IDS,
  banners: BANNERS,
  classes: UNIT_CLASSES,
  weapons: WEAPON_IDS,
  races: RACE_IDS,
  unitTypes: UNIT_TYPE_IDS,
  creatures: CREATURE_IDS,
  powers: POWER_IDS,
  markers: ['web', 'poison'],
  terrain: TERRAIN_IDS,
  landmarks: LANDMARK_IDS,
  faces: FACES,
  flanks: FLANKS,
  council: COUNCIL_SEATS,
  levels: LEVEL_IDS,
  inPlay: IN_PLAY,
  objectives: OBJECTIVE_MODES,
  phases: ['command', 'order', 'movement', 'combat', 'end'],
  timings: PHASES,
  commands: COMMAND_IDS,
  lore: LORE_IDS,
  adventures: ADVENTURE_IDS,
};

/** Every text of a tree, with the way to it. */
function texts(tree: object, path: string): [string, string][] {
  return Object.entries(tree).flatMap(([key, value]): [string, string][] => {
    const way = path === '' ? key : `${path}/${key}`;
    return typeof value === 'string' ? [[way, value]] : texts(value as object, way);
  });
}

const isSentence = (way: string) => /^(?:rules|rulings)\/|\/(?:text|objective)$/.test(way);
const citations = (text: string) => text.match(/BLO-[\d.]*\d/g) ?? [];
const numbers = (text: string) => (text.match(/(?<![\w.-])\d+(?![\w.]*-)/g) ?? []).sort();

/** Words of the workshop, of its tables and of its code, that no player should read. */
const jargon = [
  /\b(?:seats?|servers?|serveurs?|engine|moteur|json|x2|bipartite|scan|OCR|house)\b/i,
  /\b[DVW]-[A-Z\d]|\b[RV]-\d/,
  /\b(?:SPELL|EXTRA|FIRST STRIKE|MELEE|RANGED)\b|\b[A-Z]+_[A-Z]+\b/,
  /\b[LN] ?[+−-] ?\d|\b(?:camp|side) [PS]\b/,
];

test('jargon would be noticed', () => {
  for (const bad of [
    'the seat',
    'D-FLAGS',
    'W-LORE',
    'V-12',
    'R-04',
    'SPELL(2)',
    'OWN_IDLE',
    'L+1',
    'camp P',
  ])
    expect(
      jargon.some((words) => words.test(bad)),
      bad,
    ).toBe(true);
});

describe.each(languages)('%s', (_, texted) => {
  const all = texts(texted, '');

  test('has every chapter, rule and ruling, in order, and none to spare', () => {
    expect(Object.keys(texted.chapters).map(Number)).toEqual([...CHAPTERS]);
    expect(Object.keys(texted.rules)).toEqual([...RULE_IDS]);
    expect(Object.keys(texted.rulings)).toEqual([...RULING_IDS]);
  });

  test('has every name, in order, and none to spare', () => {
    expect(Object.keys(texted.names)).toEqual(Object.keys(keysOfNames));
    for (const [group, ids] of Object.entries(keysOfNames))
      expect(Object.keys(texted.names[group as keyof Names]), group).toEqual([...ids]);
  });

  test('says something everywhere, without stray spaces', () => {
    expect(all.filter(([, text]) => !/^\S(?:.*\S)?$/u.test(text) || /[ \u00a0]{2}/.test(text))).toEqual([]);
  });

  test('speaks in complete sentences', () => {
    const broken = all.filter(([way, text]) => isSentence(way) && !/^[\p{Lu}\d].*\.$/u.test(text));
    expect(broken).toEqual([]);
  });

  test('uses curly apostrophes and quotation marks, and no marks of markup', () => {
    expect(all.filter(([, text]) => /['"`*_~]/.test(text))).toEqual([]);
  });

  test('keeps our workshop words to ourselves', () => {
    expect(all.filter(([, text]) => jargon.some((words) => words.test(text)))).toEqual([]);
  });

  test('cites only rules that exist, and no rule cites itself', () => {
    const ids: readonly string[] = RULE_IDS;
    for (const [way, text] of all)
      for (const cited of citations(text)) {
        expect(ids, way).toContain(cited);
        expect(way).not.toBe(`rules/${cited}`);
      }
  });

  test('names only hexes that exist', () => {
    for (const [way, text] of all)
      for (const [, name = ''] of text.matchAll(/\b([A-Z]\d{1,2})\b/g)) expect(isHexId(name), way).toBe(true);
  });

  test('marks each face of the die with a letter of its own', () => {
    const marks = FACES.map((face) => texted.names.faces[face].mark);
    expect(marks.filter((mark) => !/^\p{Lu}$/u.test(mark))).toEqual([]);
    expect(new Set(marks).size).toBe(FACES.length);
  });

  test('calls no two things by the same name', () => {
    for (const group of ['commands', 'lore', 'adventures', 'levels', 'landmarks', 'unitTypes'] as const) {
      const names = Object.values(texted.names[group]).map((entry) =>
        typeof entry === 'string' ? entry : entry.name,
      );
      expect(new Set(names).size, group).toBe(names.length);
    }
  });

  test('tells for each adventure how many banners win, and where its objectives lie', () => {
    for (const id of ADVENTURE_IDS) {
      const { camps, objectives } = adventures[id];
      const { objective } = texted.names.adventures[id];
      const wanted = [...new Set(CAMPS.map((camp) => String(camps[camp].banners)))].sort();
      expect(numbers(objective), id).toEqual(wanted);
      expect(objective.match(/\b[A-I]\d+\b/g) ?? [], id).toEqual(objectives.map(({ hex }) => hex));
    }
  });
});

describe('both languages', () => {
  const inFrench = new Map(texts(french, ''));

  test('cite the same rules', () => {
    for (const [way, text] of texts(english, ''))
      expect(citations(inFrench.get(way) ?? ''), way).toEqual(citations(text));
  });

  test('give the same numbers', () => {
    for (const [way, text] of texts(english, ''))
      if (isSentence(way)) expect(numbers(inFrench.get(way) ?? ''), way).toEqual(numbers(text));
  });
});

describe('French typography', () => {
  const wrong =
    /[^\u00a0][;:!?»]|«[^\u00a0]|(?<!\p{L})(?:(?:de|à) les?(?!\p{L})|(?:de|le|la|que|ne|se) [aeiouéèêîœ])/u;

  test('has a non-breaking space before : ; ! ? » and after «, and elides', () => {
    expect(texts(french, '').filter(([, text]) => wrong.test(text))).toEqual([]);
  });

  test('is checked by something that would notice', () => {
    for (const text of ['Quoi ?', 'a: b', '« a »', 'de le camp', 'que elle']) expect(text).toMatch(wrong);
  });

  test('is not used in English', () => {
    expect(texts(english, '').filter(([, text]) => /\u00a0|"|"| [:;!?]/.test(text))).toEqual([]);
  });
});
