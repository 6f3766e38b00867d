/** Hostile HTTP: whatever comes, it is refused in words, nothing is changed, and nothing breaks. */
import { readFileSync } from 'node:fs';
import type { IncomingMessage, RequestOptions } from 'node:http';
import { Agent, request } from 'node:http';
import { connect } from 'node:net';
import {
  accountSchemas,
  callSchemas,
  createTableSchema,
  MAX_REQUEST_LENGTH,
  scenarioSchema,
} from '@gonfalon/protocol';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { onBothStores } from '../support/start-server.ts';
import type { TableName, Town } from './fuzz.ts';
import { COMMANDS, EXAMPLES, expectCleanLog, expectRefusal, openTown, rowsOf, spoilt } from './fuzz.ts';

const SEED = { seed: 1415, endOnFailure: true } as const;

interface Sent {
  readonly method?: string;
  readonly path: string;
  readonly body?: string | Buffer;
  readonly headers?: Readonly<Record<string, string>>;
}

interface Heard {
  readonly status: number;
  readonly type: string;
  readonly text: string;
}

const agent = new Agent({ keepAlive: true, maxSockets: 8 });

function send({ address }: Town, { method = 'POST', path, body, headers = {} }: Sent): Promise<Heard> {
  const { port } = new URL(address);
  const options: RequestOptions = { host: '127.0.0.1', port, method, path, agent, headers: { ...headers } };
  return new Promise((resolve, reject) => {
    const sent = request(options, (response) => resolve(heard(response)));
    sent.on('error', reject);
    sent.end(body);
  });
}

async function heard(response: IncomingMessage): Promise<Heard> {
  const chunks: Buffer[] = [];
  for await (const chunk of response) chunks.push(chunk as Buffer);
  const { statusCode = 0, headers } = response;
  return { status: statusCode, type: headers['content-type'] ?? '', text: Buffer.concat(chunks).toString() };
}

/** Refused, in JSON, for a reason that is the client's. */
function expectRefused({ status, type, text }: Heard): void {
  expect(status).toBeGreaterThanOrEqual(400);
  expect(status).toBeLessThan(500);
  expect(type).toMatch(/^application\/json/);
  expectRefusal(JSON.parse(text));
}

const JSON_TYPE = { 'content-type': 'application/json' };

type Person = 'stranger' | 'forger' | 'eve' | 'ann';

function cookieOf({ ann, eve }: Town, person: Person): Readonly<Record<string, string>> {
  if (person === 'stranger') return {};
  const cookie = person === 'ann' ? ann.cookie : eve.cookie;
  // Signed by somebody else.
  return { cookie: person === 'forger' ? cookie.replace(/.{6}$/, 'AAAAAA') : cookie };
}

const anyTable = fc.constantFrom<TableName>(
  'playing',
  'closed',
  'open',
  'private',
  'finished',
  'cancelled',
  'unknown',
);
const command = fc.constantFrom(...COMMANDS);

/** What a command would do if it were its moment: these are not. */
const OUT_OF_PLACE: Readonly<
  Record<Exclude<Person, 'stranger' | 'forger'>, (table: TableName) => readonly string[]>
> = {
  eve: () => COMMANDS,
  ann: (table) => {
    const outside = ['join', 'reclaim', 'accept', 'decline', 'autoPass', 'undo', 'chat'];
    if (table === 'unknown') return COMMANDS;
    if (table === 'playing' || table === 'closed')
      return [...outside, 'leave', 'start', 'cancel', 'rematch', 'hint'];
    if (table === 'open' || table === 'private')
      return [...outside, 'rematch', 'choose', 'explain', 'hint', 'resign', 'offer'];
    if (table === 'finished') return COMMANDS.filter((name) => name !== 'rematch' && name !== 'mute');
    return COMMANDS.filter((name) => name !== 'mute');
  },
};

