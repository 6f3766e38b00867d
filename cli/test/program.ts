/** The real program in a process of its own, bundled if need be, for as long as the test runs. */
import type { ChildProcess } from 'node:child_process';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { onTestFinished } from 'vitest';
import type { Ran } from './gonfalon.ts';

const PROGRAM = fileURLToPath(new URL('../../scripts/gonfalon.mjs', import.meta.url));

type Env = Readonly<Record<string, string>>;

export class Program {
  readonly ended: Promise<Ran>;
  private readonly child: ChildProcess;
  private out = '';
  private err = '';

  constructor(argv: readonly string[], env: Env = {}, cwd?: string) {
    this.child = spawn(process.execPath, [PROGRAM, ...argv], {
      ...(cwd !== undefined && { cwd }),
      env: { PATH: process.env.PATH ?? '', LANG: 'C', ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    onTestFinished(() => void this.child.kill('SIGKILL'));
    this.child.stdout?.on('data', (chunk) => {
      this.out += String(chunk);
    });
    this.child.stderr?.on('data', (chunk) => {
      this.err += String(chunk);
    });
    this.ended = once(this.child, 'close').then(([code]) => ({ code, out: this.out, err: this.err }));
  }

  /** The first words of the output that fit, as soon as they are there. */
  async said(pattern: RegExp): Promise<string> {
    for (;;) {
      const found = pattern.exec(this.out)?.[0];
      if (found !== undefined) return found;
      const { stdout } = this.child;
      if (!stdout || stdout.readableEnded) throw new Error(`it said only: ${this.out}${this.err}`);
      await Promise.race([once(stdout, 'data'), once(stdout, 'end')]);
    }
  }

  signal(signal: NodeJS.Signals): void {
    this.child.kill(signal);
  }

  /** Nobody reads what it writes any more. */
  closeOutputs(): void {
    this.child.stdout?.destroy();
    this.child.stderr?.destroy();
  }
}
