import { describeWalks, describeWords } from '@gonfalon/game-tests/suite';
import type { Choice, Refusal } from '@gonfalon/kernel';
import { describe, expect, test } from 'vitest';
import {
  artefacts,
  CARDS,
  CELL_IDS,
  costs,
  EXITS_TEXT,
  FACTION_IDS,
  LEGENDARY_CARDS,
  TERRAIN_PILE_IDS,
  UNIT_IDS,
} from '../content/index.ts';
import { battalia } from '../index.ts';
import { en } from '../messages/en.ts';
import { game } from '../rules/game.ts';
import type { BattaliaVocabulary } from '../rules/vocabulary.ts';
import { table } from './table.ts';

type Vocabulary = BattaliaVocabulary;
const { messages } = battalia;

const prompts: { readonly [P in keyof Vocabulary['prompts']]: readonly Vocabulary['prompts'][P][] } = {
  faction: [{}],
  home: [{}],
  opening: [{}],
  show: [{}],
  act: [{}],
  name: Object.keys(artefacts).map((pile) => ({ pile: pile as keyof typeof artefacts })),
  place: TERRAIN_PILE_IDS.flatMap((pile) => [{ pile }, { pile, level: 2 }]),
  pay: [
    { action: 'hire', cost: { provision: 3 }, cards: ['PRO', 'PRO', 'PRO'] },
    { action: 'create', cost: artefacts.scroll.cost, cards: ['CIT-B', 'CHF-R~1', 'PRI-G~*'] },
    { action: 'ride', ride: 2, cards: ['HRS-B~2', 'HRS-B~2'] },
    { action: 'walk', cost: { provision: 1 }, cards: ['CIT-R=weapon~1!'] },
  ],
  second: [{ cards: ['TNT-G', 'LOR-R'] }],
  remove: [{ card: 'CIT-B' }, { card: 'SWO' }],
  land: [{}],
  horn: [{ left: 1 }, { left: 2 }],
  drop: [{}],
  heroes: [{}],
  raise: (['attacker', 'defender', 'assault'] as const).flatMap((role) => [
    { role, total: 2, threshold: 4, against: 3 },
    { role, total: 4, threshold: 4, against: 3 },
  ]),
  wild: [{}],
  response: [
    { attacker: 0, attackerFaction: 'blue', target: 'd4', total: 4, defence: 2, distances: {} },
    { attacker: 0, attackerFaction: 'gold', target: 'red-1', total: 2, defence: 0, distances: { d4: 2 } },
  ],
  'ambush-back': [{ count: 1 }, { count: 3 }],
  join: [{ count: 1 }, { count: 2 }],
  claim: [{}],
};

const by = { seat: 1, faction: 'blue' } as const;
const cards = ['CIT-R', 'PRO', 'PRO', 'CIT-G=weapon', 'SWO'] as const;
const placed = { cell: 'g6', exits: 'NS', terrain: 'forest' } as const;

