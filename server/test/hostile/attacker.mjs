// A hostile guest, in a process of its own so that its work is not the bystander's:
//   node attacker.mjs <attack> <address of the server> <options as JSON>
// It comes from another address of this machine, says in lines of JSON what it did, and goes on until it is ended.
import { connect } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';

const [name = '', address = '', options = '{}'] = process.argv.slice(2);
const { hostname, port } = new URL(address);
const given = JSON.parse(options);
const { from = '127.0.0.66' } = given;

/** Masked frames of a client; the mask is of zeros, so that the payload is itself. */
function frame(opcode, payload) {
  const length = payload.length;
  const head =
    length < 126
      ? Buffer.from([0x80 | opcode, 0x80 | length, 0, 0, 0, 0])
      : Buffer.from([0x80 | opcode, 0x80 | 126, length >> 8, length & 255, 0, 0, 0, 0]);
  return Buffer.concat([head, payload]);
}
const TEXT = 1;
const PING = 9;

function tell(what) {
  console.log(JSON.stringify(what));
}

/** A connection that never closes its side by itself. */
function line() {
  const socket = connect({ host: hostname, port: Number(port), localAddress: from, allowHalfOpen: true });
  socket.on('error', () => undefined);
  return socket;
}

/** Resolves with what came until the end of the headers, or of the connection. */
function headersOf(socket) {
  return new Promise((resolve) => {
    let text = '';
    const done = () => resolve(text);
    socket.on('data', function hear(chunk) {
      text += String(chunk);
      if (!text.includes('\r\n\r\n')) return;
      socket.off('data', hear);
      done();
    });
    socket.once('end', done);
    socket.once('close', done);
  });
}

async function request(method, path, { cookie = '', body } = {}) {
  const socket = line();
  const text = body === undefined ? '' : JSON.stringify(body);
  socket.write(
    `${method} ${path} HTTP/1.1\r\nHost: ${hostname}:${port}\r\nConnection: close\r\nCookie: ${cookie}\r\n` +
      (text && `Content-Type: application/json\r\nContent-Length: ${Buffer.byteLength(text)}\r\n`) +
      `\r\n${text}`,
  );
  let all = '';
  for await (const chunk of socket) all += String(chunk);
  socket.destroy();
  const [head = '', ...rest] = all.split('\r\n\r\n');
  return {
    cookie: /set-cookie: ([^;]+)/i.exec(head)?.[1] ?? cookie,
    status: Number(/^HTTP\S+ (\d+)/.exec(head)?.[1] ?? 0),
    text: rest.join('\r\n\r\n'),
  };
}

async function guest() {
  const { cookie } = await request('GET', '/api/me');
  return cookie;
}

async function openSocket(cookie) {
  const socket = line();
  const heads = headersOf(socket);
  socket.write(
    `GET /api/live HTTP/1.1\r\nHost: ${hostname}:${port}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n` +
      `Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\nCookie: ${cookie}\r\n\r\n`,
  );
  const accepted = (await heads).startsWith('HTTP/1.1 101');
  return { socket, accepted };
}

/** Writes the same again and again, as fast as the other side takes it, until it is closed. */
async function pour(socket, bytes) {
  let go = () => undefined;
  socket.on('drain', () => go());
  socket.on('close', () => go());
  while (!socket.destroyed) {
    if (socket.write(bytes)) await wait(0);
    else
      await new Promise((resolve) => {
        go = resolve;
      });
  }
}

function watchFromStart(table, id) {
  return frame(TEXT, Buffer.from(JSON.stringify({ id, do: 'watch', table, from: 0 })));
}

