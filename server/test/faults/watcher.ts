/** A socket at one server, and all that it was told of one table. */
import type { Viewer } from '@gonfalon/kernel';
import type { EventBatch, Update } from '@gonfalon/protocol';
import { onTestFinished } from 'vitest';
import type { Answer } from '../support/client.ts';
import { Client } from '../support/client.ts';

export class Watcher {
  readonly updates: Update[] = [];
  private readonly client: Client;
  private readonly table: string;

  private constructor(client: Client, table: string) {
    this.client = client;
    this.table = table;
  }

  /** Somebody with this cookie looks at the table at that server, from its beginning. */
  static async at(address: string, { cookie }: Pick<Client, 'cookie'>, table: string): Promise<Watcher> {
    const client = new Client(address);
    client.cookie = cookie;
    const watcher = new Watcher(await client.connect(), table);
    onTestFinished(() => client.close());
    void watcher.listen();
    await client.ask('watch', table, { from: 0 });
    return watcher;
  }

  get last(): Update | undefined {
    return this.updates.at(-1);
  }

  get isOver(): boolean {
    return this.last?.over !== undefined;
  }

  get viewer(): Viewer {
    return this.last?.viewer ?? 'spectator';
  }

  get news(): EventBatch[] {
    return this.updates.flatMap(({ news }) => news);
  }

  /** Whether each update began where the last one ended. */
  get isWhole(): boolean {
    return this.updates.every(({ from }, i) => from === (this.updates[i - 1]?.seq ?? 0));
  }

  ask(name: string, fields: object): Promise<Answer['body']> {
    return this.client.ask(name, this.table, fields);
  }

  private async listen(): Promise<never> {
    for (;;) this.updates.push(await this.client.update());
  }
}
