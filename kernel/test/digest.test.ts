import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Json } from '../index.ts';
import { canonical, copyJson, digest } from '../index.ts';

const json = fc.jsonValue() as fc.Arbitrary<Json>;

/** The same value with the keys of every object written the other way round. */
function turned(value: Json): Json {
  if (Array.isArray(value)) return value.map((one: Json) => turned(one));
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).map(([key, one]) => [key, turned(one ?? null)] as const);
  return Object.fromEntries(entries.reverse());
}

/** Holds for any JSON. */
function always(claim: (value: Json, other: Json) => void): void {
  fc.assert(fc.property(json, json, (value, other) => void claim(value, other)));
}

describe('canonical JSON', () => {
  it('does not depend on the order in which keys were written', () => {
    expect(canonical({ b: 1, a: { d: [2], c: 3 } })).toBe('{"a":{"c":3,"d":[2]},"b":1}');
    always((value) => expect(canonical(turned(value))).toBe(canonical(value)));
  });

  it('is JSON of the same value', () => {
    always((value) => expect(JSON.parse(canonical(value))).toEqual(JSON.parse(JSON.stringify(value))));
  });

  it('depends on the order of a list', () => {
    expect(canonical([1, 2])).not.toBe(canonical([2, 1]));
  });

  it('takes a field that is undefined for a field that is missing, as JSON does', () => {
    expect(canonical({ a: 1, b: undefined })).toBe(canonical({ a: 1 }));
    expect(canonical([undefined])).toBe('[null]');
  });

  it('tells values of different types apart', () => {
    const values = [1, '1', [1], { 1: 1 }, true, 'true', null, 'null', '', [], {}, [[]], [{}]];
    expect(new Set(values.map(canonical)).size).toBe(values.length);
  });
});

describe('a digest', () => {
  it('is the first half of the SHA-256 of the canonical JSON', () => {
    const text = '{"a":[1,"é"],"b":true}';
    const expected = createHash('sha256').update(text, 'utf8').digest('hex').slice(0, 32);
    expect(digest({ b: true, a: [1, 'é'] })).toBe(expected);
  });

  it('differs between different values', () => {
    always((a, b) => expect(digest(a) === digest(b)).toBe(canonical(a) === canonical(b)));
  });
});

describe('a copy of JSON', () => {
  it('is equal to its original', () => {
    always((value) => expect(canonical(copyJson(value))).toBe(canonical(value)));
  });

  it('keeps a key called __proto__ as a key like any other', () => {
    const value = JSON.parse('{"__proto__":{"rich":true}}');
    expect(canonical(copyJson(value))).toBe('{"__proto__":{"rich":true}}');
    expect(copyJson(value).rich).toBeUndefined();
  });

  it('shares no list and no object with its original', () => {
    const value = { list: [{ n: 1 }], deep: { er: { n: 1 } } };
    const copy = copyJson(value);
    copy.list[0].n = 2;
    copy.list.push({ n: 3 });
    copy.deep.er.n = 2;
    expect(value).toEqual({ list: [{ n: 1 }], deep: { er: { n: 1 } } });
  });
});
