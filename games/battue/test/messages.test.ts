import { describeWalks, describeWords } from '@gonfalon/game-tests/suite';
import type { Choice, GameEvent, Refusal } from '@gonfalon/kernel';
import { describe, expect, test } from 'vitest';
import { EDGES, EVENT_IDS, LOOT_IDS, SPACE_IDS, TILE_IDS } from '../content/index.ts';
import { battue } from '../index.ts';
import { en } from '../messages/en.ts';
import { attackValue, defenceValue } from '../rules/battle-selectors.ts';
import { game } from '../rules/game.ts';
import type { Events, Prompts, RefusingRule } from '../rules/vocabulary.ts';
import { shorten } from '../text-board/map.ts';
import { table } from './table.ts';

const { messages } = battue;

const prompts: { readonly [P in keyof Prompts]: readonly Prompts[P][] } = {
  landmark: [{}],
  camp: [{}],
  'start-card': [{}],
  reinforce: [{}],
  move: [{}],
  conflict: [{}],
  'attack-card': [{}],
  'defence-card': [{}],
  'after-roll-card': [{}],
  'tie-card': [{}],
  'attrition-card': [{}],
  retreat: [{}],
  'free-flag': [{}],
  'fever-loss': [{}],
  'uprising-leader': [{}],
  'uprising-loss': [{}],
  'captured-map': [{}],
  'call-from': [{}],
  'call-count': [{}],
  'call-to': [{}],
  'end-card': [{}],
  'hand-limit': [{ excess: 1 }, { excess: 3 }],
  'gathering-discard': [{}],
  distribute: [{ left: 1 }, { left: 4 }],
  'order-loot': [{ place: 1 }, { place: 3 }],
  'card-discards': [
    { card: 'change-of-fate', gone: 0, least: 1 },
    { card: 'unseen-allies', gone: 1, least: 2 },
    { card: 'unseen-allies', gone: 2, least: 2 },
  ],
};

const rolled = { exchange: 2, attacker: 0, defender: 1, attackers: 5, defenders: 0, tile: 3 } as const;

