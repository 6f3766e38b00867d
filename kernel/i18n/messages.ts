/** What the words of every game need: sentences found by the ids of the rules, lists, counts, articles, lines. */
import type { GameMessages, Language } from '../module.ts';
import type { Params, Ref, Refusal } from '../types.ts';

export type NoParams = Readonly<Record<never, never>>;

/** A plain sentence if there is nothing to fill in. */
export type MessageTable<Facts> = {
  readonly [Id in keyof Facts]: NoParams extends Facts[Id] ? string : (facts: Facts[Id]) => string;
};

type Sentence = string | ((facts: never) => string);

/** What a refusal is about: the things concerned, and the facts. */
export interface RefusalContext {
  readonly where: readonly Ref[];
  readonly params: Params;
}

/** One language of one game; its prompts, verbs, events and rules are the keys. */
export interface MessageTables
  extends Pick<GameMessages, 'title' | 'tagline' | 'rules' | 'chapters' | 'rulings' | 'features'> {
  readonly language: Language;
  readonly seats: readonly string[];
  /** What a thing of each kind is called, with its article: «a card», «une carte». */
  readonly kinds?: Readonly<Record<string, string>>;
  readonly prompts: Readonly<Record<string, Sentence>>;
  readonly choices: Readonly<Record<string, (...refs: readonly Ref[]) => string>>;
  readonly events: Readonly<Record<string, Sentence>>;
  readonly refusals: Readonly<Record<string, (concern: RefusalContext) => string>>;
}

/** A name that brings its own mark ends a sentence by it: «plays Glory!», not «plays Glory!.». */
function withoutDoubledMark(text: string): string {
  return text.replace(/([!?])\./g, '$1');
}

/** Facts from the rules are as their types say: the same program wrote them. */
function formatMessage(sentence: Sentence | undefined, facts: unknown, unknown: string): string {
  if (sentence === undefined) return unknown;
  return typeof sentence === 'string' ? sentence : withoutDoubledMark(sentence(facts as never));
}

/** Not `list[key]`: an id such as `constructor` must find nothing. */
export function ownEntry<T>(list: Readonly<Record<string, T>>, key: string): T | undefined {
  return Object.hasOwn(list, key) ? list[key] : undefined;
}

/** What has no sentence is told by its id, and a refusal by the text of its rule. */
export function buildMessages<V>(
  phrases: MessageTables,
  others: Pick<GameMessages<V>, 'ref' | 'ending' | 'board'> &
    Partial<Pick<GameMessages<V>, 'seat' | 'side' | 'orders' | 'printed'>>,
): GameMessages<V> {
  const { title, tagline, rules, chapters, rulings, features, seats, prompts, choices, events, refusals } =
    phrases;
  return {
    title,
    features,
    tagline,
    rules,
    chapters,
    rulings,
    seat: (seat) => seats[seat] ?? String(seat + 1),
    prompt: ({ prompt, params = {} }) => formatMessage(ownEntry(prompts, prompt), params, prompt),
    choice: ([verb, ...refs]) => ownEntry(choices, verb)?.(...refs) ?? [verb, ...refs].join(' '),
    event: (event) => formatMessage(ownEntry(events, event.kind), event, event.kind),
    refusal({ rule, where = [], params = {} }) {
      const sentence = ownEntry(refusals, rule)?.({ where, params }) ?? ownEntry(rules, rule);
      if (sentence !== undefined) return withoutDoubledMark(sentence);
      return choiceRefusal(phrases, others.ref, { rule, where, params }) ?? rule;
    },
    ...others,
  };
}

interface ChoiceSentences {
  wrongKind(wanted: string, thing: string, kind: string | undefined): string;
  readonly wrongMoment: string;
  incomplete(wanted: string): string;
  readonly or: string;
}

const CHOICE_SENTENCES: Readonly<Record<Language, ChoiceSentences>> = {
  en: {
    wrongKind: (wanted, thing, kind) => `Choose ${wanted} here${kind ? `: ${thing} is ${kind}` : ''}.`,
    wrongMoment: 'Not now: that belongs to another part of the turn.',
    incomplete: (wanted) => `Not complete yet: choose ${wanted} too.`,
    or: 'or',
  },
  fr: {
    wrongKind: (wanted, thing, kind) => `Choisissez ici ${wanted}${kind ? ` : ${thing} est ${kind}` : ''}.`,
    wrongMoment: 'Pas maintenant : cela se fait à un autre moment du tour.',
    incomplete: (wanted) => `Il manque encore quelque chose : choisissez ${wanted}.`,
    or: 'ou',
  },
};

/** The refusals that tell which kind of thing is wanted; they are the same in every game but for the names. */
export function choiceRefusal(
  { language, kinds = {} }: Pick<MessageTables, 'language' | 'kinds'>,
  nameOf: (ref: Ref) => string,
  { rule, where = [], params = {} }: Refusal,
): string | undefined {
  const sentences = CHOICE_SENTENCES[language];
  const kindName = (kind: unknown) =>
    typeof kind === 'string' ? (ownEntry(kinds, kind) ?? kind) : undefined;
  const wanted = (Array.isArray(params.wanted) ? params.wanted : []).map((kind) => kindName(kind) ?? '');
  const [thing = ''] = where;
  if (rule === 'table.wrong-kind')
    return sentences.wrongKind(list(wanted, sentences.or), nameOf(thing), kindName(params.got));
  if (rule === 'table.wrong-moment') return sentences.wrongMoment;
  return rule === 'table.incomplete' ? sentences.incomplete(list(wanted, sentences.or)) : undefined;
}

export function capitalize(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

export function uncapitalize(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1);
}

function list(parts: readonly string[], and: string): string {
  const last = parts.at(-1) ?? '';
  return parts.length < 2 ? last : `${parts.slice(0, -1).join(', ')} ${and} ${last}`;
}

export const english = {
  /** `a, b and c` */
  list: (parts: readonly string[]): string => list(parts, 'and'),
  /** `a, b or c` */
  either: (parts: readonly string[]): string => list(parts, 'or'),
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
  /** `a, b ou c` */
  either: (parts: readonly string[]): string => list(parts, 'ou'),
  /** `0 case`, `1 case`, `2 cases` */
  some: (n: number, one: string, many = `${one}s`): string => `${n} ${n > 1 ? many : one}`,
  /** `le mur`, `l’îlot` */
  the: ({ article, noun }: FrenchNoun): string =>
    article === '' || article === 'l’' ? `${article}${noun}` : `${article} ${noun}`,
  /** `du mur`, `de l’îlot` */
  of: ({ article, noun }: FrenchNoun): string => `${AFTER_DE[article]}${noun}`,
};

/** Breaks a line that is too long, and indents what follows by two columns more. */
export function wrapLine(line: string, widest: number): string[] {
  return foldWith(line, widest, ' '.repeat(Math.max(0, line.search(/\S/)) + 2));
}

function foldWith(line: string, widest: number, indent: string): string[] {
  if (line.length <= widest) return [line];
  const cut = line.lastIndexOf(' ', widest);
  if (cut <= indent.length) return [line];
  return [line.slice(0, cut).trimEnd(), ...foldWith(`${indent}${line.slice(cut + 1)}`, widest, indent)];
}
