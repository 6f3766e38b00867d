import { describeWalks, describeWords } from '@gonfalon/game-tests/suite';
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
import { en } from '../messages/en.ts';
import { game } from '../rules/game.ts';
import { ATTACK_KINDS } from '../rules/state.ts';
import type { Events, Prompts, RefusingRule, Verbs } from '../rules/vocabulary.ts';
import { CAMP_MARKS, LANDMARK_MARKS, OBJECTIVE_MARK, TERRAIN_MARKS } from '../text-board/map.ts';
import { field } from './field.ts';

const { messages } = battlelore;

const prompts: { readonly [P in keyof Prompts]: readonly Prompts[P][] } = {
  council: [{ left: 0 }, { left: 1 }, { left: 5 }],
  landmark: [{}],
  'keep-lore': [{ left: 1 }, { left: 3 }],
  command: [0, 2].flatMap((cards) => [
    { cards, instead: [] },
    { cards, instead: ['CLE-15', 'WAR-14'] as const },
  ]),
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

const UNIT = ['P-AR2'];
const ALONE = [[]];

const choices: { readonly [Verb in keyof Verbs]: readonly (readonly string[])[] } = {
  raise: COUNCIL_SEATS.map((id) => [`master:${id}`]),
  confirm: ALONE,
  place: LANDMARK_IDS.map((id) => [`landmark:${id}`, 'C4']),
  keep: [['card:LE'], ['lore:WIZ-14']],
  command: COMMAND_IDS.map((id) => [`card:${id}`]),
  play: LORE_IDS.map((id) => [`lore:${id}`]),
  pass: ALONE,
  order: [UNIT],
  done: ALONE,
  pick: [UNIT],
  to: [['E6']],
  rush: [['E6', 'S-RC1']],
  passage: ALONE,
  open: [['D5']],
  train: ALONE,
  stay: ALONE,
  heal: ALONE,
  decline: ALONE,
  attack: [['P-AR2', 'S-RC1']],
  'gain-ground': [['E6']],
  pursue: [['D6']],
  'battle-back': ALONE,
  ignore: [['0'], ['1'], ['3']],
  retreat: [['C6']],
  power: POWER_IDS.flatMap((id) => [[id], [id, '0'], [id, '1']]),
  concentrate: ALONE,
  goblet: ALONE,
  section: FLANKS.map((id) => [id]),
  target: [UNIT],
  strike: [UNIT],
  discard: [['card:LE'], ['lore:WIZ-14']],
  cards: ALONE,
  both: ALONE,
  tokens: ALONE,
};

type Concern = Omit<Refusal, 'rule'>;

const one = (...refs: string[]): Concern[] => refs.map((ref) => ({ where: [ref] }));
const tooFar = [0, 1, 4].map((most) => ({ where: ['P-AR2', 'A1'], params: { most } }));
const tooDear = [0, 1].map((goblet) => ({ where: UNIT, params: { price: 3, goblet } }));

const refusals: { readonly [Rule in RefusingRule]: readonly Concern[] } = {
  'BLO-1.1': [{ params: { seats: 3 } }],
  'BLO-1.2': [{}, { where: UNIT, params: { figures: 5 } }],
  'BLO-1.4': [{ where: UNIT, params: { figures: 1 } }],
  'BLO-1.6': one('E6'),
  'BLO-1.9': [{ params: { adventure: 'another' } }],
  'BLO-1.10': [{ where: ['card:LE'], params: { count: 3 } }],
  'BLO-2.1': [{ params: { verb: 'attack' } }, ...one('P-AR2', 'E6', 'lore:WIZ-14')],
  'BLO-2.2': [{}, ...one('card:LE')],
  'BLO-2.5': one('P-AR2'),
  'BLO-3.1': [{ params: { verb: 'pick' } }, ...one('S-RC1')],
  'BLO-3.2': one('S-RC1'),
  'BLO-3.4': one('P-AR2'),
  'BLO-3.5': one('P-AR2'),
  'BLO-4.1': one('P-AR2'),
  'BLO-4.2': [{ params: { verb: 'attack' } }],
  'BLO-4.3': [
    { where: ['E6'], params: { same: true } },
    { where: ['P-AR2', 'E6'], params: { blocked: true } },
    ...one('P-AR2', 'E6'),
  ],
  'BLO-4.6': tooFar,
  'BLO-4.7': tooFar,
  'BLO-5.2': one('P-AR2'),
  'BLO-5.3': [
    ...one('P-AR2'),
    { where: UNIT, params: { noTarget: true } },
    { where: ['P-BI1'], params: { attacker: 'P-AR2' } },
  ],
  'BLO-5.6': [1, 4].map((range) => ({ where: ['P-AR2', 'S-RC1'], params: { range } })),
  'BLO-5.7': [{ where: ['P-AR2', 'S-RC1'] }, { where: ['P-AR2', 'S-RC1', 'S-BI2'] }],
  'BLO-5.9': [['D6'], ['D6', 'half', 'half']].map((where) => ({ where, params: { target: 'S-RC1' } })),
  'BLO-6.5': [{ where: ['P-AR2', 'S-RC1'] }],
  'BLO-6.6': one('P-AR2'),
  'BLO-8.2': one('A1'),
  'BLO-8.3': one('C6'),
  'BLO-9.2': [1, 3].map((most) => ({ where: ['P-AR2', '4'], params: { most } })),
  'BLO-10.2': one('A1'),
  'BLO-10.3': one('A1'),
  'BLO-10.5': [...one('P-AR2'), { where: ['P-BI1'], params: { attacker: 'P-AR2' } }],
  'BLO-12.1': one('card:LE'),
  'BLO-13.5': [
    ...[['E6'], ['E6', 'S-RC1'], ['P-AR2', 'S-RC1']].map((where) => ({ where })),
    { where: UNIT, params: { noRush: true } },
    { where: ['E6'], params: { needless: true } },
    { where: ['E6'], params: { alone: true } },
  ],
  'BLO-13.6': [UNIT, ['P-AR2', 'P-BI1']].map((where) => ({ where })),
  'BLO-13.9': one('E6'),
  'BLO-14.11': tooDear,
  'BLO-14.12': [{ where: ['P-AR2', 'web'] }, { where: ['P-AR2', 'web'], params: { paid: 2 } }],
  'BLO-14.13': [
    { where: UNIT, params: {} },
    ...[{ stored: 3 }, { most: 2 }, { pool: 0 }].map((params) => ({ where: UNIT, params })),
  ],
  'BLO-14.16': tooFar,
  'BLO-14.17': one('P-AR2'),
  'BLO-14.18': tooDear,
  'BLO-14.19': [{ where: ['P-AR2', 'venom'] }],
  'BLO-15.1': [{ params: { tokens: 35 } }],
  'BLO-15.3': [{ notHeld: true }, { noTarget: true }, {}].map((params) => ({
    where: ['lore:WIZ-14'],
    params,
  })),
  'BLO-15.5': [0, 1, 5].map((goblet) => ({ where: ['lore:WIZ-14'], params: { cost: 10, goblet } })),
  'BLO-15.6': one('lore:WIZ-14'),
  'BLO-15.7': one('lore:WIZ-14'),
  'BLO-15.18': [
    {},
    ...one('lore:WIZ-14', 'P-AR2', 'left', 'card:LE'),
    ...['unit', 'flank'].map((wanted) => ({ where: ['lore:WIZ-14'], params: { wanted } })),
  ],
  'BLO-15.19': one('E6'),
  'BLO-15.20': [{ params: { verb: 'tokens' } }, ...one('lore:WIZ-14')],
  'BLO-15.21': one('lore:WIZ-14'),
  'BLO-15.25': one('P-AR2'),
  'BLO-16.5': [0, 2].map((count) => ({ where: ['lore:WIZ-14'], params: { count } })),
  'BLO-16.6': one('lore:WIZ-14'),
  'BLO-16.8': [
    { params: { left: 1 } },
    { params: { left: 3 } },
    { where: ['master:wizard'], params: { left: 0 } },
    { where: ['master:wizard'], params: { left: 2 } },
    ...one('master:creature'),
  ],
  'BLO-17.4': one('E6'),
  'BLO-18.3': one('E6', 'landmark:healing_pool'),
  'BLO-18.5': one('E6', 'P-AR2'),
  'BLO-18.6': one('P-AR2'),
  'BLO-18.8': [...one('P-AR2'), { where: UNIT, params: { rested: true } }],
  'BLO-18.9': [{ where: UNIT, params: { rested: true } }],
  'BLO-18.10': one('E6'),
  'BLO-18.15': one('E6'),
};

const samples = {
  prompts,
  events,
  choices: Object.entries(choices).flatMap(([verb, all]) => all.map((refs): Choice => [verb, ...refs])),
  refusals: Object.entries(refusals).flatMap(([rule, all]) => all.map((concern) => ({ rule, ...concern }))),
  results: game.endings.flatMap((ending) => [
    { ending, winners: [0], scores: [1, 0] },
    { ending, winners: [1], scores: [2, 4] },
    { ending, winners: [0, 1], scores: [3, 3] },
  ]),
  verbs: Object.keys(en.choices),
  refusing: Object.keys(en.refusals),
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
  least: { said: 2000, refused: 30 },
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
    'Dice of the unit of archers (P-AR2) against the unit of heavy cavalry (S-RC1): 2 × green helmet, sword-on-shield.',
  );
  expect(messages.fr.event(event)).toBe(
    'Dés de l’unité d’archers (P-AR2) contre l’unité de cavalerie lourde (S-RC1)\u00a0: 2 × casque vert, Épée sur bouclier.',
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
