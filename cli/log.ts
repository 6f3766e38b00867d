/** The log of a server: JSON for programs, a line for people at a terminal. */
import type { Io } from './io.ts';
import type { Paint } from './layout.ts';
import { paintFor } from './layout.ts';

interface LogTarget {
  write(line: string): void;
}

/** What pino writes in every line and nobody at a terminal wants to read. */
const UNSAID = new Set(['level', 'time', 'pid', 'hostname', 'msg', 'err']);

const LEVELS = [
  { from: 50, name: 'error', colour: 'red' },
  { from: 40, name: 'warn', colour: 'yellow' },
  { from: 30, name: 'info', colour: 'green' },
  { from: 0, name: 'debug', colour: 'dim' },
] as const;

export function logFor({ stderr, env }: Io, json: boolean): LogTarget {
  if (json || stderr.isTTY !== true) return { write: (line) => void stderr.write(line) };
  const paint = paintFor(stderr, env);
  return { write: (line) => void stderr.write(`${readable(line, paint)}\n`) };
}

function readable(line: string, paint: Paint): string {
  const entry = fieldsOf(line);
  if (!entry) return printable(line.trimEnd());
  const { name, colour } = LEVELS.find(({ from }) => Number(entry.level) >= from) ?? LEVELS[2];
  const time = new Date(Number(entry.time)).toTimeString().slice(0, 8);
  const details = Object.entries(entry)
    .filter(([key]) => !UNSAID.has(key))
    .map(([key, value]) => `${key}=${typeof value === 'string' ? value : JSON.stringify(value)}`);
  const said = [String(entry.msg ?? ''), ...details].filter((part) => part !== '').join(' ');
  const { stack } = Object(entry.err);
  const trace =
    typeof stack === 'string' ? stack.split('\n').map((at) => `\n    ${printable(at.trim())}`) : [];
  return `${paint('dim', time)} ${paint(colour, name.padEnd(5))} ${printable(said)}${trace.join('')}`;
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
