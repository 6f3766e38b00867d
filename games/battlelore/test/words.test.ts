import { join } from 'node:path';
import { describeWalks, describeWords, namedIn, sourcesOf } from '@gonfalon/game-tests/suite';
import type { Choice, GameEvent, Refusal } from '@gonfalon/kernel';
import { describe, expect, test } from 'vitest';
import {
  ADVENTURE_IDS,
  COMMAND_IDS,
  COUNCIL_SEATS,
  FLANKS,
  HEX_IDS,
  LANDMARK_IDS,
  LORE_IDS,
  POWER_IDS,
  UNIT_TYPE_IDS,
  unitType,
} from '../content/index.ts';
import { battlelore } from '../index.ts';
import type { Events, Prompts } from '../messages/words.ts';
import { REFUSING, VERBS } from '../messages/words.ts';
import { game } from '../rules/game.ts';
import { ATTACK_KINDS } from '../rules/state.ts';
import { CAMP_MARKS, LANDMARK_MARKS, OBJECTIVE_MARK, TERRAIN_MARKS } from '../text-board/map.ts';
import { field } from './field.ts';

const { messages } = battlelore;

/** What adventure files are told is not said by the rules of a match. */
const ELSEWHERE = ['adventure-check.ts', 'odds.ts'];

const rules = sourcesOf(join(import.meta.dirname, '../rules'), ELSEWHERE);

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
  destination: [{ unit: 'P-AR2' }],
  heal: [{ unit: 'P-AR2' }],
  combat: [{}],
  'follow-on': [{ unit: 'P-AR2', hex: 'E6' }],
  pursuit: [{ unit: 'P-AR2' }],
  'bonus-attack': [{ unit: 'P-AR2' }],
  berserk: [{ unit: 'P-AR2' }],
  'hit-and-run': [{ unit: 'P-AR2' }],
  'battle-back': [{ unit: 'P-AR2', against: 'S-RC1' }],
  'ignore-flags': [
    { unit: 'P-AR2', flags: 1, hexes: 1 },
    { unit: 'P-AR2', flags: 3, hexes: 2 },
  ],
  retreat: [
    { unit: 'P-AR2', hexes: 1 },
    { unit: 'P-AR2', hexes: 4 },
  ],
  power: [{ unit: 'P-AR2' }],
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
  'card-move': [{ unit: 'P-AR2' }],
  'card-place': [{ unit: 'P-AR2' }],
  healing: [{ left: 1 }, { left: 3 }],
  evade: [{ unit: 'P-AR2' }],
  intercept: [{ unit: 'P-AR2' }],
  spy: [{}],
  sabotage: [{}],
  scout: [{}],
  'lore-choice': [{}],
  'lore-keep': [{}],
  'lore-limit': [{ limit: 1 }, { limit: 3 }],
};

