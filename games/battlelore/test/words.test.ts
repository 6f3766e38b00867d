import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type {
  Choice,
  Dealer,
  GameEvent,
  Language,
  Params,
  Question,
  Refusal,
  Viewer,
} from '@gonfalon/kernel';
import { dealer, LANGUAGES, Match } from '@gonfalon/kernel';
import { describe, expect, test } from 'vitest';
import type { AdventureId } from '../content/index.ts';
import {
  ADVENTURE_IDS,
  COMMAND_IDS,
  COUNCIL_SEATS,
  FLANKS,
  HEX_IDS,
  LANDMARK_IDS,
  LORE_IDS,
  POWER_IDS,
  RULE_IDS,
  UNIT_TYPE_IDS,
} from '../content/index.ts';
import { battlelore } from '../index.ts';
import { en } from '../messages/en.ts';
import { fr } from '../messages/fr.ts';
import { CAMP_MARKS, LANDMARK_MARKS, OBJECTIVE_MARK, TERRAIN_MARKS } from '../messages/map.ts';
import type { Events, Prompts } from '../messages/words.ts';
import { REFUSING, VERBS } from '../messages/words.ts';
import { game } from '../rules/game.ts';
import type { View } from '../rules/hidden.ts';
import type { State } from '../rules/state.ts';
import { ATTACK_KINDS, ENDINGS } from '../rules/state.ts';
import { field } from './field.ts';

const { words } = battlelore;

/** What adventure files are told is not said by the rules of a match. */
const ELSEWHERE = ['adventure-check.ts', 'odds.ts'];

