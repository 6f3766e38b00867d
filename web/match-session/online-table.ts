/** A seat at a table of a server, over its socket. */
import type { Choice } from '@gonfalon/kernel';
import type {
  ChatMessage,
  CommandFields,
  CommandName,
  EventBatch,
  Failure,
  Hint,
  OrdersForm,
  Reply,
  ServerMessage,
  TableInfo,
  TableView,
  Update,
} from '@gonfalon/protocol';
import type { ReadonlySignal } from '@preact/signals';
import { batch, effect, signal } from '@preact/signals';
import type { ConnectionState } from '../net/connection-state.ts';
import type { LiveSocket, Watcher } from '../net/socket.ts';
import { applyUpdate, mergeEvents, standingOf } from './online-view.ts';
import type { Answer, PlainCommand, Session } from './session.ts';

type Listener = (update: Update) => void;

/** Reads the lines of a table's chat that were written before. */
export type ReadChat = (table: string) => Promise<readonly ChatMessage[]>;

export class OnlineTable implements Session {
  readonly kind = 'online';
  readonly id: string;
  readonly info = signal<TableInfo | undefined>(undefined);
  readonly standing = signal<TableView | undefined>(undefined);
  readonly news = signal<readonly EventBatch[]>([]);
  readonly chat = signal<readonly ChatMessage[]>([]);
  readonly loadError = signal<Failure | undefined>(undefined);
  readonly connection: ReadonlySignal<ConnectionState>;
  private readonly ended = signal(false);
  private readonly socket: LiveSocket;
  private readonly listeners = new Set<Listener>();
  private readonly stops: (() => void)[];
  /** Updates often come in bursts: they are taken in together. */
  private readonly waiting: Update[] = [];
  private readonly soon: (act: () => void) => void;

  constructor(id: string, socket: LiveSocket, readChat: ReadChat, soon = atOnce) {
    this.id = id;
    this.soon = soon;
    this.socket = socket;
    this.connection = socket.connection;
    const watcher: Watcher = {
      from: () => this.standing.value?.seq ?? 0,
      onMessage: (push) => this.onMessage(push),
      fail: (failure) => {
        this.loadError.value = failure;
      },
    };
    const talk = effect(() => {
      // Lines may have been missed while the line was down; and when the match is over, all may read all.
      const reason = [socket.connection.value, this.ended.value];
      if (reason[0] === 'live') void readChat(id).then((lines) => this.read(lines));
    });
    this.stops = [socket.watch(id, watcher), talk];
  }

  onUpdate(listener: Listener): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  choose(choice: Choice): Answer {
    return this.ask('choose', { number: this.number, choice, key: newKey() }, true);
  }

  explain(what: CommandFields<'explain'>): Answer {
    return this.ask('explain', what);
  }

  async ordersForm(): Promise<OrdersForm | Failure> {
    const reply = await this.socket.request('ordersForm', this.id, {});
    if (!reply.ok) return reply.error;
    const { fields, orders } = reply as unknown as OrdersForm;
    return { fields, ...(orders && { orders }) };
  }

  undo(): Answer {
    return this.ask('undo', { number: this.number, key: newKey() }, true);
  }

  async hint(): Promise<Hint | Failure> {
    const reply = await this.socket.request('hint', this.id, { number: this.number });
    if (reply.ok) return reply.hint as Hint;
    if (outdated(reply)) this.socket.resume(this.id);
    return reply.error;
  }

  async command<C extends PlainCommand>(name: C, fields: CommandFields<C>): Promise<Failure | undefined> {
    const reply = await this.socket.request(name, this.id, fields);
    if (!reply.ok) return reply.error;
    // These two change nothing that the server would tell everybody.
    if (name === 'rematch' && this.info.value)
      this.info.value = { ...this.info.value, rematch: String(reply.table) };
    if (name === 'autoPass') this.autoPassed(fields as CommandFields<'autoPass'>);
    return undefined;
  }

  close(): void {
    for (const stop of this.stops) stop();
    this.listeners.clear();
  }

  private get number(): number {
    return this.standing.value?.number ?? 0;
  }

  private async ask(name: CommandName, fields: object, again = false): Promise<Failure | undefined> {
    const reply = await this.socket.request(name, this.id, fields, again);
    this.flush();
    if (reply.ok) return undefined;
    if (outdated(reply)) this.socket.resume(this.id);
    return reply.error;
  }

  private autoPassed(what: CommandFields<'autoPass'>): void {
    const { value } = this.standing;
    if (!value) return;
    if ('card' in what) {
      const others = (value.hushed ?? []).filter((card) => card !== what.card);
      this.standing.value = { ...value, hushed: what.on ? [...others, what.card] : others };
    } else {
      const { prompt, key, on } = what;
      const others = (value.autoPassed ?? []).filter((one) => one.prompt !== prompt);
      this.standing.value = { ...value, autoPassed: on ? [...others, { prompt, key }] : others };
    }
  }

  private onMessage(push: ServerMessage): void {
    if (push.do === 'update') {
      this.waiting.push(push);
      if (this.waiting.length === 1) this.soon(() => this.flush());
      return;
    }
    this.flush();
    if (push.do === 'table') {
      this.loadError.value = undefined;
      this.info.value = push.info;
      this.ended.value = push.info.status === 'finished';
    } else if (push.do === 'chat') this.read([push.line]);
  }

  private flush(): void {
    const updates = this.waiting.splice(0);
    batch(() => {
      for (const update of updates) this.update(update);
    });
  }

  private update(incoming: Update): void {
    const known = this.standing.value;
    // What another message has told already, or a line that was mended in between.
    if (known && known.viewer === incoming.viewer && incoming.seq < known.seq) return;
    const update = applyUpdate(known, incoming);
    const missed = incoming.from > (known?.seq ?? 0);
    if (!update || missed) {
      this.socket.resume(this.id);
      return;
    }
    batch(() => {
      for (const listener of this.listeners) listener(update);
      this.news.value = mergeEvents(this.news.value, update);
      this.standing.value = standingOf(update);
    });
  }

  private read(lines: readonly ChatMessage[]): void {
    const byNumber = new Map([...this.chat.value, ...lines].map((line) => [line.n, line]));
    this.chat.value = [...byNumber.values()].sort((a, b) => a.n - b.n);
  }
}

function atOnce(act: () => void): void {
  act();
}

/** Whether the server showed how the table stands, because the client seems not to know. */
function outdated(reply: Reply): boolean {
  return !reply.ok && reply.standing !== undefined;
}

/** A name for something that is done, so that doing it again is noticed. */
function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
