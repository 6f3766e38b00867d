import { LANGUAGES } from '@gonfalon/kernel';
import { describe, expect, test } from 'vitest';
import { EVENT_IDS, LOOT_IDS, RULE_IDS, SPACE_IDS, TILE_IDS } from '../../content/index.ts';
import { optionsSchema, PHASES } from '../../rules/state.ts';
import { opening } from '../../test/table.ts';
import { content } from '../content.ts';
import { explain } from '../explain.ts';
import { uiMessages } from '../messages.ts';
import { options } from '../options.ts';
import { phase } from '../phase.ts';
import { sceneOf } from './scene.ts';

/** Every sentence, those that need facts with some. */
function sentences(value: unknown, path = ''): [path: string, text: string][] {
  if (typeof value === 'string') return [[path, value]];
  if (typeof value === 'function') {
    const span = { least: 2, most: 5 };
    const call = value as (...facts: unknown[]) => string;
    const facts: Record<string, unknown[]> = {
      '.unknown': [5, span, span],
      '.landmark': [['Schola', 'Forum']],
      '.lookedAt': [[1, 2]],
      '.adjacent': [['A', 'B']],
    };
    return [0, 1, 2].map((n) => [`${path} ${n}`, call(...(facts[path] ?? [n, 3 - n, 2]))]);
  }
  return Object.entries(value as object).flatMap(([key, inner]) => sentences(inner, `${path}.${key}`));
}

describe('words', () => {
  test.each(LANGUAGES)('every sentence uiMessages something (%s)', (language) => {
    for (const [path, text] of sentences(uiMessages[language])) {
      expect(text, path).toBeTruthy();
      expect(text, path).not.toMatch(/undefined|\[object/);
    }
  });

  test('both languages say the same things', () => {
    const paths = (language: 'en' | 'fr') => sentences(uiMessages[language]).map(([path]) => path);
    expect(paths('fr')).toEqual(paths('en'));
  });

  test('French keeps its signs with their words', () => {
    for (const [path, text] of sentences(uiMessages.fr))
      expect(text, path).not.toMatch(/[ \u00a0][;:!?»]|« /);
  });

  test.each(LANGUAGES)('every part of the turn has a name and a rule (%s)', (language) => {
    const scene = sceneOf(opening(2).match, 0, { language });
    for (const part of PHASES) {
      const { label, rule } = phase({ ...scene, view: { ...scene.view, phase: part } });
      expect(label).toMatch(/^\p{Lu}/u);
      expect(RULE_IDS).toContain(rule);
    }
  });
});

describe('options', () => {
  test.each(LANGUAGES)('are those that the rules take (%s)', (language) => {
    const fields = options(language);
    // A city comes as a scenario.
    const { city: _, ...asked } = optionsSchema.entries;
    expect(fields.map(({ name }) => name).sort()).toEqual(Object.keys(asked).sort());
    for (const { label, hint } of fields) expect(label && hint).toBeTruthy();
  });
});

test.each(LANGUAGES)('the content is every card, tile and section (%s)', (language) => {
  const whole = LOOT_IDS.length + EVENT_IDS.length + TILE_IDS.length + SPACE_IDS.length;
  expect(content(language)).toHaveLength(whole);
});

test('a section is called by its Latin name, and by the reader’s own as it is written within a sentence', () => {
  const titleOf = (language: 'en' | 'fr') => explain('N-T', sceneOf(opening().match, 0, { language }))?.title;
  expect(titleOf('en')).toBe('Eagle Tower');
  expect(titleOf('fr')).toBe('Tour de l’Aigle');
});
