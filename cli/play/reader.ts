/** The lines that a person types, or that were piped in. */
import { createInterface } from 'node:readline';
import type { Io } from '../io.ts';

export interface Reader {
  /** The next line; undefined when there are no more. */
  next(): Promise<string | undefined>;
  close(): void;
}

export function readerOf({ stdin, stdout }: Io, prompt: string): Reader {
  const interactive = stdin.isTTY === true && stdout.isTTY === true;
  const lines = createInterface({ input: stdin, ...(interactive && { output: stdout, terminal: true }) });
  lines.setPrompt(prompt);
  const iterator = lines[Symbol.asyncIterator]();
  return {
    async next() {
      if (interactive) lines.prompt();
      else stdout.write(prompt);
      const { done, value } = await iterator.next();
      // What was piped in is repeated, so that the transcript reads as it was played.
      if (!interactive || done) stdout.write(`${done ? '' : value}\n`);
      return done ? undefined : value;
    },
    close: () => lines.close(),
  };
}
