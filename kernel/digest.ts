import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import type { Json } from './types.ts';

/** JSON whose bytes depend on the value only, not on the order in which its keys were written. */
export function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`;
  if (typeof value === 'object' && value !== null) {
    const entries = Object.entries(value)
      .filter(([, v]) => v !== undefined)
      .sort(([a], [b]) => (a < b ? -1 : 1));
    return `{${entries.map(([k, v]) => `${JSON.stringify(k)}:${canonical(v)}`).join(',')}}`;
  }
  return JSON.stringify(value) ?? 'null';
}

export function digest(value: unknown): string {
  return bytesToHex(sha256(utf8ToBytes(canonical(value)))).slice(0, 32);
}

/** A deep copy of small plain JSON. */
export function copyJson<T extends Json | undefined>(value: T): T {
  if (Array.isArray(value)) return value.map((v) => copyJson(v as Json)) as unknown as T;
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value as Record<string, Json | undefined>);
  return Object.fromEntries(entries.map(([key, part]) => [key, copyJson(part)])) as T;
}
