/** People around one table: a client at each seat and one who only looks, all told the same things at the same time. */
import type { Choice, Question, Seat } from '@gonfalon/kernel';
import type { Update } from '@gonfalon/protocol';
import type { Answer, Client } from './client.ts';

/** Whether the table will answer by itself: because there is nothing to choose or take back, or the seat wants it so. */
export function isLeftToTable({ question, mayUndo, autoPassed = [] }: Update): boolean {
  if (question?.choices.length === 1 && !mayUndo) return true;
  return autoPassed.some(({ prompt, key }) => prompt === question?.prompt && key === question.autoPass?.key);
}

export interface Turn {
  readonly seat: Seat;
  readonly client: Client;
  readonly update: Update;
  readonly question: Question;
}

export class TableClients {
  readonly table: string;
  readonly seats: readonly Client[];
  readonly spectator: Client;
  /** The last update of each. */
  private readonly latest = new Map<Client, Update>();
  private keys = 0;
  private wake: () => void = () => undefined;

  private constructor(table: string, seats: readonly Client[], spectator: Client) {
    this.table = table;
    this.seats = seats;
    this.spectator = spectator;
  }

  /** The spectator comes first and sees it all; then the seats are taken in order. */
  static async gather(table: string, seats: readonly Client[], spectator: Client): Promise<TableClients> {
    const company = new TableClients(table, seats, spectator);
    for (const client of company.everybody) await client.connect();
    for (const client of company.everybody) await company.watch(client);
    for (const [seat, client] of seats.entries()) {
      const { body } = await client.command(table, 'join', { seat });
      if (body.ok !== true) throw new Error(JSON.stringify(body));
    }
    for (const client of company.everybody) void company.follow(client);
    return company;
  }

  get everybody(): readonly Client[] {
    return [this.spectator, ...this.seats];
  }

  /** Those of an even number are told what changed of their view, the others and the spectator the whole of it. */
  takesPatches(client: Client): boolean {
    return this.seats.indexOf(client) % 2 === 0;
  }

  watch(client: Client, from?: number): Promise<Answer['body']> {
    return client.ask('watch', this.table, { from, patches: this.takesPatches(client) });
  }

  /** What the client has made of everything that it was told. */
  viewOf(client: Client): unknown {
    return this.latest.get(client)?.view;
  }

  /** Resolves when all have been told the same, and somebody has to answer; undefined when the table is over. */
  async turn(leave: (update: Update) => boolean = isLeftToTable): Promise<Turn | undefined> {
    for (;;) {
      const updates = this.everybody.map((client) => this.latest.get(client));
      const seq = updates[0]?.seq;
      const together = seq !== undefined && updates.every((update) => update?.seq === seq);
      if (together && updates[0]?.over) return undefined;
      const seat = this.seats.findIndex((client) => this.latest.get(client)?.question);
      const client = this.seats[seat];
      const update = client && this.latest.get(client);
      if (together && client && update?.question && !leave(update))
        return { seat, client, update, question: update.question };
      await new Promise<void>((resolve) => {
        this.wake = resolve;
      });
    }
  }

  choose({ client, update: { number } }: Turn, choice: Choice): Promise<Answer['body']> {
    return client.ask('choose', this.table, { number, choice, key: this.keyOf(client) });
  }

  /** What all keys of that client begin with, and no others. */
  keyStem(client: Client): string {
    return `the-keys-of-${this.everybody.indexOf(client)}-`;
  }

  /** A new key for something that the client does. */
  keyOf(client: Client): string {
    return `${this.keyStem(client)}${this.keys++}`;
  }

  /** Waits until the table has gone on from where it was in that turn. */
  async after({ update }: Turn): Promise<void> {
    while (this.everybody.some((client) => (this.latest.get(client)?.seq ?? 0) <= update.seq))
      await new Promise<void>((resolve) => {
        this.wake = resolve;
      });
  }

  private async follow(client: Client): Promise<void> {
    for (;;) {
      this.latest.set(client, await client.update(({ table }) => table === this.table));
      this.wake();
    }
  }
}