const folder = join(import.meta.dirname, '../rules');
const rules = readdirSync(folder)
  .filter((name) => !ELSEWHERE.includes(name))
  .map((name) => readFileSync(join(folder, name), 'utf8'))
  .join('\n')
  .replaceAll(/\/\*.*?\*\//gs, '')
  .replaceAll(/\/\/.*$/gm, '');

/** What the sources of the rules name in one of these ways, each once, in order. */
function named(...ways: RegExp[]): string[] {
  const found = ways.flatMap((way) => [...rules.matchAll(way)].flatMap((match) => match.slice(1)));
  return sorted([...new Set(found)]);
}

const sorted = (ids: readonly string[]): string[] => [...ids].sort();

describe('the words of BattleLore have a sentence for everything that the rules say, and none to spare', () => {
  test('prompts', () => {
    const used = named(/prompt: '([a-z-]+)'/g, /prompt: inSection \? '([a-z-]+)' : '([a-z-]+)'/g);
    expect(sorted(Object.keys(en.prompts))).toEqual(used);
    expect(sorted(Object.keys(fr.prompts))).toEqual(used);
  });

  test('events', () => {
    const used = named(/(?:emit\(|seen = |instead: )\s*\{\s*kind: '([a-z-]+)'/g, /tellDraw\(t, '([a-z-]+)'/g);
    expect(sorted(Object.keys(en.events))).toEqual(used);
    expect(sorted(Object.keys(fr.events))).toEqual(used);
  });

  test('choices', () => {
    const used = named(
      /Choice => \['([a-z-]+)'/g,
      /(?:fallback: |push\(|\?\? |\? |, |: |\[|\()\['([a-z-]+)'(?:\]|, [a-z`])/g,
      /(?:verb|choice\[0\]) [!=]== '([a-z-]+)'/g,
    );
    expect(sorted(VERBS)).toEqual(used);
  });

  test('refusals', () => {
    expect(sorted(REFUSING)).toEqual(named(/'(BLO-\d+\.\d+)'/g));
  });

  test('endings', () => {
    expect(sorted(Object.keys(en.endings))).toEqual(sorted(ENDINGS));
  });
});

const prompts: { readonly [P in keyof Prompts]: readonly Prompts[P][] } = {
  council: [{ left: 0 }, { left: 1 }, { left: 5 }],
  landmark: [{}],
  'keep-lore': [{ left: 1 }, { left: 3 }],
  command: [{}],
  'command-with': [{}],
  'w-command': [{}],
  'w-lore': [{}],
  'w-move': [{}],
  'w-preroll': [{}],
  'w-postroll': [{}],
  'own-card': [{}],
  order: [{}],
  move: [{}],
  destination: [{ unit: 'u7' }],
  heal: [{ unit: 'u7' }],
  combat: [{}],
  'follow-on': [{ unit: 'u7', hex: 'E6' }],
  pursuit: [{ unit: 'u7' }],
  'bonus-attack': [{ unit: 'u7' }],
  berserk: [{ unit: 'u7' }],
  'hit-and-run': [{ unit: 'u7' }],
  'battle-back': [{ unit: 'u7', against: 'u12' }],
  'ignore-flags': [
    { unit: 'u7', flags: 1, hexes: 1 },
    { unit: 'u7', flags: 3, hexes: 2 },
  ],
  retreat: [
    { unit: 'u7', hexes: 1 },
    { unit: 'u7', hexes: 4 },
  ],
  power: [{ unit: 'u7' }],
  'lore-section': [{ card: 'CLE-15' }],
  'lore-target': [
    { card: 'WIZ-14', left: 1 },
    { card: 'WIZ-08', left: 3 },
  ],
  'spell-order': [{ card: 'WIZ-13' }],
  chain: [
    { card: 'WIZ-12', dice: 1 },
    { card: 'WIZ-12', dice: 2 },
  ],
  'card-move': [{ unit: 'u7' }],
  'card-place': [{ unit: 'u7' }],
  healing: [{ left: 1 }, { left: 3 }],
  evade: [{ unit: 'u7' }],
  intercept: [{ unit: 'u7' }],
  spy: [{}],
  sabotage: [{}],
  scout: [{}],
  'lore-choice': [{}],
  'lore-keep': [{}],
  'lore-limit': [{ limit: 1 }, { limit: 3 }],
};

const across = { unit: 'u7', from: 'E6', to: 'F6' } as const;
const nobody = { commander: 0, wizard: 0, cleric: 0, rogue: 0, warrior: 0, creature: 0 };

const events: { readonly [E in keyof Events]: readonly Events[E][] } = {
  council: [
    { seat: 0, council: nobody },
    { seat: 1, council: { ...nobody, commander: 2, wizard: 3, creature: 1 } },
  ],
  landmark: LANDMARK_IDS.map((landmark) => ({ seat: 0, landmark, hex: 'C4' })),
  'dealt-lore': [
    { seat: 0, count: 4 },
    { seat: 0, count: 4, cards: ['WIZ-01', 'WIZ-02', 'WIZ-03', 'ROG-15'] },
  ],
  begun: [{ seat: 1 }],
  turn: [{ seat: 0, number: 3 }],
  commanded: [
    ...COMMAND_IDS.map((card) => ({ seat: 0, card, as: card })),
    { seat: 1, card: 'CA', as: 'SC-L' },
  ],
  'played-lore': [
    ...LORE_IDS.map((card) => ({ seat: 0, card, paid: 3 })),
    { seat: 1, card: 'CLE-01', paid: 0 },
    { seat: 1, card: 'ROG-15', paid: 1 },
  ],
  cancelled: [{ seat: 1, card: 'WIZ-14' }],
  'lore-target': [{ seat: 0, card: 'WIZ-14', unit: 'u12' }],
  'lore-section': (['west', 'centre', 'east'] as const).map((section) => ({
    seat: 0,
    card: 'CLE-15',
    section,
  })),
  ordered: [
    { unit: 'u7', paid: 0 },
    { unit: 'u7', paid: 1 },
    { unit: 'u7', paid: 4 },
  ],
  moved: [across],
  followed: [across],
  'card-moved': [across],
  retreated: [across],
  evaded: [across],
  exchanged: [{ unit: 'u7', with: 'u8' }],
  trained: [
    { unit: 'u7', banner: 'blue' },
    { unit: 'u7', banner: 'red' },
  ],
  'passage-opened': [{ unit: 'u7', hex: 'D5' }],
  healed: [
    { unit: 'u7', figures: 2 },
    { unit: 'u7', figures: 4 },
  ],
  purified: [{ unit: 'u7' }],
  attack: ATTACK_KINDS.map((how) => ({
    how,
    seat: 0,
    attacker: how === 'spell' ? '' : 'u7',
    target: 'u12',
  })),
  rolled: [
    { how: 'attack', seat: 0, attacker: 'u7', target: 'u12', faces: ['G', 'G', 'S'] },
    { how: 'battle-back', seat: 1, attacker: 'u12', target: 'u7', faces: ['F', 'L', 'B', 'R'] },
    { how: 'spell', seat: 0, attacker: '', target: 'u12', faces: ['L'] },
  ],
  power: POWER_IDS.map((power) => ({ unit: 'u7', target: 'u12', power })),
  concentrated: [
    { unit: 'u7', stored: 1 },
    { unit: 'u7', stored: 2 },
  ],
  lost: [
    { unit: 'u7', hex: 'E6', count: 1, left: 3 },
    { unit: 'u7', hex: 'E6', count: 2, left: 0 },
  ],
  critical: [{ unit: 'u7', faces: ['G'] }],
  eliminated: UNIT_TYPE_IDS.map((type) => ({ unit: 'u7', camp: 0, type, hex: 'E6' })),
  ignored: [
    { unit: 'u7', count: 1 },
    { unit: 'u7', count: 2 },
  ],
  blocked: [{ unit: 'u7' }],
  trampled: [{ unit: 'u7', by: 'u0' }],
  cornered: [{ unit: 'u0', faces: ['G', 'R'] }],
  panic: [{ unit: 'u7', seat: 1, faces: ['B', 'B'] }],
  tokens: [
    { seat: 0, count: 1 },
    { seat: 1, count: 2 },
  ],
  stole: [
    { seat: 0, count: 0 },
    { seat: 0, count: 2 },
  ],
  'saw-lore-hand': [
    { seat: 0, of: 1 },
    { seat: 0, of: 1, cards: [] },
    { seat: 0, of: 1, cards: ['WAR-01', 'WAR-02'] },
  ],
  'saw-command-hand': [
    { seat: 1, of: 0 },
    { seat: 1, of: 0, cards: ['LE'] },
  ],
  'drew-command': [
    { seat: 0, count: 1 },
    { seat: 0, count: 2, cards: ['LE', 'GA'] },
  ],
  'drew-lore': [
    { seat: 0, count: 1 },
    { seat: 0, count: 1, cards: ['WAR-08'] },
  ],
  scouted: [
    { seat: 0, count: 2 },
    { seat: 0, count: 2, cards: ['LE', 'GA'] },
  ],
  'command-discarded': [{ seat: 0, card: 'LE' }],
  'lore-discarded': [{ seat: 0, card: 'CLE-03' }],
  'lore-choice': [
    { seat: 0, choice: 'cards' },
    { seat: 0, choice: 'both' },
    { seat: 0, choice: 'tokens' },
  ],
  'stronghold-taken': [{ seat: 1, hex: 'G7' }],
  'stronghold-retaken': [{ seat: 1, hex: 'G7' }],
  resigned: [{ seat: 0 }],
};

const choices: readonly Choice[] = [
  ...COUNCIL_SEATS.map((id): Choice => ['raise', `master:${id}`]),
  ['confirm'],
  ...LANDMARK_IDS.map((id): Choice => ['place', `landmark:${id}`, 'C4']),
  ...COMMAND_IDS.map((id): Choice => ['command', `card:${id}`]),
  ...LORE_IDS.map((id): Choice => ['play', `lore:${id}`]),
  ['keep', 'card:LE'],
  ['keep', 'lore:WIZ-14'],
  ['pass'],
  ['order', 'u7'],
  ['done'],
  ['pick', 'u7'],
  ['to', 'E6'],
  ['rush', 'E6', 'u12'],
  ['passage'],
  ['open', 'D5'],
  ['train'],
  ['stay'],
  ['heal'],
  ['decline'],
  ['attack', 'u7', 'u12'],
  ['gain-ground', 'E6'],
  ['pursue', 'D6'],
  ['battle-back'],
  ['ignore', '0'],
  ['ignore', '1'],
  ['ignore', '3'],
  ['retreat', 'C6'],
  ...POWER_IDS.map((id): Choice => ['power', id]),
  ['concentrate'],
  ['goblet'],
  ...FLANKS.map((id): Choice => ['section', id]),
  ['target', 'u7'],
  ['strike', 'u7'],
  ['discard', 'card:LE'],
  ['discard', 'lore:WIZ-14'],
  ['cards'],
  ['both'],
  ['tokens'],
];

test('there is a sample of every choice', () => {
  expect(sorted([...new Set(choices.map(([verb]) => verb))])).toEqual(sorted(VERBS));
});

/** With nothing named, and with something. */
const maybe = (rule: string, ...refs: string[]): Refusal[] => [
  { rule, where: [] },
  ...refs.map((ref) => ({ rule, where: [ref] })),
];

const refusals: readonly Refusal[] = [
  { rule: 'BLO-1.1', where: [], params: { seats: 3 } },
  { rule: 'BLO-1.2' },
  { rule: 'BLO-1.2', where: ['u7'], params: { figures: 5 } },
  { rule: 'BLO-1.4', where: ['u7'], params: { figures: 1 } },
  { rule: 'BLO-1.6', where: ['E6'] },
  { rule: 'BLO-1.9', where: [], params: { adventure: 'another' } },
  { rule: 'BLO-1.10', where: ['card:LE'], params: { count: 3 } },
  ...maybe('BLO-2.2', 'card:LE', 'u7', 'nonsense'),
  { rule: 'BLO-2.5', where: ['u7'] },
  ...maybe('BLO-3.1', 'u12'),
  ...maybe('BLO-3.2', 'u12', 'nonsense'),
  { rule: 'BLO-3.4', where: ['u7'] },
  { rule: 'BLO-3.5', where: ['u7'] },
  { rule: 'BLO-4.1', where: ['u7'] },
  { rule: 'BLO-4.2' },
  { rule: 'BLO-4.3', where: ['E6'], params: { same: true } },
  { rule: 'BLO-4.3', where: ['u7', 'E6'], params: { blocked: true } },
  ...maybe('BLO-4.3', 'u7', 'E6', 'nonsense'),
  ...['BLO-4.6', 'BLO-4.7', 'BLO-14.16'].flatMap((rule) =>
    [0, 1, 4].map((most) => ({ rule, where: ['u7', 'A1'], params: { most } })),
  ),
  { rule: 'BLO-5.1' },
  { rule: 'BLO-5.2', where: ['u7'] },
  ...maybe('BLO-5.3', 'u7', 'nonsense'),
  { rule: 'BLO-5.6', where: ['u7', 'u12'], params: { range: 1 } },
  { rule: 'BLO-5.6', where: ['u7', 'u12'], params: { range: 4 } },
  { rule: 'BLO-5.7', where: ['u7', 'u12'] },
  { rule: 'BLO-5.7', where: ['u7', 'u12', 'u13'] },
  { rule: 'BLO-5.9', where: ['D6'], params: { target: 'u12' } },
  { rule: 'BLO-5.9', where: ['D6', 'half', 'half'], params: { target: 'u12' } },
  { rule: 'BLO-6.5', where: ['u7', 'u12'] },
  { rule: 'BLO-6.6', where: ['u7'] },
  ...maybe('BLO-8.2', 'A1', 'nonsense'),
  ...maybe('BLO-8.3', 'C6', 'nonsense'),
  { rule: 'BLO-9.2', where: ['u7'], params: { most: 1 } },
  { rule: 'BLO-9.2', where: ['u7'], params: { most: 3 } },
  ...maybe('BLO-10.2', 'A1', 'nonsense'),
  ...maybe('BLO-10.3', 'A1', 'nonsense'),
  ...maybe('BLO-10.5', 'u7', 'nonsense'),
  { rule: 'BLO-11.1' },
  ...maybe('BLO-12.1', 'card:LE', 'nonsense'),
  { rule: 'BLO-13.5', where: ['E6'] },
  { rule: 'BLO-13.5', where: ['E6', 'u12'] },
  { rule: 'BLO-13.5', where: ['u7', 'u12'] },
  { rule: 'BLO-13.6', where: ['u7'] },
  { rule: 'BLO-13.6', where: ['u7', 'u8'] },
  { rule: 'BLO-13.9', where: ['E6'] },
  ...['BLO-14.11', 'BLO-14.18'].flatMap((rule) =>
    [0, 1].map((goblet) => ({ rule, where: ['u7'], params: { price: 3, goblet } })),
  ),
  ...maybe('BLO-14.12', 'u7'),
  ...maybe('BLO-14.13', 'u7'),
  { rule: 'BLO-14.13', where: ['u7'], params: { stored: 3 } },
  { rule: 'BLO-14.17', where: ['u7'] },
  ...maybe('BLO-14.19', 'u7'),
  { rule: 'BLO-15.1', where: [], params: { tokens: 35 } },
  { rule: 'BLO-15.3' },
  { rule: 'BLO-15.3', where: [], params: { notHeld: true } },
  { rule: 'BLO-15.3', where: ['lore:WIZ-14'], params: { notHeld: true } },
  { rule: 'BLO-15.3', where: ['lore:WIZ-14'], params: { noTarget: true } },
  { rule: 'BLO-15.3', where: ['lore:WIZ-14'] },
  ...[0, 1, 5].map((goblet) => ({ rule: 'BLO-15.5', where: ['lore:WIZ-14'], params: { cost: 10, goblet } })),
  { rule: 'BLO-15.6', where: ['lore:WIZ-14'] },
  { rule: 'BLO-15.7', where: ['lore:WIZ-14'] },
  ...maybe('BLO-15.18', 'lore:WIZ-14', 'u7', 'left', 'card:LE', 'nonsense'),
  ...maybe('BLO-15.19', 'E6', 'nonsense'),
  ...maybe('BLO-15.20', 'lore:WIZ-14', 'nonsense'),
  ...maybe('BLO-15.21', 'lore:WIZ-14', 'nonsense'),
  ...maybe('BLO-15.25', 'u7', 'nonsense'),
  { rule: 'BLO-16.5', where: ['lore:WIZ-14'], params: { count: 0 } },
  { rule: 'BLO-16.5', where: ['lore:WIZ-14'], params: { count: 2 } },
  ...maybe('BLO-16.6', 'lore:WIZ-14', 'nonsense'),
  { rule: 'BLO-16.8', where: [] },
  { rule: 'BLO-16.8', where: [], params: { left: 1 } },
  { rule: 'BLO-16.8', where: [], params: { left: 3 } },
  { rule: 'BLO-16.8', where: ['master:wizard'], params: { left: 0 } },
  { rule: 'BLO-16.8', where: ['master:wizard'], params: { left: 2 } },
  { rule: 'BLO-16.8', where: ['nonsense'] },
  { rule: 'BLO-17.4', where: ['E6'] },
  ...maybe('BLO-18.3', 'E6', 'landmark:healing_pool', 'nonsense'),
  { rule: 'BLO-18.5', where: ['E6'] },
  { rule: 'BLO-18.5', where: ['u7'] },
  { rule: 'BLO-18.6', where: ['u7'] },
  { rule: 'BLO-18.8', where: ['u7'] },
  { rule: 'BLO-18.8', where: ['E6'] },
  { rule: 'BLO-18.9' },
  { rule: 'BLO-18.10', where: ['E6'] },
  { rule: 'BLO-18.15', where: ['E6'] },
];

test('there is a sample of every refusal', () => {
  expect(sorted([...new Set(refusals.map(({ rule }) => rule))])).toEqual(sorted(REFUSING));
});

const results = game.endings.flatMap((ending) => [
  { ending, winners: [0], scores: [1, 0] },
  { ending, winners: [1], scores: [2, 4] },
  { ending, winners: [0, 1], scores: [3, 3] },
]);

const asking = (prompt: string, params: object): Question => ({
  seat: 0,
  prompt,
  params: params as Params,
  choices: [],
  fallback: ['done'],
});

type Said = readonly [of: string, text: string];

/** Every sample sentence of one language. */
function everything(language: Language): Said[] {
  const w = words[language];
  const asked = Object.entries(prompts).flatMap(([prompt, samples]) =>
    samples.map((params): Said => [prompt, w.prompt(asking(prompt, params))]),
  );
  const told = Object.entries(events).flatMap(([kind, samples]) =>
    samples.map((facts): Said => [kind, w.event({ ...facts, kind } as GameEvent)]),
  );
  return [
    ['title', w.title],
    ['tagline', w.tagline],
    ...asked,
    ...told,
    ...choices.map((choice): Said => [choice.join(' '), w.choice(choice)]),
    ...refusals.map((refusal): Said => [JSON.stringify(refusal), w.refusal(refusal)]),
    ...results.map((result): Said => [result.ending, w.ending(result)]),
  ];
}

describe.each(LANGUAGES)('in %s', (language) => {
  const w = words[language];

  test('no sentence lacks a fact, a reference stays raw, or a space is doubled', () => {
    for (const [of, text] of everything(language)) {
      expect(text, of).not.toMatch(/undefined|NaN|\[object|…| {2}|^\s|\s$/);
      expect(text, of).not.toMatch(/\b(card|lore|landmark|master):\S|_/);
      expect(text, of).not.toBe('');
    }
  });

  test('questions, events, refusals and endings are whole sentences', () => {
    const sentence = /^[«“\p{Lu}\d].*[.!?]$/u;
    for (const [prompt, samples] of Object.entries(prompts))
      for (const params of samples) expect(w.prompt(asking(prompt, params)), prompt).toMatch(sentence);
    for (const refusal of refusals) expect(w.refusal(refusal), JSON.stringify(refusal)).toMatch(sentence);
    for (const [kind, samples] of Object.entries(events))
      for (const facts of samples) expect(w.event({ ...facts, kind } as GameEvent), kind).toMatch(sentence);
    for (const result of results) expect(w.ending(result)).toMatch(sentence);
  });

  test('every refusal has a sentence of its own, which is not the rule over again', () => {
    const sentences = refusals.map((refusal) => [JSON.stringify(refusal), w.refusal(refusal)] as const);
    for (const [i, [of, sentence]] of sentences.entries()) {
      const { rule } = refusals[i] ?? { rule: '' };
      expect(sentence, of).not.toBe(w.rules[rule]);
      const twin = sentences.find(
        ([other, same], j) => j < i && same === sentence && other.includes(`"${rule}"`),
      );
      expect(twin, of).toBeUndefined();
    }
  });

  test('an unknown refusal falls back to the text of its rule', () => {
    expect(w.refusal({ rule: 'BLO-1.8' })).toBe(w.rules['BLO-1.8']);
    expect(w.refusal({ rule: 'BLO-99.1' })).toBe('BLO-99.1');
    expect(sorted(Object.keys(w.rules))).toEqual(sorted(RULE_IDS));
  });

  test('every reference of the rules has a name', () => {
    const refs = [
      'u0',
      'u21',
      ...HEX_IDS,
      ...COMMAND_IDS.map((id) => `card:${id}`),
      ...LORE_IDS.map((id) => `lore:${id}`),
      ...LANDMARK_IDS.map((id) => `landmark:${id}`),
      ...COUNCIL_SEATS.map((id) => `master:${id}`),
      ...FLANKS.filter((id) => id !== 'centre'),
      ...POWER_IDS,
      'half',
    ];
    const names = refs.map((ref) => w.ref(ref));
    for (const [i, name] of names.entries()) expect(name, refs[i]).not.toBe(refs[i]);
    expect(w.ref('centre')).toBe('centre');
    expect(w.ref('3')).toBe('3');
    expect(w.ref('nothing:known')).toBe('nothing:known');
  });
});

test('marks tell camps, grounds, landmarks and objectives apart without colour', () => {
  const marks = [
    ...CAMP_MARKS,
    ...Object.values(TERRAIN_MARKS),
    ...Object.values(LANDMARK_MARKS),
    OBJECTIVE_MARK,
  ];
  expect(new Set(marks).size).toBe(marks.length);
});

test('a roll is told face by face', () => {
  const [roll] = events.rolled;
  const event = { ...roll, kind: 'rolled' } as GameEvent;
  expect(words.en.event(event)).toBe('Dice of unit u7 against unit u12: 2 × green helmet, sword-on-shield.');
  expect(words.fr.event(event)).toBe(
    'Dés de l’unité u7 contre l’unité u12\u00a0: 2 × casque vert, épée-sur-bouclier.',
  );
});

describe('French typography', () => {
  const wrong =
    /['"]|[^\u00a0][;:!?»]|«[^\u00a0]|\bde [lL]es?\b|\bà le\b|\b(?:de|le|la|que) [aeiouéèîœ](?![’'])/u;

  test('holds in every sentence', () => {
    for (const [of, text] of everything('fr')) expect(text, of).not.toMatch(wrong);
  });

  test('is checked by something that would notice', () => {
    for (const text of ['Quoi ?', 'a: b', '« a »', "l'unité", 'de le camp', 'de unité u7'])
      expect(text).toMatch(wrong);
  });

  test('articles agree', () => {
    expect(words.fr.choice(['gain-ground', 'E6'])).toBe('S’emparer de la case E6');
    expect(words.fr.choice(['raise', 'master:creature'])).toBe('Élever la Créature d’un niveau');
    expect(words.fr.choice(['place', 'landmark:creature_lair', 'C4'])).toBe(
      'Placer l’Antre de créature sur la case C4',
    );
    expect(words.fr.event({ kind: 'stole', seat: 0, count: 2 })).toBe(
      'Le camp du Fanion vole 2 pions Arcane au camp de l’Étendard.',
    );
  });
});

/** Plays at random, and shows each position to `look`. */
function wander(
  adventure: AdventureId,
  seed: string,
  most: number,
  look: (match: Match<State, View>, luck: Dealer) => void,
) {
  const options = { adventure, turnCap: 30 };
  const match = new Match<State, View>(game, { seats: 2, options, chance: { kind: 'fast', seed } });
  const luck = dealer({ kind: 'fast', seed: `${seed} wanders` });
  for (let i = 0; i < most && match.question; i++) {
    look(match, luck);
    const { seat, choices: offered } = match.question;
    const choice = offered[luck.below(offered.length)];
    if (choice) match.choose(seat, match.number, choice);
  }
  return match;
}

const viewers: readonly Viewer[] = [0, 1, 'spectator'];
const both = [words.en, words.fr];

/** How many things and which facts a refusal comes with. */
function shapeOf({ rule, where = [], params = {} }: Refusal): string {
  return [rule, Math.min(where.length, 2), ...Object.keys(params).sort()].join(' ');
}

describe('in matches at random', () => {
  test('whatever is asked, answered and told has a sentence in both languages', () => {
    const said = new Set<string>();
    const say = (text: string, id: string) => said.add(text === id ? `NaN ${id}` : text);
    for (const adventure of ADVENTURE_IDS) {
      const match = wander(adventure, 'said', 300, ({ question }) => {
        if (!question) return;
        for (const w of both) {
          say(w.prompt(question), question.prompt);
          for (const choice of question.choices) say(w.choice(choice), choice.join(' '));
        }
      });
      for (const viewer of viewers)
        for (const event of match.events(viewer)) for (const w of both) say(w.event(event), event.kind);
    }
    expect([...said].filter((text) => /undefined|NaN|…|“|\[object/.test(text))).toEqual([]);
    expect(said.size).toBeGreaterThan(2000);
  });

  test('every refusal that wrong choices meet is one of the samples', () => {
    const known = new Set(refusals.map(shapeOf));
    const units = Array.from({ length: 24 }, (_, i) => `u${i}`);
    const cards = [...COMMAND_IDS.map((id) => `card:${id}`), ...LORE_IDS.map((id) => `lore:${id}`)];
    const others = [
      ...LANDMARK_IDS.map((id) => `landmark:${id}`),
      ...COUNCIL_SEATS.map((id) => `master:${id}`),
      ...FLANKS,
      ...POWER_IDS,
      '0',
      '9',
      'nonsense',
    ];
    const met = new Set<string>();
    for (const adventure of ADVENTURE_IDS)
      wander(adventure, 'wrong', 250, (match, luck) => {
        const any = <T>(list: readonly T[]): T => list[luck.below(list.length)] as T;
        for (let i = 0; i < 10; i++) {
          const offered = any(match.question?.choices ?? [['done']]);
          const something = () => any(any([units, HEX_IDS, cards, others]));
          const things = [...Array(luck.below(3))].map(something);
          const verb = luck.below(2) ? offered[0] : any(VERBS);
          const mixed = offered.slice(1).map((ref) => (luck.below(2) ? ref : something()));
          const refusal = match.why(
            match.question?.seat ?? 0,
            luck.below(2) ? [verb, ...things] : [verb, ...mixed],
          );
          if (refusal && !refusal.rule.startsWith('table.')) met.add(shapeOf(refusal));
        }
      });
    expect([...met].filter((shape) => !known.has(shape))).toEqual([]);
    expect(met.size).toBeGreaterThan(40);
  });

  test('the board fits a terminal, and tells no viewer more than he may know', () => {
    for (const adventure of ADVENTURE_IDS)
      wander(adventure, 'boards', 200, (match, luck) => {
        if (luck.below(50) > 0) return;
        for (const viewer of viewers) {
          const seen = match.view(viewer);
          const imagined = game.view(game.determinize(match.state as State, viewer, luck), viewer);
          for (const w of both) {
            const board = w.board(seen);
            expect(board).not.toMatch(/undefined|NaN|\[object/);
            expect(Math.max(...board.split('\n').map((line) => line.length))).toBeLessThanOrEqual(100);
            expect(w.board({ ...seen, view: imagined })).toBe(board);
          }
        }
      });
  });
});

describe('the board', () => {
  const begun = () =>
    field()
      .unit('P', 'human_archer', 'E6', 3)
      .unit('S', 'human_infantry', 'F6')
      .unit('S', 'human_heavy_cavalry', 'H4')
      .terrain('forest', 'E6')
      .terrain('river', 'A1')
      .rampart('F6')
      .objective('C4', 'any', 'hold');

  /** The line of the map with these places, cell by cell. */
  function cells(board: string, beginning: string): string[] {
    const lines = board.split('\n');
    const at = lines.findIndex((line) => line.includes(beginning));
    return (lines[at] ?? '').split(/[│║]/);
  }

  test('shows every hex, its ground, its landmark and its objective', () => {
    const board = words.en.board(begun().begin().match.view(0));
    for (const id of HEX_IDS) expect(board).toMatch(new RegExp(`[│║]${id}[ ♣≈▒★┊]`));
    expect(cells(board, '│A1')[1]).toBe('A1 ≈  ');
    expect(cells(board, '│C1')[4]).toBe('C4  ★ ');
    expect(cells(board, '│E1')[6]).toBe('E6 ♣  ');
    expect(cells(board, '│F1')[6]).toBe('F6  ▒ ');
  });

  test('shows every unit: its camp, its kind, its figures, its colour, its name and its marks', () => {
    const sitting = begun().ordered('F6').at('E6', { web: true, poison: true }).begin('combat');
    const board = words.en.board(sitting.match.view(0));
    expect(cells(board, '►AR3')[6]).toBe('►AR3 G');
    expect(cells(board, 'u0 ')[6]).toBe('u0  wp');
    expect(cells(board, '■BI4')[6]).toBe('■BI4 B');
    expect(board).toContain('■RC3 R');
    expect(cells(board, '*')[6]).toBe('u1 *  ');
    expect(words.fr.board(sitting.match.view(0))).toContain('u0  tp');
  });

  test('names the sections as each side sees them, and marks the lines between them', () => {
    const lines = words.en.board(begun().begin().match.view('spectator')).split('\n');
    expect(lines[1]).toMatch(/right flank +centre +left flank/);
    expect(lines.find((line) => line.includes('left flank') && line !== lines[1])).toMatch(
      /left flank +centre +right flank/,
    );
    expect(lines.filter((line) => line.includes('║')).every((line) => line.charAt(28) === '║')).toBe(true);
    expect(lines.filter((line) => line.includes('┊') && line.charAt(28) === '┊').length).toBeGreaterThan(8);
  });

  test('lists the hand of the viewer alone', () => {
    const { match } = begun().hand('P', 'LE', 'GA').hand('S', 'BL', 'BL').begin('command', 'asked');
    expect(words.en.board(match.view(0))).toContain('Command: General Advance, Leadership');
    expect(words.en.board(match.view(0))).not.toContain('Battle Lust');
    expect(words.fr.board(match.view(1))).toContain('Commandement\u00a0: Soif de combat ×2');
    expect(words.fr.board(match.view('spectator'))).not.toContain('Soif de combat');
  });

  test('prices Lore cards as their holder pays them, and shows councils and goblets', () => {
    const { match } = field('council-fixed')
      .unit('P', 'human_infantry', 'C4')
      .unit('S', 'human_infantry', 'G4')
      .council('P', { commander: 1, wizard: 2 })
      .council('S', { commander: 2, cleric: 1 })
      .lore('S')
      .lore('P', 'WIZ-14', 'CLE-03', 'ROG-15')
      .tokens('P', 5)
      .begin();
    const board = words.en.board(match.view(0));
    expect(board).toContain('Lore: Fireball (10), Bless (6), Foiled! (X+3)');
    expect(board).toContain('Council: Commander 1, Wizard 2');
    expect(board).toContain('goblet 5');
    expect(words.en.board(match.view(1))).not.toContain('Fireball');
  });

  test('shows the attack that is being resolved, with its dice', () => {
    const sitting = field()
      .unit('S', 'human_infantry', 'F6')
      .unit('P', 'human_infantry', 'E6')
      .unit('P', 'human_infantry', 'E5')
      .unit('P', 'human_infantry', 'E7')
      .ordered('F6')
      .rolls('B F R')
      .begin('combat')
      .choose('attack F6 E6');
    const board = words.en.board(sitting.match.view('spectator'));
    expect(sitting.question?.prompt).toBe('ignore-flags');
    expect(board).toContain('Attack: ■BI4 u3 F6 against ►BI3 u1 E6 · 3 dice: B F R · 1 hit');
  });
});
