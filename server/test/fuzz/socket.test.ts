/** Hostile sockets: every message is answered once, in words; what is no message closes the socket, and only that one. */
import { randomBytes } from 'node:crypto';
import type { Socket } from 'node:net';
import { connect } from 'node:net';
import { MAX_REQUEST_LENGTH } from '@gonfalon/protocol';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { WebSocket } from 'ws';
import type { Client } from '../support/client.ts';
import { idOf, seedTables } from '../support/seeded-tables.ts';
import { folder, onBothStores, site } from '../support/start-server.ts';
import type { TableName, Town } from './fuzz.ts';
import { COMMANDS, EXAMPLES, expectCleanLog, expectRefusal, openTown, rowsOf, spoilt } from './fuzz.ts';

const SEED = { seed: 1415, endOnFailure: true } as const;

/** A socket that sends anything, and waits for the answer to each. */
class Mouth {
  private readonly socket: WebSocket;
  private readonly heard: string[] = [];
  private wake: () => void = () => undefined;
  code: number | undefined;

  private constructor(socket: WebSocket) {
    this.socket = socket;
    socket.on('message', (data) => {
      // What others do at the tables is not an answer.
      if (!String(data).startsWith('{"do":')) this.heard.push(String(data));
      this.wake();
    });
    socket.on('close', (code) => {
      this.code = code;
      this.wake();
    });
    socket.on('error', () => undefined);
  }

  static async open({ address }: { readonly address: string }, { cookie }: Client): Promise<Mouth> {
    const socket = new WebSocket(`${address.replace('http', 'ws')}/api/live`, { headers: { cookie } });
    const mouth = new Mouth(socket);
    await new Promise((resolve, reject) => {
      socket.once('open', resolve);
      socket.once('error', reject);
    });
    return mouth;
  }

  /** The answer, or undefined if the socket was closed instead. */
  async say(message: string | Buffer): Promise<unknown> {
    const { length } = this.heard;
    this.socket.send(message);
    while (this.heard.length === length && this.code === undefined)
      await new Promise<void>((resolve) => {
        this.wake = resolve;
      });
    const answer = this.heard[length];
    return answer === undefined ? undefined : JSON.parse(answer);
  }

  /** Sends without waiting, and says how many answers came before the socket was closed. */
  async shout(messages: readonly string[]): Promise<number> {
    for (const message of messages) this.socket.send(message);
    while (this.heard.length < messages.length && this.code === undefined)
      await new Promise<void>((resolve) => {
        this.wake = resolve;
      });
    return this.heard.length;
  }

  close(): Promise<void> {
    return new Promise((resolve) => {
      if (this.code !== undefined) resolve();
      this.socket.once('close', () => resolve());
      this.socket.close();
    });
  }
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

/** Messages that cannot be read, as text or as bytes. */
function hostile({ tables }: Town): fc.Arbitrary<string | Buffer> {
  const command = fc.constantFrom(...COMMANDS, 'watch', 'unwatch');
  const enveloped = fc
    .tuple(anyTable, command)
    .chain(([table, name]) => spoilt({ id: 7, do: name, table: tables[table], ...EXAMPLES[name] }));
  const wrongEnvelope = fc.record({
    id: fc.oneof(fc.jsonValue(), fc.string({ maxLength: 100, unit: 'binary' })),
    do: fc.oneof(
      fc.constantFrom('constructor', '__proto__', 'toString', 'create', 'CHOOSE', ''),
      fc.jsonValue(),
    ),
    table: fc.oneof(fc.constantFrom(...Object.values(tables), '../x', '', 'x'.repeat(23)), fc.jsonValue()),
  });
  const text = fc.oneof(
    enveloped,
    wrongEnvelope.map((fields) => JSON.stringify(fields)),
    fc.string({ maxLength: 300, unit: 'binary' }),
    fc.jsonValue().map((value) => JSON.stringify(value)),
  );
  const bytes = fc.oneof(
    fc.uint8Array({ maxLength: 300 }).map((array) => Buffer.from(array)),
    enveloped.map((message) => Buffer.from(message)),
    fc.constant(Buffer.from(JSON.stringify({ do: 'resign', table: tables.playing }))),
  );
  return fc.oneof({ arbitrary: text, weight: 4 }, { arbitrary: bytes, weight: 1 });
}

onBothStores((start) => {
  test('messages that cannot be read are refused one by one, whoever sends them', async () => {
    const town = await openTown(start);
    await town.bob.connect();
    await town.bob.ask('watch', town.tables.playing);
    const before = await rowsOf(town);
    const told = town.bob.received.length;
    const mouths = [await Mouth.open(town, town.ann), await Mouth.open(town, town.eve)];
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...mouths), hostile(town), async (mouth, message) => {
        const answer = await mouth.say(message);
        expect(mouth.code).toBeUndefined();
        expectRefusal(answer);
      }),
      { ...SEED, numRuns: 900 },
    );
    for (const mouth of mouths) await mouth.close();
    expect(town.bob.received.length).toBe(told);
    expect(await rowsOf(town)).toEqual(before);
    expectCleanLog(town);
  });

  test('good commands of somebody who sits nowhere are refused at every table', async () => {
    const town = await openTown(start);
    const before = await rowsOf(town);
    const mouth = await Mouth.open(town, town.eve);
    for (const table of Object.values(town.tables))
      for (const name of COMMANDS)
        expectRefusal(await mouth.say(JSON.stringify({ id: 1, do: name, table, ...EXAMPLES[name] })));
    for (const table of [town.tables.closed, town.tables.unknown])
      expect(await mouth.say(JSON.stringify({ do: 'watch', table }))).toMatchObject({
        error: { code: 'table.unknown' },
      });
    expect(
      await mouth.say(JSON.stringify({ do: 'watch', table: town.tables.playing, from: 2 ** 31 - 1 })),
    ).toEqual({
      ok: true,
    });
    await mouth.close();
    expect(await rowsOf(town)).toEqual(before);
    expectCleanLog(town);
  });
});

