import { describe, expect, test } from 'vitest';
import {
  ADVENTURE_IDS,
  COMMAND_IDS,
  LANDMARK_IDS,
  LORE_IDS,
  POWER_IDS,
  TERRAIN_IDS,
  UNIT_TYPE_IDS,
} from '../../content/index.ts';
import { battlelore } from '../../index.ts';
import { content } from '../content.ts';
import { messagesIn } from '../messages.ts';
import { options } from '../options.ts';
import { uiMessagesEn } from '../ui-messages.en.ts';
import { uiMessagesFr } from '../ui-messages.fr.ts';

function leaves(words: unknown, path = ''): [string, unknown][] {
  if (typeof words !== 'object' || words === null) return [[path, words]];
  return Object.entries(words).flatMap(([key, value]) => leaves(value, `${path}.${key}`));
}

test('both languages say the same things, and none of them is empty', () => {
  const keys = (words: unknown) => leaves(words).map(([path]) => path);
  expect(keys(uiMessagesFr)).toEqual(keys(uiMessagesEn));
  for (const [path, value] of [...leaves(uiMessagesEn), ...leaves(uiMessagesFr)]) {
    expect(typeof value === 'function' || (typeof value === 'string' && value !== ''), path).toBe(true);
  }
});

test('French has a narrow no-break space before its double marks', () => {
  for (const [path, value] of leaves(uiMessagesFr)) {
    if (typeof value === 'string') expect(value, path).not.toMatch(/[^\u202f][:;!?](?=\s|$)/u);
  }
});

describe.each(['en', 'fr'] as const)('content in %s', (language) => {
  const { names } = messagesIn(language);
  const entries = content(language);
  const titles = new Set(entries.map(({ title }) => title.toLowerCase()));

  test('every card, unit, terrain, landmark, power and adventure is listed', () => {
    const named = [
      ...COMMAND_IDS.map((id) => names.commands[id].name),
      ...LORE_IDS.map((id) => names.lore[id].name),
      ...UNIT_TYPE_IDS.map((id) => names.unitTypes[id]),
      ...TERRAIN_IDS.map((id) => names.terrain[id]),
      ...LANDMARK_IDS.map((id) => names.landmarks[id]),
      ...POWER_IDS.map((id) => names.powers[id].name),
      ...ADVENTURE_IDS.map((id) => names.adventures[id].name),
    ];
    for (const name of named) expect(titles, name).toContain(name.toLowerCase());
  });
});

test('the options that are offered are options of the game', () => {
  for (const language of ['en', 'fr'] as const) {
    const fields = options(language);
    const [adventure] = fields;
    const picks = adventure?.kind === 'pick' ? adventure.picks : [];
    expect(new Set(picks.map(({ value }) => value))).toEqual(new Set(ADVENTURE_IDS));
    for (const { value } of picks) {
      const given = { adventure: value, turnCap: 5 };
      expect(battlelore.game.options['~standard'].validate(given)).toMatchObject({ value: given });
    }
    expect(fields.map(({ name }) => name)).toEqual(['adventure', 'turnCap']);
    const custom = options(language, 2, { adventure: 'free-companies' });
    expect(custom.slice(2)).toMatchObject([
      { name: 'pennantLevels', min: 2, max: 10, initial: 6 },
      { name: 'standardLevels', min: 1, max: 10, initial: 6 },
    ]);
  }
});
