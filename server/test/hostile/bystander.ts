/** Two people who play each other at a table of their own, whatever somebody else does to the server meanwhile. */
import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { Update } from '@gonfalon/protocol';
import { onTestFinished } from 'vitest';
import { Client } from '../client.ts';
import type { OnEnd } from '../faults/server-process.ts';

/** Slow enough to stay within what one person may ask, in ms. */
const PAUSE = 60;
const PLAN = { game: 'battue', options: { quickSetup: true }, seats: [{ kind: 'me' }, { kind: 'open' }] };

export class Bystanders {
  /** How many choices were acknowledged. */
  choices = 0;
  /** The longest that one of them took, in ms. */
  slowest = 0;
  table = '';
  trouble: unknown;
  private readonly clients: readonly Client[];
  private isPlaying = true;

  private constructor(clients: readonly Client[]) {
    this.clients = clients;
  }

  static async sitDown(address: string, onEnd: OnEnd = onTestFinished): Promise<Bystanders> {
    const clients = [await Client.guest(address), await Client.guest(address)];
    const [host, guest] = clients;
    const both = new Bystanders(clients);
    both.table = (await host?.create(PLAN)) ?? '';
    await guest?.command(both.table, 'join');
    for (const client of clients) {
      await client.connect({}, both.table);
      void both.play(client).catch((error: unknown) => {
        if (both.isPlaying) both.trouble ??= error;
      });
    }
    onEnd(() => both.leave());
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

  private async play(client: Client): Promise<void> {
    await client.ask('watch', this.table, { patches: true });
    while (this.isPlaying) {
      const update = await client.update(
        ({ question, over }) => question !== undefined || over !== undefined,
      );
      if (update.over) return;
      await this.answer(client, update);
    }
  }

  private async answer(client: Client, { question, number, mayUndo }: Update): Promise<void> {
    const choices = question?.choices ?? [];
    if (choices.length === 1 && !mayUndo) return;
    await wait(PAUSE);
    const choice = choices[Math.floor(Math.random() * choices.length)];
    const asked = performance.now();
    const { ok, error } = await client.ask('choose', this.table, { number, choice, key: randomUUID() });
    this.slowest = Math.max(this.slowest, performance.now() - asked);
    if (ok !== true) throw new Error(JSON.stringify(error));
    this.choices++;
  }
}