/** What a client may not do to a connection, and the code that it is closed with. */
const TOO_BIG = JSON.stringify({
  do: 'explain',
  table: 'x'.repeat(22),
  choice: ['x'.repeat(MAX_REQUEST_LENGTH)],
});

test('a message that is too long closes the socket that sent it', async () => {
  const town = await openTown();
  const [good, bad] = [await Mouth.open(town, town.ann), await Mouth.open(town, town.ann)];
  expect(await bad.say(TOO_BIG)).toBeUndefined();
  expect(bad.code).toBe(1009);
  expectRefusal(await good.say('{}'));
  await good.close();
  expectCleanLog(town);
});

test('whoever does not wait for answers is let go, and whoever does may go on for ever', async () => {
  const town = await openTown();
  const [hasty, patient] = [await Mouth.open(town, town.eve), await Mouth.open(town, town.eve)];
  const message = JSON.stringify({ do: 'watch', table: town.tables.playing });
  const before = await rowsOf(town);
  const answered = await hasty.shout(Array.from({ length: 3000 }, () => message));
  expect(hasty.code).toBe(4004);
  expect(answered).toBeLessThan(3000);
  for (let i = 0; i < 300; i++) expect(await patient.say(message)).toEqual({ ok: true });
  await patient.close();
  expect(await rowsOf(town)).toEqual(before);
  expectCleanLog(town);
});

test('nobody watches more tables at a time than a person could', async () => {
  const data = folder();
  const many = Array.from({ length: 130 }, (_, i) => ({
    name: `${i}`,
    game: 'battue',
    seats: 2,
    options: {},
  }));
  await seedTables({ data, databaseUrl: undefined }, many);
  const server = await site({ data });
  const eve = await server.guest();
  const mouth = await Mouth.open(server, eve);
  const watch = (at: number) =>
    mouth.say(JSON.stringify({ do: 'watch', table: idOf(many[at] as { name: string }) }));
  for (let i = 0; i < 100; i++) expect(await watch(i)).toEqual({ ok: true });
  for (let i = 100; i < 130; i++)
    expect(await watch(i)).toMatchObject({ error: { code: 'request.too-many' } });
  expect(await watch(3)).toEqual({ ok: true });
  await mouth.say(JSON.stringify({ do: 'unwatch', table: idOf(many[3] as { name: string }) }));
  expect(await watch(129)).toEqual({ ok: true });
  await mouth.close();
});

const HANDSHAKE = [
  'GET /api/live HTTP/1.1',
  'Host: 127.0.0.1',
  'Upgrade: websocket',
  'Connection: Upgrade',
  'Sec-WebSocket-Version: 13',
];

interface Raw {
  readonly socket: Socket;
  /** All that came after the handshake. */
  readonly bytes: () => Buffer;
  readonly closed: Promise<void>;
}

/** A socket whose frames are made by hand. */
async function raw({ address }: Town, { cookie }: Client): Promise<Raw> {
  const socket = connect(Number(new URL(address).port), '127.0.0.1');
  let bytes = Buffer.alloc(0);
  const closed = new Promise<void>((resolve) => {
    socket.once('close', () => resolve());
  });
  socket.on('error', () => undefined);
  const key = randomBytes(16).toString('base64');
  socket.write([...HANDSHAKE, `Cookie: ${cookie}`, `Sec-WebSocket-Key: ${key}`, '', ''].join('\r\n'));
  await new Promise<void>((resolve) => {
    socket.on('data', (chunk) => {
      bytes = Buffer.concat([bytes, chunk]);
      if (bytes.includes('\r\n\r\n')) resolve();
    });
  });
  expect(bytes.toString('latin1')).toMatch(/^HTTP\/1\.1 101 /);
  const from = bytes.indexOf('\r\n\r\n') + 4;
  return { socket, closed, bytes: () => bytes.subarray(from) };
}

