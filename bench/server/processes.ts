/** The servers under load, each a process of its own, and what they cost. */
import type { ChildProcess } from 'node:child_process';
import { fork } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** How long a server may take to start, and to stop, in ms. */
const START_TIMEOUT_MS = 30_000;
/** A clock tick, in which Linux counts CPU time, is 10 ms everywhere that Node runs. */
const MS_A_TICK = 10;
/** Where Linux tells of its processes. */
const PROCESSES = '/proc';

/** A process that has nothing to do gives memory back bit by bit; one that gave none for so many seconds has done so. */
const AT_REST = 6;

/** Lets the bench ask what is in use: garbage is collected once a second until no more is given back. */
const COLLECTOR = `data:text/javascript,${encodeURIComponent(`
  process.on('message', (message) => {
    if (message !== 'collect') return;
    let least = Infinity;
    let calm = 0;
    const timer = setInterval(() => {
      gc();
      const usage = process.memoryUsage();
      calm = usage.rss < least ? 0 : calm + 1;
      least = Math.min(least, usage.rss);
      if (calm < ${AT_REST}) return;
      clearInterval(timer);
      process.send(usage);
    }, 1000);
  });
  process.channel.unref();
`)}`;

export interface ServerProcess {
  readonly address: string;
  /** The processes that serve: itself, or those that it started. */
  pids(): number[];
  /** What it holds once it has had nothing to do for a while, in bytes. */
  memory(): Promise<NodeJS.MemoryUsage>;
  /** The CPU time that it and those that it started took so far, in ms. */
  cpu(): number;
  stop(): Promise<void>;
}

/** Starts a program that prints its address when it is ready. */
export async function startProcess(
  program: string,
  args: readonly string[],
  env: Readonly<Record<string, string>>,
): Promise<ServerProcess> {
  const child = fork(program, args, {
    env: { ...process.env, NODE_ENV: 'production', ...env },
    execArgv: ['--expose-gc', '--import', COLLECTOR],
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  const address = await addressOf(child);
  const pid = child.pid ?? 0;
  return {
    address,
    pids: () => {
      const started = startedBy(pid);
      return started.length > 0 ? started : [pid];
    },
    memory: () =>
      new Promise((resolve) => {
        child.once('message', (usage) => resolve(usage as NodeJS.MemoryUsage));
        child.send('collect');
      }),
    cpu: () => [pid, ...startedBy(pid)].reduce((sum, one) => sum + cpuOf(one), 0),
    stop: () => ended(child),
  };
}

function addressOf(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let said = '';
    const onData = (chunk: Buffer) => {
      said += String(chunk);
      const address = /http:\/\/127\.0\.0\.1:\d+/.exec(said)?.[0];
      if (address) resolve(address);
    };
    child.stdout?.on('data', onData);
    child.stderr?.on('data', onData);
    child.once('exit', () => reject(new Error(`a server did not start: ${said.trim()}`)));
    setTimeout(() => reject(new Error(`a server did not start: ${said.trim()}`)), START_TIMEOUT_MS).unref();
  });
}

async function ended(child: ChildProcess): Promise<void> {
  const gone = new Promise((resolve) => child.once('exit', resolve));
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.kill('SIGTERM');
  const impatience = setTimeout(() => child.kill('SIGKILL'), START_TIMEOUT_MS);
  await gone;
  clearTimeout(impatience);
}

/** The CPU time that a process took so far, in ms; NaN where the system does not say. */
export function cpuOf(pid: number): number {
  const [user = Number.NaN, system = Number.NaN] = statOf(pid).slice(12, 14).map(Number);
  return (user + system) * MS_A_TICK;
}

/** The processes that one has started. */
function startedBy(pid: number): number[] {
  const all = existsSync(PROCESSES) ? readdirSync(PROCESSES).map(Number) : [];
  return all.filter((one) => Number(statOf(one)[2]) === pid);
}

/** What Linux tells of a process, from its state on; nothing where there is no such process, or another system. */
function statOf(pid: number): string[] {
  try {
    const stat = readFileSync(join(PROCESSES, String(pid), 'stat'), 'latin1');
    // The name of the program stands in brackets, and may hold anything.
    return stat.slice(stat.lastIndexOf(')')).split(' ');
  } catch {
    return [];
  }
}