onBothStores((start) => {
  test('commands that cannot be read are refused, whoever sends them to whichever table', async () => {
    const town = await openTown(start);
    const before = await rowsOf(town);
    const hostile = fc.tuple(
      fc.constantFrom<Person>('stranger', 'forger', 'eve', 'ann'),
      anyTable,
      command.chain((name) => fc.tuple(fc.constant(name), spoilt(EXAMPLES[name] ?? {}))),
    );
    await fc.assert(
      fc.asyncProperty(hostile, async ([person, table, [name, body]]) => {
        const path = `/api/tables/${town.tables[table]}/${name}`;
        expectRefused(await send(town, { path, body, headers: { ...JSON_TYPE, ...cookieOf(town, person) } }));
      }),
      { ...SEED, numRuns: 700 },
    );
    expect(await rowsOf(town)).toEqual(before);
    expectCleanLog(town);
  });

  test('good commands at the wrong table, by the wrong person or at the wrong time change nothing', async () => {
    const town = await openTown(start);
    const before = await rowsOf(town);
    for (const person of ['eve', 'ann', 'stranger', 'forger'] as const) {
      for (const [name, id] of Object.entries(town.tables)) {
        const names = person === 'ann' ? OUT_OF_PLACE.ann(name as TableName) : COMMANDS;
        for (const one of names) {
          const body = JSON.stringify(EXAMPLES[one]);
          const headers = { ...JSON_TYPE, ...cookieOf(town, person) };
          expectRefused(await send(town, { path: `/api/tables/${id}/${one}`, body, headers }));
        }
      }
    }
    expect(await rowsOf(town)).toEqual(before);
    expectCleanLog(town);
  });

  test('what a stranger may not see does not seem to be there', async () => {
    const { eve, tables } = await openTown(start);
    const paths = ['', '/events', '/chat', '/replay', '/file'];
    for (const path of paths) {
      const unknown = await eve.get(`/api/tables/${tables.unknown}${path}`);
      expect(unknown.body.error?.code).toBe('table.unknown');
      expect(await eve.get(`/api/tables/${tables.closed}${path}`)).toEqual(unknown);
    }
    for (const name of COMMANDS) {
      const unknown = await eve.command(tables.unknown, name, EXAMPLES[name]);
      expect(await eve.command(tables.closed, name, EXAMPLES[name])).toEqual(unknown);
    }
  });

  test('choices of old questions, of other seats, and repeated ones are done once or not at all', async () => {
    const town = await openTown(start);
    const { ann, bob, tables } = town;
    const [asked, other] = (await ann.show(tables.playing)).standing?.question ? [ann, bob] : [bob, ann];
    const { number = 0, question } = (await asked.show(tables.playing)).standing ?? {};
    const choices = question?.choices ?? [];
    const good = { number, choice: choices[0], key: 'done-only-once' };
    const first = await asked.command(tables.playing, 'choose', good);
    expect(first.body.ok).toBe(true);
    const before = await rowsOf(town);
    const sent = fc.record({
      number: fc.oneof(fc.constant(number), fc.nat(number + 9), fc.constant(Number.MAX_SAFE_INTEGER)),
      choice: fc.constantFrom(...choices),
      key: fc.oneof(fc.constant(good.key), fc.stringMatching(/^[\w-]{8,64}$/)),
    });
    await fc.assert(
      fc.asyncProperty(sent, fc.boolean(), async (fields, byOther) => {
        // The next question is the other's, who may well answer it.
        fc.pre(!byOther || fields.number !== number + 1);
        const { body } = await (byOther ? other : asked).command(tables.playing, 'choose', fields);
        const again = !byOther && fields.number === number && fields.key === good.key;
        if (again) expect(body).toEqual(first.body);
        else expectRefusal(body);
      }),
      { ...SEED, numRuns: 250 },
    );
    expect(await rowsOf(town)).toEqual(before);
    expectCleanLog(town);
  });
});

