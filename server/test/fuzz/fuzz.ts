/** A small town with tables in every state, hostile requests to it, and what must be true of every answer. */
import { errorCodes } from '@gonfalon/protocol';
import * as fc from 'fast-check';
import { sql } from 'kysely';
import { expect } from 'vitest';
import { openStore } from '../../store/open.ts';
import { TABLES } from '../../transfer/table-list.ts';
import { silent } from '../store/test-stores.ts';
import type { Client } from '../support/client.ts';
import type { Site, Start } from '../support/start-server.ts';
import { site } from '../support/start-server.ts';

export type TableName = 'playing' | 'closed' | 'open' | 'private' | 'finished' | 'cancelled' | 'unknown';

export interface Town extends Site {
  /** The host of every table; she sits in seat 0 and is asked something nowhere but at `playing` and `closed`. */
  readonly ann: Client;
  readonly bob: Client;
  /** Sits nowhere. */
  readonly eve: Client;
  readonly tables: Readonly<Record<TableName, string>>;
}

const PLAN = { game: 'battue', options: { quickSetup: true }, chat: 'off' };
const TWO = { ...PLAN, seats: [{ kind: 'me' }, { kind: 'open' }] };
const ALONE = { ...PLAN, seats: [{ kind: 'me' }, { kind: 'bot', bot: 'random' }, { kind: 'open' }] };

export async function openTown(start: Start = site): Promise<Town> {
  const server = await start();
  const [ann, bob, eve] = [await server.guest(), await server.guest(), await server.guest()];
  const table = async (plan: object, ...commands: readonly [Client, string, object?][]) => {
    const id = await ann.create(plan);
    for (const [who, command, fields] of commands)
      await who.done(`/api/tables/${id}/${command}`, fields ?? {});
    return id;
  };
  const tables = {
    playing: await table({ ...TWO, public: true }, [bob, 'join']),
    closed: await table({ ...TWO, spectators: false }, [bob, 'join']),
    open: await table({ ...ALONE, public: true }),
    private: await table({ ...ALONE, spectators: false }),
    finished: await table(
      { ...TWO, public: true },
      [bob, 'join'],
      [bob, 'offer', { end: 'draw' }],
      [ann, 'accept'],
    ),
    cancelled: await table(TWO, [ann, 'cancel']),
    unknown: 'x'.repeat(22),
  };
  return { ...server, ann, bob, eve, tables };
}

/** What a server writes down by itself as time goes by. */
const ASIDE = ['uptime', 'downtimes'];
const PASSING = ['seen', 'expires', 'lease_by', 'lease_until'];

/** Every row of the store, as text. */
export async function rowsOf({ config }: Site): Promise<string[]> {
  const store = await openStore(config, silent, 'read');
  try {
    const rows: string[] = [];
    for (const { name } of TABLES.filter((table) => !ASIDE.includes(table.name))) {
      const found = await sql<object>`select * from ${sql.table(name)}`.execute(store.engine.db);
      rows.push(...found.rows.map((row) => `${name} ${lasting(row)}`));
    }
    return rows.sort();
  } finally {
    await store.close();
  }
}

function lasting(row: object): string {
  return JSON.stringify(Object.entries(row).filter(([column]) => !PASSING.includes(column)));
}

/** Nothing was written at the level of errors, and nothing at all that is nobody's business. */
export function expectCleanLog({ log, ann, bob, eve }: Town): void {
  const lines = log.flatMap((chunk) => chunk.trimEnd().split('\n'));
  expect(lines.length).toBeGreaterThan(0);
  expect(lines.filter((line) => /"level":"(error|fatal)"/.test(line))).toEqual([]);
  for (const { cookie } of [ann, bob, eve]) {
    const token = decodeURIComponent(cookie.split('=')[1] ?? '').split('.')[0] ?? '';
    expect(token).toHaveLength(43);
    expect(lines.filter((line) => line.includes(token))).toEqual([]);
  }
}

