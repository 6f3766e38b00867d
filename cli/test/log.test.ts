import { Writable } from 'node:stream';
import { expect, test } from 'vitest';
import type { Io } from '../io.ts';
import { logFor } from '../log.ts';

const time = new Date(2026, 10, 16, 9, 5, 7).getTime();
const entry = { level: 'info', time, msg: 'a table began' };

/** What the log of a server looks like where it is read. */
function logged(
  line: string,
  { tty = true, json = false, env = { NO_COLOR: '1' } as Io['env'] } = {},
): string {
  const parts: string[] = [];
  const stderr = Object.assign(
    new Writable({
      write(chunk, _, done) {
        parts.push(String(chunk));
        done();
      },
    }),
    { isTTY: tty },
  );
  logFor({ stderr, env } as unknown as Io, json).write(`${line}\n`);
  return parts.join('');
}

test('at a terminal: the time, how grave it is, what happened, and what it was about', () => {
  const line = JSON.stringify({ ...entry, level: 'warn', table: 'abc', seats: [0, 1], slow: 12.5 });
  expect(logged(line)).toBe('09:05:07 warn  a table began table=abc seats=[0,1] slow=12.5\n');
});

test('an error brings its trace', () => {
  const err = { type: 'Error', message: 'no', stack: 'Error: no\n    at here (there.ts:1:2)' };
  expect(logged(JSON.stringify({ ...entry, level: 'error', msg: 'broken', err }))).toBe(
    '09:05:07 error broken\n    Error: no\n    at here (there.ts:1:2)\n',
  );
});

test('what a client sent cannot move the cursor or change colours', () => {
  const said = logged(
    JSON.stringify({ ...entry, url: '/\u001b[31m\r\n\u009b2J', err: { stack: 'a\u001b[2J' } }),
  );
  expect(said.replaceAll('\n', '')).not.toMatch(/\p{Cc}/u);
});

test('colours only where they are wanted', () => {
  const line = JSON.stringify(entry);
  expect(logged(line, { env: {} })).toContain('\u001b[32minfo \u001b[0m');
  expect(logged(line)).not.toContain('\u001b');
});

test('what is no JSON is shown as it is', () => {
  expect(logged('plain words')).toBe('plain words\n');
  expect(logged('null')).toBe('null\n');
});

test('JSON for programs, and for who asks for it', () => {
  const line = JSON.stringify(entry);
  expect(logged(line, { tty: false })).toBe(`${line}\n`);
  expect(logged(line, { json: true })).toBe(`${line}\n`);
});