const ROUTES: Readonly<Record<string, object>> = {
  '/api/me': { name: 'Somebody' },
  '/api/account': { name: 'Somebody', password: 'correct horse' },
  '/api/account/password': { old: 'correct horse', new: 'battery staple' },
  '/api/account/delete': { password: 'correct horse' },
  '/api/account/recovery': { password: 'correct horse' },
  '/api/recover': { name: 'Somebody', code: 'abcd-abcd-abcd-abcd', password: 'battery staple' },
  '/api/recover/mail': { name: 'Somebody' },
  '/api/sign-in': { name: 'Somebody', password: 'correct horse' },
  '/api/sign-out': { everywhere: true },
  '/api/scenarios/0123456789abcdef': {
    game: 'battlelore',
    file: { format: 'gonfalon-battlelore-adventure/1' },
    changed: 1,
    edition: '1',
    from: '0',
  },
  '/api/tables': { game: 'battue', seats: [{ kind: 'me' }, { kind: 'open' }] },
  '/api/calls/devices': {
    endpoint: 'https://push.example.org/1',
    keys: { p256dh: 'B'.repeat(87), auth: 'A'.repeat(22) },
    language: 'en',
  },
  '/api/calls/devices/remove': { endpoint: 'https://push.example.org/1' },
  '/api/calls/mail': { password: 'correct horse', address: 'somebody@example.org', language: 'fr' },
  '/api/calls/mail/wish': { on: true },
  '/api/calls/mail/remove': {},
};

onBothStores((start) => {
  test('accounts and new tables that cannot be read are refused', async () => {
    // Every schema of a request is spoilt here.
    const schemas = { ...accountSchemas, ...callSchemas, createTableSchema, scenarioSchema };
    expect(Object.keys(ROUTES)).toHaveLength(Object.keys(schemas).length);
    const town = await openTown(start);
    const before = await rowsOf(town);
    const hostile = fc
      .constantFrom(...Object.entries(ROUTES))
      .chain(([path, good]) => fc.tuple(fc.constant(path), spoilt(good)));
    await fc.assert(
      fc.asyncProperty(hostile, async ([path, body]) => {
        expectRefused(await send(town, { path, body, headers: { ...JSON_TYPE, ...cookieOf(town, 'eve') } }));
      }),
      { ...SEED, numRuns: 300 },
    );
    // What one store can keep, and the other cannot.
    const at = `/api/tables/${town.tables.playing}`;
    const unkept: readonly [path: string, body: object][] = [
      ['/api/sign-in', { name: 'Some\0body', password: 'correct horse' }],
      [`${at}/mute`, { who: '\0', on: true }],
      [`${at}/autoPass`, { prompt: '\0', key: '\0', on: false }],
      [`${at}/report`, { ...EXAMPLES.report, line: 2 ** 31 }],
      [`${at}/undo`, { ...EXAMPLES.undo, number: 2 ** 31 }],
    ];
    for (const [path, fields] of unkept)
      expectRefused(
        await send(town, {
          path,
          body: JSON.stringify(fields),
          headers: { ...JSON_TYPE, ...cookieOf(town, 'ann') },
        }),
      );
    const plans = [
      { game: 'chess' },
      { game: '../battue' },
      { game: '__proto__' },
      { seats: [] },
      { seats: [{ kind: 'me' }, { kind: 'me' }] },
      { seats: Array.from({ length: 12 }, () => ({ kind: 'open' })) },
      { seats: [{ kind: 'bot', bot: 'constructor' }] },
      { seats: [{ kind: 'open', bot: 'random' }] },
      { options: { quickSetup: 'yes' } },
      { options: { roundLimit: 1e9 } },
      { options: { nothing: 1 } },
      { game: 'battlelore', options: { adventure: 'toString' } },
      { game: 'battlelore', options: { adventure: 'x'.repeat(60_000) } },
      { game: 'battlelore', options: { adventure: { format: 'gonfalon-battlelore-adventure/1' } } },
      { clock: { kind: 'live', bank: 1 } },
      {
        clock: {
          kind: 'days',
          perTurn: 60_000,
          nights: { from: '25:00', to: '07:00', timeZone: 'Europe/Paris' },
        },
      },
      {
        clock: {
          kind: 'days',
          perTurn: 60_000,
          nights: { from: '22:00', to: '07:00', timeZone: 'Mars/Olympus' },
        },
      },
      { lapse: { after: 0, become: 'bot' } },
      { chat: 'loud' },
      { hints: 'yes' },
      { rated: 'yes' },
      { rated: true, clock: { kind: 'live', bank: 60_000 } },
    ];
    for (const plan of plans) {
      const body = JSON.stringify({ ...ROUTES['/api/tables'], ...plan });
      expectRefused(
        await send(town, { path: '/api/tables', body, headers: { ...JSON_TYPE, ...cookieOf(town, 'eve') } }),
      );
    }
    expect(await rowsOf(town)).toEqual(before);
    expectCleanLog(town);
  });
});

