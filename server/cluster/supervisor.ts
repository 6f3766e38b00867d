/**
 * The process that starts the others of a server, leads sockets to where their tables are at home, and starts anew
 * what dies. It serves nobody itself: the others accept connections by themselves, so that none is dealt out to one
 * that has just died.
 */
import type { Worker } from 'node:cluster';
import cluster from 'node:cluster';
import { once } from 'node:events';
import type { Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { AggregatorRegistry } from 'prom-client';
import type { Config } from '../config/config.ts';
import type { Log } from '../ops/log.ts';
import type { SocketHandoff, SupervisorMessage, WorkerMessage } from './ipc-messages.ts';
import { WORKER_INDEX_ENV } from './ipc-messages.ts';
import type { RunningServer } from './running-server.ts';

/** Before a process that died is started anew, in ms. */
const RESTART_DELAY_MS = 1000;
/** How long a process may take to stop, in ms. */
const STOP_TIMEOUT_MS = 15_000;
/**
 * Every core has a process of its own to serve: to collect garbage in further threads takes more CPU time in all, and
 * they would take it from each other.
 */
const NO_PARALLEL_GC = '--no-parallel-scavenge';

/** A process did not start, and has said why. */
export class WorkerExited extends Error {
  readonly code: number;

  constructor(code: number) {
    super(`a process of the server ended with ${code}`);
    this.code = code;
  }
}

export async function startProcesses({ processes }: Config, log: Log): Promise<RunningServer> {
  const supervisor = new Supervisor(log);
  try {
    return { address: await supervisor.start(processes), stop: () => supervisor.stop() };
  } catch (error) {
    await supervisor.stop();
    throw error;
  }
}

/** A process that serves. */
interface Serving {
  readonly worker: Worker;
  /** The sockets that were sent there and of which it has not said yet that it has them. */
  readonly sent: Map<number, Socket>;
}

class Supervisor {
  private readonly log: Log;
  /** By their numbers, also those that do not serve yet. */
  private readonly workers: (Worker | undefined)[] = [];
  private readonly serving: (Serving | undefined)[] = [];
  /** How many sockets were sent: each has a number. */
  private count = 0;
  private readonly metrics = new AggregatorRegistry();
  /** Whether what ends is to be started anew. */
  private keeping = false;

  constructor(log: Log) {
    this.log = log;
    const mapped = process.execArgv.includes('--enable-source-maps') ? [] : ['--enable-source-maps'];
    cluster.schedulingPolicy = cluster.SCHED_NONE;
    cluster.setupPrimary({ execArgv: [...process.execArgv, ...mapped, NO_PARALLEL_GC] });
  }

  /** Answers where the server is. */
  async start(processes: number): Promise<string> {
    // First one alone: it brings the database up to date, and what is wrong is said once.
    const address = await this.launch(0);
    await Promise.all(Array.from({ length: processes - 1 }, (_, i) => this.launch(i + 1)));
    this.keeping = true;
    return address;
  }

  async stop(): Promise<void> {
    this.keeping = false;
    await Promise.all(this.workers.filter((worker) => worker !== undefined).map(stopped));
  }

  private launch(number: number): Promise<string> {
    const worker = cluster.fork({ [WORKER_INDEX_ENV]: String(number) });
    this.workers[number] = worker;
    return new Promise((resolve, reject) => {
      worker.on('message', (message: WorkerMessage, socket?: Socket) => {
        if (message.say === 'ready') {
          this.serving[number] = { worker, sent: new Map() };
          resolve(message.address);
        } else if (message.say === 'metrics') void this.tellMetrics(worker, message.id);
        else if (message.say === 'lend') this.lead(message.to, message.lent, socket);
        else if (message.say === 'taken') this.letGo(number, message.id);
      });
      worker.once('exit', (code: number | null, signal: string | null) => {
        // Whoever opened them comes again.
        for (const socket of this.serving[number]?.sent.values() ?? []) socket.destroy();
        this.serving[number] = undefined;
        this.workers[number] = undefined;
        reject(new WorkerExited(code ?? 1));
        if (this.keeping) void this.relaunch(number, { code, signal });
      });
    });
  }

  private async relaunch(number: number, how: object): Promise<void> {
    this.log.error({ process: number, ...how }, 'a process of the server ended; it is started anew');
    await pause(RESTART_DELAY_MS);
    if (!this.keeping) return;
    // If it ends before it is ready, it comes here again.
    await this.launch(number).catch(() => undefined);
  }

  /** To where it is wanted; while that is away, to any other. */
  private lead(to: number, lent: SocketHandoff, socket: Socket | undefined): void {
    // It may have been closed on its way.
    if (!socket) return;
    socket.on('error', () => socket.destroy());
    const home = this.serving[to] ?? this.serving.find((one) => one !== undefined);
    if (!home) {
      socket.destroy();
      return;
    }
    const id = this.count++;
    home.sent.set(id, socket);
    const message: SupervisorMessage = { say: 'take', id, lent };
    home.worker.send(message, socket, { keepOpen: true }, () => undefined);
  }

  /** The other process has it: here it ends, which the client does not notice. */
  private letGo(number: number, id: number): void {
    const home = this.serving[number];
    home?.sent.get(id)?.destroy();
    home?.sent.delete(id);
    if (home) send(home.worker, { say: 'yours', id });
  }

  private async tellMetrics(worker: Worker, id: number): Promise<void> {
    const text = await this.metrics.clusterMetrics().catch((err: unknown) => {
      this.log.warn({ err }, 'not all processes told their metrics');
      return undefined;
    });
    send(worker, { say: 'metrics', id, ...(text !== undefined && { text }) });
  }
}

async function stopped(worker: Worker): Promise<void> {
  const gone = once(worker, 'exit');
  send(worker, { say: 'stop' });
  const impatience = setTimeout(() => worker.process.kill('SIGKILL'), STOP_TIMEOUT_MS);
  await gone;
  clearTimeout(impatience);
}

function send(worker: Worker, message: SupervisorMessage): void {
  // One that has just died is not to be told anything.
  worker.send(message, () => undefined);
}
