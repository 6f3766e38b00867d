import {
  accountSchemas,
  clockSchema,
  commandSchemas,
  createTableSchema,
  hostQueries,
  MAX_CHAT_LENGTH,
  MAX_NAME_LENGTH,
  querySchemas,
  tableIdSchema,
} from '@gonfalon/protocol';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';

const accepts = (schema: v.GenericSchema, value: unknown) => v.safeParse(schema, value).success;
const password = 'correct horse';

describe('names', () => {
  const named = (name: unknown) => v.safeParse(accountSchemas.rename, { name });

  test.each(['Aliénor', 'O’Neill', "d'Artagnan", 'Guest Falcon 482', '李白', 'Ж. К.', 'a-b_c.d'])(
    '%s is one',
    (name) => expect(named(name).success).toBe(true),
  );

  test.each([
    ['markup', '<b>x</b>'],
    ['a control character', 'a\u0007b'],
    ['a sign that turns the writing round', 'a\u202eb'],
    ['a sign that nobody sees', 'a\u200bb'],
    ['nothing', ''],
    ['nothing but spaces', '   '],
    ['too many letters', 'x'.repeat(MAX_NAME_LENGTH + 1)],
    ['no text', 7],
  ])('%s is none', (_, name) => expect(named(name).success).toBe(false));

  test('spaces around and between are made one way, and so are letters with accents', () => {
    expect(named('  Jean   Paul ').output).toEqual({ name: 'Jean Paul' });
    expect(named('e\u0301').output).toEqual({ name: '\u00e9' });
  });
});

test('a new password has eight letters at least, an old one may have any number that is sane', () => {
  expect(accepts(accountSchemas.register, { name: 'Rook', password: 'short' })).toBe(false);
  expect(accepts(accountSchemas.register, { name: 'Rook', password })).toBe(true);
  expect(accepts(accountSchemas.register, { name: 'Rook', password: 'x'.repeat(201) })).toBe(false);
  expect(accepts(accountSchemas.signIn, { name: 'Rook', password: 'short' })).toBe(true);
  expect(accepts(accountSchemas.signIn, { name: 'Rook', password: 'x'.repeat(201) })).toBe(false);
});

test('nothing may be sent along that a request does not have', () => {
  expect(accepts(accountSchemas.rename, { name: 'Rook', kind: 'account' })).toBe(false);
  expect(accepts(commandSchemas.resign, { seat: 1 })).toBe(false);
  expect(accepts(commandSchemas.resign, {})).toBe(true);
});

test('a table needs a game and its seats; the rest has defaults', () => {
  expect(
    v.parse(createTableSchema, { game: 'battue', seats: [{ kind: 'me' }, { kind: 'open' }] }),
  ).toMatchObject({
    options: {},
    public: false,
    spectators: true,
    chat: 'all',
    clock: { kind: 'none' },
  });
  expect(accepts(createTableSchema, { game: 'battue', seats: [] })).toBe(false);
  expect(accepts(createTableSchema, { game: '../battue', seats: [{ kind: 'me' }] })).toBe(false);
});

test('a choice is a short list of short words, with a number and a key', () => {
  const choice = (list: unknown) =>
    accepts(commandSchemas.choose, { number: 1, choice: list, key: 'abcdefgh' });
  expect(choice(['pass'])).toBe(true);
  expect(choice([])).toBe(false);
  expect(choice('pass')).toBe(false);
  expect(choice(Array(13).fill('x'))).toBe(false);
  expect(choice(['x'.repeat(201)])).toBe(false);
  expect(choice([['pass']])).toBe(false);
  expect(accepts(commandSchemas.choose, { number: -1, choice: ['pass'], key: 'abcdefgh' })).toBe(false);
  expect(accepts(commandSchemas.choose, { number: 1.5, choice: ['pass'], key: 'abcdefgh' })).toBe(false);
  expect(accepts(commandSchemas.choose, { number: 1, choice: ['pass'], key: 'short' })).toBe(false);
});

test('talk has a length, and is more than spaces', () => {
  expect(accepts(commandSchemas.chat, { text: 'x'.repeat(MAX_CHAT_LENGTH) })).toBe(true);
  expect(accepts(commandSchemas.chat, { text: 'x'.repeat(MAX_CHAT_LENGTH + 1) })).toBe(false);
  expect(accepts(commandSchemas.chat, { text: ' \n ' })).toBe(false);
});

test('nights are times of day in a place that exists', () => {
  const nights = (from: string, timeZone: string) =>
    accepts(clockSchema, { kind: 'days', perTurn: 86_400_000, nights: { from, to: '07:30', timeZone } });
  expect(nights('22:00', 'Europe/Paris')).toBe(true);
  expect(nights('24:00', 'Europe/Paris')).toBe(false);
  expect(nights('22:00', 'Europe/Camelot')).toBe(false);
});

test('the id of a table cannot be guessed, nor be a path', () => {
  expect(accepts(tableIdSchema, 'AbCdEfGhIjKlMnOpQrStUv')).toBe(true);
  expect(accepts(tableIdSchema, '1')).toBe(false);
  expect(accepts(tableIdSchema, '../../../../etc/passwd')).toBe(false);
});

test('numbers in an address are digits, and no more than can be counted', () => {
  expect(v.parse(querySchemas.events, { from: '12' })).toEqual({ from: 12 });
  expect(v.parse(querySchemas.events, {})).toEqual({ from: 0 });
  expect(accepts(querySchemas.events, { from: '1e9' })).toBe(false);
  expect(accepts(querySchemas.events, { from: '-1' })).toBe(false);
  expect(accepts(querySchemas.events, { from: '2147483647' })).toBe(true);
  expect(accepts(querySchemas.events, { from: '2147483648' })).toBe(false);
});

test('what hosts look for is text that every store can hold', () => {
  expect(accepts(hostQueries.people, { name: 'Ann' })).toBe(true);
  expect(accepts(hostQueries.people, { name: 'A\0n' })).toBe(false);
});