/** Every event, in the form of those who see all of it and in that of the others. */
const events: { readonly [K in keyof Vocabulary['events']]: readonly Vocabulary['events'][K][] } = {
  'faction-chosen': FACTION_IDS.map((faction) => ({ seat: 0, faction })),
  'home-chosen': [{ ...by, cell: 'a1' }],
  day: Object.keys(artefacts).map((id) => ({
    round: 9,
    illuminated: id as keyof typeof artefacts,
    paired: id as keyof typeof artefacts,
  })),
  turn: [{ ...by, round: 3 }],
  cohort: [
    { ...by, parts: [{ faction: 'green', size: 3 }], to: 2, toFaction: 'red' },
    {
      ...by,
      parts: [
        { faction: 'green', size: 3 },
        { faction: 'gold', size: 7 },
      ],
      to: 2,
      toFaction: 'red',
      cards: ['CIT-G', 'CIT-G', 'HAM'],
    },
  ],
  redealt: [{ ...by, cards: ['CIT-G', 'PRO'] }],
  drew: [
    { ...by, count: 1 },
    { ...by, count: 6, cards: ['PRO', 'PRO'] },
  ],
  reshuffled: [{ ...by, count: 9 }],
  'took-back': [
    { ...by, count: 2 },
    { ...by, count: 1, cards: ['LOR-B'] },
  ],
  hired: CARDS.map((card) => ({ ...by, card, cards: ['PRO', 'PRO'] })),
  created: [
    { ...by, card: 'TOO-B', cards },
    { ...by, card: 'AMU-R', cards, named: 'red' },
  ],
  'road-built': TERRAIN_PILE_IDS.map((pile) => ({ ...by, ...placed, pile, cards })),
  'city-built': [{ ...by, ...placed, pile: 'city-4', level: 2, cards }],
  closed: [{ cells: ['c3'] }, { cells: ['c3', 'd3', 'e3'] }],
  upgraded: [{ ...by, cell: 'c3', level: 4, cards }],
  recruited: [{ ...by, hero: 'blue-1', cell: 'c3', cards }],
  moved: (['walk', 'ride', 'fly'] as const).flatMap((way) => [
    { ...by, hero: 'blue-2', from: 'c3' as const, to: 'd3' as const, way, cards: [] },
    { ...by, hero: 'gold-2', from: 'c3' as const, to: 'd3' as const, way, cards: ['PRO'] },
  ]),
  promoted: [{ ...by, source: 'TTL-R', target: 'CIT-B', card: 'CHF-B' }],
  recoloured: [{ ...by, source: 'CIT-B=scroll', target: 'AMU-B', named: 'gold', card: 'AMU-Y' }],
  converted: [{ ...by, source: 'SCR-B', named: 'green', card: 'SCR-R' }],
  rolled: [1, 2, 3, 4, 5, 6].map((die) => ({ ...by, source: 'AMU-B', target: 'PRO', die })),
  dropped: [{ ...by, card: 'CIT-B' }],
  pitched: [{ ...by, tent: 'tent-1', card: 'TNT-B', content: ['LOR-B', 'CHF-R'], cards: ['PRO'] }],
  struck: [{ ...by, tent: 'tent-2', card: 'HAM', content: ['LOR-B'] }],
  summoned: [
    { ...by, cards: [] },
    { ...by, cards: ['LOR-B', 'TOO-B'] },
  ],
  ambushed: [
    { ...by, removed: 'PRO' },
    { ...by, removed: 'PRO', card: 'LOR-B' },
  ],
  attacked: [
    { ...by, defender: 0, defenderFaction: 'green', cell: 'd3', target: 'd3', heroes: 1 },
    { ...by, defender: 0, defenderFaction: 'green', cell: 'd3', target: 'green-2', heroes: 2 },
  ],
  assaulted: [{ ...by, cell: 'd4', defence: 8 }],
  raised: [{ ...by, cards, total: 7, threshold: 5 }],
  countered: [by],
  reclaimed: [
    { ...by, count: 2 },
    { ...by, count: 1, cards: ['LOR-B'] },
  ],
  joined: [0, 1, 2].map((heroes) => ({ ...by, heroes })),
  surrendered: [by, { ...by, unasked: true }],
  retreated: [{ ...by, hero: 'blue-1', to: 'd4', cards: ['PRO', 'PRO'] }],
  'battle-won': [{ ...by, over: 0, overFaction: 'red', total: 8, against: 8 }],
  'assault-won': [{ ...by, cell: 'c2', total: 5, defence: 4 }],
  'assault-failed': [{ ...by, cell: 'c2', total: 4, defence: 4 }],
  demobilised: [{ ...by, hero: 'blue-1' }],
  conquered: [
    { ...by, cell: 'c2', from: 0, fromFaction: 'gold', level: 3 },
    { ...by, cell: 'c2', from: 0, fromFaction: 'gold', level: 0 },
  ],
  undefended: [{ cell: 'c2' }],
  annexed: [
    { ...by, cell: 'c2', level: 1 },
    { ...by, cell: 'c2', level: 4, lord: 'LOR-Y', legendary: 'WIN' },
  ],
  claimed: LEGENDARY_CARDS.map((card) => ({ ...by, card })),
  discarded: [{ ...by, cards: ['PRO', 'CIT-B'] }],
  'tents-ended': [{ ...by, cards: ['LOR-B', 'TNT-G'] }],
  resigned: [by, { seat: 2 }],
};

