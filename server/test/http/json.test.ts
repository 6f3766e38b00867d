import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readJson, readRequest } from '../../api/json.ts';

const nested = (depth: number) => `${'['.repeat(depth)}${']'.repeat(depth)}`;
const fault = (text: string) => {
  try {
    readJson(text);
    return undefined;
  } catch (error) {
    return (error as { params?: { what?: string } }).params?.what;
  }
};

test('JSON is read as it is', () => {
  fc.assert(
    fc.property(fc.json({ maxDepth: 5 }), (text) => {
      fc.pre(!/proto|\\u0000/.test(text));
      expect(readJson(text)).toEqual(JSON.parse(text));
    }),
  );
});

test.each(['', '{', '{"a":1', "{'a':1}", 'undefined', '\ufeff{}', '{"a":1}{', '[1,]', 'NaN'])(
  '%o is not JSON',
  (text) => expect(fault(text)).toBe('not-json'),
);

test('32 levels are enough for anybody', () => {
  expect(fault(nested(32))).toBeUndefined();
  expect(fault(nested(33))).toBe('too-deep');
  expect(fault(nested(30_000))).toBe('too-deep');
  expect(fault('{"a":'.repeat(33))).toBe('too-deep');
});

test('brackets in a text are no levels, whatever is escaped there', () => {
  expect(readJson(JSON.stringify(nested(50)))).toBe(nested(50));
  expect(readJson(JSON.stringify(`\\"${nested(50)}`))).toBe(`\\"${nested(50)}`);
  expect(fault(`["\\\\",${nested(33)}]`)).toBe('too-deep');
});

test.each([
  '{"__proto__":{"admin":true}}',
  '{"a":[{"__proto__":null}]}',
  String.raw`{"\u005f_proto__":{"admin":true}}`,
  '{"constructor":{"prototype":{"admin":true}}}',
])('%s is refused, since it could poison what everything inherits', (text) =>
  expect(fault(text)).toBe('forbidden-key'),
);

test.each([String.raw`{"a":["\u0000"]}`, String.raw`{"x\u0000y":1}`])(
  '%s is refused, since not every store can keep it',
  (text) => expect(fault(text)).toBe('forbidden-character'),
);

test('a text may speak of characters', () => {
  expect(readJson(String.raw`{"text":"\\u0000"}`)).toEqual({ text: String.raw`\u0000` });
});

test('a text may speak of prototypes', () => {
  expect(readJson('{"text":"__proto__ and prototype"}')).toEqual({ text: '__proto__ and prototype' });
});

test('a request is an object, and nothing else', () => {
  expect(readRequest('{"a":[1]}')).toEqual({ a: [1] });
  for (const text of ['[]', '[{}]', 'null', '1', '"text"', 'true'])
    expect(() => readRequest(text)).toThrow('request.malformed');
});
