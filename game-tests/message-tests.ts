/** The tests of a game's words, from samples of everything that its rules say and from matches at random. */
import type {
  Choice,
  GameEvent,
  GameModule,
  Language,
  MatchView,
  Params,
  Question,
  Ref,
  Refusal,
  Result,
  Rng,
  Viewer,
} from '@gonfalon/kernel';
import { createRng, LANGUAGES, Match } from '@gonfalon/kernel';
import { describe, expect, test } from 'vitest';

const once = (ids: readonly string[]): string[] => [...new Set(ids)].sort();

/** Everything that the rules can say, in all its forms. */
export interface Samples {
  readonly prompts: Readonly<Record<string, readonly object[]>>;
  /** In the form of those who see all of an event, and in that of the others. */
  readonly events: Readonly<Record<string, readonly object[]>>;
  readonly choices: readonly Choice[];
  readonly refusals: readonly Refusal[];
  readonly results: readonly Omit<Result, 'kind'>[];
  /** The verbs of choices and the refusing rules that have sentences. */
  readonly verbs: readonly string[];
  readonly refusing: readonly string[];
  /** A reference as the rules write it, which no sentence shows. */
  readonly raw: RegExp;
  readonly refs: readonly Ref[];
  /** References that are their own names. */
  readonly plain: readonly Ref[];
  /** A rule that refuses nothing. */
  readonly silent: string;
}

type Said = readonly [of: string, text: string];

const question = (prompt: string, params: object): Question => ({
  seat: 0,
  prompt,
  params: params as Params,
  choices: [],
  fallback: ['done'],
});

function asked({ messages }: GameModule, { prompts }: Samples, language: Language): Said[] {
  return Object.entries(prompts).flatMap(([prompt, all]) =>
    all.map((params): Said => [prompt, messages[language].prompt(question(prompt, params))]),
  );
}

function eventTexts({ messages }: GameModule, { events }: Samples, language: Language): Said[] {
  return Object.entries(events).flatMap(([kind, all]) =>
    all.map((facts): Said => [kind, messages[language].event({ ...facts, kind } as GameEvent)]),
  );
}

function refused({ messages }: GameModule, { refusals }: Samples, language: Language): Said[] {
  return refusals.map((refusal): Said => [JSON.stringify(refusal), messages[language].refusal(refusal)]);
}

function ended({ messages }: GameModule, { results }: Samples, language: Language): Said[] {
  return results.map((result): Said => [result.ending, messages[language].ending(result as Result)]);
}

/** Every sample that is a whole sentence. */
function sentences(module: GameModule, samples: Samples, language: Language): Said[] {
  return [asked, eventTexts, refused, ended].flatMap((said) => said(module, samples, language));
}

/** Every sample of one language. */
function everything(module: GameModule, samples: Samples, language: Language): Said[] {
  const w = module.messages[language];
  return [
    ['title', w.title],
    ['tagline', w.tagline],
    ...samples.choices.map((choice): Said => [choice.join(' '), w.choice(choice)]),
    ...sentences(module, samples, language),
  ];
}

const TIMEOUT = 60_000;

const UNFILLED = /undefined|NaN|\[object|…/;
const MISSPACED = / {2}|^\s|\s$/;
const WHOLE = /^[«“\p{Lu}\d].*[.!?]$/u;
/** Straight quotes, missing no-break spaces, articles that should be contracted or elided. */
const NOT_FRENCH =
  /['"]|[^\u00a0][;:!?»]|«[^\u00a0]|\bde [lL]es?\b|\bà le\b|\b(?:de|le|la|que) [aeiouéèîœ](?![’'])/u;

export function describeWords(module: GameModule, samples: Samples): void {
  describe('there is a sentence for everything that the rules say, and none to spare', () => {
    test('verbs and refusing rules', () => {
      expect(once(samples.choices.map(([verb]) => verb))).toEqual(once(samples.verbs));
      expect(once(samples.refusals.map(({ rule }) => rule))).toEqual(once(samples.refusing));
    });

    test('endings', () => {
      expect(once(samples.results.map(({ ending }) => ending))).toEqual(once(module.game.endings));
    });
  });

  describe.each(LANGUAGES)('in %s', (language) => describeLanguage(module, samples, language));

  describe('French typography', () => {
    test('holds in every sentence', () => {
      for (const [of, text] of everything(module, samples, 'fr')) expect(text, of).not.toMatch(NOT_FRENCH);
    });

    test('is checked by something that would notice', () => {
      for (const text of ['Quoi ?', 'a: b', '« a »', "l'aigle", 'de le camp', 'de îlot', 'de unité'])
        expect(text).toMatch(NOT_FRENCH);
    });
  });
}

function describeLanguage(module: GameModule, samples: Samples, language: Language): void {
  const w = module.messages[language];

  test('no sentence lacks a fact, a reference stays raw, or a space is doubled', () => {
    for (const [of, text] of everything(module, samples, language)) {
      for (const wrong of [UNFILLED, MISSPACED, samples.raw]) expect(text, of).not.toMatch(wrong);
      expect(text, of).not.toBe('');
    }
  });

  test('questions, events, refusals and endings are whole sentences', () => {
    for (const [of, text] of sentences(module, samples, language)) expect(text, of).toMatch(WHOLE);
  });

  test('every refusal has a sentence of its own, which is not the rule over again', () => {
    const seen = new Set<string>();
    for (const refusal of samples.refusals) {
      const { rule } = refusal;
      const text = w.refusal(refusal);
      expect(text).not.toBe(w.rules[rule]);
      expect(seen, JSON.stringify(refusal)).not.toContain(`${rule} ${text}`);
      seen.add(`${rule} ${text}`);
    }
  });

  test('an unknown refusal falls back to the text of its rule', () => {
    expect(w.refusal({ rule: samples.silent })).toBe(w.rules[samples.silent]);
    expect(w.refusal({ rule: 'X-99.1' })).toBe('X-99.1');
    expect(once(Object.keys(w.rules))).toEqual(once(module.ruleIds));
  });

  test('every reference of the rules has a name', () => {
    for (const ref of samples.refs) expect(w.ref(ref), ref).not.toBe(ref);
    for (const ref of [...samples.plain, 'nothing:known']) expect(w.ref(ref)).toBe(ref);
  });
}