const across = { unit: 'P-AR2', from: 'E6', to: 'F6' } as const;
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
  'lore-target': [{ seat: 0, card: 'WIZ-14', unit: 'S-RC1' }],
  'lore-section': (['west', 'centre', 'east'] as const).map((section) => ({
    seat: 0,
    card: 'CLE-15',
    section,
  })),
  ordered: [
    { unit: 'P-AR2', paid: 0 },
    { unit: 'P-AR2', paid: 1 },
    { unit: 'P-AR2', paid: 4 },
  ],
  moved: [across],
  followed: [across],
  'card-moved': [across],
  retreated: [across],
  evaded: [across],
  exchanged: [{ unit: 'P-AR2', with: 'P-BI1' }],
  trained: [
    { unit: 'P-AR2', banner: 'blue' },
    { unit: 'P-AR2', banner: 'red' },
  ],
  'passage-opened': [{ unit: 'P-AR2', hex: 'D5' }],
  healed: [
    { unit: 'P-AR2', figures: 2 },
    { unit: 'P-AR2', figures: 4 },
  ],
  purified: [{ unit: 'P-AR2' }],
  attack: ATTACK_KINDS.map((how) => ({
    how,
    seat: 0,
    attacker: how === 'spell' ? '' : 'P-AR2',
    target: 'S-RC1',
  })),
  rolled: [
    { how: 'attack', seat: 0, attacker: 'P-AR2', target: 'S-RC1', faces: ['G', 'G', 'S'] },
    { how: 'battle-back', seat: 1, attacker: 'S-RC1', target: 'P-AR2', faces: ['F', 'L', 'B', 'R'] },
    { how: 'spell', seat: 0, attacker: '', target: 'S-RC1', faces: ['L'] },
  ],
  power: POWER_IDS.map((power) => ({ unit: 'P-AR2', target: 'S-RC1', power })),
  concentrated: [
    { unit: 'P-AR2', stored: 1 },
    { unit: 'P-AR2', stored: 2 },
  ],
  lost: [
    { unit: 'P-AR2', hex: 'E6', count: 1, left: 3 },
    { unit: 'P-AR2', hex: 'E6', count: 2, left: 0 },
  ],
  critical: [{ unit: 'P-AR2', faces: ['G'] }],
  eliminated: UNIT_TYPE_IDS.map((type) => ({ unit: 'P-AR2', camp: 0, type, hex: 'E6' })),
  ignored: [
    { unit: 'P-AR2', count: 1 },
    { unit: 'P-AR2', count: 2 },
  ],
  blocked: [{ unit: 'P-AR2' }],
  trampled: [{ unit: 'P-AR2', by: 'P-SP1' }],
  cornered: [{ unit: 'P-SP1', faces: ['G', 'R'] }],
  panic: [{ unit: 'P-AR2', seat: 1, faces: ['B', 'B'] }],
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
  ['order', 'P-AR2'],
  ['done'],
  ['pick', 'P-AR2'],
  ['to', 'E6'],
  ['rush', 'E6', 'S-RC1'],
  ['passage'],
  ['open', 'D5'],
  ['train'],
  ['stay'],
  ['heal'],
  ['decline'],
  ['attack', 'P-AR2', 'S-RC1'],
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
  ['target', 'P-AR2'],
  ['strike', 'P-AR2'],
  ['discard', 'card:LE'],
  ['discard', 'lore:WIZ-14'],
  ['cards'],
  ['both'],
  ['tokens'],
];

/** With nothing named, and with something. */
const maybe = (rule: string, ...refs: string[]): Refusal[] => [
  { rule, where: [] },
  ...refs.map((ref) => ({ rule, where: [ref] })),
];