/** Every place in a JSON value, as a list of keys. */
function placesIn(value: unknown, at: readonly string[] = []): (readonly string[])[] {
  if (typeof value !== 'object' || value === null) return [at];
  return [at, ...Object.entries(value).flatMap(([key, inner]) => placesIn(inner, [...at, key]))];
}

function found(value: unknown, place: readonly string[]): unknown {
  return place.reduce((inner, key) => (inner as Record<string, unknown>)[key], value);
}

function replaced(value: unknown, [key, ...deeper]: readonly string[], by: unknown): unknown {
  if (key === undefined) return by;
  const copy = structuredClone(value) as Record<string, unknown>;
  copy[key] = replaced(copy[key], deeper, by);
  return copy;
}

test('an adventure that somebody wrote badly is refused, or can be played', async () => {
  const town = await openTown();
  const { ann, bob } = town;
  const file = new URL(
    '../../../games/battlelore/content/adventures/assaulting-the-tourelles.json',
    import.meta.url,
  );
  const adventure: unknown = JSON.parse(readFileSync(file, 'utf8'));
  const odd = fc.oneof(
    fc.constantFrom<unknown>(
      null,
      [],
      {},
      '',
      'A1',
      'A1 A1',
      'Z99',
      -1,
      0,
      1e9,
      1.5,
      true,
      'human_infantry',
      'rampart',
    ),
    fc.constantFrom<unknown>('constructor', '__proto__', { A1: 'human_infantry' }, { constructor: 1 }, [
      'lore-cards',
    ]),
    fc.jsonValue(),
    // What belongs elsewhere in the file.
    fc.constantFrom(...placesIn(adventure)).map((place) => found(adventure, place)),
  );
  const outcomes = { refused: 0, played: 0 };
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...placesIn(adventure)), odd, async (place, value) => {
      const options = { adventure: replaced(adventure, place, value) };
      const plan = { game: 'battlelore', options, seats: [{ kind: 'me' }, { kind: 'open' }] };
      const { status, body } = await ann.post('/api/tables', plan);
      expect([201, 400]).toContain(status);
      outcomes[status === 201 ? 'played' : 'refused']++;
      if (status !== 201) {
        expectRefusal(body);
        return;
      }
      const { id } = body.table as { id: string };
      await bob.done(`/api/tables/${id}/join`);
      for (let i = 0; i < 4; ) {
        const asked = (await ann.show(id)).standing?.question ? ann : bob;
        const { number = 0, question, mayUndo, over } = (await asked.show(id)).standing ?? {};
        if (over) return;
        // Where there is nothing to choose, the table answers.
        if (!question || (question.choices.length === 1 && !mayUndo)) continue;
        const choice = question.choices.at(-1);
        await asked.done(`/api/tables/${id}/choose`, { number, choice, key: `again-${id}` });
        i++;
      }
      await ann.done(`/api/tables/${id}/resign`);
    }),
    { ...SEED, numRuns: 200 },
  );
  expect(outcomes.refused).toBeGreaterThan(20);
  expect(outcomes.played).toBeGreaterThan(3);
  expectCleanLog(town);
});

const segment = fc.oneof(
  fc.constantFrom(
    '..',
    '.',
    '%2e%2e',
    '%2f',
    '%00',
    '2147483648',
    '999999999999999',
    '%ff%fe',
    '%zz',
    '%',
    '__proto__',
    'constructor',
    'api',
    'tables',
  ),
  fc.constantFrom(
    'etc/passwd',
    'gonfalon.db',
    '..%5c..%5c',
    'a'.repeat(3000),
    '%E2%82',
    ';',
    '@',
    ':',
    '*',
    '~root',
  ),
  fc.webSegment({ size: 'small' }),
);
const path = fc
  .tuple(
    fc.constantFrom('/', '/api/', '/api/tables/', '/api/tables/x/', '//', '/assets/'),
    fc.array(segment, { maxLength: 4 }),
  )
  .map(([root, parts]) => root + parts.join('/'));

