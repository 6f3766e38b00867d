/** A client of a server, as any program in any language could be: HTTP with a cookie, and a socket. */
import { randomUUID } from 'node:crypto';
import type { Choice, Question } from '@gonfalon/kernel';
import type { Failure, ServerMessage, TableInfo, TableView, Update } from '@gonfalon/protocol';
import { applyPatch } from '@gonfalon/protocol';
import { WebSocket } from 'ws';

export interface Answer {
  readonly status: number;
  readonly body: { readonly ok?: boolean; readonly error?: Failure; readonly [key: string]: unknown };
}

export interface Shown {
  readonly table: TableInfo;
  readonly standing?: TableView;
}

/** Chooses one of the choices of a question. */
export type Chooser = (question: Question) => Choice;

export class Client {
  readonly address: string;
  /** Every byte of text that came from the server. */
  readonly received: string[] = [];
  cookie = '';
  private socket: WebSocket | undefined;
  private next = 1;
  private readonly replies = new Map<number, (reply: Answer['body']) => void>();
  private readonly pushes: ServerMessage[] = [];
  private wake: (() => void) | undefined;
  /** The last view of each table. */
  private readonly views = new Map<string, unknown>();
  /** How often a view was put together from a patch. */
  patched = 0;

  constructor(address: string) {
    this.address = address;
  }

  /** A guest who has just opened the site. */
  static async guest(address: string): Promise<Client> {
    const client = new Client(address);
    await client.get('/api/me');
    return client;
  }

  async get(path: string, headers: Record<string, string> = {}): Promise<Answer> {
    return this.fetch(path, { headers });
  }

  async post(path: string, body: unknown = {}, headers: Record<string, string> = {}): Promise<Answer> {
    return this.fetch(path, {
      method: 'POST',
      body: typeof body === 'string' ? body : JSON.stringify(body),
      headers: { 'content-type': 'application/json', ...headers },
    });
  }

  /** Like post, but anything else than a success is an error. */
  async done(path: string, body: unknown = {}): Promise<Answer['body']> {
    const { status, body: told } = await this.post(path, body);
    if (told.ok !== true) throw new Error(`${path}: ${status} ${JSON.stringify(told)}`);
    return told;
  }

  async create(plan: object): Promise<string> {
    const { table } = (await this.done('/api/tables', plan)) as unknown as Shown;
    return table.id;
  }

  async show(table: string): Promise<Shown> {
    const { status, body } = await this.get(`/api/tables/${table}`);
    if (body.ok !== true) throw new Error(`${table}: ${status} ${JSON.stringify(body)}`);
    return body as unknown as Shown;
  }

  command(table: string, name: string, fields: object = {}): Promise<Answer> {
    return this.post(`/api/tables/${table}/${name}`, fields);
  }

  /** Opens a socket, for that table if one is named. */
  async connect(headers: Record<string, string> = {}, table?: string): Promise<this> {
    const query = table === undefined ? '' : `?table=${table}`;
    const url = `${this.address.replace(/^http/, 'ws')}/api/live${query}`;
    const socket = new WebSocket(url, { headers: { cookie: this.cookie, ...headers } });
    socket.on('message', (data) => this.hear(String(data)));
    await new Promise<void>((resolve, reject) => {
      socket.once('open', resolve);
      socket.once('error', reject);
      socket.once('unexpected-response', (_, response) =>
        reject(new Error(`refused: ${response.statusCode}`)),
      );
    });
    this.socket = socket;
    return this;
  }

  /** Resolves with the code when the server closes the socket. */
  closed(): Promise<number> {
    return new Promise((resolve) => {
      this.socket?.once('close', (code) => resolve(code));
    });
  }

  async close(): Promise<void> {
    const { socket } = this;
    this.socket = undefined;
    if (!socket || socket.readyState === socket.CLOSED) return;
    const gone = new Promise<void>((resolve) => {
      socket.once('close', () => resolve());
    });
    socket.close();
    await gone;
  }

  sendRaw(message: string | Buffer): void {
    this.socket?.send(message);
  }

  /** Sends a request over the socket and waits for its reply. */
  ask(name: string, table: string, fields: object = {}): Promise<Answer['body']> {
    const id = this.next++;
    const reply = new Promise<Answer['body']>((resolve) => {
      this.replies.set(id, resolve);
    });
    this.sendRaw(JSON.stringify({ id, do: name, table, ...fields }));
    return reply;
  }

  /** The next message that came unasked and fits. */
  async push<P extends ServerMessage>(fits: (push: ServerMessage) => push is P): Promise<P>;
  async push(fits: (push: ServerMessage) => boolean): Promise<ServerMessage>;
  async push(fits: (push: ServerMessage) => boolean): Promise<ServerMessage> {
    for (;;) {
      const at = this.pushes.findIndex(fits);
      if (at >= 0) return this.pushes.splice(0, at + 1)[at] as ServerMessage;
      await new Promise<void>((resolve) => {
        this.wake = resolve;
      });
    }
  }

  /** The next update of a table that fits. */
  update(fits: (update: Update) => boolean = () => true): Promise<Update> {
    return this.push((push): push is Update => push.do === 'update' && fits(push));
  }

  /** Answers whatever its seat is asked over the socket, until the table is over or `enough` says so. */
  async playOn(
    table: string,
    choose: Chooser,
    enough: (update: Update) => boolean = () => false,
  ): Promise<Update> {
    await this.ask('watch', table, { patches: true });
    for (;;) {
      const update = await this.update(
        (u) => u.table === table && (u.question !== undefined || u.over !== undefined || enough(u)),
      );
      if (update.over || enough(update)) return update;
      const { number, question } = update;
      if (question) await this.insist(table, { number, choice: choose(question), key: randomUUID() });
    }
  }

  /** Sends a choice, and sends it again as long as the server cannot reach its store. */
  private async insist(table: string, fields: object): Promise<void> {
    for (;;) {
      const { error } = await this.ask('choose', table, fields);
      if (error?.code !== 'server.unavailable') return;
    }
  }

  private async fetch(path: string, init: RequestInit): Promise<Answer> {
    const headers = {
      ...(this.cookie && { cookie: this.cookie }),
      ...(init.headers as Record<string, string>),
    };
    const response = await fetch(`${this.address}${path}`, { ...init, headers, redirect: 'manual' });
    const text = await response.text();
    this.received.push(text);
    const given = response.headers.getSetCookie()[0]?.split(';')[0];
    if (given) this.cookie = given;
    return { status: response.status, body: parsed(text) };
  }

  /** The update with its whole view, which is heard as if it had come like that, too. */
  private whole(update: Update): Update {
    const { patch, ...rest } = update;
    const view = patch ? applyPatch(this.views.get(update.table), patch) : update.view;
    this.views.set(update.table, view);
    if (!patch) return update;
    this.patched++;
    const whole = { ...rest, view };
    this.received.push(JSON.stringify(whole));
    return whole;
  }

  private hear(text: string): void {
    this.received.push(text);
    const message = JSON.parse(text) as ServerMessage & { id?: number };
    if ('do' in message) {
      this.pushes.push(message.do === 'update' ? this.whole(message) : message);
      this.wake?.();
    } else {
      const { id } = message as { id?: number };
      this.replies.get(id ?? 0)?.(message as Answer['body']);
      this.replies.delete(id ?? 0);
    }
  }
}

function parsed(text: string): Answer['body'] {
  try {
    return JSON.parse(text) as Answer['body'];
  } catch {
    return {};
  }
}