const refusals: readonly Refusal[] = [
  { rule: 'BLO-1.1', where: [], params: { seats: 3 } },
  { rule: 'BLO-1.2' },
  { rule: 'BLO-1.2', where: ['P-AR2'], params: { figures: 5 } },
  { rule: 'BLO-1.4', where: ['P-AR2'], params: { figures: 1 } },
  { rule: 'BLO-1.6', where: ['E6'] },
  { rule: 'BLO-1.9', where: [], params: { adventure: 'another' } },
  { rule: 'BLO-1.10', where: ['card:LE'], params: { count: 3 } },
  ...maybe('BLO-2.2', 'card:LE', 'P-AR2', 'nonsense'),
  { rule: 'BLO-2.5', where: ['P-AR2'] },
  ...maybe('BLO-3.1', 'S-RC1'),
  ...maybe('BLO-3.2', 'S-RC1', 'nonsense'),
  { rule: 'BLO-3.4', where: ['P-AR2'] },
  { rule: 'BLO-3.5', where: ['P-AR2'] },
  { rule: 'BLO-4.1', where: ['P-AR2'] },
  { rule: 'BLO-4.2' },
  { rule: 'BLO-4.3', where: ['E6'], params: { same: true } },
  { rule: 'BLO-4.3', where: ['P-AR2', 'E6'], params: { blocked: true } },
  ...maybe('BLO-4.3', 'P-AR2', 'E6', 'nonsense'),
  ...['BLO-4.6', 'BLO-4.7', 'BLO-14.16'].flatMap((rule) =>
    [0, 1, 4].map((most) => ({ rule, where: ['P-AR2', 'A1'], params: { most } })),
  ),
  { rule: 'BLO-5.1' },
  { rule: 'BLO-5.2', where: ['P-AR2'] },
  ...maybe('BLO-5.3', 'P-AR2', 'nonsense'),
  { rule: 'BLO-5.6', where: ['P-AR2', 'S-RC1'], params: { range: 1 } },
  { rule: 'BLO-5.6', where: ['P-AR2', 'S-RC1'], params: { range: 4 } },
  { rule: 'BLO-5.7', where: ['P-AR2', 'S-RC1'] },
  { rule: 'BLO-5.7', where: ['P-AR2', 'S-RC1', 'S-BI2'] },
  { rule: 'BLO-5.9', where: ['D6'], params: { target: 'S-RC1' } },
  { rule: 'BLO-5.9', where: ['D6', 'half', 'half'], params: { target: 'S-RC1' } },
  { rule: 'BLO-6.5', where: ['P-AR2', 'S-RC1'] },
  { rule: 'BLO-6.6', where: ['P-AR2'] },
  ...maybe('BLO-8.2', 'A1', 'nonsense'),
  ...maybe('BLO-8.3', 'C6', 'nonsense'),
  { rule: 'BLO-9.2', where: ['P-AR2'], params: { most: 1 } },
  { rule: 'BLO-9.2', where: ['P-AR2'], params: { most: 3 } },
  ...maybe('BLO-10.2', 'A1', 'nonsense'),
  ...maybe('BLO-10.3', 'A1', 'nonsense'),
  ...maybe('BLO-10.5', 'P-AR2', 'nonsense'),
  { rule: 'BLO-11.1' },
  ...maybe('BLO-12.1', 'card:LE', 'nonsense'),
  { rule: 'BLO-13.5', where: ['E6'] },
  { rule: 'BLO-13.5', where: ['E6', 'S-RC1'] },
  { rule: 'BLO-13.5', where: ['P-AR2', 'S-RC1'] },
  { rule: 'BLO-13.6', where: ['P-AR2'] },
  { rule: 'BLO-13.6', where: ['P-AR2', 'P-BI1'] },
  { rule: 'BLO-13.9', where: ['E6'] },
  ...['BLO-14.11', 'BLO-14.18'].flatMap((rule) =>
    [0, 1].map((goblet) => ({ rule, where: ['P-AR2'], params: { price: 3, goblet } })),
  ),
  ...maybe('BLO-14.12', 'P-AR2'),
  ...maybe('BLO-14.13', 'P-AR2'),
  { rule: 'BLO-14.13', where: ['P-AR2'], params: { stored: 3 } },
  { rule: 'BLO-14.17', where: ['P-AR2'] },
  ...maybe('BLO-14.19', 'P-AR2'),
  { rule: 'BLO-15.1', where: [], params: { tokens: 35 } },
  { rule: 'BLO-15.3' },
  { rule: 'BLO-15.3', where: [], params: { notHeld: true } },
  { rule: 'BLO-15.3', where: ['lore:WIZ-14'], params: { notHeld: true } },
  { rule: 'BLO-15.3', where: ['lore:WIZ-14'], params: { noTarget: true } },
  { rule: 'BLO-15.3', where: ['lore:WIZ-14'] },
  ...[0, 1, 5].map((goblet) => ({ rule: 'BLO-15.5', where: ['lore:WIZ-14'], params: { cost: 10, goblet } })),
  { rule: 'BLO-15.6', where: ['lore:WIZ-14'] },
  { rule: 'BLO-15.7', where: ['lore:WIZ-14'] },
  ...maybe('BLO-15.18', 'lore:WIZ-14', 'P-AR2', 'left', 'card:LE', 'nonsense'),
  ...maybe('BLO-15.19', 'E6', 'nonsense'),
  ...maybe('BLO-15.20', 'lore:WIZ-14', 'nonsense'),
  ...maybe('BLO-15.21', 'lore:WIZ-14', 'nonsense'),
  ...maybe('BLO-15.25', 'P-AR2', 'nonsense'),
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
  { rule: 'BLO-18.5', where: ['P-AR2'] },
  { rule: 'BLO-18.6', where: ['P-AR2'] },
  { rule: 'BLO-18.8', where: ['P-AR2'] },
  { rule: 'BLO-18.8', where: ['E6'] },
  { rule: 'BLO-18.9' },
  { rule: 'BLO-18.10', where: ['E6'] },
  { rule: 'BLO-18.15', where: ['E6'] },
];

