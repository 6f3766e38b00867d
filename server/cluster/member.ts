/** This process as one of several that are one server: it lends sockets to the others, and borrows theirs. */
import cluster from 'node:cluster';
import { Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import { RequestError } from '../errors.ts';
import { ownerOf } from './home.ts';
import type { SocketHandoff, SupervisorMessage, UpgradeRequest, WorkerMessage } from './ipc-messages.ts';
import { WORKER_INDEX_ENV } from './ipc-messages.ts';

type Borrow = (knock: UpgradeRequest, socket: Socket, head: Buffer) => void;

export class ClusterWorker {
  /** Resolves when the supervisor asks this process to stop. */
  readonly stopped: Promise<void>;
  private readonly number: number;
  private readonly of: number;
  private onHandoff: Borrow | undefined;
  private asked = 0;
  private readonly waiting = new Map<number, (text: string | undefined) => void>();
  /** What to do with sockets that are on their way, once they are ours alone. */
  private readonly coming = new Map<number, () => void>();

  private constructor(number: number, of: number) {
    this.number = number;
    this.of = of;
    this.stopped = new Promise((resolve) => {
      process.on('message', (message: SupervisorMessage, socket?: Socket) => {
        if (message.say === 'stop') resolve();
        else if (message.say === 'metrics') this.waiting.get(message.id)?.(message.text);
        else if (message.say === 'take') this.take(message.id, message.lent, socket);
        else if (message.say === 'yours') this.coming.get(message.id)?.();
      });
    });
  }

  /** Undefined where a process is the whole server, or starts the others. */
  static here(processes: number): ClusterWorker | undefined {
    return cluster.isWorker ? new ClusterWorker(Number(process.env[WORKER_INDEX_ENV]), processes) : undefined;
  }

  /** Others may be told where the server is. */
  ready(address: string): void {
    send({ say: 'ready', address });
  }

  /** From now on sockets are taken that other members were asked for. */
  onSocket(borrow: Borrow): void {
    this.onHandoff = borrow;
  }

  /** Passes a socket on if its table is at home elsewhere; false if it is to stay here. */
  handOff(table: string, knock: UpgradeRequest, socket: Duplex, head: Buffer): boolean {
    const to = ownerOf(table, this.of);
    if (to === this.number || !(socket instanceof Socket)) return false;
    send({ say: 'lend', to, lent: { knock, head: head.toString('base64') } }, socket);
    return true;
  }

  /** Those of all members: whoever asks cannot choose which of them answers. */
  async metrics(): Promise<string> {
    const id = this.asked++;
    const text = await new Promise<string | undefined>((resolve) => {
      this.waiting.set(id, resolve);
      send({ say: 'metrics', id });
    });
    this.waiting.delete(id);
    if (text === undefined) throw new RequestError('server.unavailable');
    return text;
  }

  private take(id: number, { knock, head }: SocketHandoff, socket: Socket | undefined): void {
    // It may have been closed on its way.
    socket?.on('error', () => socket.destroy());
    this.coming.set(id, () => {
      this.coming.delete(id);
      if (socket && this.onHandoff) this.onHandoff(knock, socket, Buffer.from(head, 'base64'));
      else socket?.destroy();
    });
    send({ say: 'taken', id });
  }
}

function send(message: WorkerMessage, socket?: Socket): void {
  // A supervisor that is gone has no use for it: this process is about to end, too.
  process.send?.(message, socket, {}, () => undefined);
}