/** A refusal that any client can understand. */
export function expectRefusal(body: unknown): void {
  expect(body).toMatchObject({ ok: false, error: { code: expect.any(String), message: expect.any(String) } });
  const { code, message } = (body as { error: { code: string; message: string } }).error;
  expect(errorCodes).toContain(code);
  expect(code).not.toBe('server.broken');
  expect(message.length).toBeGreaterThan(0);
  expect(message.length).toBeLessThan(600);
  expect(message).not.toMatch(/node_modules|\.ts:\d|\[object/);
}

/** A good request of each command; whether it can be done depends on who asks, and where. */
export const EXAMPLES: Readonly<Record<string, object>> = {
  join: { seat: 0 },
  leave: {},
  start: { fill: 'greedy' },
  cancel: {},
  rematch: {},
  choose: { number: 0, choice: ['camp', 'edge:N', 'N-G'], key: 'not-yet-used' },
  explain: { choice: ['camp', 'edge:N', 'N-G'] },
  hint: { number: 0 },
  undo: { number: 0, key: 'not-yet-used' },
  resign: {},
  offer: { end: 'stop' },
  accept: {},
  decline: {},
  autoPass: { prompt: 'camp', key: 'now', on: true },
  orders: {},
  ordersForm: {},
  reclaim: {},
  chat: { text: 'hello' },
  mute: { who: 'x'.repeat(22), on: true },
  report: { who: 'x'.repeat(22), line: 1, complaint: 'spam', text: 'all day' },
};
export const COMMANDS = Object.keys(EXAMPLES);

/** No field of any request takes one of these. */
const WRONG: readonly unknown[] = [null, { a: 1 }, [null], [[]], -1, 1e300, 'x'.repeat(600)];

const oddKey = fc.oneof(
  fc.constantFrom(
    'constructor',
    'toString',
    'hasOwnProperty',
    'valueOf',
    'length',
    '',
    ' ',
    '\u0000',
    '\ud800',
    'id2',
  ),
  fc.string({ minLength: 1, maxLength: 20, unit: 'grapheme' }).map((text) => `odd ${text}`),
);

/** The fields of a good request, spoilt so that nothing can come of it, as text. */
export function spoilt(fields: object): fc.Arbitrary<string> {
  const good = JSON.stringify(fields);
  const names = Object.keys(fields);
  const ways: fc.Arbitrary<string>[] = [
    // Something that does not belong there.
    fc.tuple(oddKey, fc.jsonValue()).map(([key, value]) => JSON.stringify({ ...fields, [key]: value })),
    // Not an object, or not JSON.
    fc.constantFrom(
      ' ',
      '[]',
      `[${good}]`,
      '1',
      '"text"',
      'true',
      'null',
      'NaN',
      'undefined',
      '{',
      good.slice(0, -1),
    ),
    fc.constantFrom(
      `${good}${good}`,
      `${good},`,
      `\uFEFF${good}`,
      `{'odd':1,${good.slice(1)}`,
      `${good}\u0000`,
      `/**/${good}`,
    ),
    fc.string({ maxLength: 200, unit: 'binary' }).map((text) => `¿${text}`),
    // Too deep, however it is done.
    fc.integer({ min: 40, max: 5000 }).map((depth) => `{"a":${'['.repeat(depth)}${']'.repeat(depth)}}`),
    fc.integer({ min: 40, max: 5000 }).map((depth) => '{"a":'.repeat(depth)),
    // Keys that would change what all objects have.
    fc
      .constantFrom('__proto__', 'prototype', '\\u005f_proto__', '__\\u0070roto__')
      .map((key) => `{${[`"${key}":{"ok":true}`, ...good.slice(1, -1).split('\n')].filter(Boolean).join()}}`),
  ];
  if (names.length > 0)
    ways.push(
      fc
        .tuple(fc.constantFrom(...names), fc.constantFrom(...WRONG))
        .map(([name, value]) => JSON.stringify({ ...fields, [name]: value })),
      fc
        .constantFrom(...names)
        .map((name) => JSON.stringify({ ...fields, [name]: undefined, [`${name}s`]: 1 })),
    );
  return fc.oneof(...ways);
}
