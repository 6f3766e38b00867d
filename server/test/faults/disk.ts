/** Folders that can be made full, or read-only, in ways that are really so for the program. */
import { execFileSync, spawnSync } from 'node:child_process';
import { chmodSync, closeSync, mkdtempSync, openSync, readdirSync, rmSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';

const isRoot = process.getuid?.() === 0;
/** Changes the limits of a process, also of one that runs. */
const LIMITER = 'prlimit';
const MEGABYTE = 1024 * 1024;

export interface Disk {
  readonly folder: string;
  /** What the program is started through, so that the disk is full for it. */
  readonly full: readonly string[];
  /** Leaves no room to the program with that process id. */
  fill(pid: number): void;
  free(pid: number): void;
}

/** A disk of a few megabytes, mounted. */
export function smallDisk(): Disk {
  const folder = mounted('size=12m');
  const ballast = join(folder, 'ballast');
  return {
    folder,
    full: [],
    fill: () => fillUp(ballast),
    free: () => rmSync(ballast),
  };
}

/** A limit to the size of each file, for those who may not mount. */
export function limitedFiles(): Disk {
  const limit = (pid: number, bytes: string) =>
    execFileSync(LIMITER, ['--pid', `${pid}`, `--fsize=${bytes}:`]);
  return {
    folder: temporary(),
    full: [LIMITER, '--fsize=4096:'],
    fill: (pid) => limit(pid, '4096'),
    free: (pid) => limit(pid, 'unlimited'),
  };
}

export const mayMount = isRoot && tryToMount();

/** What a program must be started through to find the folder read-only, once it is made so. */
export interface Locked {
  readonly folder: string;
  readonly through: readonly string[];
  lock(): void;
  unlock(): void;
}

export function lockable(): Locked {
  if (mayMount) {
    const folder = mounted('size=12m');
    const remount = (how: string) => execFileSync('mount', ['-o', `remount,${how}`, folder]);
    return { folder, through: [], lock: () => remount('ro'), unlock: () => remount('rw') };
  }
  const folder = temporary();
  // No rights keep root out: the program runs as nobody.
  const through = isRoot ? ['setpriv', '--reuid=65534', '--regid=65534', '--clear-groups'] : [];
  const chmod = (folderMode: number, fileMode: number) => {
    chmodSync(folder, folderMode);
    for (const file of readdirSync(folder)) chmodSync(join(folder, file), fileMode);
  };
  return { folder, through, lock: () => chmod(0o555, 0o444), unlock: () => chmod(0o700, 0o600) };
}

function mounted(options: string): string {
  const folder = temporary();
  execFileSync('mount', ['-t', 'tmpfs', '-o', options, 'gonfalon-test', folder]);
  // Lazily: a connection that was closed may keep its file until its statements are collected.
  onTestFinished(() => void execFileSync('umount', ['--lazy', folder]));
  return folder;
}

function tryToMount(): boolean {
  const folder = mkdtempSync(join(tmpdir(), 'gonfalon-mount-'));
  const { status } = spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=1m', 'gonfalon-test', folder]);
  if (status === 0) execFileSync('umount', [folder]);
  rmSync(folder, { recursive: true });
  return status === 0;
}

function temporary(): string {
  const folder = mkdtempSync(join(tmpdir(), 'gonfalon-disk-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

function fillUp(path: string): void {
  const file = openSync(path, 'w');
  try {
    for (let size = MEGABYTE; size >= 1; size /= 2) writeWhilePossible(file, Buffer.alloc(size));
  } finally {
    closeSync(file);
  }
}

function writeWhilePossible(file: number, bytes: Buffer): void {
  try {
    while (writeSync(file, bytes) === bytes.length);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ENOSPC')) throw error;
  }
}