const attacks = {
  /** Pings, and never reads. */
  async pings() {
    const { socket, accepted } = await openSocket(await guest());
    tell({ accepted });
    socket.pause();
    await pour(socket, Buffer.concat(Array.from({ length: 500 }, () => frame(PING, Buffer.alloc(125)))));
    tell({ closed: true });
  },

  /** Messages far beyond the allowance, read but never heeded. */
  async flood() {
    const { socket, accepted } = await openSocket(await guest());
    tell({ accepted });
    socket.resume();
    const heavy = JSON.stringify({ do: 'watch', table: 'x', junk: Array.from({ length: 8000 }, () => [1]) });
    await pour(socket, frame(TEXT, Buffer.from(heavy)));
    tell({ closed: true });
  },

  /** Asks for sockets that it may not have, and for nonsense, and never closes its side. */
  async refused() {
    const { count = 300 } = given;
    for (let i = 0; i < count; i++) {
      const socket = line();
      socket.on('data', () => undefined);
      socket.write(
        i % 2 === 0
          ? 'GET /api/live HTTP/1.1\r\nHost: a\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n'
          : 'NONSENSE\r\n\r\n',
      );
    }
    await wait(500);
    tell({ sent: count });
    await new Promise(() => undefined);
  },

  /** Sockets of many guests, as many as there are to be had. */
  async sockets() {
    const { count = 300 } = given;
    const cookies = [];
    for (let i = 0; i < 20; i++) cookies.push(await guest());
    const opened = await Promise.all(
      Array.from({ length: count }, (_, i) => openSocket(cookies[i % cookies.length])),
    );
    tell({ accepted: opened.filter(({ accepted }) => accepted).length });
    await new Promise(() => undefined);
  },

  /** The whole history of a long table, many times at once, by several guests. */
  async history() {
    const { table, guests = 5, burst = 60 } = given;
    const lines = [];
    for (let i = 0; i < guests; i++) lines.push((await openSocket(await guest())).socket);
    let bytes = 0;
    for (const socket of lines) socket.on('data', (chunk) => (bytes += chunk.length));
    tell({ ready: true });
    for (;;) {
      const all = Array.from({ length: burst }, (_, id) => watchFromStart(table, id));
      for (const socket of lines) if (socket.writable) socket.write(Buffer.concat(all));
      await wait(1000);
      tell({ bytes, open: lines.filter((socket) => !socket.destroyed && !socket.readableEnded).length });
    }
  },

  /** The same over HTTP, many requests in one go, and never reads. */
  async events() {
    const { table, count = 900 } = given;
    const cookie = await guest();
    const socket = line();
    socket.pause();
    const one = `GET /api/tables/${table}/events?from=0 HTTP/1.1\r\nHost: ${hostname}:${port}\r\nCookie: ${cookie}\r\n\r\n`;
    socket.write(one.repeat(count));
    tell({ sent: count });
    // Who does not read learns only by writing that the other side is gone.
    for (; !socket.destroyed; await wait(200)) socket.write('\r\n');
    tell({ closed: true });
  },

  /** Tables of itself and three strong bots each, at which it resigns. */
  async bots() {
    const { count = 30, bot = 'grand-marshal', game = 'battue', options = {} } = given;
    const cookie = await guest();
    let made = 0;
    for (let i = 0; i < count; i++) {
      const seats = [{ kind: 'me' }, ...Array.from({ length: 3 }, () => ({ kind: 'bot', bot }))];
      const { text } = await request('POST', '/api/tables', { cookie, body: { game, options, seats } });
      const { table } = JSON.parse(text.slice(text.indexOf('{'), text.lastIndexOf('}') + 1));
      if (!table) continue;
      const { status } = await request('POST', `/api/tables/${table.id}/resign`, { cookie, body: {} });
      if (status === 200) made++;
    }
    tell({ made });
    await new Promise(() => undefined);
  },

  /** Requests that are refused, as many as one connection carries. */
  async refusals() {
    const socket = line();
    socket.resume();
    const one = `GET /api/tables/nonsense?x=${'y'.repeat(20)} HTTP/1.1\r\nHost: ${hostname}:${port}\r\n\r\n`;
    tell({ ready: true });
    await pour(socket, one.repeat(4));
    tell({ closed: true });
  },
};

// Half-open connections do not keep a program running, and are to stay.
setInterval(() => undefined, 1000);
const attack = attacks[name];
if (!attack) throw new Error(`there is no attack ${name}`);
await attack();
