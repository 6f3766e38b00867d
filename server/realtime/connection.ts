/** One socket: what it asks is answered in order, what happens at the tables that it watches is sent to it. */
import type { Duplex } from 'node:stream';
import { setImmediate as nextTurn, setTimeout as pause } from 'node:timers/promises';
import type { GameModule, Language } from '@gonfalon/kernel';
import { socketSchemas, tableIdSchema } from '@gonfalon/protocol';
import * as v from 'valibot';
import type { RawData, WebSocket } from 'ws';
import type { Failed } from '../api/failure.ts';
import { failureOf } from '../api/failure.ts';
import { malformed, readRequest } from '../api/json.ts';
import type { Commands } from '../commands/commands.ts';
import { isCommand } from '../commands/commands.ts';
import { RequestError } from '../errors.ts';
import type { AuthSession, SessionUser } from '../identity/sessions.ts';
import type { Log } from '../ops/log.ts';
import type { Refusals } from '../ops/refusals.ts';
import type { Rate } from '../rate-limit/rate-limiter.ts';
import { RateLimiter } from '../rate-limit/rate-limiter.ts';
import { SerialQueue } from '../serial-queue.ts';
import type { Identity } from '../store/store.ts';
import type { Listener, TableSubscriptions } from './hub.ts';

/** So many bytes may wait to be sent before a client counts as too slow. */
const MAX_WAITING_BYTES = 2 * 1024 * 1024;
/** With so many of them nothing more is answered until they are read, and for how long that is waited for, in ms. */
const MAX_UNREAD_BYTES = 256 * 1024;
const MAX_UNREAD_MS = 10_000;
const DRAIN_POLL_MS = 20;
/** Control frames, which cost no allowance: browsers send none, and clients one now and then. */
const CONTROL_FRAMES: Rate = { perSecond: 2, burst: 20 };
/** Messages over the allowance that are still read and answered; and those beyond which it is a flood, and closed. */
const REFUSALS: Rate = { perSecond: 1, burst: 20 };
const FLOOD: Rate = { perSecond: 1, burst: 100 };
/** How long a client may take to close its side once it was told to, in ms. */
const CLOSE_TIMEOUT_MS = 1000;
/** So many requests may wait to be answered. */
const MAX_WAITING = 64;
const MAX_TABLES = 100;
/** Close codes of our own. */
export const CLOSED = {
  signedOut: 4001,
  stopping: 4002,
  tooSlow: 4003,
  tooMany: 4004,
  banned: 4005,
} as const;
/** Takes a while and changes nothing: what is asked after it does not wait for it. */
const ASIDE = 'hint';
/** When to come back, in ms. */
const RETRY_AFTER_S = 1000;

const envelope = v.looseObject({
  id: v.optional(v.union([v.pipe(v.string(), v.maxLength(64)), v.number()])),
  do: v.pipe(v.string(), v.maxLength(32)),
  table: tableIdSchema,
});

export interface ConnectionParts {
  readonly hub: TableSubscriptions;
  readonly commands: Commands;
  readonly games: readonly GameModule[];
  readonly log: Log;
  readonly pace: { readonly person: RateLimiter; readonly address: RateLimiter };
  readonly language: Language;
  readonly refusals: Refusals;
  readonly stopping: () => boolean;
}

/** A socket, and what it runs over. */
export interface Line {
  readonly socket: WebSocket;
  readonly stream: Duplex;
}

export class Connection implements Listener {
  readonly identity: string;
  /** Set when the other side was heard of since the last time that somebody looked. */
  alive = true;
  readonly signIn: string;
  private who: Identity;
  private readonly socket: WebSocket;
  /** What the socket runs over. */
  private readonly stream: Duplex;
  /** Whether what is sent is held back for a moment. */
  private gathering = false;
  private readonly parts: ConnectionParts;
  readonly address: string;
  private readonly watching = new Set<string>();
  private readonly turn = new SerialQueue();
  private waiting = 0;
  private readonly control = new RateLimiter(CONTROL_FRAMES);
  private readonly refusals = new RateLimiter(REFUSALS);
  private readonly flood = new RateLimiter(FLOOD);

