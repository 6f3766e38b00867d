/**
 * The one socket to the server. Who uses it need not know whether it is open: tables that are watched are watched
 * again after every loss, from where they were, and what may be sent twice is sent again until it is answered.
 */
import type { Failure, Reply, ServerMessage, SiteState } from '@gonfalon/protocol';
import type { ReadonlySignal } from '@preact/signals';
import { signal } from '@preact/signals';
import type { ConnectionState } from './connection-state.ts';
import { isTransient, UNREACHABLE } from './failure.ts';

/** What of a WebSocket is used, so that a test can bring another kind. */
export interface SocketLike {
  onopen: ((event: never) => void) | null;
  onclose: ((event: never) => void) | null;
  onmessage: ((event: never) => void) | null;
  onerror: ((event: never) => void) | null;
  send(text: string): void;
  close(): void;
}

export interface Watcher {
  /** The last sequence number that it has. */
  from(): number;
  onMessage(push: ServerMessage): void;
  fail(failure: Failure): void;
}

interface Timing {
  /** How long an answer may take, in ms. */
  readonly requestTimeoutMs: number;
  /** How long what may be sent again is tried. */
  readonly retryWindowMs: number;
  /** After how long a silence the server is asked whether it is there. */
  readonly idleMs: number;
  /** How long that may take. */
  readonly probe: number;
  /** The first wait after a loss, and the longest. */
  readonly minBackoffMs: number;
  readonly maxBackoffMs: number;
}

const TIMING: Timing = {
  requestTimeoutMs: 12_000,
  retryWindowMs: 90_000,
  idleMs: 45_000,
  probe: 5000,
  minBackoffMs: 400,
  maxBackoffMs: 15_000,
};

export interface SocketParts {
  /** `table`: what it is opened for, so that the way to the server may depend on it. */
  connect(table: string | undefined): SocketLike;
  /** Makes sure that the server knows us; `again` if it seems that it does not. False if it cannot be reached. */
  prepare(again: boolean): Promise<boolean>;
  /** Told what concerns every page. */
  hearSite?(site: SiteState): void;
  readonly timing?: Partial<Timing>;
}

interface Pending {
  readonly text: string;
  readonly again: boolean;
  readonly since: number;
  readonly done: (reply: Reply) => void;
  sent: boolean;
  timer?: ReturnType<typeof setTimeout>;
}

const SIGNED_OUT = 4001;
const BANNED = 4005;
/** How long the socket stays open when nobody needs it. */
const CLOSE_DELAY_MS = 5000;

export class LiveSocket {
  readonly connection: ReadonlySignal<ConnectionState>;
  private readonly state = signal<ConnectionState>('connecting');
  private readonly parts: SocketParts;
  private readonly timing: Timing;
  private readonly watchers = new Map<string, Watcher>();
  private readonly pending = new Map<number, Pending>();
  private wire: SocketLike | undefined;
  private open = false;
  private count = 0;
  private losses = 0;
  private retry: ReturnType<typeof setTimeout> | undefined;
  private quiet: ReturnType<typeof setTimeout> | undefined;
  private idle: ReturnType<typeof setTimeout> | undefined;
  private connecting = false;
  private needsAuth = false;
  /** When the server wants us back, if it said so. */
  private again: number | undefined;

  constructor(parts: SocketParts) {
    this.parts = parts;
    this.timing = { ...TIMING, ...parts.timing };
    this.connection = this.state;
  }

  /** Be told what happens at a table; returns how to stop. */
  watch(table: string, watcher: Watcher): () => void {
    this.watchers.set(table, watcher);
    this.ensureConnected();
    if (this.open) this.sendWatch(table, watcher);
    return () => {
      if (this.watchers.get(table) !== watcher) return;
      this.watchers.delete(table);
      if (this.open) this.transmit({ do: 'unwatch', table });
      this.startIdleTimer();
    };
  }

