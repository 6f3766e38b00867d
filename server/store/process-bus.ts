/**
 * What processes on one PostgreSQL tell each other, by NOTIFY: gathered for a moment, so that a busy table is named once.
 * They travel on the connection that listens. If it breaks, it is made again, and whoever listens is told that something
 * may have been missed.
 */
import { randomBytes } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { Client } from 'pg';
import type { BaseLogger } from 'pino';
import type { LogRecord, ProcessMessage } from './store.ts';

const CHANNEL = 'gonfalon';
/** How long notices are gathered, in ms. */
const GATHERING = 10;
/** PostgreSQL takes less than 8,000 bytes at a time. */
const MAX_BYTES = 7900;
/** Records of more characters are left for others to read in the store. */
const MAX_RECORDS_LENGTH = 2000;
/** If more wait to be told than this, the others are told that anything may have happened. */
const MAX_WAITING = 5000;
const CONNECTING = 3000;
const ANSWERING = 5000;
/** How long to wait before connecting again: at first, and at most. */
const FIRST_PAUSE = 50;
const MAX_PAUSE_MS = 5000;
/** How often a connection on which nothing is said is tried. */
const TRYING = 10_000;
/** How long another process is told the records of a table that it follows, in ms; then it has to wish for them anew. */
const WISHED = 60_000;

/** As JSON: to quote a list for PostgreSQL takes far longer. */
const NOTIFY = {
  name: 'notify',
  text: 'select pg_notify($1, payload) from json_array_elements_text($2::json) as payload',
};
const ANYTHING = '*';
/** No notice holds one: JSON writes line breaks as `\n`. */
const BETWEEN = '\n';

export class ProcessBus {
  private readonly url: string;
  private readonly log: Pick<BaseLogger, 'info' | 'warn'>;
  /** Who speaks: one does not listen to oneself. */
  private readonly me = randomBytes(6).toString('base64url');
  private readonly listeners: ((notice: ProcessMessage | undefined) => void)[] = [];
  private readonly waiting = new Set<string>();
  /** The tables whose records others want to be told, and until when. */
  private readonly wished = new Map<string, number>();
  private client: Client | undefined;
  private gathering: NodeJS.Timeout | undefined;
  private speaking = false;
  private closed = false;
  private readonly trying: NodeJS.Timeout;

  constructor(url: string, log: Pick<BaseLogger, 'info' | 'warn'>) {
    this.url = url;
    this.log = log;
    this.trying = setInterval(() => {
      this.forgetWishes();
      void this.send();
    }, TRYING).unref();
  }

  onNotice(listener: (notice: ProcessMessage | undefined) => void): void {
    this.listeners.push(listener);
  }

  publish(notice: ProcessMessage): void {
    if (this.waiting.size >= MAX_WAITING) {
      this.waiting.clear();
      this.waiting.add(ANYTHING);
    }
    if (!this.waiting.has(ANYTHING)) this.waiting.add(this.written(notice));
    this.gather();
  }

  /** Most tables are of no interest to other processes: these learn that a log went on, and records if they wish. */
  private written(notice: ProcessMessage): string {
    if (notice.about === 'identity') return `${notice.about} ${notice.identity}`;
    if (notice.about === 'site') return notice.about;
    const about = `${notice.about} ${notice.table}`;
    if (notice.about === 'chat') return `${about} ${notice.n}`;
    const isWished = notice.about === 'log' && notice.records && this.wished.has(notice.table);
    const records = isWished ? JSON.stringify(notice.records) : '';
    return records && records.length <= MAX_RECORDS_LENGTH ? `${about} ${records}` : about;
  }

  async connect(): Promise<void> {
    const client = new Client({
      connectionString: this.url,
      connectionTimeoutMillis: CONNECTING,
      query_timeout: ANSWERING,
      keepAlive: true,
      application_name: 'gonfalon notices',
    });
    client.on('error', () => this.lose(client));
    client.on('end', () => this.lose(client));
    client.on('notification', ({ payload }) => this.onPayload(payload));
    try {
      await client.connect();
      // A lost notice costs a moment, not a choice: it need not wait for the disk.
      await client.query('set synchronous_commit = off');
      await client.query(`listen ${CHANNEL}`);
    } catch (error) {
      void disconnect(client);
      throw error;
    }
    if (this.closed) await disconnect(client);
    else this.client = client;
  }