/** Every event, in the form of those who see all of it and in that of the others. */
const events: { readonly [K in keyof Events]: readonly Events[K][] } = {
  'landmark-placed': [{ seat: 0, space: 'N-L1' }, { space: 'E-L2' }],
  'city-planned': [{ tiles: 0 }, { tiles: 12, name: { en: 'The Old Town', fr: 'La vieille ville' } }],
  'city-laid': [{ unused: 15 }],
  'camp-pitched': [{ seat: 1, edge: 'E', space: 'E-G' }],
  'match-begun': [{ seat: 2 }],
  turn: [{ seat: 3, round: 4 }],
  'spoiled-turn': [{ seat: 0 }],
  reinforced: [
    { seat: 0, place: 'camp:0', die: 2, gained: 1 },
    { seat: 0, place: 'N-M1', die: 6, gained: 3 },
  ],
  moved: [
    { seat: 0, from: 'camp:0', to: 'N-G', count: 6 },
    { seat: 0, from: 'N-G', to: 'N-M1', count: 1 },
  ],
  battle: [
    { seat: 0, defender: 1, space: 'PAL' },
    { seat: 0, defender: 1, space: 'PAL', gone: true },
  ],
  revealed: [
    { seat: 0, space: 'N-W1' },
    ...TILE_IDS.map((tile) => ({ seat: 0, space: 'N-M1', tile }) as const),
  ],
  rolled: [
    { ...rolled, attackDice: [4], defenceDie: 5, attack: 9, defence: 8 },
    { ...rolled, attackDice: [4, 2], defenceDie: 5, defenders: 6, attack: 13, defence: 16 },
    { ...rolled, attackDice: [1], attack: 8, defence: 3 },
  ],
  rerolled: [{ seat: 1, dice: [6], attack: 9, defence: 9 }],
  exchange: [
    { attacker: 0, defender: 1, attack: 9, defence: 8, won: true },
    { attacker: 0, defender: 1, attack: 8, defence: 8, won: true },
    { attacker: 0, defender: 1, attack: 8, defence: 8, won: false },
    { attacker: 0, defender: 1, attack: 7, defence: 8, won: false },
  ],
  lost: [
    { seat: 1, place: 'camp:1', count: 1, by: 'card:poison' },
    { seat: 1, place: 'W-T', count: 2 },
  ],
  gained: [{ seat: 1, place: 'S-W1', count: 2 }],
  retreated: [{ seat: 2, from: 'PAL', to: 'N-S4', count: 3 }],
  captured: [
    { seat: 0, space: 'PAL', from: 2 },
    { seat: 0, space: 'N-G' },
  ],
  repulsed: [{ seat: 0, space: 'N-G' }],
  'gave-up': [{ seat: 3, space: 'N-G' }],
  event: EVENT_IDS.map((event) => ({ seat: 0, event })),
  ambush: [{ seat: 0, die: 1 }],
  'saw-tile': [
    { seat: 0, space: 'N-M1', tile: 'M01' },
    { seat: 0, space: 'N-M1' },
  ],
  drew: [
    { seat: 0, count: 1, cards: ['glory'] },
    { seat: 0, count: 2 },
  ],
  'loot-reshuffled': [{ count: 30 }],
  discarded: [{ seat: 0, card: 'glory' }],
  played: [
    { seat: 0, card: 'thief', targets: ['seat:1', 'card:cache'] },
    { seat: 0, card: 'charge', targets: [] },
  ],
  called: [{ seat: 0, from: 'camp:0', to: 'N-G', count: 4 }],
  'saw-loot': [
    { seat: 0, count: 3, cards: ['loot', 'spy', 'cache'] },
    { seat: 0, count: 5 },
  ],
  'saw-event': [{ seat: 0, event: 'panic' }, { seat: 0 }],
  spied: [
    { seat: 0, of: 1, cards: ['loot', 'spy'] },
    { seat: 0, of: 1, cards: [] },
    { seat: 0, of: 1 },
  ],
  robbed: [{ seat: 0, of: 1, card: 'cache' }],
  eliminated: [
    { seat: 0, cards: ['loot'] },
    { seat: 0, cards: [] },
  ],
  resigned: [{ seat: 1 }],
};

const choices: readonly Choice[] = [
  ['place', 'N-L1'],
  ['place', 'random'],
  ...EDGES.map((edge): Choice => ['camp', `edge:${edge}`, `${edge}-T`]),
  ['play', 'card:charge'],
  ['play', 'card:thief', 'seat:1', 'card:cache'],
  ['play', 'card:poison', 'camp:2'],
  ['done'],
  ['pass'],
  ['reinforce', 'camp:0'],
  ['reinforce', 'N-W1'],
  ['move', 'camp:0', 'N-G', '6'],
  ['move', 'N-G', 'N-M1', '1'],
  ['fight', 'PAL'],
  ['retreat', 'N-S4'],
  ['stay'],
  ['give-up', 'E-T'],
  ['lose', 'camp:1'],
  ['name', 'seat:3'],
  ['look', 'N-M2'],
  ['discard', 'card:glory'],
  ['strengthen', 'N-L2'],
  ['top', 'card:spy'],
  ['call', 'camp:1'],
  ['count', '1'],
  ['count', '4'],
  ['to', 'S-G'],
];

