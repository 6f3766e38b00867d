import { expect, test } from 'vitest';
import { columns, wrap } from '../layout.ts';

test('a text is broken between words, and colours take no room', () => {
  expect(wrap('one two three four', 9, '  ')).toBe('one two\n  three\n  four');
  expect(wrap('\u001b[36mone\u001b[0m two', 7)).toBe('\u001b[36mone\u001b[0m two');
});

test('columns are as wide as their widest cell', () => {
  expect(
    columns([
      ['a', 'b'],
      ['long', 'c'],
    ]),
  ).toEqual(['a     b', 'long  c']);
});
