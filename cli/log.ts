/** The log of a server: JSON for programs, a line for people at a terminal. */
import type { Io } from './io.ts';
import type { Paint } from './layout.ts';
import { paintFor } from './layout.ts';

interface LogTarget {
  write(line: string): void;
}

/** What is not among the details of a line. */
const SAID = new Set(['level', 'time', 'msg', 'err']);

const COLOURS: Readonly<Record<string, Parameters<Paint>[0]>> = {
  fatal: 'red',
  error: 'red',
  warn: 'yellow',
  info: 'green',
};

export function logFor({ stderr, env }: Io, json: boolean): LogTarget {
  if (json || stderr.isTTY !== true) return { write: (line) => void stderr.write(line) };
  const paint = paintFor(stderr, env);
  return { write: (line) => void stderr.write(`${readable(line, paint)}\n`) };
}

function readable(line: string, paint: Paint): string {
  const entry = fieldsOf(line);
  if (!entry) return printable(line.trimEnd());
  const level = String(entry.level);
  const time = new Date(Number(entry.time)).toTimeString().slice(0, 8);
  const details = Object.entries(entry)
    .filter(([key]) => !SAID.has(key))
    .map(([key, value]) => `${key}=${typeof value === 'string' ? value : JSON.stringify(value)}`);
  const said = [String(entry.msg ?? ''), ...details].filter((part) => part !== '').join(' ');
  const trace = traceOf(entry.err).map((at) => `\n    ${printable(at.trim())}`);
  return `${paint('dim', time)} ${paint(COLOURS[level] ?? 'dim', level.padEnd(5))} ${printable(said)}${trace.join('')}`;
}

function traceOf(err: unknown): string[] {
  if (typeof err !== 'object' || err === null || !('stack' in err)) return [];
  return typeof err.stack === 'string' ? err.stack.split('\n') : [];
}

function fieldsOf(line: string): Readonly<Record<string, unknown>> | undefined {
  try {
    const entry: unknown = JSON.parse(line);
    return typeof entry === 'object' && entry !== null ? { ...entry } : undefined;
  } catch {
    return undefined;
  }
}

/** Clients can put what they like into an address: a terminal must not obey it. */
function printable(text: string): string {
  return text.replaceAll(/\p{Cc}/gu, ' ');
}