const samples = {
  prompts,
  events,
  choices,
  refusals,
  results: game.endings.flatMap((ending) => [
    { ending, winners: [0], scores: [1, 0] },
    { ending, winners: [1], scores: [2, 4] },
    { ending, winners: [0, 1], scores: [3, 3] },
  ]),
  verbs: VERBS,
  refusing: REFUSING,
  used: {
    prompts: namedIn(rules, /prompt: '([a-z-]+)'/g, /prompt: inSection \? '([a-z-]+)' : '([a-z-]+)'/g),
    events: namedIn(
      rules,
      /(?:emit\(|seen = |instead: )\s*\{\s*kind: '([a-z-]+)'/g,
      /tellDraw\(ctx, '([a-z-]+)'/g,
    ),
    choices: namedIn(
      rules,
      /Choice => \['([a-z-]+)'/g,
      /(?:fallback: |push\(|\?\? |\? |, |: |\[|\()\['([a-z-]+)'(?:\]|, [a-z`])/g,
      /(?:verb|choice\[0\]) [!=]== '([a-z-]+)'/g,
    ),
    refusals: namedIn(rules, /'(BLO-\d+\.\d+)'/g),
  },
  raw: /\b(card|lore|landmark|master):\S|_/,
  refs: [
    ...UNIT_TYPE_IDS.flatMap((type) => [`P-${unitType[type].code}1`, `S-${unitType[type].code}12`]),
    ...HEX_IDS,
    ...COMMAND_IDS.map((id) => `card:${id}`),
    ...LORE_IDS.map((id) => `lore:${id}`),
    ...LANDMARK_IDS.map((id) => `landmark:${id}`),
    ...COUNCIL_SEATS.map((id) => `master:${id}`),
    ...FLANKS.filter((id) => id !== 'centre'),
    ...POWER_IDS,
    'half',
  ],
  plain: ['centre', '3', 'P-XX1', 'Q-AR1'],
  silent: 'BLO-1.8',
};

describeWords(battlelore, samples);

describeWalks(battlelore, samples, {
  tables: ADVENTURE_IDS.map((adventure) => ({ seats: 2, options: { adventure, turnCap: 30 } })),
  steps: { said: 300, wrong: 250, boards: 200 },
  oneBoardIn: 50,
  things: [
    UNIT_TYPE_IDS.flatMap((type) =>
      [1, 2].flatMap((n) => ['P', 'S'].map((c) => `${c}-${unitType[type].code}${n}`)),
    ),
    HEX_IDS,
    [...COMMAND_IDS.map((id) => `card:${id}`), ...LORE_IDS.map((id) => `lore:${id}`)],
    [
      ...LANDMARK_IDS.map((id) => `landmark:${id}`),
      ...COUNCIL_SEATS.map((id) => `master:${id}`),
      ...FLANKS,
      ...POWER_IDS,
      '0',
      '9',
      'nonsense',
    ],
  ],
  least: { said: 2000, refused: 40 },
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
  expect(messages.en.event(event)).toBe(
    'Dice of unit P-AR2 (archers) against unit S-RC1 (heavy cavalry): 2 × green helmet, sword-on-shield.',
  );
  expect(messages.fr.event(event)).toBe(
    'Dés de l’unité P-AR2 (archers) contre l’unité S-RC1 (cavalerie lourde)\u00a0: 2 × casque vert, épée-sur-bouclier.',
  );
});

test('French articles agree', () => {
  expect(messages.fr.choice(['gain-ground', 'E6'])).toBe('S’emparer de la case E6');
  expect(messages.fr.choice(['raise', 'master:creature'])).toBe('Élever la Créature d’un niveau');
  expect(messages.fr.choice(['place', 'landmark:creature_lair', 'C4'])).toBe(
    'Placer l’Antre de créature sur la case C4',
  );
  expect(messages.fr.event({ kind: 'stole', seat: 0, count: 2 })).toBe(
    'Le camp du Fanion vole 2 pions Arcane au camp de l’Étendard.',
  );
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
    const board = messages.en.board(begun().begin().match.view(0));
    for (const id of HEX_IDS) expect(board).toMatch(new RegExp(`[│║]${id}[ ♣≈▒★┊]`));
    expect(cells(board, '│A1')[1]).toBe('A1 ≈  ');
    expect(cells(board, '│C1')[4]).toBe('C4  ★ ');
    expect(cells(board, '│E1')[6]).toBe('E6 ♣  ');
    expect(cells(board, '│F1')[6]).toBe('F6  ▒ ');
  });

  test('shows every unit: its camp, its kind, its figures, its colour, its name and its marks', () => {
    const sitting = begun().ordered('F6').at('E6', { web: true, poison: true }).begin('combat');
    const board = messages.en.board(sitting.match.view(0));
    expect(cells(board, '◆AR3')[6]).toBe('◆AR3 G');
    expect(cells(board, 'AR1 ')[6]).toBe('AR1 wp');
    expect(cells(board, '●BI4')[6]).toBe('●BI4 B');
    expect(board).toContain('●RC3 R');
    expect(cells(board, 'BI1*')[6]).toBe('BI1*  ');
    expect(messages.fr.board(sitting.match.view(0))).toContain('AR1 tp');
  });

  test('names the sections as each side sees them, and marks the lines between them', () => {
    const lines = messages.en.board(begun().begin().match.view('spectator')).split('\n');
    expect(lines[1]).toMatch(/right flank +centre +left flank/);
    expect(lines.find((line) => line.includes('left flank') && line !== lines[1])).toMatch(
      /left flank +centre +right flank/,
    );
    expect(lines.filter((line) => line.includes('║')).every((line) => line.charAt(28) === '║')).toBe(true);
    expect(lines.filter((line) => line.includes('┊') && line.charAt(28) === '┊').length).toBeGreaterThan(8);
  });

  test('lists the hand of the viewer alone', () => {
    const { match } = begun().hand('P', 'LE', 'GA').hand('S', 'BL', 'BL').begin('command', 'asked');
    expect(messages.en.board(match.view(0))).toContain('Command: General Advance, Leadership');
    expect(messages.en.board(match.view(0))).not.toContain('Battle Lust');
    expect(messages.fr.board(match.view(1))).toContain('Commandement\u00a0: Soif de combat ×2');
    expect(messages.fr.board(match.view('spectator'))).not.toContain('Soif de combat');
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
    const board = messages.en.board(match.view(0));
    expect(board).toContain('Lore: Fireball (10), Bless (6), Foiled! (X+3)');
    expect(board).toContain('Council: Commander 1, Wizard 2');
    expect(board).toContain('goblet 5');
    expect(messages.en.board(match.view(1))).not.toContain('Fireball');
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
    const board = messages.en.board(sitting.match.view('spectator'));
    expect(sitting.question?.prompt).toBe('ignore-flags');
    expect(board).toContain('Attack: ●BI4 S-BI1 F6 against ◆BI3 P-BI2 E6 · 3 dice: B F R · 1 hit');
  });
});
