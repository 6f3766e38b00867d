/** Reading and writing the files that a person names. */
import type { ReadStream } from 'node:fs';
import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import type { Writable } from 'node:stream';
import { finished } from 'node:stream/promises';
import type { MatchFile } from '@gonfalon/kernel';
import { InvalidInputError, readMatchFile } from '@gonfalon/kernel';
import type { Context } from './io.ts';

/** A file of JSON, as text and as what the text says. */
export function readJson(name: string, { cwd, say }: Context): { text: string; value: unknown } {
  let text: string;
  try {
    // Some editors put a byte order mark first.
    text = readFileSync(resolve(cwd, name), 'utf8').replace(/^\uFEFF/, '');
  } catch (error) {
    throw new InvalidInputError(say.cannotRead(name, reason(error)));
  }
  try {
    return { text, value: JSON.parse(text) };
  } catch (error) {
    throw new InvalidInputError(say.notJson(name, reason(error)));
  }
}

export function readMatch(name: string, context: Context): MatchFile {
  const { value } = readJson(name, context);
  try {
    return readMatchFile(value);
  } catch (error) {
    throw new InvalidInputError(`${name}: ${reason(error)}`);
  }
}

/** Writes a match whole or not at all, and returns where. */
export function writeMatch(name: string, file: MatchFile, context: Context): string {
  return writeText(name, `${JSON.stringify(file)}\n`, context);
}

/** Writes a file whole or not at all, and returns where. */
export function writeText(name: string, text: string, { cwd, say }: Context): string {
  const path = resolve(cwd, name);
  const fresh = `${path}.${process.pid}.new`;
  try {
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(fresh, text);
    renameSync(fresh, path);
  } catch (error) {
    discard(fresh);
    throw new InvalidInputError(say.cannotWrite(name, reason(error)));
  }
  return path;
}

/** Writes a file that only its owner may read, whole or not at all, and returns what the writer returns. */
export async function writePrivately<T>(
  name: string,
  { cwd, say }: Context,
  write: (output: Writable) => Promise<T>,
): Promise<T> {
  const path = resolve(cwd, name);
  const fresh = `${path}.${process.pid}.new`;
  try {
    const file = await open(fresh, 'wx', 0o600);
    const output = file.createWriteStream({ flush: true });
    const written = await write(output).finally(() => output.end());
    await finished(output);
    renameSync(fresh, path);
    return written;
  } catch (error) {
    discard(fresh);
    throw isFileFault(error) ? new InvalidInputError(say.cannotWrite(name, reason(error))) : error;
  }
}

/** Reads a file bit by bit; the reader also gets its size, and what it returns is returned. */
export async function readGradually<T>(
  name: string,
  { cwd, say }: Context,
  read: (input: ReadStream, size: number) => Promise<T>,
): Promise<T> {
  try {
    const file = await open(resolve(cwd, name));
    try {
      const { size } = await file.stat();
      return await read(file.createReadStream({ autoClose: false }), size);
    } finally {
      await file.close();
    }
  } catch (error) {
    throw isFileFault(error) ? new InvalidInputError(say.cannotRead(name, reason(error))) : error;
  }
}

function isFileFault(error: unknown): boolean {
  return error instanceof Error && 'syscall' in error;
}

function discard(path: string): void {
  try {
    rmSync(path, { force: true });
  } catch {
    // The folder itself isn't there: neither is the file.
  }
}

/** What went wrong, in one line and without repeating the path. */
function reason(error: unknown): string {
  if (error instanceof Error && 'code' in error && typeof error.code === 'string') return error.code;
  return (error instanceof Error ? error.message : String(error)).replaceAll(/\s+/g, ' ');
}