  constructor(
    { socket, stream }: Line,
    { identity, hash }: AuthSession,
    address: string,
    parts: ConnectionParts,
  ) {
    this.socket = socket;
    this.stream = stream;
    this.who = identity;
    this.identity = identity.id;
    this.signIn = hash;
    this.parts = parts;
    this.address = address;
    socket.on('message', (data, binary) => this.receive(data, binary));
    socket.on('ping', (data) => this.onControl(() => socket.pong(data)));
    socket.on('pong', () => {
      this.alive = true;
      this.onControl(() => undefined);
    });
    socket.on('error', (err) => parts.log.info({ err }, 'a socket failed'));
    socket.on('close', () => {
      for (const id of this.watching) parts.hub.unwatch(this, id);
    });
  }

  send(message: string): void {
    if (this.socket.readyState !== this.socket.OPEN) return;
    if (this.isTooSlow) {
      this.end(CLOSED.tooSlow, 'too-slow');
      return;
    }
    this.gather();
    this.socket.send(message);
  }

  /** Whether too much was sent to it that it never read. */
  private get isTooSlow(): boolean {
    return this.socket.bufferedAmount > MAX_WAITING_BYTES;
  }

  /** Closes, and does not wait for a client that does not close its side. */
  private end(code: number, reason: string): void {
    this.socket.close(code, reason);
    setTimeout(() => this.socket.terminate(), CLOSE_TIMEOUT_MS).unref();
  }

  /** Answers a control frame, unless too many came or nothing is read: then it is nobody worth waiting for. */
  private onControl(answer: () => void): void {
    if (this.control.take('') !== undefined || this.isTooSlow) this.socket.terminate();
    else if (this.socket.readyState === this.socket.OPEN) answer();
  }

  /** What is sent in the same moment, such as an answer and the update that it caused, leaves together. */
  private gather(): void {
    if (this.gathering) return;
    this.gathering = true;
    this.stream.cork();
    process.nextTick(this.release);
  }

  private readonly release = () => {
    this.gathering = false;
    this.stream.uncork();
  };

  /** Resolves when everything that was asked so far is answered. */
  settled(): Promise<void> {
    return this.turn.run(() => undefined);
  }

  /** Says when to come back, and closes. */
  farewell(): void {
    this.send(JSON.stringify({ do: 'bye', reason: 'stopping', again: RETRY_AFTER_S }));
    this.end(CLOSED.stopping, 'stopping');
  }

  /** Who this is now; undefined if they signed out. */
  recognize(who: SessionUser | undefined): void {
    if (who?.ban) this.end(CLOSED.banned, 'banned');
    else if (who) this.who = who.identity;
    else this.end(CLOSED.signedOut, 'signed-out');
  }

  /** Asks whether the other side is still there, and gives it up if it did not answer the last time. */
  probe(): void {
    if (!this.alive || this.isTooSlow) {
      this.socket.terminate();
      return;
    }
    this.alive = false;
    this.socket.ping();
  }

  private receive(data: RawData, binary: boolean): void {
    // What was told to go may have sent more before it heard of that.
    if (this.socket.readyState !== this.socket.OPEN) return;
    this.alive = true;
    // Charged before it is read: to parse what is refused anyway would be the flooder's work, done by us.
    const { person, address } = this.parts.pace;
    const seconds = person.take(this.identity) ?? address.take(this.address);
    const isFlood = seconds !== undefined && this.flood.take('') !== undefined;
    if (this.waiting >= MAX_WAITING || isFlood) {
      this.end(CLOSED.tooMany, 'too-many');
      return;
    }
    if (seconds !== undefined && this.refusals.take('') !== undefined) return;
    this.waiting++;
    void this.serve(data, binary, seconds);
  }

  private async serve(data: RawData, binary: boolean, seconds: number | undefined): Promise<void> {
    try {
      const aside = await this.turn.run(async () => {
        await this.rest();
        return this.answer(data, binary, seconds);
      });
      await aside?.();
    } finally {
      this.waiting--;
    }
  }

