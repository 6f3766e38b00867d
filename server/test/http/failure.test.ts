import { games } from '@gonfalon/games';
import type { Refusal } from '@gonfalon/kernel';
import { InvalidInputError, TABLE_RULES } from '@gonfalon/kernel';
import type { TableView } from '@gonfalon/protocol';
import { accountSchemas, commandSchemas, errorCodes, tableRules } from '@gonfalon/protocol';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { failureOf } from '../../api/failure.ts';
import { RequestError } from '../../errors.ts';
import { StoreUnavailable } from '../../store/store.ts';

const failed = (error: unknown, language: 'en' | 'fr' = 'en') => failureOf(error, language, games);
const byRules = (refusal: Refusal, game = 'battue', standing?: TableView) =>
  new RequestError('table.refused', {}, { refusal: { ...refusal, game }, ...(standing && { standing }) });

function invalid(schema: v.GenericSchema, value: unknown): unknown {
  try {
    return v.parse(schema, value);
  } catch (error) {
    return error;
  }
}

test('a refusal has its code, its words and what fills them in', () => {
  expect(failed(new RequestError('table.too-many', { most: 20 }))).toEqual({
    failure: {
      code: 'table.too-many',
      message: 'You already have 20 open tables. Finish or close one first.',
      params: { most: 20 },
    },
    status: 429,
  });
  expect(failed(new RequestError('table.full'), 'fr').failure).toEqual({
    code: 'table.full',
    message: 'Aucune place n’est libre.',
  });
});

test('every code can be told', () => {
  for (const code of errorCodes) {
    const { failure, status } = failed(
      new RequestError(code, { what: 'not-json', seconds: 1, most: 1, reason: 'rude' }),
      'fr',
    );
    expect(failure.code).toBe(code);
    expect(failure.message).not.toContain('undefined');
    expect(status).toBeGreaterThanOrEqual(400);
  }
});

test('whoever asks too often is told the seconds, for programs too', () => {
  expect(failed(new RequestError('request.too-many', { seconds: 7 }))).toMatchObject({
    status: 429,
    retryAfter: 7,
    failure: { params: { seconds: 7 } },
  });
});

test.each(games.map(({ game, ruleIds }) => [game.id, ruleIds[0] ?? ''] as const))(
  'a rule of %s refuses in the words of the game, with its text',
  (game, rule) => {
    const { messages } = games.find((module) => module.game.id === game) ?? {};
    for (const language of ['en', 'fr'] as const) {
      const { failure, status } = failed(
        byRules({ rule, where: ['forum'], params: { cost: 3 } }, game),
        language,
      );
      expect(status).toBe(409);
      expect(failure).toMatchObject({ code: 'table.refused', rule, where: ['forum'], params: { cost: 3 } });
      expect(failure.text).toBe(messages?.[language].rules[rule]);
      expect(failure.message).toBe(
        messages?.[language].refusal({ rule, where: ['forum'], params: { cost: 3 } }),
      );
      expect(failure).not.toHaveProperty('game');
    }
  },
);

test.each(TABLE_RULES)('%s, which is no rule of a game, has a sentence and no text', (rule) => {
  const { failure } = failed(byRules({ rule, params: { number: 12 } }), 'fr');
  expect(failure.message).toBe(tableRules.fr[rule]({ number: 12 }));
  expect(failure).not.toHaveProperty('text');
});

test('a refusal in a game that is not here is told as what it is', () => {
  expect(failed(byRules({ rule: 'X-1' }, 'chess')).failure).toMatchObject({
    rule: 'X-1',
    message: 'The rules don’t allow that.',
  });
});

test('where the table stands comes along', () => {
  const standing = { table: 'a table' } as TableView;
  expect(failed(byRules({ rule: 'table.stale', params: { number: 3 } }, 'battue', standing)).standing).toBe(
    standing,
  );
});

test.each([
  ['a field that is missing', accountSchemas.rename, {}, '“name” is missing'],
  ['a field too many', accountSchemas.rename, { name: 'Rook', admin: true }, '“admin” is not part of it'],
  ['a field of the wrong kind', accountSchemas.rename, { name: 7 }, '“name” is not valid (expected string)'],
  [
    'a field that is too short',
    accountSchemas.register,
    { name: 'Rook', password: 'x' },
    '“password” is not valid (expected >=8)',
  ],
  [
    'a place in a list',
    commandSchemas.choose,
    { number: 1, key: 'a-key-of-ours', choice: ['move', 7] },
    '“choice.1” is not valid (expected string)',
  ],
  ['no object at all', accountSchemas.rename, 'Rook', 'it must be a JSON object'],
])('%s is named', (_, schema, value, what) => {
  const { failure, status } = failed(invalid(schema, value));
  expect(failure).toEqual({ code: 'request.malformed', message: `Can’t read this request: ${what}.` });
  expect(status).toBe(400);
});

test('what is malformed is told in French', () => {
  expect(failed(invalid(accountSchemas.rename, {}), 'fr').failure.message).toBe(
    'Cette demande est illisible\u202f: « name » manque.',
  );
  expect(failed(new RequestError('request.malformed', { what: 'not-json' }), 'fr').failure.message).toBe(
    'Cette demande est illisible\u202f: ce n’est pas du JSON.',
  );
});

test('hostile input is never told back', () => {
  const hostile = '<script>alert(1)</script>';
  const long = 'x'.repeat(10_000);
  for (const value of [{ name: hostile }, { name: long }, { [hostile]: 1 }, { [long]: 1 }, hostile, long]) {
    const { message } = failed(invalid(accountSchemas.rename, value)).failure;
    expect(message).not.toMatch(/<script|alert\(|x{61}/);
    expect(message.length).toBeLessThan(200);
  }
});

test('a fault named after something that every object has is told as it is', () => {
  expect(failed(new RequestError('request.malformed', { what: 'constructor' })).failure.message).toContain(
    'constructor',
  );
});

test('bad input that the rules found is malformed, in one line', () => {
  const { failure, status } = failed(new InvalidInputError(`no game for ${'x'.repeat(1000)}`));
  expect([failure.code, status]).toEqual(['request.malformed', 400]);
  expect(failure.message.length).toBeLessThan(400);
});

test('a store that cannot be reached is worth another try', () => {
  expect(failed(new StoreUnavailable('connection refused at 10.0.0.5'))).toMatchObject({
    failure: { code: 'server.unavailable' },
    status: 503,
    retryAfter: 2,
  });
});

test.each([new Error('the seed is 1234'), new TypeError('x'), 'a string', undefined])(
  'nothing is told of what went wrong inside: %o',
  (error) => {
    expect(failed(error)).toEqual({
      failure: {
        code: 'server.broken',
        message: 'Something went wrong on our side. It was logged, and nothing was changed.',
      },
      status: 500,
    });
  },
);