/** Every rule that refuses with every kind of facts and things that it does so with. */
const refusals: readonly Refusal<RefusingRule>[] = [
  { rule: 'BTU-1.1', where: [], params: { seats: 3 } },
  { rule: 'BTU-1.2', where: ['seat:3'] },
  { rule: 'BTU-1.6', where: ['N-G'], params: { seats: 3 } },
  { rule: 'BTU-1.7', where: ['camp:0'] },
  { rule: 'BTU-1.7', where: ['N-G'], params: { warriors: 9 } },
  { rule: 'BTU-1.8', where: ['seat:0'], params: { warriors: 14 } },
  { rule: 'BTU-1.11', where: ['seat:0'], params: { flags: 14 } },
  { rule: 'BTU-1.12', where: ['PAL'], params: { control: 3 } },
  { rule: 'BTU-1.14', where: ['PAL'], params: { seat: 1 } },
  { rule: 'BTU-2.3', where: [] },
  { rule: 'BTU-2.3', where: ['N-M1'] },
  { rule: 'BTU-2.3', where: ['N-L1', 'N-L2', 'E-L1'] },
  { rule: 'BTU-2.4', where: ['N-L1'] },
  { rule: 'BTU-2.4', where: ['N-L1'], params: { tile: 'S01' } },
  { rule: 'BTU-2.4', where: [], params: { tile: 'S01' } },
  { rule: 'BTU-2.5', where: [], params: { tiles: 51 } },
  { rule: 'BTU-2.6', where: ['N-W1'] },
  { rule: 'BTU-2.8', where: ['card:loot'], params: { count: 3 } },
  { rule: 'BTU-2.8', where: ['event:panic'], params: { count: 3 } },
  { rule: 'BTU-2.9', where: ['edge:N'], params: { edge: 'N' } },
  { rule: 'BTU-2.9', where: ['E-G'], params: { edge: 'N' } },
  { rule: 'BTU-2.9', where: ['seat:1'] },
  { rule: 'BTU-2.9', where: ['seat:1'], params: { edge: 'N' } },
  { rule: 'BTU-3.2', params: { verb: 'move' } },
  { rule: 'BTU-4.2', where: ['card:spy'], params: { notHeld: true } },
  { rule: 'BTU-4.2', where: ['N-G'], params: { target: true } },
  { rule: 'BTU-4.2', where: ['card:poison', 'N-G'], params: { target: true } },
  ...LOOT_IDS.map((id) => ({ rule: 'BTU-4.2' as const, where: [`card:${id}`] })),
  { rule: 'BTU-5.1', where: ['camp:1'] },
  { rule: 'BTU-5.1', where: ['camp:0'], params: { again: true } },
  { rule: 'BTU-5.3', where: ['N-G'], params: { warriors: 8, reserve: 2 } },
  { rule: 'BTU-5.3', where: ['N-G'], params: { warriors: 3, reserve: 0 } },
  { rule: 'BTU-5.4', where: ['camp:0'], params: { free: 0 } },
  { rule: 'BTU-5.4', where: ['N-G'], params: { free: 2 } },
  { rule: 'BTU-6.1', where: ['camp:1'], params: { noHorde: true } },
  { rule: 'BTU-6.1', where: ['N-G', 'PAL'], params: { notAdjacent: true } },
  { rule: 'BTU-6.1', where: ['N-G'], params: { all: 1 } },
  { rule: 'BTU-6.1', where: ['camp:0'], params: { all: 6 } },
  { rule: 'BTU-6.2', where: ['N-G'], params: { free: 0 } },
  { rule: 'BTU-6.2', where: ['N-G'], params: { free: 1 } },
  { rule: 'BTU-6.2', where: ['N-G'], params: { free: 2 } },
  { rule: 'BTU-6.2', where: ['N-G'], params: { moved: 4, locked: 2 } },
  { rule: 'BTU-6.6', where: ['camp:0'], params: { all: 6 } },
  { rule: 'BTU-6.7', where: ['N-G'], params: { there: 9 } },
  { rule: 'BTU-6.7', where: ['N-W1', 'camp:0'], params: { there: 9 } },
  { rule: 'BTU-6.8', where: ['camp:0'] },
  { rule: 'BTU-6.8', where: ['camp:0', 'PAL'] },
  { rule: 'BTU-7.1', where: ['N-G'] },
  { rule: 'BTU-7.3', where: ['N-M1'] },
  { rule: 'BTU-9.3', params: { verb: 'pass' } },
  { rule: 'BTU-11.2', where: ['N-G'], params: { total: 4 } },
  { rule: 'BTU-11.2', where: ['N-G'], params: { total: 9 } },
  { rule: 'BTU-11.3', where: ['camp:0'] },
  { rule: 'BTU-12.2', where: ['N-G'] },
  ...LOOT_IDS.map((id) => ({ rule: 'BTU-13.1' as const, where: [`card:${id}`] })),
  { rule: 'BTU-12.7', params: { verb: 'done' } },
  { rule: 'BTU-12.7', where: ['card:spy'], params: { notHeld: true } },
  { rule: 'BTU-13.4', params: { verb: 'done' } },
  { rule: 'BTU-13.4', where: ['card:spy'], params: { notHeld: true } },
  { rule: 'BTU-13.5', where: ['seat:0'], params: { knowsLoot: 5 } },
  { rule: 'BTU-14.1', where: ['seat:1'] },
  { rule: 'BTU-14.1', where: ['N-G'] },
  { rule: 'BTU-15.1', where: ['seat:1'] },
  { rule: 'BTU-15.2', where: ['seat:1'] },
];

