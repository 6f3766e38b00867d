/** A small server that speaks the protocol of sockets as far as a client's line needs it. */
import type { AddressInfo } from 'node:net';
import { WebSocket, WebSocketServer } from 'ws';
import type { SocketLike } from '../socket.ts';
import { LiveSocket } from '../socket.ts';

export interface Asked {
  readonly id: number;
  readonly do: string;
  readonly table: string;
  readonly [field: string]: unknown;
}

type Answerer = (asked: Asked, host: LiveHost) => object | 'silence';

export class LiveHost {
  readonly asked: Asked[] = [];
  /** What each line was opened for. */
  readonly openedFor: (string | undefined)[] = [];
  answer: Answerer = () => ({ ok: true });
  private server: WebSocketServer | undefined;
  private port = 0;

  async start(): Promise<void> {
    const server = new WebSocketServer({ port: this.port, host: '127.0.0.1' });
    this.server = server;
    server.on('connection', (socket) => {
      socket.on('message', (data) => {
        const asked = JSON.parse(String(data)) as Asked;
        this.asked.push(asked);
        const reply = this.answer(asked, this);
        if (reply !== 'silence') socket.send(JSON.stringify({ id: asked.id, ...reply }));
      });
    });
    await new Promise((resolve) => server.once('listening', resolve));
    this.port = (server.address() as AddressInfo).port;
  }

  /** Cuts every line, and takes no new one. */
  async stop(): Promise<void> {
    const { server } = this;
    if (!server) return;
    this.server = undefined;
    const closed = new Promise((resolve) => server.close(resolve));
    for (const client of server.clients) client.terminate();
    await closed;
  }

  cut(): void {
    for (const client of this.server?.clients ?? []) client.terminate();
  }

  push(message: object): void {
    for (const client of this.server?.clients ?? []) client.send(JSON.stringify(message));
  }

  /** What was asked of that kind. */
  of(name: string): readonly Asked[] {
    return this.asked.filter((asked) => asked.do === name);
  }

  line(
    timing: object = {},
    prepare: (again: boolean) => Promise<boolean> = () => Promise.resolve(true),
  ): LiveSocket {
    return new LiveSocket({
      connect: (table) => {
        this.openedFor.push(table);
        return new WebSocket(`ws://127.0.0.1:${this.port}`) as unknown as SocketLike;
      },
      prepare,
      timing: { minBackoffMs: 5, maxBackoffMs: 20, ...timing },
    });
  }
}

export async function until(condition: () => boolean): Promise<void> {
  while (!condition()) await new Promise((resolve) => setTimeout(resolve, 2));
}