  /** Asks to be told of the table from where its watcher is: something was missed. */
  resume(table: string): void {
    const watcher = this.watchers.get(table);
    if (watcher && this.open) this.sendWatch(table, watcher);
  }

  /** `again`: the request has a key, so that it does no harm twice. */
  request(name: string, table: string, fields: object, again = false): Promise<Reply> {
    if (!again && this.state.value === 'offline') {
      this.reconnectNow();
      return Promise.resolve({ ok: false, error: UNREACHABLE });
    }
    const id = ++this.count;
    return new Promise((done) => {
      const text = JSON.stringify({ id, do: name, table, ...fields });
      const pending: Pending = { text, again, since: Date.now(), done, sent: false };
      this.pending.set(id, pending);
      this.ensureConnected();
      if (this.open) this.submit(id, pending);
      else pending.timer = setTimeout(() => this.late(id, pending), this.timing.requestTimeoutMs);
    });
  }

  /** The network may be back, or the machine awake: try at once, or make sure that the server is still there. */
  reconnectNow(): void {
    if (this.open) this.probe();
    else if (this.retry !== undefined) {
      clearTimeout(this.retry);
      this.retry = undefined;
      void this.connect();
    }
  }

  /** Lets go of everything. */
  close(): void {
    this.watchers.clear();
    for (const id of [...this.pending.keys()]) this.answer(id, { ok: false, error: UNREACHABLE });
    this.disconnect();
  }

  private ensureConnected(): void {
    clearTimeout(this.idle);
    if (!this.wire && !this.connecting && this.retry === undefined) void this.connect();
  }

  private startIdleTimer(): void {
    clearTimeout(this.idle);
    if (!this.needed()) this.idle = setTimeout(() => this.needed() || this.disconnect(), CLOSE_DELAY_MS);
  }

  private needed(): boolean {
    return this.watchers.size > 0 || this.pending.size > 0;
  }

  private disconnect(): void {
    clearTimeout(this.retry);
    clearTimeout(this.quiet);
    clearTimeout(this.idle);
    this.retry = undefined;
    const { wire } = this;
    this.wire = undefined;
    this.open = false;
    this.state.value = 'connecting';
    if (wire) release(wire);
  }

  private async connect(): Promise<void> {
    this.connecting = true;
    // After a loss it may be another server, of another version.
    const isStrange = this.needsAuth || this.losses > 0;
    const known = await this.parts.prepare(isStrange).catch(() => false);
    this.connecting = false;
    if (!this.needed() || this.wire) return;
    if (!known) {
      this.lost();
      return;
    }
    const wire = this.parts.connect([...this.watchers.keys()].at(-1));
    this.wire = wire;
    const late = setTimeout(() => this.wire === wire && this.drop(), this.timing.requestTimeoutMs);
    wire.onopen = () => {
      clearTimeout(late);
      if (this.wire === wire) this.opened();
    };
    wire.onmessage = ({ data }: { readonly data: unknown }) => {
      if (this.wire === wire) this.receive(String(data));
    };
    wire.onerror = () => undefined;
    wire.onclose = ({ code }: { readonly code?: number }) => {
      clearTimeout(late);
      if (this.wire !== wire) return;
      // A socket that never opened may have been refused because the server does not know us.
      this.needsAuth = code === SIGNED_OUT || code === BANNED || !this.open;
      this.wire = undefined;
      this.lost();
    };
  }

  private opened(): void {
    this.open = true;
    this.needsAuth = false;
    this.losses = 0;
    this.state.value = 'live';
    this.listen();
    for (const [table, watcher] of this.watchers) this.sendWatch(table, watcher);
    for (const [id, pending] of this.pending) if (!pending.sent) this.submit(id, pending);
  }

  private drop(): void {
    const { wire } = this;
    this.wire = undefined;
    if (wire) release(wire);
    this.lost();
  }