const choices: readonly Choice[] = [
  ...FACTION_IDS.flatMap((id): Choice[] => [
    ['faction', id],
    ['name', id],
    ['scroll', 'SCR-B', 'CIT-B~1', id],
    ['convert', 'SCR-B~1!', id],
  ]),
  ['home', 'a1'],
  ['cohort'],
  ['redeal'],
  ['keep'],
  ['show', 'seat-2'],
  ...UNIT_IDS.map((id): Choice => ['hire', id]),
  ...Object.keys(artefacts).map((id): Choice => ['create', id]),
  ...TERRAIN_PILE_IDS.flatMap((id): Choice[] => [
    ['road', id],
    ['city', id, '2'],
  ]),
  ['upgrade', 'c3'],
  ['recruit', 'c3'],
  ['walk', 'blue-1', 'c3'],
  ['ride', 'blue-1', 'c3'],
  ['fly', 'blue-1'],
  ['title', 'TTL-B~2^', 'CIT-B', 'chief'],
  ['amulet', 'AMU-B', 'PRO'],
  ['pitch', 'TNT-B', 'CIT-B~*'],
  ['strike', 'tent-1'],
  ['horn', 'HOR'],
  ...CARDS.map((card): Choice => ['ambush', card]),
  ['attack', 'c3', 'WPN-B'],
  ['attack', 'red-2', 'CIT-G=weapon~1!'],
  ['assault', 'd4', 'SWO'],
  ['annex', 'c3'],
  ['end'],
  ['place', 'c3', 'NES'],
  ['auto'],
  ['lay', 'TOO-B~2!'],
  ['add', 'CHF-B'],
  ['done'],
  ['remove', 'PRO'],
  ['land', 'd4'],
  ['take', 'LOR-B'],
  ['stop'],
  ['drop', 'CIT-B'],
  ['one'],
  ['both'],
  ['cheapest'],
  ['hold'],
  ['pass'],
  ['as', 'lord'],
  ['counter'],
  ['surrender'],
  ['retreat', 'd4', 'PRO'],
  ['retreat', 'd4', 'HRS-B'],
  ['reclaim'],
  ['leave'],
  ...['0', '1', '2'].map((number): Choice => ['join', number]),
  ...LEGENDARY_CARDS.map((card): Choice => ['claim', card]),
];

const cost = costs.recruit;

