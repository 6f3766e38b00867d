/** What may be wrong with a request that cannot be read: each completes the sentence of `request.malformed`. */
import type { Language } from '@gonfalon/kernel';

export interface FieldFault {
  readonly field: string;
  /** What was expected there, in the words of the schema. */
  readonly expected: string;
}

export interface Faults {
  readonly 'not-json': string;
  readonly 'too-deep': string;
  readonly 'forbidden-key': string;
  readonly 'forbidden-character': string;
  readonly 'content-type': string;
  readonly address: string;
  readonly http: string;
  readonly whole: string;
  readonly nobody: string;
  readonly missing: (fault: FieldFault) => string;
  readonly unknown: (fault: FieldFault) => string;
  readonly wrong: (fault: FieldFault) => string;
}
/** The faults that need no explanation. */
export type PlainFault = Exclude<keyof Faults, 'missing' | 'unknown' | 'wrong'>;

const en: Faults = {
  'not-json': 'it is not JSON',
  'too-deep': 'it is nested too deeply',
  'forbidden-key': 'it contains a forbidden key',
  'forbidden-character': 'it contains a forbidden character',
  'content-type': 'its body must be JSON, and its content type application/json',
  address: 'its address is not valid',
  http: 'it is not valid HTTP',
  whole: 'it must be a JSON object',
  nobody: 'it refers to an unknown user',
  missing: ({ field }) => `“${field}” is missing`,
  unknown: ({ field }) => `“${field}” is not part of it`,
  wrong: ({ field, expected }) => `“${field}” is not valid${expected && ` (expected ${expected})`}`,
};

const fr: Faults = {
  'not-json': 'ce n’est pas du JSON',
  'too-deep': 'ses éléments sont trop imbriqués',
  'forbidden-key': 'elle contient une clé interdite',
  'forbidden-character': 'elle contient un caractère interdit',
  'content-type': 'son corps doit être du JSON, et son type application/json',
  address: 'son adresse n’est pas valable',
  http: 'ce n’est pas du HTTP valable',
  whole: 'ce doit être un objet JSON',
  nobody: 'elle porte sur un utilisateur inconnu',
  missing: ({ field }) => `« ${field} » manque`,
  unknown: ({ field }) => `« ${field} » n’en fait pas partie`,
  wrong: ({ field, expected }) => `« ${field} » n’est pas valable${expected && ` (attendu : ${expected})`}`,
};

export const faults: Readonly<Record<Language, Faults>> = { en, fr };
