/** The servers under load, each a process of its own, and what they cost. */
import type { ChildProcess } from 'node:child_process';
import { fork } from 'node:child_process';
import { readFileSync } from 'node:fs';

/** How long a server may take to start, and to stop, in ms. */
const PATIENCE = 30_000;
/** A clock tick, in which Linux counts CPU time, is 10 ms everywhere that Node runs. */
const MS_A_TICK = 10;

/** A process that has nothing to do gives memory back bit by bit; one that gave none for so many seconds has done so. */
const AT_REST = 6;

/** Lets the bench ask what is in use: garbage is collected once a second until no more is given back. */
const COLLECTOR = `data:text/javascript,${encodeURIComponent(`
  process.on('message', () => {
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
  readonly pid: number;
  /** What it holds once it has had nothing to do for a while, in bytes. */
  memory(): Promise<NodeJS.MemoryUsage>;
  /** The CPU time that it took so far, in ms. */
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
    pid,
    memory: () =>
      new Promise((resolve) => {
        child.once('message', (usage) => resolve(usage as NodeJS.MemoryUsage));
        child.send('collect');
      }),
    cpu: () => cpuOf(pid),
    stop: () => ended(child),
  };
}

function addressOf(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let said = '';
    const hear = (chunk: Buffer) => {
      said += String(chunk);
      const address = /http:\/\/127\.0\.0\.1:\d+/.exec(said)?.[0];
      if (address) resolve(address);
    };
    child.stdout?.on('data', hear);
    child.stderr?.on('data', hear);
    child.once('exit', () => reject(new Error(`a server did not start: ${said.trim()}`)));
    setTimeout(() => reject(new Error(`a server did not start: ${said.trim()}`)), PATIENCE).unref();
  });
}

async function ended(child: ChildProcess): Promise<void> {
  const gone = new Promise((resolve) => child.once('exit', resolve));
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.kill('SIGTERM');
  const impatience = setTimeout(() => child.kill('SIGKILL'), PATIENCE);
  await gone;
  clearTimeout(impatience);
}

/** The CPU time that a process took so far, in ms; NaN where the system does not say. */
export function cpuOf(pid: number): number {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'latin1');
    // The name of the program stands in brackets, and may hold anything.
    const [user, system] = stat.slice(stat.lastIndexOf(')')).split(' ').slice(12, 14).map(Number);
    return ((user ?? Number.NaN) + (system ?? Number.NaN)) * MS_A_TICK;
  } catch {
    return Number.NaN;
  }
}