/** Every rule that refuses with every kind of facts and things that it does so with. */
const refusals: readonly Refusal<Vocabulary['refusals']>[] = [
  { rule: 'BTA-1.12', where: ['lord'] },
  { rule: 'BTA-2.8', where: ['gold'], params: { inPlay: true } },
  { rule: 'BTA-2.8', where: ['gold'], params: { inPlay: false } },
  { rule: 'BTA-2.9', where: ['a1'], params: { taken: true } },
  { rule: 'BTA-2.9', where: ['a2'], params: { taken: false } },
  { rule: 'BTA-3.1' },
  { rule: 'BTA-3.1', params: { verb: 'keep' } },
  { rule: 'BTA-3.1', where: ['d4'] },
  { rule: 'BTA-4.1' },
  { rule: 'BTA-4.5', where: ['seat-0'] },
  { rule: 'BTA-4.6' },
  { rule: 'BTA-5.2' },
  { rule: 'BTA-5.3' },
  { rule: 'BTA-5.4', where: ['CIT-B'] },
  { rule: 'BTA-5.6' },
  { rule: 'BTA-6.5', where: ['CIT-B'] },
  { rule: 'BTA-6.12', where: ['CIT-B~2!'] },
  { rule: 'BTA-6.13', where: ['CIT-B'] },
  { rule: 'BTA-6.17', where: ['CIT-B~1^'] },
  { rule: 'BTA-7.1', where: ['tool'] },
  { rule: 'BTA-7.1', where: ['lord'], params: { cost: { provision: 5 } } },
  { rule: 'BTA-8.1', where: ['lord'] },
  { rule: 'BTA-8.1', where: ['amulet'], params: { cost: artefacts.amulet.cost } },
  { rule: 'BTA-8.3', where: ['gold'] },
  { rule: 'BTA-9.1', where: ['road-t'], params: { cost: costs.road.crossing } },
  { rule: 'BTA-9.2', params: { level: '7' } },
  { rule: 'BTA-9.2', params: { level: '2', cost: costs.city[2] } },
  { rule: 'BTA-9.3', where: ['c3'] },
  { rule: 'BTA-9.3', where: ['c3'], params: { top: 4 } },
  { rule: 'BTA-9.3', where: ['c3'], params: { cost: costs.upgradeTo[3] } },
  { rule: 'BTA-9.4', where: ['city-1'] },
  { rule: 'BTA-9.4', where: ['road-t'], params: { nowhere: true } },
  { rule: 'BTA-9.4', where: ['road-t'], params: { exits: 'NS' } },
  { rule: 'BTA-9.5', where: ['c3'] },
  { rule: 'BTA-9.6', where: ['c3'] },
  { rule: 'BTA-9.7', where: ['c3'] },
  { rule: 'BTA-9.8', where: ['c3'] },
  { rule: 'BTA-9.8', where: ['c3'], params: { exits: 'NS' } },
  { rule: 'BTA-9.10', where: ['c3'] },
  { rule: 'BTA-9.12', params: { level: '3' } },
  { rule: 'BTA-9.12', where: ['c3'], params: { level: '3' } },
  { rule: 'BTA-11.3' },
  { rule: 'BTA-11.3', where: ['CIT-B'], params: { source: true } },
  { rule: 'BTA-11.3', where: ['AMU-B'], params: { itself: true } },
  { rule: 'BTA-11.7' },
  { rule: 'BTA-11.7', where: ['TOO-B'] },
  { rule: 'BTA-11.7', where: ['CIT-B'], params: { source: true } },
  { rule: 'BTA-11.7', where: ['LOR-B'], params: { lord: true } },
  { rule: 'BTA-11.7', where: ['lord'], params: { pile: true } },
  { rule: 'BTA-11.8' },
  { rule: 'BTA-11.8', where: ['PRO'] },
  { rule: 'BTA-11.8', where: ['CIT-B'], params: { source: true } },
  { rule: 'BTA-11.8', where: ['SCR-B'], params: { itself: true } },
  { rule: 'BTA-11.8', where: ['gold'], params: { faction: true } },
  { rule: 'BTA-11.10' },
  { rule: 'BTA-11.10', where: ['CIT-B'], params: { source: true } },
  { rule: 'BTA-11.10', where: ['TNT-B'], params: { itself: true } },
  { rule: 'BTA-11.10', where: ['PRO'], params: { provision: true } },
  { rule: 'BTA-11.11', where: ['tent-3'] },
  { rule: 'BTA-11.11', where: ['tent-1'], params: { fresh: true } },
  { rule: 'BTA-11.14', where: ['SCR-B~1'] },
  { rule: 'BTA-12.1', where: ['SWO'] },
  { rule: 'BTA-12.5' },
  { rule: 'BTA-12.5', where: ['a2'] },
  { rule: 'BTA-12.6' },
  { rule: 'BTA-12.6', where: ['TOO-B'] },
  { rule: 'BTA-12.6', params: { empty: true } },
  { rule: 'BTA-12.6', where: ['TOO-B'], params: { missing: true } },
  { rule: 'BTA-13.1', where: ['c3'] },
  { rule: 'BTA-13.1', params: { heroes: true } },
  { rule: 'BTA-13.1', params: { cost } },
  { rule: 'BTA-13.3', where: ['c3'] },
  { rule: 'BTA-13.8', where: ['red-1'] },
  { rule: 'BTA-13.8', params: { price: 1 } },
  { rule: 'BTA-13.8', where: ['c3'], params: { price: 3 } },
  { rule: 'BTA-13.9' },
  { rule: 'BTA-13.9', where: ['c3'], params: { price: 0 } },
  { rule: 'BTA-13.9', where: ['c3'], params: { price: 5 } },
  { rule: 'BTA-13.10', where: ['red-2'] },
  { rule: 'BTA-14.1', where: ['c3'] },
  { rule: 'BTA-14.3' },
  { rule: 'BTA-14.3', where: ['CIT-B'] },
  { rule: 'BTA-14.10' },
  { rule: 'BTA-14.14', params: { number: '2', count: 1 } },
  { rule: 'BTA-14.18', where: ['TOO-B'] },
  { rule: 'BTA-14.18', where: ['AMU-B'], params: { strength: 0 } },
  { rule: 'BTA-14.20', where: ['TOO-B'] },
  { rule: 'BTA-14.24', where: ['c3'] },
  { rule: 'BTA-14.24', where: ['c3'], params: { hero: false } },
  { rule: 'BTA-14.28', where: ['c3'] },
  { rule: 'BTA-14.29', where: ['c3'], params: { distance: 3 } },
  { rule: 'BTA-14.29', where: ['PRO'], params: { distance: 3 } },
  { rule: 'BTA-14.30', where: ['c3'] },
  { rule: 'BTA-14.34' },
  { rule: 'BTA-14.34', params: { total: 2, threshold: 4 } },
  { rule: 'BTA-14.37' },
  { rule: 'BTA-15.1', where: ['c2'] },
  { rule: 'BTA-15.1', where: ['c2'], params: { guards: 0 } },
  { rule: 'BTA-15.4', where: ['d4'] },
  { rule: 'BTA-15.4', where: ['SWO'], params: { gone: true } },
  { rule: 'BTA-15.4', where: ['TOO-B'], params: { gone: false } },
  { rule: 'BTA-15.5' },
  { rule: 'BTA-15.5', params: { left: 0 } },
  { rule: 'BTA-19.5', where: ['c3'] },
  { rule: 'BTA-20.5', where: ['c2'] },
];

