/** The real program in a process of its own, which a test may stop, kill and look into. */
import type { ChildProcess } from 'node:child_process';
import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { onTestFinished } from 'vitest';

/** Another one shows that a test fails on it: `PROGRAM_UNDER_TEST=…/gonfalon.mjs npm run test:hostile`. */
const PROGRAM =
  process.env.PROGRAM_UNDER_TEST ?? fileURLToPath(new URL('../../../dist/gonfalon.mjs', import.meta.url));

/** What a server writes when something happened that nobody foresaw. */
const UNFORESEEN = /server\.broken|scheduled job failed|unhandled|uncaught/i;

export type Settings = Readonly<Record<string, string>>;

/** Takes what is to be done when it is over: after a test, or after several. */
export type OnEnd = (done: () => Promise<void>) => void;

export interface Exit {
  readonly code: number | null;
  readonly signal: string | null;
  /** Everything that it wrote. */
  readonly out: string;
  readonly err: string;
}

export class ServerProcess {
  readonly address: string;
  readonly exited: Promise<Exit>;
  private readonly child: ChildProcess;
  private readonly written: () => string;

  private constructor(address: string, started: Started) {
    this.address = address;
    this.child = started.child;
    this.exited = started.exited;
    this.written = started.err;
  }

  /** Resolves when the server says where it is. */
  static async start(settings: Settings, onEnd: OnEnd = onTestFinished): Promise<ServerProcess> {
    const started = run(settings, [], onEnd);
    const address = await Promise.race([started.address, started.exited.then(() => undefined)]);
    if (address !== undefined) return new ServerProcess(address, started);
    throw new Error(`the server did not start: ${JSON.stringify(await started.exited)}`);
  }

  get pid(): number {
    return this.child.pid ?? 0;
  }

  /** The lines of its log that tell of a fault in the program. */
  get faults(): string[] {
    return this.written()
      .split('\n')
      .filter((line) => UNFORESEEN.test(line));
  }

  /** How much it has written to its log so far. */
  get logLength(): number {
    return this.written().length;
  }

  /** As when the power fails. */
  async kill(): Promise<void> {
    this.child.kill('SIGKILL');
    await this.exited;
  }

  /** As a service manager does it. */
  terminate(): Promise<Exit> {
    this.child.kill('SIGTERM');
    return this.exited;
  }
}

/** Starts a server that is not expected to start, through another program if need be, and tells how that ended. */
export async function refusedStart(settings: Settings, through: readonly string[] = []): Promise<Exit> {
  const { address, exited, child } = run(settings, through);
  const unexpected = await Promise.race([address, exited.then(() => undefined)]);
  if (unexpected === undefined) return exited;
  child.kill('SIGKILL');
  throw new Error('the server started');
}

interface Started {
  readonly child: ChildProcess;
  readonly address: Promise<string>;
  readonly exited: Promise<Exit>;
  readonly err: () => string;
}

function run(settings: Settings, through: readonly string[] = [], onEnd: OnEnd = onTestFinished): Started {
  const [command = '', ...args] = [...through, process.execPath, PROGRAM, 'serve'];
  const child = spawn(command, args, {
    env: {
      PATH: process.env.PATH ?? '',
      LANG: 'C',
      PORT: '0',
      REACTION_DELAY: '0',
      ALLOWANCE: '100000',
      LOG_LEVEL: 'warn',
      ...settings,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let out = '';
  let err = '';
  const address = new Promise<string>((resolve) => {
    child.stdout.on('data', (chunk) => {
      out += String(chunk);
      const found = /http:\/\/\S+/.exec(out)?.[0];
      if (found) resolve(found);
    });
  });
  child.stderr.on('data', (chunk) => {
    err += String(chunk);
  });
  const exited = new Promise<Exit>((resolve) => {
    child.once('close', (code, signal) => resolve({ code, signal, out, err }));
  });
  onEnd(async () => {
    child.kill('SIGKILL');
    await exited;
  });
  return { child, address, exited, err: () => err };
}
