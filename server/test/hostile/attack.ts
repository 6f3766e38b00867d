/** Starts a hostile guest beside a server, and tells what became of it. */
import { spawn } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { onTestFinished } from 'vitest';
import { childrenOf } from '../faults/children.ts';

const PROGRAM = fileURLToPath(new URL('attacker.mjs', import.meta.url));

/** What an attacker says of itself. */
export interface Told {
  readonly accepted?: boolean | number;
  readonly closed?: boolean;
  readonly open?: number;
  readonly made?: number;
  readonly ready?: boolean;
  readonly sent?: number;
}

export class Attack {
  /** The last that it said of each thing. */
  readonly told: Told = {};
  private readonly end: () => void;

  constructor(name: string, address: string, options: object = {}) {
    const child = spawn(process.execPath, [PROGRAM, name, address, JSON.stringify(options)], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    this.end = () => child.kill('SIGKILL');
    createInterface(child.stdout).on('line', (text) => Object.assign(this.told, JSON.parse(text)));
    onTestFinished(this.end);
  }

  stop(): void {
    this.end();
  }
}

/** How much memory a server has had at most, in MB: that of its largest process, if it has several. */
export function peakMemory(pid: number): number {
  return Math.max(...processesOf(pid).map(peakOf));
}

/** How many files, sockets among them, all processes of a server have open. */
export function descriptors(pid: number): number {
  return processesOf(pid).reduce((sum, one) => sum + readdirSync(`/proc/${one}/fd`).length, 0);
}

function processesOf(pid: number): number[] {
  return [pid, ...childrenOf(pid)];
}

function peakOf(pid: number): number {
  const [, kilobytes = ''] = /^VmHWM:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
  return Number(kilobytes) / 1024;
}
