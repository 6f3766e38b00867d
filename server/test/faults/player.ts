/**
 * Somebody who plays whatever happens to the server: what was not acknowledged is sent again with the same key, and
 * what was missed is asked for.
 */
import { randomInt, randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { Choice } from '@gonfalon/kernel';
import type { EventBatch, Failure, TableView, Update } from '@gonfalon/protocol';
import type { Answer, Shown } from '../support/client.ts';
import { Client } from '../support/client.ts';

/** Where a server is, as soon as there is one. */
export interface Door {
  address(): Promise<string>;
}

/** A choice that a player sent. */
export interface Sent {
  readonly table: string;
  readonly number: number;
  readonly choice: Choice;
  readonly key: string;
}

export interface Acknowledged extends Sent {
  readonly seq: number;
}

type Asked = Pick<TableView, 'number' | 'question' | 'mayUndo'>;

/** The server is not there, or cannot do it now: worth trying again. */
class NotNow extends Error {
  override name = 'NotNow';
}

const AGAIN = 20;
const PASSING = ['server.unavailable', 'server.stopping'];

export abstract class Player {
  protected readonly door: Door;
  protected cookie = '';
  /** The choice of which it is not known whether it was accepted. */
  open: Sent | undefined;
  readonly acknowledged: Acknowledged[] = [];
  /** Nobody else plays this seat, so there should be none. */
  readonly refused: { readonly sent: Sent; readonly error: Failure | undefined }[] = [];
  /** How often the server said that it could not do something now. */
  unavailable = 0;
  private leaving = false;
  /** The last question of each table that was answered. */
  private readonly answered = new Map<string, number>();

  constructor(door: Door) {
    this.door = door;
  }

  /** Plays until the table is over. Rejects with NotNow if the server is gone before that. */
  protected abstract sitting(table: string): Promise<void>;

  /** Lets what is open be, and plays no more. */
  leave(): void {
    this.leaving = true;
  }

  async arrive(): Promise<this> {
    this.cookie = await this.persist(async (client) => {
      await this.succeed(client.get('/api/me'));
      return client.cookie;
    });
    return this;
  }

  create(plan: object): Promise<string> {
    return this.persist(async (client) => {
      const { table } = await this.succeed(client.post('/api/tables', plan));
      return (table as { id: string }).id;
    });
  }

  /** Takes a seat; it may have been taken already, when the answer was lost. */
  async join(table: string): Promise<void> {
    await this.persist(async (client) => {
      const answer = client.command(table, 'join');
      if ((await answer).body.error?.code !== 'table.seated') await this.succeed(answer);
    });
  }

  async play(table: string): Promise<void> {
    while (!this.leaving) {
      try {
        await this.sitting(table);
        return;
      } catch (error) {
        if (!isPassing(error)) throw error;
        await wait(AGAIN);
      }
    }
  }

  /** Sends a choice again that was sent before. */
  repeat({ table, number, choice, key }: Sent): Promise<Answer['body']> {
    return this.persist((client) => this.succeed(client.command(table, 'choose', { number, choice, key })));
  }

  /** Does something over HTTP, as often as it takes. */
  async persist<T>(job: (client: Client) => Promise<T>): Promise<T> {
    for (;;) {
      try {
        return await job(await this.client());
      } catch (error) {
        if (!isPassing(error) || this.leaving) throw error;
        await wait(AGAIN);
      }
    }
  }

  protected async client(): Promise<Client> {
    const client = new Client(await this.door.address());
    client.cookie = this.cookie;
    return client;
  }

  /** Answers the question, unless it was answered or the table will do so; what is open goes first. */
  protected async answer(
    table: string,
    asked: Asked | undefined,
    choose: (sent: Sent) => Promise<Answer['body']>,
  ): Promise<void> {
    if (this.leaving) throw new NotNow('leaving');
    if (!this.open && asked?.question && asked.number > (this.answered.get(table) ?? -1)) {
      const { choices } = asked.question;
      if (choices.length === 1 && !asked.mayUndo) return;
      const choice = choices[randomInt(choices.length)];
      this.open = { table, number: asked.number, choice, key: randomUUID() };
    }
    if (!this.open) return;
    const sent = this.open;
    const body = await choose(sent);
    if (body.ok === true) this.acknowledged.push({ ...sent, seq: Number(body.seq) });
    else if (this.mayPass(body)) throw new NotNow('unavailable');
    else this.refused.push({ sent, error: body.error });
    this.answered.set(table, sent.number);
    this.open = undefined;
  }

  protected async succeed(answer: Promise<Answer>): Promise<Answer['body']> {
    const { status, body } = await answer;
    if (body.ok === true) return body;
    if (this.mayPass(body)) throw new NotNow('unavailable');
    throw new Error(`${status} ${JSON.stringify(body)}`);
  }

  private mayPass({ error }: Answer['body']): boolean {
    const passing = PASSING.includes(error?.code ?? '');
    if (passing) this.unavailable++;
    return passing;
  }
}

/** Over a socket. */
export class LivePlayer extends Player {
  /** What it was told that happened at each table. */
  readonly told = new Map<string, EventBatch[]>();
  /** The updates that did not begin where the last one ended. */
  readonly gaps: string[] = [];
  /** How the sockets ended: with a goodbye, or without. */
  byes = 0;
  vanished = 0;
  private readonly reached = new Map<string, number>();
  private socket: Client | undefined;

  override leave(): void {
    super.leave();
    void this.socket?.close();
  }

  protected override async sitting(table: string): Promise<void> {
    const client = await this.client();
    await client.connect({}, table).catch((error: unknown) => {
      throw new NotNow(String(error));
    });
    this.socket = client;
    let leaving = false;
    const end = client.closed().then(() => {
      if (client.received.at(-1)?.includes('"do":"bye"')) this.byes++;
      else if (!leaving) this.vanished++;
      throw new NotNow('closed');
    });
    try {
      await Promise.race([this.converse(client, table), end]);
    } finally {
      leaving = true;
      end.catch(() => undefined);
      await client.close();
    }
  }

  private async converse(client: Client, table: string): Promise<void> {
    const choose = ({ number, choice, key }: Sent) => client.ask('choose', table, { number, choice, key });
    const watching = client.ask('watch', table, { from: this.reached.get(table) ?? 0 });
    await this.succeed(watching.then((body) => ({ status: 0, body })));
    await this.answer(table, undefined, choose);
    for (;;) {
      const update = await client.update((push) => push.table === table);
      this.follow(update);
      if (update.over) return;
      await this.answer(table, update, choose);
    }
  }

  private follow({ table, from, seq, news }: Update): void {
    const reached = this.reached.get(table) ?? 0;
    if (from !== reached || seq < from) this.gaps.push(`from ${from} to ${seq} after ${reached}`);
    this.told.set(table, [...(this.told.get(table) ?? []), ...news]);
    this.reached.set(table, seq);
  }
}

/** With requests only, looking again and again. */
export class PatientPlayer extends Player {
  protected override async sitting(table: string): Promise<void> {
    const client = await this.client();
    for (;;) {
      const { standing } = (await this.succeed(client.get(`/api/tables/${table}`))) as unknown as Shown;
      if (standing?.over) return;
      await this.answer(table, standing, async ({ number, choice, key }) => {
        const { body } = await client.command(table, 'choose', { number, choice, key });
        return body;
      });
      if (!standing?.question) await wait(AGAIN);
    }
  }
}

/** A server that is gone, or that says that it cannot: nothing else is worth another try. */
function isPassing(error: unknown): boolean {
  return error instanceof NotNow || (error instanceof TypeError && error.message === 'fetch failed');
}
