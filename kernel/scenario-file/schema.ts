/** Files that people write by hand: the parts that many of them have, and what may be wrong with the shape of any. */
import * as v from 'valibot';
import type { Language, ValidationIssue } from '../module.ts';
import { repeatedKeys } from './repeated-keys.ts';

/* Parts. Their messages are for those who read a schema; people are told by the words below. */

/** A name out of a list. */
export const oneOf = <const Id extends string>(ids: readonly Id[], what: string) =>
  v.picklist(ids, ({ received }) => `${received} is not ${what}: ${ids.join(', ')}`);

/** A whole number from one end to the other. */
export function range(least: number, most: number) {
  const message = `expected a whole number from ${least} to ${most}`;
  return v.pipe(v.number(message), v.integer(message), v.minValue(least, message), v.maxValue(most, message));
}

const text = v.pipe(v.string('expected a text'), v.maxLength(400, 'is too long'));

const EMPTY = 'is empty';

/** Written in one language, a text is shown in both: the other one may be empty. */
export const BilingualSchema = v.pipe(
  v.strictObject({ en: text, fr: text }),
  v.check(({ en, fr }) => en !== '' || fr !== '', EMPTY),
  v.transform(({ en, fr }) => ({ en: en || fr, fr: fr || en })),
  v.readonly(),
);
/** A text in both languages. */
export type Bilingual = v.InferOutput<typeof BilingualSchema>;

const ID_TEXT = 'expected lowercase letters, digits and hyphens';

/** What a file is called: it may become the name of one on a disk. */
export const FileIdSchema = v.pipe(v.string(ID_TEXT), v.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, ID_TEXT));

/* Faults. */

/** The faults of shape, each with what its sentence needs. */
export interface ShapeParams {
  'not-json': object;
  'repeated-key': object;
  'unknown-field': object;
  'missing-field': object;
  'not-an-object': object;
  'not-a-list': object;
  'not-a-text': object;
  'empty-text': object;
  'long-text': object;
  'not-an-id': object;
  'wrong-format': { readonly format: string };
  'not-one-of': { readonly received: string; readonly list: readonly string[] };
  'not-in-range': { readonly least: number; readonly most: number };
  wrong: object;
}

/** The id of a fault, and what its sentence needs. */
export type IssueKey<Params = ShapeParams> = {
  [Id in keyof Params]: readonly [Id, Params[Id]];
}[keyof Params];

/** What a schema found wrong, as a fault. */
export function shapeIssue(issue: v.BaseIssue<unknown>): IssueKey {
  const { type, expected, received, message } = issue;
  switch (type) {
    case 'strict_object':
      if (expected === 'never') return ['unknown-field', {}];
      return received === 'undefined' ? ['missing-field', {}] : ['not-an-object', {}];
    case 'record':
      return ['not-an-object', {}];
    case 'array':
      return ['not-a-list', {}];
    case 'literal':
      return ['wrong-format', { format: namesIn(expected)[0] ?? '' }];
    case 'picklist':
      return ['not-one-of', { received, list: namesIn(expected) }];
    case 'number':
    case 'integer':
    case 'min_value':
    case 'max_value':
      return toldRange(message);
    case 'check':
      return message === EMPTY ? ['empty-text', {}] : ['wrong', {}];
    case 'max_length':
      return ['long-text', {}];
    case 'string':
    case 'regex':
      return issue.path?.at(-1)?.key === 'id' ? ['not-an-id', {}] : ['not-a-text', {}];
    default:
      return ['wrong', {}];
  }
}

/** The names in `("a" | "b")`. */
function namesIn(expected: string | null): string[] {
  return [...(expected ?? '').matchAll(/"([^"]*)"/g)].map(([, name]) => name ?? '');
}

/** A range says its two ends, whatever was wrong with the number. */
function toldRange(message: string): IssueKey {
  const [least, most] = [...message.matchAll(/\d+/g)].map(Number);
  return least === undefined || most === undefined ? ['wrong', {}] : ['not-in-range', { least, most }];
}

/** The place of an issue in the file: `camps.pennant.units.C3`. */
export function pathOfIssue(issue: v.BaseIssue<unknown>): string[] {
  const path = v.getDotPath(issue);
  return path === null ? [] : [path];
}

/** A file that was read from JSON, with the paths of its repeated keys; or the fault that it is none. */
export function parseJsonFile(
  text: string,
):
  | { readonly file: unknown; readonly repeats: readonly (readonly (string | number)[])[] }
  | { readonly fault: ValidationIssue } {
  try {
    return { file: JSON.parse(text), repeats: repeatedKeys(text) };
  } catch {
    return { fault: { id: 'not-json', where: [], params: {} } };
  }
}

/* Words. Where a fault is and which rule it breaks stand beside them. */

/** Sentences for faults, in one language. */
export type IssueMessages<Params> = { readonly [Id in keyof Params]: (params: Params[Id]) => string };

export const shapeMessages: Readonly<Record<Language, IssueMessages<ShapeParams>>> = {
  en: {
    'not-json': () => 'this is not JSON',
    'repeated-key': () => 'is written twice; only the last one would count',
    'unknown-field': () => 'unknown field',
    'missing-field': () => 'is missing',
    'not-an-object': () => 'expected an object in braces',
    'not-a-list': () => 'expected a list in brackets',
    'not-a-text': () => 'expected text in quotes',
    'empty-text': () => 'is empty; write it in one language at least, or leave it out',
    'long-text': () => 'is too long',
    'not-an-id': () => 'expected lowercase letters, digits and hyphens',
    'wrong-format': ({ format }) => `expected "${format}"`,
    'not-one-of': ({ received, list }) => `${received} is not one of ${list.join(', ')}`,
    'not-in-range': ({ least, most }) => `expected a whole number from ${least} to ${most}`,
    wrong: () => 'invalid value',
  },
  fr: {
    'not-json': () => 'ce n’est pas du JSON',
    'repeated-key': () => 'est écrit deux fois ; seul le dernier compterait',
    'unknown-field': () => 'ce champ est inconnu',
    'missing-field': () => 'manque',
    'not-an-object': () => 'un objet entre accolades est attendu',
    'not-a-list': () => 'une liste entre crochets est attendue',
    'not-a-text': () => 'un texte entre guillemets est attendu',
    'empty-text': () => 'est vide ; écrivez-le dans une langue au moins, ou laissez-le de côté',
    'long-text': () => 'est trop long',
    'not-an-id': () => 'des minuscules, des chiffres et des traits d’union sont attendus',
    'wrong-format': ({ format }) => `« ${format} » est attendu`,
    'not-one-of': ({ received, list }) => `${received} n’est pas dans la liste : ${list.join(', ')}`,
    'not-in-range': ({ least, most }) => `un nombre entier de ${least} à ${most} est attendu`,
    wrong: () => 'valeur non valable',
  },
};

/** The ids of faults and their parameters come from the same program, so the words for them are there. */
export function issueFormatter<Params extends ShapeParams>(
  words: IssueMessages<Params>,
): (fault: ValidationIssue) => string {
  const sentences = words as unknown as Readonly<Record<string, (params: object) => string>>;
  return ({ id, params }) => (sentences[id] ?? words.wrong)(params as never);
}