  /**
   * Between requests that came together, others have their turn: a store that answers at once would leave them none. Who
   * does not read what was answered gets no more answers.
   */
  private async rest(): Promise<void> {
    if (this.waiting > 1) await nextTurn();
    const end = Date.now() + MAX_UNREAD_MS;
    while (this.socket.bufferedAmount > MAX_UNREAD_BYTES && this.socket.readyState === this.socket.OPEN) {
      if (Date.now() > end) this.end(CLOSED.tooSlow, 'too-slow');
      await pause(DRAIN_POLL_MS);
    }
  }

  /** Answers, or tells how to answer what nothing else needs to wait for. */
  private async answer(
    data: RawData,
    binary: boolean,
    seconds: number | undefined,
  ): Promise<(() => Promise<void>) | undefined> {
    let id: string | number | undefined;
    try {
      const request = readRequest(String(data));
      id = idOf(request);
      if (seconds !== undefined) throw new RequestError('request.too-many', { seconds });
      if (this.parts.stopping()) throw new RequestError('server.stopping');
      if (binary) throw malformed('not-json');
      const { do: name, table } = v.parse(envelope, request);
      // Not what is left of the envelope: that loses fields of names that every object has, such as `constructor`.
      const { id: _, do: __, table: ___, ...fields } = request as Readonly<Record<string, unknown>>;
      if (name === ASIDE) return () => this.reply(id, name, table, fields);
      await this.reply(id, name, table, fields);
    } catch (error) {
      this.refuse(id, error);
    }
    return undefined;
  }

  private async reply(
    id: string | number | undefined,
    name: string,
    table: string,
    fields: object,
  ): Promise<void> {
    try {
      const outcome = await this.perform(name, table, fields);
      this.send(JSON.stringify({ ...(id !== undefined && { id }), ok: true, ...outcome }));
    } catch (error) {
      this.refuse(id, error);
    }
  }

  private refuse(id: string | number | undefined, error: unknown): void {
    const { failure, standing } = this.failed(error);
    const reply = {
      ...(id !== undefined && { id }),
      ok: false,
      error: failure,
      ...(standing && { standing }),
    };
    this.send(JSON.stringify(reply));
  }

  private failed(error: unknown): Failed {
    const { log, language, games, refusals } = this.parts;
    const failed = failureOf(error, language, games);
    const { code, rule } = failed.failure;
    if (code === 'server.broken') log.error({ err: error }, 'a request over a socket failed');
    else if (refusals.mayWrite())
      log.info({ code, ...(rule && { rule }) }, 'a request over a socket was refused');
    return failed;
  }

  private perform(name: string, table: string, fields: object): Promise<object> | object {
    if (isCommand(name)) return this.parts.commands[name](this.who, table, fields);
    if (name === 'watch') return this.watch(table, fields);
    if (name === 'unwatch') return this.unwatch(table, fields);
    throw new RequestError('request.unknown');
  }

  private async watch(table: string, fields: object): Promise<object> {
    const { hub } = this.parts;
    const wish = v.parse(socketSchemas.watch, fields);
    if (this.watching.size >= MAX_TABLES && !this.watching.has(table))
      throw new RequestError('request.too-many', { seconds: 1 });
    await hub.watch(this, table, { ...wish, address: this.address });
    this.watching.add(table);
    if (this.socket.readyState !== this.socket.OPEN) hub.unwatch(this, table);
    return {};
  }

  private unwatch(table: string, fields: object): object {
    v.parse(socketSchemas.unwatch, fields);
    this.parts.hub.unwatch(this, table);
    this.watching.delete(table);
    return {};
  }
}

/** The id of a request, also of one that is wrong otherwise. */
function idOf(request: { readonly id?: unknown }): string | number | undefined {
  const { id } = request;
  return typeof id === 'number' || (typeof id === 'string' && id.length <= 64) ? id : undefined;
}
