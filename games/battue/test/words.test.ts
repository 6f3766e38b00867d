import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Choice, Dealer, GameEvent, Question, Refusal, Viewer } from '@gonfalon/kernel';
import { dealer, LANGUAGES, Match } from '@gonfalon/kernel';
import { describe, expect, test } from 'vitest';
import type { LootId } from '../content/index.ts';
import { EDGES, EVENT_IDS, LOOT_IDS, RULE_IDS, SPACE_IDS, TILE_IDS } from '../content/index.ts';
import { battue } from '../index.ts';
import { en } from '../messages/en.ts';
import { fr } from '../messages/fr.ts';
import { shorten } from '../messages/map.ts';
import type { Events, Prompts } from '../messages/words.ts';
import { REFUSING, VERBS } from '../messages/words.ts';
import { attackValue, defenceValue } from '../rules/battle-terms.ts';
import { game } from '../rules/game.ts';
import type { View } from '../rules/hidden.ts';
import type { State } from '../rules/state.ts';
import { ENDINGS } from '../rules/state.ts';
import { table } from './table.ts';

const { words } = battue;

function sources(folder: string): string {
  return readdirSync(folder, { withFileTypes: true })
    .map((entry) => {
      const path = join(folder, entry.name);
      return entry.isDirectory() ? sources(path) : readFileSync(path, 'utf8');
    })
    .join('\n')
    .replaceAll(/\/\*.*?\*\//gs, '')
    .replaceAll(/\/\/.*$/gm, '');
}

const rules = sources(join(import.meta.dirname, '../rules'));

/** What the sources of the rules name in one of these ways, each once, in order. */
function named(...ways: RegExp[]): string[] {
  const found = ways.flatMap((way) => [...rules.matchAll(way)].map((match) => match[1] ?? ''));
  return [...new Set(found)].sort();
}

const sorted = (ids: readonly string[]): string[] => [...ids].sort();

describe('the words of Battue have a sentence for everything that the rules say, and none to spare', () => {
  test('prompts', () => {
    const used = named(/prompt: '([a-z-]+)'/g, /discardStep\(\s*'([a-z-]+)'/g);
    expect(sorted(Object.keys(en.prompts))).toEqual(used);
    expect(sorted(Object.keys(fr.prompts))).toEqual(used);
  });

  test('events', () => {
    const used = named(/kind: '([a-z-]+)'/g);
    expect(sorted(Object.keys(en.events))).toEqual(used);
    expect(sorted(Object.keys(fr.events))).toEqual(used);
  });

  test('choices', () => {
    const used = named(
      /Choice => \['([a-z-]+)'/g,
      /(?:fallback: |push\(|\?\? |\? |: )\['([a-z-]+)'[\],]/g,
      /(?:verb|choice\[0\]) [!=]== '([a-z-]+)'/g,
      /stop: '([a-z-]+)'/g,
    ).filter((verb) => !windows.has(verb));
    expect(sorted(VERBS)).toEqual(used);
  });

  test('refusals', () => {
    expect(sorted(REFUSING)).toEqual(named(/'(BTU-\d+\.\d+)'/g));
  });

  test('endings', () => {
    expect(sorted(Object.keys(en.endings))).toEqual(sorted(ENDINGS));
  });
});

/** Words that stand first in a list, but of windows for cards. */
const windows = new Set(Object.keys(en.names.windows));

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
  battle: [{ seat: 0, defender: 1, space: 'PAL' }],
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
const refusals: readonly Refusal[] = [
  { rule: 'BTU-1.1', where: [], params: { seats: 3 } },
  { rule: 'BTU-1.2', where: ['seat:3'] },
  { rule: 'BTU-1.6', where: ['N-G'], params: { seats: 3 } },
  { rule: 'BTU-1.7', where: ['camp:0'] },
  { rule: 'BTU-1.7', where: ['N-G'], params: { warriors: 9 } },
  { rule: 'BTU-1.8', where: ['seat:0'], params: { warriors: 14 } },
  { rule: 'BTU-1.11', where: ['seat:0'], params: { flags: 14 } },
  { rule: 'BTU-1.12', where: ['PAL'], params: { control: 3 } },
  { rule: 'BTU-1.14', where: ['PAL'], params: { seat: 1 } },
  { rule: 'BTU-2.3' },
  { rule: 'BTU-2.3', where: ['N-M1'] },
  { rule: 'BTU-2.3', where: ['N-L1', 'N-L2', 'E-L1'] },
  { rule: 'BTU-2.4', where: ['N-L1'] },
  { rule: 'BTU-2.4', where: ['N-L1'], params: { tile: 'S01' } },
  { rule: 'BTU-2.4', where: [], params: { tile: 'S01' } },
  { rule: 'BTU-2.5', where: [], params: { tiles: 51 } },
  { rule: 'BTU-2.6', where: ['N-W1'] },
  { rule: 'BTU-2.8', where: ['card:loot'], params: { count: 3 } },
  { rule: 'BTU-2.8', where: ['event:panic'], params: { count: 3 } },
  { rule: 'BTU-2.9' },
  { rule: 'BTU-2.9', where: ['edge:N'], params: { edge: 'N' } },
  { rule: 'BTU-2.9', where: ['E-G'], params: { edge: 'N' } },
  { rule: 'BTU-2.9', where: ['seat:1'] },
  { rule: 'BTU-2.9', where: ['seat:1'], params: { edge: 'N' } },
  { rule: 'BTU-3.2' },
  { rule: 'BTU-4.2', where: [], params: { notHeld: true } },
  { rule: 'BTU-4.2', where: ['card:spy'], params: { notHeld: true } },
  { rule: 'BTU-4.2', where: [], params: { target: true } },
  { rule: 'BTU-4.2', where: ['N-G'], params: { target: true } },
  { rule: 'BTU-4.2', where: ['card:poison', 'N-G'], params: { target: true } },
  ...LOOT_IDS.map((id) => ({ rule: 'BTU-4.2', where: [`card:${id}`] })),
  { rule: 'BTU-5.1', where: [] },
  { rule: 'BTU-5.1', where: ['camp:1'] },
  { rule: 'BTU-5.1', where: ['camp:0'], params: { again: true } },
  { rule: 'BTU-5.3', where: ['N-G'], params: { warriors: 8, reserve: 2 } },
  { rule: 'BTU-5.3', where: ['N-G'], params: { warriors: 3, reserve: 0 } },
  { rule: 'BTU-5.4', where: ['camp:0'], params: { free: 0 } },
  { rule: 'BTU-5.4', where: ['N-G'], params: { free: 2 } },
  { rule: 'BTU-5.7' },
  { rule: 'BTU-6.1', where: [], params: { noHorde: true } },
  { rule: 'BTU-6.1', where: ['camp:1'], params: { noHorde: true } },
  { rule: 'BTU-6.1', where: [] },
  { rule: 'BTU-6.1', where: ['nowhere'] },
  { rule: 'BTU-6.1', where: ['N-G', 'PAL'], params: { notAdjacent: true } },
  { rule: 'BTU-6.1', where: ['N-G'], params: { all: 1 } },
  { rule: 'BTU-6.1', where: ['camp:0'], params: { all: 6 } },
  { rule: 'BTU-6.2', where: ['N-G'], params: { free: 0 } },
  { rule: 'BTU-6.2', where: ['N-G'], params: { free: 1 } },
  { rule: 'BTU-6.2', where: ['N-G'], params: { free: 2 } },
  { rule: 'BTU-6.2', where: ['N-G'], params: { moved: 4, locked: 2 } },
  { rule: 'BTU-6.6', where: ['camp:0'], params: { all: 6 } },
  { rule: 'BTU-6.7', where: ['N-G'], params: { there: 9 } },
  { rule: 'BTU-6.8', where: ['camp:0'] },
  { rule: 'BTU-6.8', where: ['camp:0', 'PAL'] },
  { rule: 'BTU-6.11' },
  { rule: 'BTU-7.1', where: [] },
  { rule: 'BTU-7.1', where: ['N-G'] },
  { rule: 'BTU-7.3', where: ['N-M1'] },
  { rule: 'BTU-9.3' },
  { rule: 'BTU-11.2', where: [] },
  { rule: 'BTU-11.2', where: ['nowhere'] },
  { rule: 'BTU-11.2', where: ['N-G'], params: { total: 4 } },
  { rule: 'BTU-11.2', where: ['N-G'], params: { total: 9 } },
  { rule: 'BTU-11.3', where: ['camp:0'] },
  { rule: 'BTU-12.2', where: [] },
  { rule: 'BTU-12.2', where: ['N-G'] },
  ...LOOT_IDS.map((id) => ({ rule: 'BTU-13.1', where: [`card:${id}`] })),
  { rule: 'BTU-13.4' },
  { rule: 'BTU-13.4', where: ['card:spy'], params: { notHeld: true } },
  { rule: 'BTU-13.5', where: ['seat:0'], params: { knowsLoot: 5 } },
  { rule: 'BTU-14.1', where: [] },
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

type Said = readonly [of: string, text: string];

/** Every sample sentence of one language. */
function everything(language: (typeof LANGUAGES)[number]): Said[] {
  const w = words[language];
  const asked = Object.entries(prompts).flatMap(([prompt, samples]) =>
    samples.map((params): Said => {
      const question = { seat: 0, prompt, params, choices: [], fallback: ['done'] } as Question;
      return [prompt, w.prompt(question)];
    }),
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
      expect(text, of).not.toMatch(/\b(camp|seat|card|event|edge):\S|[NESW]-[TWGLMS]/);
      expect(text, of).not.toBe('');
    }
  });

  test('questions, events, refusals and endings are whole sentences', () => {
    const sentence = /^[«“\p{Lu}\d].*[.!?]$/u;
    for (const [prompt, sayings] of Object.entries(prompts))
      for (const params of sayings)
        expect(w.prompt({ seat: 0, prompt, params, choices: [], fallback: ['done'] })).toMatch(sentence);
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
    expect(w.refusal({ rule: 'BTU-16.7' })).toBe(w.rules['BTU-16.7']);
    expect(w.refusal({ rule: 'BTU-99.1' })).toBe('BTU-99.1');
    expect(sorted(Object.keys(w.rules))).toEqual(sorted(RULE_IDS));
  });

  test('every reference of the rules has a name', () => {
    const refs = [
      ...SPACE_IDS.filter((id) => id !== 'PAL'),
      ...[0, 1, 2, 3].flatMap((seat) => [`seat:${seat}`, `camp:${seat}`]),
      ...LOOT_IDS.map((id) => `card:${id}`),
      ...EVENT_IDS.map((id) => `event:${id}`),
      ...EDGES.map((edge) => `edge:${edge}`),
      'random',
    ];
    const names = refs.map((ref) => w.ref(ref));
    for (const [i, name] of names.entries()) expect(name, refs[i]).not.toBe(refs[i]);
    expect(new Set(names).size).toBe(names.length);
    expect(w.ref('12')).toBe('12');
    expect(w.ref('nothing:known')).toBe('nothing:known');
  });
});

test('an exchange tells how both values add up', () => {
  const [bare, bonus, outmaneuvered] = events.rolled.map(
    (facts) => ({ ...facts, kind: 'rolled' }) as GameEvent,
  );
  const say = (event: GameEvent | undefined) => event && words.en.event(event);
  expect(say(bare)).toBe('Exchange 2: 5 warriors + die 4 = 9 against defence 3 + die 5 = 8.');
  expect(say(bonus)).toBe(
    'Exchange 2: 5 warriors + dice 4 + 2 + bonus 2 = 13 against defence 3 + 6 warriors + die 5 + bonus 2 = 16.',
  );
  expect(say(outmaneuvered)).toBe('Exchange 2: 5 warriors + die 1 + bonus 2 = 8 against defence 3.');
});

describe('French typography', () => {
  const wrong =
    /['"]|[^\u00a0][;:!?»]|«[^\u00a0]|\bde [lL]es?\b|\bà le\b|\b(?:de|le|la|que) [aeiouéèîœ](?![’'])/u;

  test('holds in every sentence', () => {
    for (const [of, text] of everything('fr')) expect(text, of).not.toMatch(wrong);
  });

  test('is checked by something that would notice', () => {
    for (const text of ['Quoi ?', 'a: b', '« a »', "l'aigle", 'de le camp', 'de îlot nord 1'])
      expect(text).toMatch(wrong);
  });

  test('articles agree', () => {
    expect(words.fr.choice(['move', 'N-M1', 'N-G', '2'])).toBe(
      'Déplacer 2 guerriers de l’îlot nord 1 vers la porte de l’Aquilon',
    );
    expect(words.fr.choice(['lose', 'N-W1'])).toBe('Retirer un guerrier du mur nord I');
    expect(words.fr.choice(['strengthen', 'PAL'])).toBe('Ajouter un guerrier au Palais');
  });
});

/** Plays at random, and shows each position to `look`. */
function wander(
  seed: string,
  seats: number,
  most: number,
  look: (match: Match<State, View>, luck: Dealer) => void,
) {
  const options = { quickSetup: false, roundLimit: 20 };
  const match = new Match<State, View>(game, { seats, options, chance: { kind: 'fast', seed } });
  const luck = dealer({ kind: 'fast', seed: `${seed} wanders` });
  for (let i = 0; i < most && match.question; i++) {
    look(match, luck);
    const { seat, choices: offered } = match.question;
    const choice = offered[luck.below(offered.length)];
    if (choice) match.choose(seat, match.number, choice);
  }
  return match;
}

const viewersOf = (match: Match<State, View>): Viewer[] => [...Array(match.seats).keys(), 'spectator'];

/** How many things and which facts a refusal comes with. */
function shapeOf({ rule, where = [], params = {} }: Refusal): string {
  return [rule, Math.min(where.length, 2), ...Object.keys(params).sort()].join(' ');
}

describe('in matches at random', () => {
  const seeds = ['a', 'b', 'c', 'd'];

  test('whatever is asked, answered and told has a sentence in both languages', () => {
    for (const [i, seed] of seeds.entries()) {
      const match = wander(seed, 2 + (i % 3), 1500, ({ question }) => {
        for (const w of [words.en, words.fr]) {
          if (!question) continue;
          expect(w.prompt(question)).not.toBe(question.prompt);
          for (const choice of question.choices) expect(w.choice(choice)).not.toMatch(/undefined|NaN|…|“/);
        }
      });
      for (const viewer of viewersOf(match))
        for (const event of match.events(viewer))
          for (const w of [words.en, words.fr]) {
            expect(w.event(event), event.kind).not.toMatch(/undefined|NaN|…|“/);
            expect(w.event(event)).not.toBe(event.kind);
          }
    }
  });

  test('every refusal that wrong choices meet is one of the samples', () => {
    const known = new Set(refusals.map(shapeOf));
    const refs = [
      ...SPACE_IDS,
      'camp:0',
      'camp:1',
      'seat:0',
      'seat:1',
      'seat:7',
      'edge:N',
      'edge:E',
      'random',
    ];
    const cards = LOOT_IDS.map((id: LootId) => `card:${id}`);
    const met = new Set<string>();
    for (const seed of seeds)
      wander(seed, 2, 600, (match, luck) => {
        for (let i = 0; i < 12; i++) {
          const any = <T>(list: readonly T[]): T => list[luck.below(list.length)] as T;
          const offered = any(match.question?.choices ?? [['done']]);
          const things = [...Array(luck.below(4))].map(() => any(any([refs, cards, ['1', '2', '9']])));
          const verb = luck.below(2) ? offered[0] : any(VERBS);
          const mixed = offered
            .slice(1)
            .map((ref) => (luck.below(2) ? ref : any(any([refs, cards, ['1', '9']]))));
          const refusal = match.why(
            match.question?.seat ?? 0,
            luck.below(2) ? [verb, ...things] : [verb, ...mixed],
          );
          if (refusal && !refusal.rule.startsWith('table.')) met.add(shapeOf(refusal));
        }
      });
    expect([...met].filter((shape) => !known.has(shape))).toEqual([]);
    expect(met.size).toBeGreaterThan(20);
  });

  test('the board fits a terminal, and tells no viewer more than he may know', () => {
    for (const seed of seeds)
      wander(seed, 4, 400, (match, luck) => {
        if (luck.below(20) > 0) return;
        for (const viewer of viewersOf(match)) {
          const seen = match.view(viewer);
          const imagined = game.view(game.determinize(match.state as State, viewer, luck), viewer);
          for (const w of [words.en, words.fr]) {
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
  const begun = () => table(2).horde(0, 5, 'N-G').horde(1, 2, 'E-G').tile('N-M1', 'M01', 'down');

  test('shows every section, its values, its flag and its warriors', () => {
    const board = words.en.board(begun().begin('movement').match.view(0));
    for (const id of SPACE_IDS) expect(board).toContain(id);
    expect(board).toMatch(/N-G 3\/1\/– +⌂◆6 ◆5/);
    expect(board).toMatch(/E-G {3}●2/);
  });

  test('hides a tile until it is face up, but not from whoever looked at it', () => {
    const looked = begun()
      .set((s) => s.players[0]?.seenTiles.push('N-M1'))
      .begin('movement').match;
    expect(words.en.board(looked.view(0))).toContain('(Curia)');
    expect(words.en.board(looked.view(1))).not.toContain('Curia');
    expect(words.en.board(looked.view('spectator'))).not.toContain('Curia');
    const open = begun().tile('N-M1', 'M01', 'up').begin('movement').match;
    expect(words.en.board(open.view(1))).toContain('Curia');
  });

  test('lists the hand of the viewer alone', () => {
    const { match } = begun().hand(0, 'imperial-seal').hand(1, 'spy').begin('movement');
    expect(words.en.board(match.view(0))).toContain('Hand: Imperial Seal');
    expect(words.en.board(match.view(0))).not.toContain('Spy');
    expect(words.fr.board(match.view(1))).toContain('Main\u00a0: Espion');
  });

  test('adds a battle up as the rules do', () => {
    const sitting = begun().warriors(0, 4, 'E-G').hand(1, 'rampart').rolls(3, 5).begin('conflicts', 'asked');
    while (sitting.question && sitting.question.prompt !== 'after-roll-card') sitting.choose('pass');
    const { state } = sitting;
    const board = words.en.board(sitting.match.view(0));
    expect(board).toContain(`◆ Wolf Clan attacks: 4 warriors + die 3 = ${attackValue(state)}`);
    expect(board).toContain(`● Hawk Clan defends: defence 3 + 2 warriors + die 5 = ${defenceValue(state)}`);
  });

  test('shortens a long name by its first word, or by its end', () => {
    expect(shorten('Templum Martis', 12)).toBe('Temp. Martis');
    expect(shorten('Armamentarium', 11)).toBe('Armamentar.');
    expect(shorten('Forum', 5)).toBe('Forum');
  });
});
