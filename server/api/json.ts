/** JSON from strangers. */
import type { PlainFault } from '@gonfalon/protocol';
import { RequestError } from '../errors.ts';

const DEEPEST = 32;
const NUL = '\0';
/** The only way in which JSON can write it. */
const ESCAPED_NUL = String.raw`\u0000`;

/**
 * The value, unless it is no JSON, is nested too deeply, has a key that could poison a prototype, or a character that not
 * every store can keep.
 */
export function readJson(text: string): unknown {
  if (isDeep(text)) throw malformed('too-deep');
  const value = parsed(text);
  // Both may be written with escapes, so that only what was parsed tells it for certain.
  if (/proto|\\u/i.test(text) && isPoisonous(value)) throw malformed('forbidden-key');
  if (text.includes(ESCAPED_NUL) && hasNul(value)) throw malformed('forbidden-character');
  return value;
}

/** Every request is an object; a list would pass for one without fields. */
export function readRequest(text: string): object {
  const value = readJson(text);
  if (typeof value !== 'object' || value === null || Array.isArray(value)) throw malformed('whole');
  return value;
}

export function malformed(what: PlainFault): RequestError {
  return new RequestError('request.malformed', { what });
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw malformed('not-json');
  }
}

/** Looks at brackets outside of strings, so that nothing deep is ever built. */
function isDeep(text: string): boolean {
  let depth = 0;
  let inString = false;
  for (let i = 0; i < text.length; i++) {
    const sign = text[i];
    if (inString) {
      if (sign === '\\') i++;
      else if (sign === '"') inString = false;
    } else if (sign === '"') inString = true;
    else if (sign === '{' || sign === '[') {
      if (++depth > DEEPEST) return true;
    } else if (sign === '}' || sign === ']') depth--;
  }
  return false;
}

function isPoisonous(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false;
  if (Array.isArray(value)) return value.some(isPoisonous);
  return Object.entries(value).some(
    ([key, inner]) => key === '__proto__' || key === 'prototype' || isPoisonous(inner),
  );
}

function hasNul(value: unknown): boolean {
  if (typeof value === 'string') return value.includes(NUL);
  if (typeof value !== 'object' || value === null) return false;
  return Object.entries(value).some(([key, inner]) => key.includes(NUL) || hasNul(inner));
}