/** Matches in which choices are made at random. */
export interface Walks {
  readonly tables: readonly { readonly seats: number; readonly options: object }[];
  /** How many choices each match goes on for: to read all that is said, to choose wrongly, to look at boards. */
  readonly steps: Readonly<Record<'said' | 'wrong' | 'boards', number>>;
  /** One board of how many is looked at. */
  readonly oneBoardIn: number;
  /** Things that a wrong choice may name, one list as often as another. */
  readonly things: readonly (readonly Ref[])[];
  /** How many sentences and kinds of refusals the matches come to at least. */
  readonly least: Readonly<Record<'said' | 'refused', number>>;
}

type Look = (match: Match, luck: Rng) => void;

const any = <T>(list: readonly T[], luck: Rng): T => list[luck.nextInt(list.length)] as T;

/** Plays at random, and shows each position to `look`. */
function wander({ game }: GameModule, { tables }: Walks, most: number, look: Look): Match[] {
  return tables.map(({ seats, options }, i) => {
    const match = new Match(game, { seats, options, chance: { kind: 'fast', seed: `walk ${i}` } });
    const luck = createRng({ kind: 'fast', seed: `walk ${i} wanders` });
    for (let step = 0; step < most && match.question; step++) {
      look(match, luck);
      match.choose(match.question.seat, match.number, any(match.question.choices, luck));
    }
    return match;
  });
}

const viewersOf = (match: Match): Viewer[] => [...Array(match.seats).keys(), 'spectator'];

/** How many things and which facts a refusal comes with. */
function shapeOf({ rule, where = [], params = {} }: Refusal): string {
  return [rule, Math.min(where.length, 2), ...Object.keys(params).sort()].join(' ');
}

/** A choice that is offered, with another verb or other things. */
function wrongChoice(offered: readonly Choice[], { choices }: Samples, { things }: Walks, luck: Rng): Choice {
  const something = () => any(any(things, luck), luck);
  const [verb, ...refs] = any(offered, luck);
  const mixed = refs.map((ref) => (luck.nextInt(2) ? ref : something()));
  return [
    luck.nextInt(2) ? verb : any(choices, luck)[0],
    ...(luck.nextInt(2) ? mixed : [...Array(luck.nextInt(4))].map(something)),
  ];
}

export function describeWalks(module: GameModule, samples: Samples, walks: Walks): void {
  const { game } = module;
  const tongues = LANGUAGES.map((language) => module.messages[language]);

  describe('in matches at random', { timeout: TIMEOUT }, () => {
    test('whatever is asked, answered and told has a sentence in both languages', () => {
      const said = new Set<string>();
      const say = (text: string, id: string) => said.add(text === id ? `undefined ${id}` : text);
      const matches = wander(module, walks, walks.steps.said, ({ question: now }) => {
        if (!now) return;
        for (const w of tongues) {
          say(w.prompt(now), now.prompt);
          for (const choice of now.choices) say(w.choice(choice), choice.join(' '));
        }
      });
      for (const match of matches)
        for (const viewer of viewersOf(match))
          for (const event of match.events(viewer)) for (const w of tongues) say(w.event(event), event.kind);
      expect([...said].filter((text) => UNFILLED.test(text) || text.includes('“'))).toEqual([]);
      expect(said.size).toBeGreaterThan(walks.least.said);
    });

    test('every refusal that wrong choices meet is one of the samples', () => {
      const known = new Set(samples.refusals.map(shapeOf));
      const met = new Set<string>();
      wander(module, walks, walks.steps.wrong, (match, luck) => {
        const { seat, choices } = match.question ?? question('', {});
        for (let i = 0; i < 12; i++) {
          const refusal = match.explainRefusal(seat, wrongChoice(choices, samples, walks, luck));
          if (refusal && !refusal.rule.startsWith('table.')) met.add(shapeOf(refusal));
        }
      });
      expect([...met].filter((shape) => !known.has(shape))).toEqual([]);
      expect(met.size).toBeGreaterThan(walks.least.refused);
    });

    test('the board fits a terminal, and tells no viewer more than he may know', () => {
      wander(module, walks, walks.steps.boards, (match, luck) => {
        if (luck.nextInt(walks.oneBoardIn) > 0) return;
        for (const viewer of viewersOf(match)) {
          const seen = match.view(viewer);
          const imagined = game.view(game.determinize(match.state, viewer, luck), viewer);
          for (const w of tongues)
            expectSame(w.board(seen), w.board({ ...seen, view: imagined } as MatchView));
        }
      });
    });
  });
}

function expectSame(board: string, imagined: string): void {
  expect(board).not.toMatch(/undefined|NaN|\[object/);
  expect(Math.max(...board.split('\n').map((line) => line.length))).toBeLessThanOrEqual(100);
  expect(imagined).toBe(board);
}
