/** Two people who play each other at a table of their own, whatever somebody else does to the server meanwhile. */
import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { Update } from '@gonfalon/protocol';
import { onTestFinished } from 'vitest';
import type { OnEnd } from '../faults/server-process.ts';
import { Client } from '../support/client.ts';

/** Slow enough to stay within what one person may ask, in ms. */
const PAUSE = 60;
const PLAN = { game: 'battue', options: { quickSetup: true }, seats: [{ kind: 'me' }, { kind: 'open' }] };

export class Bystanders {
  /** How many choices were acknowledged. */
  choices = 0;
  /** The keys of all that were acknowledged, and where. */
  readonly kept: { readonly table: string; readonly key: string }[] = [];
  /** The longest that one of them took, in ms. */
  slowest = 0;
  trouble: unknown;
  private readonly host: Client;
  private readonly guest: Client;
  private isPlaying = true;

  private constructor(host: Client, guest: Client) {
    this.host = host;
    this.guest = guest;
  }

  static async sitDown(address: string, onEnd: OnEnd = onTestFinished): Promise<Bystanders> {
    const both = new Bystanders(await Client.guest(address), await Client.guest(address));
    for (const client of both.clients) await client.connect();
    onEnd(() => both.leave());
    void both.series().catch((error: unknown) => {
      if (both.isPlaying) both.trouble ??= error;
    });
    return both;
  }

  /** Plays so many more choices; tells how long the slowest of them took. */
  async goOn(more: number): Promise<number> {
    this.slowest = 0;
    for (const goal = this.choices + more; this.choices < goal; await wait(20)) {
      if (this.trouble !== undefined) throw this.trouble;
    }
    return this.slowest;
  }

  async leave(): Promise<void> {
    this.isPlaying = false;
    for (const client of this.clients) await client.close();
  }

  private get clients(): readonly Client[] {
    return [this.host, this.guest];
  }

  /** One match after the other. */
  private async series(): Promise<void> {
    while (this.isPlaying) {
      const table = await this.host.create(PLAN);
      await this.guest.command(table, 'join');
      await Promise.all(this.clients.map((client) => this.play(client, table)));
    }
  }

  private async play(client: Client, table: string): Promise<void> {
    await client.ask('watch', table, { patches: true });
    while (this.isPlaying) {
      const update = await client.update(
        (push) => push.table === table && (push.question !== undefined || push.over !== undefined),
      );
      if (update.over) return;
      await this.answer(client, update);
    }
  }

  private async answer(client: Client, { table, question, number, mayUndo }: Update): Promise<void> {
    const choices = question?.choices ?? [];
    if (choices.length === 1 && !mayUndo) return;
    await wait(PAUSE);
    const choice = choices[Math.floor(Math.random() * choices.length)];
    const asked = performance.now();
    const key = randomUUID();
    const { ok, error } = await client.ask('choose', table, { number, choice, key });
    this.slowest = Math.max(this.slowest, performance.now() - asked);
    if (ok !== true) throw new Error(JSON.stringify(error));
    this.choices++;
    this.kept.push({ table, key });
  }
}