const results = game.endings.flatMap((ending) => [
  { ending, winners: [0], scores: [1, 0] },
  { ending, winners: [0, 1], scores: [30, 30, 12] },
  { ending, winners: [0, 1, 3], scores: [30, 30, 12, 30] },
]);

const samples = {
  prompts,
  events,
  choices,
  refusals,
  results,
  verbs: Object.keys(en.choices),
  refusing: Object.keys(en.refusals),
  raw: /\b(camp|seat|card|event|edge):\S|[NESW]-[TWGLMS]/,
  refs: [
    ...SPACE_IDS.filter((id) => id !== 'PAL'),
    ...[0, 1, 2, 3].flatMap((seat) => [`seat:${seat}`, `camp:${seat}`]),
    ...LOOT_IDS.map((id) => `card:${id}`),
    ...EVENT_IDS.map((id) => `event:${id}`),
    ...EDGES.map((edge) => `edge:${edge}`),
    'random',
  ],
  plain: ['12'],
  silent: 'BTU-16.7',
};

describeWords(battue, samples);

const options = { quickSetup: false, roundLimit: 20 };

describeWalks(battue, samples, {
  tables: [2, 3, 4, 2].map((seats) => ({ seats, options })),
  steps: { said: 1500, wrong: 600, boards: 400 },
  oneBoardIn: 20,
  things: [
    [...SPACE_IDS, 'camp:0', 'camp:1', 'seat:0', 'seat:1', 'seat:7', 'edge:N', 'edge:E', 'random'],
    LOOT_IDS.map((id) => `card:${id}`),
    ['1', '2', '9'],
  ],
  least: { said: 2000, refused: 20 },
});

test('no two things have the same name', () => {
  for (const w of [messages.en, messages.fr])
    expect(new Set(samples.refs.map((ref) => w.ref(ref))).size).toBe(samples.refs.length);
});

test('an exchange tells how both values add up', () => {
  const [bare, bonus, outmaneuvered] = events.rolled.map(
    (facts) => ({ ...facts, kind: 'rolled' }) as GameEvent,
  );
  const say = (event: GameEvent | undefined) => event && messages.en.event(event);
  expect(say(bare)).toBe('Exchange 2: 5 warriors + die 4 = 9 against defence 3 + die 5 = 8.');
  expect(say(bonus)).toBe(
    'Exchange 2: 5 warriors + dice 4 + 2 + bonus 2 = 13 against defence 3 + 6 warriors + die 5 + bonus 2 = 16.',
  );
  expect(say(outmaneuvered)).toBe('Exchange 2: 5 warriors + die 1 + bonus 2 = 8 against defence 3.');
});

test('French articles agree', () => {
  expect(messages.fr.choice(['move', 'N-M1', 'N-G', '2'])).toBe(
    'Déplacer 2 guerriers de l’îlot nord 1 vers la porte de l’Aquilon',
  );
  expect(messages.fr.choice(['lose', 'N-W1'])).toBe('Retirer un guerrier du mur nord I');
  expect(messages.fr.choice(['strengthen', 'PAL'])).toBe('Ajouter un guerrier au Palais');
});

