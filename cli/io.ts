/** What the command line is given by whoever runs it: a terminal, a pipe or a test. */
import type { Writable } from 'node:stream';
import type { GameModule, Language } from '@gonfalon/kernel';
import type { Messages } from './messages/en.ts';

export interface Output extends Writable {
  readonly isTTY?: boolean;
  readonly columns?: number;
}

export interface Io {
  readonly stdin: NodeJS.ReadableStream & { readonly isTTY?: boolean };
  readonly stdout: Output;
  readonly stderr: Output;
  readonly env: Readonly<Record<string, string | undefined>>;
  /** The folder that the names of files are relative to. */
  readonly cwd: string;
  readonly games: readonly GameModule[];
  /** The folder of the sources, where the tests of the rules are; an installed program has none. */
  readonly sources: string | undefined;
  /** The file that threads run to play matches; without it they are played in this one. */
  readonly player: string | undefined;
  /**
   * Until somebody asks the program to stop; from now on it goes on even if nobody reads it any more. With `told` only
   * that ends it: who says so is sent the same signals.
   */
  untilAsked(stopped?: Promise<void>): Promise<void>;
}

/** What a command works with: the outside, in one language. */
export interface Context extends Io {
  readonly language: Language;
  readonly say: Messages;
  /** Writes a line on standard output. */
  print(line: string): void;
  printJson(value: unknown): void;
  /** Writes a line on standard error. */
  note(line: string): void;
}

/** What the exit codes mean. */
export const OK = 0;
/** What was checked is wrong: a divergence, a rule without a test, a match that broke, a missed bar. */
export const WRONG = 1;
/** The command was used wrongly, or was given something that it cannot read. */
export const BAD_INPUT = 2;

export function context(io: Io, language: Language, say: Messages): Context {
  const print = (line: string) => void io.stdout.write(`${line}\n`);
  return {
    ...io,
    language,
    say,
    print,
    printJson: (value) => print(JSON.stringify(value, undefined, 2)),
    note: (line) => void io.stderr.write(`${line}\n`),
  };
}