const results = game.endings.flatMap((ending) => [
  { ending, winners: [0], scores: [1, 0] },
  { ending, winners: [0, 2, 3], scores: [12, 0, 12, 12] },
]);

const refs = [
  ...CARDS,
  'CIT-B~1',
  'CIT-B~*',
  'TOO-B~2!',
  'CIT-R=weapon~1!',
  ...TERRAIN_PILE_IDS,
  ...CELL_IDS,
  ...EXITS_TEXT.slice(1),
  ...FACTION_IDS.flatMap((id) => [id, `${id}-1`, `${id}-2`]),
  'tent-1',
  'seat-0',
];

const samples = {
  prompts,
  events,
  choices,
  refusals,
  results,
  verbs: Object.keys(en.choices),
  refusing: Object.keys(en.refusals),
  raw: /[A-Z]{3}-[GBRY]|~|\b(?:PRO|HAM|SWO|SHI|WIN|HOR)\b|\b(?:seat|tent)-|\b(?:green|blue|red|gold)-\d/,
  refs,
  plain: ['3'],
  silent: 'BTA-1.1',
};

describeWords(battalia, samples);

describeWalks(battalia, samples, {
  tables: [
    { seats: 2, options: { weekLimit: 3 } },
    { seats: 4, options: { weekLimit: 3, scenario: 'alt2', advanced: true } },
    { seats: 3, options: { weekLimit: 3, scenario: 'alt1' } },
  ],
  steps: { said: 900, wrong: 500, boards: 300 },
  oneBoardIn: 20,
  things: [
    refs,
    ['tool', 'citizen', 'lord', 'scroll', 'city-1', 'road-t', 'c3', 'd4', 'g6', 'a1', 'green-1', 'blue-2'],
    ['1', '2', '9', 'seat-0', 'seat-1', 'tent-1', 'green', 'gold'],
  ],
  least: { said: 900, refused: 25 },
});

test('no two things have the same name', () => {
  for (const w of [messages.en, messages.fr])
    expect(new Set(refs.map((ref) => w.ref(ref))).size).toBe(refs.length);
});

test('a seat is called by its faction once it has one', () => {
  const t = table({ players: { blue: {}, red: {} } });
  const at = { seats: 4, options: {}, view: t.view('spectator') };
  expect([messages.en.seat(0, at), messages.fr.seat(1, at)]).toEqual(['The Islanders', 'Les Ambrardents']);
  expect(messages.en.seat(0)).toBe('Player 1');
});

test('French adjectives agree with the cards', () => {
  expect(messages.fr.choice(['lay', 'WPN-Y'])).toBe('Poser une arme dorée');
  expect(messages.fr.choice(['lay', 'TOO-G'])).toBe('Poser un outil vert');
  expect(
    messages.fr.event({ kind: 'redealt', seat: 0, faction: 'blue', cards: ['AMU-B', 'AMU-B', 'PRO'] }),
  ).toBe('Les Insulaires demandent une nouvelle donne et défaussent 2 amulettes bleues et une provision.');
});

describe('the board', () => {
  const t = table({
    players: { blue: { hand: 'CIT-B PRO PRO', heroes: ['g6'] }, red: { hand: 'LOR-R', ambush: 'PRI-R' } },
    owners: { g7: 'blue 2', a1: 'red 1' },
    added: { g6: 'road NS forest' },
  });

  test('shows cities, defences, roads and heroes', () => {
    const board = messages.en.board(t.match.view('spectator'));
    expect(board).toContain('B2');
    expect(board).toContain('n4');
    expect(board).toContain('*8');
    expect(board).toMatch(/f \|B/);
  });

  test('lists the hand of the viewer alone', () => {
    expect(messages.en.board(t.match.view(t.seat('blue')))).toContain('your hand: citizen B, 2 × provision');
    expect(messages.fr.board(t.match.view(t.seat('red')))).toContain('votre main\u00a0: seigneur R');
    expect(messages.en.board(t.match.view('spectator'))).not.toContain('your hand');
  });

  test('adds a battle up', () => {
    const fight = table({
      round: 3,
      players: { blue: { hand: 'WPN-B CHF-B', heroes: ['g7'] }, red: { hand: 'PRO' } },
      owners: { g7: 'red 2' },
    }).choose('attack g7 WPN-B', 'lay CHF-B', 'hold');
    const board = messages.en.board(fight.match.view('spectator'));
    expect(board).toContain('B Islanders attack with 4: weapon B, chief B');
    expect(board).toContain('R Emberians defend with 2: nothing');
  });
});
