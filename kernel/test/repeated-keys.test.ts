import { expect, test } from 'vitest';
import { repeatedKeys } from '../scenario-file/repeated-keys.ts';

test('keys that are repeated are found wherever they are, and nothing else is', () => {
  expect(repeatedKeys('{"a":{"b":1},"c":[{"b":1,"b":2},{"b":"b"}],"d":"b","a":"{\\"a\\":1}"}')).toEqual([
    ['c', 0, 'b'],
    ['a'],
  ]);
  expect(repeatedKeys('{"\\u0061":1,"a":2}')).toEqual([['a']]);
  expect(repeatedKeys(`${'['.repeat(50_000)}${']'.repeat(50_000)}`)).toEqual([]);
  for (const plain of ['7', '"a"', '[]', '{"__proto__":1,"toString":2}'])
    expect(repeatedKeys(plain)).toEqual([]);
});