/** A frame with its first byte, its payload and a mask, unless it has none. */
function frame(first: number, payload: Buffer, masked = true): Buffer {
  const mask = masked ? Buffer.from([1, 2, 3, 4]) : Buffer.alloc(0);
  const flag = masked ? 0x80 : 0;
  const size =
    payload.length < 126
      ? Buffer.from([flag | payload.length])
      : Buffer.from([flag | 126, payload.length >> 8, payload.length & 255]);
  const body = masked ? payload.map((byte, i) => byte ^ (mask[i % 4] as number)) : payload;
  return Buffer.concat([Buffer.from([first]), size, mask, body]);
}

const [FINAL, TEXT, CONTINUED, CLOSE, PING] = [0x80, 1, 0, 8, 9];

test('frames that break the rules of sockets close the socket that sent them', async () => {
  const town = await openTown();
  const before = await rowsOf(town);
  const text = Buffer.from('{"do":"nothing"}');
  const broken: readonly (readonly [number | undefined, Buffer])[] = [
    // Not UTF-8, in one piece and in two.
    [1007, frame(FINAL | TEXT, Buffer.from([0x22, 0xff, 0xfe, 0x22]))],
    [
      1007,
      Buffer.concat([frame(TEXT, Buffer.from([0x22])), frame(FINAL | CONTINUED, Buffer.from([0xc3, 0x28]))]),
    ],
    // Not masked, of an unknown kind, with reserved bits, compressed without having agreed on it.
    [1002, frame(FINAL | TEXT, text, false)],
    [1002, frame(FINAL | 3, text)],
    [1002, frame(FINAL | 0x20 | TEXT, text)],
    [1002, frame(FINAL | 0x40 | TEXT, text)],
    // A piece of nothing, a message within a message, a ping in pieces or too long, a code that does not exist.
    [1002, frame(FINAL | CONTINUED, text)],
    [1002, Buffer.concat([frame(TEXT, text), frame(FINAL | TEXT, text)])],
    [1002, frame(PING, text)],
    [1002, frame(FINAL | PING, Buffer.alloc(126))],
    [1002, frame(FINAL | CLOSE, Buffer.from([0x00, 0x01]))],
    // A length of 2^63, and one that the pieces only reach together.
    [undefined, Buffer.from([FINAL | TEXT, 0xff, 0x80, 0, 0, 0, 0, 0, 0, 0, 1, 2, 3, 4])],
    [
      1009,
      Buffer.concat([
        frame(TEXT, text),
        ...Array.from({ length: 5 }, () => frame(CONTINUED, Buffer.alloc(20_000))),
      ]),
    ],
  ];
  for (const [code, bytes] of broken) {
    const { socket, closed, bytes: heard } = await raw(town, town.ann);
    socket.write(bytes);
    await closed;
    const last = heard();
    expect(last[0]).toBe(FINAL | CLOSE);
    if (code !== undefined) expect(last.readUInt16BE(2)).toBe(code);
  }
  expect(await rowsOf(town)).toEqual(before);
  expectCleanLog(town);
});

test('a message in many small pieces is a message', async () => {
  const town = await openTown();
  const { socket, bytes, closed } = await raw(town, town.ann);
  const text = Buffer.from(JSON.stringify({ id: 'in pieces', do: 'unwatch', table: town.tables.playing }));
  const pieces = [...text].map((byte, i) =>
    frame(i === text.length - 1 ? FINAL | CONTINUED : i === 0 ? TEXT : CONTINUED, Buffer.from([byte])),
  );
  // Control frames may come in between; there are fewer of them than a connection answers.
  for (const [i, piece] of pieces.entries())
    socket.write(i % 10 === 0 ? Buffer.concat([piece, frame(FINAL | PING, Buffer.from('hm'))]) : piece);
  while (!bytes().includes('"in pieces","ok":true'))
    await new Promise((resolve) => socket.once('data', resolve));
  socket.write(frame(FINAL | CLOSE, Buffer.from([0x03, 0xe8])));
  await closed;
  expectCleanLog(town);
});

test('sockets that may not be opened are not', async () => {
  const town = await openTown();
  const { cookie } = town.ann;
  const statusOf = (headers: Record<string, string>, path = '/api/live') =>
    new Promise<number | undefined>((resolve) => {
      const socket = new WebSocket(`${town.address.replace('http', 'ws')}${path}`, { headers });
      socket.on('error', () => undefined);
      socket.on('unexpected-response', (_, { statusCode }) => resolve(statusCode));
      socket.on('open', () => resolve(101));
    });
  expect(await statusOf({})).toBe(401);
  expect(await statusOf({ cookie: 'gonfalon=x' })).toBe(401);
  expect(await statusOf({ cookie: cookie.replace(/.{6}$/, 'AAAAAA') })).toBe(401);
  expect(await statusOf({ cookie: `${'x'.repeat(10_000)}; ${cookie}` })).toBe(401);
  expect(await statusOf({ cookie, origin: 'https://evil.example' })).toBe(403);
  expect(await statusOf({ cookie, origin: 'null' })).toBe(403);
  expect(await statusOf({ cookie, 'sec-fetch-site': 'cross-site' })).toBe(403);
  expect(await statusOf({ cookie }, '/api/live/..')).toBe(404);
  expect(await statusOf({ cookie }, '/api/tables')).toBe(404);
  expectCleanLog(town);
});
