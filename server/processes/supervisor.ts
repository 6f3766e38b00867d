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
import type { Config } from '../config.ts';
import type { Log } from '../ops/log.ts';
import type { RunningServer } from '../server.ts';
import type { FromMember, FromSupervisor } from './words.ts';
import { NUMBER } from './words.ts';

/** Before a process that died is started anew, in ms. */
const PAUSE = 1000;
/** How long a process may take to stop, in ms. */
const PATIENCE = 15_000;
/**
 * Every core has a process of its own to serve: to collect garbage in further threads takes more CPU time in all, and
 * they would take it from each other.
 */
const OWN_THREAD = '--no-parallel-scavenge';

/** A process did not start, and has said why. */
export class MemberEnded extends Error {
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

class Supervisor {
  private readonly log: Log;
  private readonly workers: (Worker | undefined)[] = [];
  /** The sockets that were sent to a process and may not have left yet. */
  private readonly leaving = new Map<Worker, Set<Socket>>();
  private readonly metrics = new AggregatorRegistry();
  /** Whether what ends is to be started anew. */
  private keeping = false;

  constructor(log: Log) {
    this.log = log;
    const mapped = process.execArgv.includes('--enable-source-maps') ? [] : ['--enable-source-maps'];
    cluster.schedulingPolicy = cluster.SCHED_NONE;
    cluster.setupPrimary({ execArgv: [...process.execArgv, ...mapped, OWN_THREAD] });
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
    await Promise.all(this.running().map(stopped));
  }

  private launch(number: number): Promise<string> {
    const worker = cluster.fork({ [NUMBER]: String(number) });
    this.workers[number] = worker;
    this.leaving.set(worker, new Set());
    return new Promise((resolve, reject) => {
      worker.on('message', (message: FromMember, socket?: Socket) => {
        if (message.say === 'ready') resolve(message.address);
        else if (message.say === 'metrics') void this.tellMetrics(worker, message.id);
        else if (message.say === 'socket') this.lead(message, socket);
      });
      worker.once('exit', (code: number | null, signal: string | null) => {
        this.workers[number] = undefined;
        // Whoever opened them comes again.
        for (const socket of this.leaving.get(worker) ?? []) socket.destroy();
        this.leaving.delete(worker);
        reject(new MemberEnded(code ?? 1));
        if (this.keeping) void this.relaunch(number, { code, signal });
      });
    });
  }

  private async relaunch(number: number, how: object): Promise<void> {
    this.log.error({ process: number, ...how }, 'a process of the server ended; it is started anew');
    await pause(PAUSE);
    if (!this.keeping) return;
    // If it ends before it is ready, it comes here again.
    await this.launch(number).catch(() => undefined);
  }

  /** To where it is wanted; while that is away, to any other. */
  private lead(message: FromMember & { say: 'socket' }, socket: Socket | undefined): void {
    // It may have been closed on its way.
    if (!socket) return;
    const worker = this.workers[message.to] ?? this.running()[0];
    const leaving = worker && this.leaving.get(worker);
    if (!leaving) {
      socket.destroy();
      return;
    }
    leaving.add(socket);
    worker.send(message, socket, () => {
      leaving.delete(socket);
      // The other end has it: here it is to count as closed, for whoever waits until all are.
      socket.destroy();
    });
  }

  private async tellMetrics(worker: Worker, id: number): Promise<void> {
    const text = await this.metrics.clusterMetrics().catch((err: unknown) => {
      this.log.warn({ err }, 'not all processes told their metrics');
      return undefined;
    });
    tell(worker, { say: 'metrics', id, ...(text !== undefined && { text }) });
  }

  private running(): Worker[] {
    return this.workers.filter((worker) => worker !== undefined);
  }
}

async function stopped(worker: Worker): Promise<void> {
  const gone = once(worker, 'exit');
  tell(worker, { say: 'stop' });
  const impatience = setTimeout(() => worker.process.kill('SIGKILL'), PATIENCE);
  await gone;
  clearTimeout(impatience);
}

function tell(worker: Worker, message: FromSupervisor): void {
  // One that has just died is not to be told anything.
  worker.send(message, () => undefined);
}