  private lost(): void {
    this.open = false;
    clearTimeout(this.quiet);
    for (const [id, pending] of [...this.pending]) {
      if (!pending.again && pending.sent) this.answer(id, { ok: false, error: UNREACHABLE });
      else pending.sent = false;
    }
    if (!this.needed()) {
      this.state.value = 'connecting';
      return;
    }
    this.state.value = 'offline';
    const wait =
      this.again ?? Math.min(this.timing.maxBackoffMs, this.timing.minBackoffMs * 2 ** this.losses);
    this.again = undefined;
    this.losses++;
    clearTimeout(this.retry);
    this.retry = setTimeout(
      () => {
        this.retry = undefined;
        void this.connect();
      },
      // Not everybody at the same moment.
      wait * (0.75 + Math.random() / 2),
    );
  }

  private sendWatch(table: string, watcher: Watcher): void {
    void this.request('watch', table, { from: watcher.from(), patches: true }).then((reply) => {
      if (reply.ok || this.watchers.get(table) !== watcher) return;
      if (!isTransient(reply.error)) watcher.fail(reply.error);
      else if (this.open) setTimeout(() => this.open && this.resume(table), this.timing.minBackoffMs * 4);
    });
  }

  private submit(id: number, pending: Pending): void {
    clearTimeout(pending.timer);
    pending.sent = true;
    pending.timer = setTimeout(() => this.late(id, pending), this.timing.requestTimeoutMs);
    this.wire?.send(pending.text);
  }

  /** No answer in time: what may be sent again is, over another socket. */
  private late(id: number, pending: Pending): void {
    const expired = Date.now() - pending.since > this.timing.retryWindowMs;
    if (!pending.again || expired) {
      this.answer(id, { ok: false, error: UNREACHABLE });
      return;
    }
    pending.timer = setTimeout(() => this.late(id, pending), this.timing.requestTimeoutMs);
    if (this.open) this.drop();
  }

  /** The server cannot do it just now, and it is not known whether it did: it is asked again. */
  private defer(id: number, pending: Pending): void {
    clearTimeout(pending.timer);
    pending.timer = setTimeout(() => {
      if (this.open) this.submit(id, pending);
      else this.late(id, pending);
    }, this.timing.minBackoffMs * 4);
  }

  private answer(id: number, reply: Reply): void {
    const pending = this.pending.get(id);
    if (!pending) return;
    clearTimeout(pending.timer);
    this.pending.delete(id);
    pending.done(reply);
    this.startIdleTimer();
  }

  private receive(text: string): void {
    this.listen();
    const message = read(text);
    if (!message) return;
    if ('ok' in message) {
      if (typeof message.id !== 'number') return;
      const pending = this.pending.get(message.id);
      if (pending?.again && !message.ok && isTransient(message.error)) this.defer(message.id, pending);
      else this.answer(message.id, message);
    } else if (message.do === 'bye') this.again = message.again;
    else if (message.do === 'site') this.parts.hearSite?.(message.site);
    else this.watchers.get(tableOf(message))?.onMessage(message);
  }

  /** A line that is silent for long may be dead without anybody having noticed. */
  private listen(): void {
    clearTimeout(this.quiet);
    this.quiet = setTimeout(() => this.probe(), this.timing.idleMs);
  }

  private probe(): void {
    for (const table of this.watchers.keys()) this.resume(table);
    clearTimeout(this.quiet);
    if (this.watchers.size > 0) this.quiet = setTimeout(() => this.drop(), this.timing.probe);
  }

  private transmit(message: object): void {
    this.wire?.send(JSON.stringify(message));
  }
}

function release(wire: SocketLike): void {
  wire.onopen = null;
  wire.onmessage = null;
  wire.onclose = null;
  wire.onerror = () => undefined;
  wire.close();
}

function tableOf(push: Exclude<ServerMessage, { readonly do: 'bye' | 'site' }>): string {
  return push.do === 'table' ? push.info.id : push.table;
}

function read(text: string): ServerMessage | Reply | undefined {
  try {
    return JSON.parse(text) as ServerMessage | Reply;
  } catch {
    return undefined;
  }
}