test('addresses that lead nowhere, with any method, lead nowhere', async () => {
  const town = await openTown();
  const before = await rowsOf(town);
  const method = fc.constantFrom('GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'HEAD', 'OPTIONS', 'PROPFIND');
  await fc.assert(
    fc.asyncProperty(method, path, async (verb, where) => {
      const { status, type, text } = await send(town, {
        method: verb,
        path: where,
        headers: cookieOf(town, 'eve'),
      });
      expect(status).toBeLessThan(500);
      const known = /^\/(api\/(me|games)\/?|)($|[?;])/.test(where) || where === '/api/tables';
      if (known) return;
      expect(status).toBeGreaterThanOrEqual(400);
      if (verb !== 'HEAD' && type.startsWith('application/json')) expectRefusal(JSON.parse(text));
      expect(text).not.toMatch(/root:|SQLite format|node_modules/);
    }),
    { ...SEED, numRuns: 400 },
  );
  expect(await rowsOf(town)).toEqual(before);
  expectCleanLog(town);
});

const VALUES = [
  '',
  '-1',
  '1e9',
  '99999999999999999999',
  'NaN',
  '0x10',
  '1.5',
  '%201',
  '%00',
  '%F0%9F',
  'null',
  '%27%20or%201=1%20--',
];

onBothStores((start) => {
  test('queries that make no sense are refused or find nothing', async () => {
    const town = await openTown(start);
    const before = await rowsOf(town);
    const at = `/api/tables/${town.tables.playing}`;
    const queries: Readonly<Record<string, readonly string[]>> = {
      '/api/tables': ['list', 'game', 'before'],
      '/api/players': ['game'],
      '/api/players/Somebody': [],
      '/api/players/Somebody/matches': ['game', 'before'],
      '/api/players/%00': [],
      [`${at}/events`]: ['from'],
      [`${at}/chat`]: ['before'],
      [`${at}/replay`]: ['at', 'as'],
    };
    for (const [where, names] of Object.entries(queries)) {
      const asked = [...names, '__proto__', 'constructor', 'toString', 'other'].flatMap((name) => [
        ...VALUES.map((value) => `${name}=${value}`),
        `${name}=1&${name}=2`,
        `${name}[]=1`,
        `${name}[a]=1`,
        name,
      ]);
      for (const query of [...asked, `${'a=1&'.repeat(2000)}`, '?', '&&&', '=']) {
        const answer = await send(town, {
          method: 'GET',
          path: `${where}?${query}`,
          headers: cookieOf(town, 'eve'),
        });
        if (answer.status !== 200) expectRefused(answer);
      }
    }
    const cursors = ['0.zzzzzzzzzz.x', `1.0.${'x'.repeat(22)}`, '0.0.%00', `0.1.${'%2e'.repeat(20)}`];
    for (const before of cursors) {
      for (const list of ['open', 'mine', 'live', 'finished']) {
        const where = `/api/tables?list=${list}&before=${before}`;
        expect(
          (await send(town, { method: 'GET', path: where, headers: cookieOf(town, 'eve') })).status,
        ).toBe(200);
      }
    }
    expect(await rowsOf(town)).toEqual(before);
    expectCleanLog(town);
  });
});

test('requests of another site, of another type or too large are refused', async () => {
  const town = await openTown();
  const before = await rowsOf(town);
  const good = { path: '/api/me', body: '{"name":"Mallory"}' };
  const headers = { ...JSON_TYPE, ...cookieOf(town, 'eve') };
  const tricks: readonly Readonly<Record<string, string>>[] = [
    { origin: 'https://evil.example' },
    { origin: 'null' },
    { origin: '' },
    { origin: `${town.address}.evil.example` },
    { origin: town.address.replace('http', 'https') },
    { origin: 'https://evil.example', host: 'evil.example@x' },
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site', origin: town.address },
    { origin: 'https://evil.example', 'x-forwarded-host': 'evil.example', 'x-forwarded-proto': 'https' },
  ];
  for (const trick of tricks) {
    const answer = await send(town, { ...good, headers: { ...headers, ...trick } });
    expect(JSON.parse(answer.text).error.code).toBe('request.origin');
  }
  for (const type of [
    'text/plain',
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=x',
    'application/jsonp',
    'x',
    '',
  ]) {
    expectRefused(await send(town, { ...good, headers: { ...headers, 'content-type': type } }));
  }
  const large = await send(town, {
    ...good,
    headers,
    body: JSON.stringify({ name: 'x'.repeat(MAX_REQUEST_LENGTH) }),
  });
  expect([large.status, JSON.parse(large.text).error.code]).toEqual([413, 'request.too-large']);
  for (const body of [
    Buffer.from([0x7b, 0xff, 0xfe, 0x7d]),
    Buffer.from('{"name":"\ud800"}'),
    Buffer.from('7b00', 'hex'),
  ])
    expectRefused(await send(town, { ...good, headers, body }));
  expect(await rowsOf(town)).toEqual(before);
  expectCleanLog(town);
});

/** Says something on a bare connection and hears what comes until it ends. */
function say({ address }: Town, text: string | Buffer): Promise<string> {
  return new Promise((resolve) => {
    const socket = connect(Number(new URL(address).port), '127.0.0.1');
    let answer = '';
    socket.setEncoding('latin1');
    socket.on('data', (chunk) => {
      answer += String(chunk);
    });
    // A connection that is reset says that it was refused, too.
    socket.on('error', () => undefined);
    socket.on('close', () => resolve(answer));
    socket.end(text);
  });
}

test('what is not even HTTP, or almost, is refused and nothing is left hanging', async () => {
  const town = await openTown();
  const before = await rowsOf(town);
  const start = 'POST /api/me HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n';
  const cookie = `Cookie: ${town.eve.cookie}\r\n`;
  const body = '{"name":"Mallory"}';
  const bad = [
    'hello\r\n\r\n',
    '\r\n\r\n\r\n',
    'GET\r\n\r\n',
    'GET /api/me HTTP/9.9\r\n\r\n',
    'GET /api/me HTTP/1.1\r\n\r\n',
    `GET ${'/a'.repeat(20_000)} HTTP/1.1\r\nHost: x\r\n\r\n`,
    `GET /api/games HTTP/1.1\r\nHost: x\r\nX: ${'y'.repeat(40_000)}\r\n\r\n`,
    'GET /api/games HTTP/1.1\r\nHost : x\r\n\r\n',
    'GET /api/games HTTP/1.1\r\nHost: x\r\nX\u0000: y\r\n\r\n',
    `${start}${cookie}Content-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n`,
    `${start}${cookie}Content-Length: 1\r\nContent-Length: 2\r\n\r\n${body}`,
    `${start}${cookie}Content-Length: -1\r\n\r\n${body}`,
    `${start}${cookie}Content-Length: 1e3\r\n\r\n${body}`,
    `${start}${cookie}Transfer-Encoding: chunked\r\n\r\nzz\r\n${body}\r\n0\r\n\r\n`,
    `${start}${cookie}Content-Length: ${body.length + 50}\r\n\r\n${body}`,
    'CONNECT evil.example:443 HTTP/1.1\r\nHost: evil.example\r\n\r\n',
    'GET /api/live HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n\r\n',
    'GET /api/live HTTP/1.1\r\nHost: x\r\nUpgrade: h2c\r\nConnection: Upgrade\r\n\r\n',
    'GET /elsewhere HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n\r\n',
    Buffer.from([0x16, 0x03, 0x01, 0x02, 0x00, 0x01, 0x00, 0x01, 0xfc, 0x03, 0x03]),
    Buffer.from('PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n'),
  ];
  for (const text of bad) {
    const answer = await say(town, text);
    expect(answer).not.toMatch(/^HTTP\/1\.1 [125]/);
  }
  expect((await town.eve.get('/api/games')).status).toBe(200);
  expect(await rowsOf(town)).toEqual(before);
  expectCleanLog(town);
});

test('more replays at once than there is time for are put off, and nothing else waits for them', async () => {
  const town = await openTown();
  const headers = cookieOf(town, 'eve');
  const path = `/api/tables/${town.tables.playing}/replay`;
  const asked = Array.from({ length: 120 }, () => town.eve.get(`/api/tables/${town.tables.playing}/replay`));
  expect((await send(town, { method: 'GET', path: '/api/games', headers })).status).toBe(200);
  for (const { status, body } of await Promise.all(asked))
    if (status !== 200) expect([status, body.error?.code]).toEqual([429, 'request.too-many']);
  expect((await send(town, { method: 'GET', path, headers })).status).toBe(200);
  expectCleanLog(town);
});