  async close(): Promise<void> {
    clearTimeout(this.gathering);
    await this.send();
    this.closed = true;
    clearInterval(this.trying);
    if (this.client) await disconnect(this.client);
  }

  private gather(): void {
    this.gathering ??= setTimeout(() => {
      this.gathering = undefined;
      void this.send();
    }, GATHERING);
  }

  /** Says what waits to be said; nothing, to see whether the connection is still there. */
  private async send(): Promise<void> {
    const { client } = this;
    if (!client || this.speaking) return;
    this.speaking = true;
    const notices = [...this.waiting];
    this.waiting.clear();
    try {
      await client.query(NOTIFY, [CHANNEL, JSON.stringify(payloads(this.me, notices))]);
    } catch {
      for (const notice of notices) this.waiting.add(notice);
      this.lose(client);
    }
    this.speaking = false;
    if (this.waiting.size > 0 && this.client) this.gather();
  }

  private onPayload(payload: string | undefined): void {
    if (!payload || payload.startsWith(this.me)) return;
    const [, ...notices] = payload.split(BETWEEN);
    for (const text of notices) {
      const notice = read(text);
      if (notice?.about === 'wish') this.wished.set(notice.table, Date.now() + WISHED);
      else this.announce(notice);
    }
  }

  private forgetWishes(): void {
    const now = Date.now();
    for (const [table, until] of this.wished) if (until < now) this.wished.delete(table);
  }

  private announce(notice: ProcessMessage | undefined): void {
    for (const listener of this.listeners) listener(notice);
  }

  private lose(client: Client): void {
    if (client !== this.client) return;
    this.client = undefined;
    void disconnect(client);
    if (!this.closed) void this.recover();
  }

  private async recover(): Promise<void> {
    this.log.warn('PostgreSQL cannot be listened to; trying again');
    for (let pause = FIRST_PAUSE; !this.closed; pause = Math.min(2 * pause, MAX_PAUSE_MS)) {
      await wait(pause, undefined, { ref: false });
      const connected = await this.connect().then(
        () => true,
        () => false,
      );
      if (!connected || this.closed) continue;
      this.log.info('PostgreSQL is listened to again');
      this.announce(undefined);
      if (this.waiting.size > 0) this.gather();
      return;
    }
  }
}

function read(text: string): ProcessMessage | undefined {
  const [about, id = ''] = text.split(' ', 2);
  const rest = text.slice(`${about} ${id} `.length);
  if (about === 'site') return { about };
  if (about === 'identity') return { about, identity: id };
  if (about === 'table' || about === 'instructions' || about === 'wish') return { about, table: id };
  if (about === 'log') return rest === '' ? { about, table: id } : logNotice(id, rest);
  return about === 'chat' ? { about, table: id, n: Number(rest) } : undefined;
}

/** A table that was of interest may be so no longer: records are not read before somebody asks for them. */
function logNotice(table: string, records: string): ProcessMessage {
  return {
    about: 'log',
    table,
    get records() {
      return JSON.parse(records) as LogRecord[];
    },
  };
}

/** As few as hold them all. */
function payloads(by: string, notices: readonly string[]): string[] {
  const all: string[][] = [];
  let left = 0;
  for (const notice of notices) {
    const size = Buffer.byteLength(notice) + BETWEEN.length;
    if (size > left) {
      all.push([by]);
      left = MAX_BYTES;
    }
    all.at(-1)?.push(notice);
    left -= size;
  }
  return all.map((one) => one.join(BETWEEN));
}

async function disconnect(client: Client): Promise<void> {
  // Whatever is still wrong with it is no longer of interest.
  await client.end().catch(() => undefined);
}
