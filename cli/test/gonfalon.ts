/** The command line in this process, with the toy game unless others are given. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable, Writable } from 'node:stream';
import type { GameModule } from '@gonfalon/kernel';
import { onTestFinished } from 'vitest';
import { pebbles } from '../../kernel/test/toy.ts';
import type { Io } from '../io.ts';
import { run } from '../run.ts';

export interface Ran {
  readonly code: number;
  readonly out: string;
  readonly err: string;
}

interface Around {
  readonly stdin?: string | readonly (string | Uint8Array)[];
  readonly games?: readonly GameModule[];
  readonly env?: Io['env'];
  readonly cwd?: string;
  readonly sources?: string;
  readonly tty?: boolean;
  readonly player?: string;
  /** Until somebody asks to stop: at once unless told. */
  readonly untilAsked?: () => Promise<void>;
}

export async function gonfalon(argv: readonly string[], around: Around = {}): Promise<Ran> {
  const { stdin = '', tty = false, cwd = folder() } = around;
  const out = sink(tty);
  const err = sink(tty);
  const code = await run(argv, {
    stdin: Readable.from(typeof stdin === 'string' ? [Buffer.from(stdin)] : stdin.map((s) => Buffer.from(s))),
    stdout: out.stream,
    stderr: err.stream,
    env: { XDG_STATE_HOME: cwd, ...around.env },
    cwd,
    games: around.games ?? [pebbles as unknown as GameModule],
    sources: around.sources,
    player: around.player,
    untilAsked: around.untilAsked ?? (() => Promise.resolve()),
  });
  return { code, out: out.text(), err: err.text() };
}

/** A new empty folder, for as long as the test runs. */
export function folder(): string {
  const path = mkdtempSync(join(tmpdir(), 'gonfalon-test-'));
  onTestFinished(() => rmSync(path, { recursive: true, force: true }));
  return path;
}

/** A file with that content in a new folder. */
export function fileWith(content: unknown): string {
  const path = join(folder(), 'match.json');
  writeFileSync(path, typeof content === 'string' ? content : JSON.stringify(content));
  return path;
}

function sink(isTTY: boolean) {
  const parts: string[] = [];
  const stream = new Writable({
    write(chunk, _, done) {
      parts.push(String(chunk));
      done();
    },
  });
  return { stream: Object.assign(stream, { isTTY, columns: 100 }), text: () => parts.join('') };
}