describe('the board', () => {
  const begun = () => table(2).horde(0, 5, 'N-G').horde(1, 2, 'E-G').tile('N-M1', 'M01', 'down');

  test('shows every section, its values, its flag and its warriors', () => {
    const board = messages.en.board(begun().begin('movement').match.view(0));
    for (const id of SPACE_IDS) expect(board).toContain(id);
    expect(board).toMatch(/N-G 3\/1\/– +⌂◆6 ◆5/);
    expect(board).toMatch(/E-G {3}●2/);
  });

  test('hides a tile until it is face up, but not from whoever looked at it', () => {
    const looked = begun()
      .set((s) => s.players[0]?.seenTiles.push('N-M1'))
      .begin('movement').match;
    expect(messages.en.board(looked.view(0))).toContain('(Curia)');
    expect(messages.en.board(looked.view(1))).not.toContain('Curia');
    expect(messages.en.board(looked.view('spectator'))).not.toContain('Curia');
    const open = begun().tile('N-M1', 'M01', 'up').begin('movement').match;
    expect(messages.en.board(open.view(1))).toContain('Curia');
  });

  test('lists the hand of the viewer alone', () => {
    const { match } = begun().hand(0, 'imperial-seal').hand(1, 'spy').begin('movement');
    expect(messages.en.board(match.view(0))).toContain('Hand: Imperial Seal');
    expect(messages.en.board(match.view(0))).not.toContain('Spy');
    expect(messages.fr.board(match.view(1))).toContain('Main\u00a0: Espion');
  });

  test('adds a battle up as the rules do', () => {
    const sitting = begun().warriors(0, 4, 'E-G').hand(1, 'rampart').rolls(3, 5).begin('conflicts', 'asked');
    while (sitting.question && sitting.question.prompt !== 'after-roll-card') sitting.choose('pass');
    const { state } = sitting;
    const board = messages.en.board(sitting.match.view(0));
    expect(board).toContain(`◆ Wolf Clan attacks: 4 warriors + die 3 = ${attackValue(state)}`);
    expect(board).toContain(`● Hawk Clan defends: defence 3 + 2 warriors + die 5 = ${defenceValue(state)}`);
  });

  test('adds up what was rolled, not who is left', () => {
    const sitting = begun()
      .camp(0, 2)
      .controls(0, 'E-W1')
      .warriors(0, 5, 'E-G')
      .rolls(5, 6)
      .begin('conflicts');
    expect([sitting.asked, sitting.warriors(0, 'E-G')]).toEqual(['0 retreat', 4]);
    expect(messages.en.board(sitting.match.view(0))).toContain('attacks: 5 warriors + die 5 = 10');
  });

  test('lets no eliminated clan defend', () => {
    const sitting = table(3).controls(1, 'N-G').warriors(0, 2, 'N-G').controls(0, 'N-W1').eliminated(1);
    const { match } = sitting.rolls(1, 6).fight();
    const told = match.events(0).map((event) => messages.en.event(event));
    expect(told.join(' ')).toContain('the flag of the eliminated Hawk Clan still flies');
    expect(`${told} ${messages.en.board(match.view(0))}`).not.toContain('Hawk Clan defends');
  });

  test('says until when Glory! lasts', () => {
    const s = table().hand(0, 'glory').begin('start-cards').choose('play card:glory');
    const said = () =>
      messages.en
        .board(s.match.view(1))
        .replace(/\s+/g, ' ')
        .match(/Glory! until [^●]* turn/)?.[0];
    const next = 'Glory! until the end of this clan’s next turn';
    expect([said(), s.choose('done', 'done').asked, said()]).toEqual([next, '1 reinforce', next]);
    s.choose('done', 'done');
    expect([s.asked, said()]).toEqual(['0 reinforce', 'Glory! until the end of this turn']);
  });

  test('shortens a long name by its first word, or by its end', () => {
    expect(shorten('Templum Martis', 12)).toBe('Temp. Martis');
    expect(shorten('Armamentarium', 11)).toBe('Armamentar.');
    expect(shorten('Forum', 5)).toBe('Forum');
  });
});
