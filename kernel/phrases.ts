/** What the words of every game need: sentences found by the ids of the rules, lists, counts, articles, lines. */
import type { Words } from './module.ts';
import type { Params, Ref } from './types.ts';

export type None = Readonly<Record<never, never>>;

/** A plain sentence if there is nothing to fill in. */
export type Sentences<Facts> = {
  readonly [Id in keyof Facts]: None extends Facts[Id] ? string : (facts: Facts[Id]) => string;
};

type Sentence = string | ((facts: never) => string);

/** What a refusal is about: the things concerned, and the facts. */
export interface Concern {
  readonly where: readonly Ref[];
  readonly params: Params;
}

/** One language of one game; its prompts, verbs, events and rules are the keys. */
export interface Phrases
  extends Pick<Words, 'title' | 'tagline' | 'rules' | 'chapters' | 'rulings' | 'terms'> {
  readonly seats: readonly string[];
  readonly prompts: Readonly<Record<string, Sentence>>;
  readonly choices: Readonly<Record<string, (...refs: readonly Ref[]) => string>>;
  readonly events: Readonly<Record<string, Sentence>>;
  readonly refusals: Readonly<Record<string, (concern: Concern) => string>>;
}

/** Facts from the rules are as their types say: the same program wrote them. */
function say(sentence: Sentence | undefined, facts: unknown, unknown: string): string {
  if (sentence === undefined) return unknown;
  return typeof sentence === 'string' ? sentence : sentence(facts as never);
}

/** Not `list[key]`: an id such as `constructor` must find nothing. */
export function entry<T>(list: Readonly<Record<string, T>>, key: string): T | undefined {
  return Object.hasOwn(list, key) ? list[key] : undefined;
}

/** What has no sentence is told by its id, and a refusal by the text of its rule. */
export function wordsFrom<V>(phrases: Phrases, others: Pick<Words<V>, 'ref' | 'ending' | 'board'>): Words<V> {
  const { title, tagline, rules, chapters, rulings, terms, seats, prompts, choices, events, refusals } =
    phrases;
  return {
    title,
    terms,
    tagline,
    rules,
    chapters,
    rulings,
    seat: (seat) => seats[seat] ?? String(seat + 1),
    prompt: ({ prompt, params = {} }) => say(entry(prompts, prompt), params, prompt),
    choice: ([verb, ...refs]) => entry(choices, verb)?.(...refs) ?? [verb, ...refs].join(' '),
    event: (event) => say(entry(events, event.kind), event, event.kind),
    refusal({ rule, where = [], params = {} }) {
      return entry(refusals, rule)?.({ where, params }) ?? entry(rules, rule) ?? rule;
    },
    ...others,
  };
}

export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

export function small(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1);
}

function list(parts: readonly string[], and: string): string {
  const last = parts.at(-1) ?? '';
  return parts.length < 2 ? last : `${parts.slice(0, -1).join(', ')} ${and} ${last}`;
}

export const english = {
  /** `a, b and c` */
  list: (parts: readonly string[]): string => list(parts, 'and'),
  /** `0 hexes`, `1 hex` */
  some: (n: number, one: string, many = `${one}s`): string => `${n} ${n === 1 ? one : many}`,
};

export type FrenchArticle = 'le' | 'la' | 'l’' | '';

/** A noun with the article that it takes. */
export interface FrenchNoun {
  readonly article: FrenchArticle;
  readonly noun: string;
}

const AFTER_DE: Readonly<Record<FrenchArticle, string>> = {
  le: 'du ',
  la: 'de la ',
  'l’': 'de l’',
  '': 'de ',
};

export const french = {
  /** `a, b et c` */
  list: (parts: readonly string[]): string => list(parts, 'et'),
  /** `0 case`, `1 case`, `2 cases` */
  some: (n: number, one: string, many = `${one}s`): string => `${n} ${n > 1 ? many : one}`,
  /** `le mur`, `l’îlot` */
  the: ({ article, noun }: FrenchNoun): string =>
    article === '' || article === 'l’' ? `${article}${noun}` : `${article} ${noun}`,
  /** `du mur`, `de l’îlot` */
  of: ({ article, noun }: FrenchNoun): string => `${AFTER_DE[article]}${noun}`,
};

/** Breaks a line that is too long, and indents what follows by two columns more. */
export function fold(line: string, widest: number): string[] {
  return foldWith(line, widest, ' '.repeat(Math.max(0, line.search(/\S/)) + 2));
}

function foldWith(line: string, widest: number, indent: string): string[] {
  if (line.length <= widest) return [line];
  const cut = line.lastIndexOf(' ', widest);
  if (cut <= indent.length) return [line];
  return [line.slice(0, cut).trimEnd(), ...foldWith(`${indent}${line.slice(cut + 1)}`, widest, indent)];
}
