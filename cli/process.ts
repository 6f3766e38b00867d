/** How long this process lives: as long as somebody reads it, or until it is asked to stop. */
import { constants } from 'node:os';
import { BAD_INPUT, OK } from './io.ts';

const STOP_SIGNALS = ['SIGINT', 'SIGTERM'] as const;

/** npm passes on to its script what the terminal has sent to both of them: one Ctrl-C arrives twice. */
const ECHO_MS = 500;

/** Whoever reads us may stop reading: `gonfalon rules battue | head`. */
export function exitWhenPipeCloses(): void {
  process.stdout.on('error', readerGone);
}

function readerGone(error: NodeJS.ErrnoException): void {
  if (error.code === 'EPIPE') process.exit(OK);
  process.stderr.write(`gonfalon: ${error.message}\n`);
  process.exit(BAD_INPUT);
}

/**
 * From now on the process lives on without its terminal and without a reader. The first time that it is asked to
 * stop it calls back; the second time it ends.
 */
export function onShutdownSignal(asked: () => void): void {
  liveUnread();
  let first: number | undefined;
  const ask = (signal: (typeof STOP_SIGNALS)[number]) => {
    if (first === undefined) {
      first = performance.now();
      asked();
    } else if (performance.now() - first > ECHO_MS) {
      process.exit(128 + constants.signals[signal]);
    }
  };
  for (const signal of STOP_SIGNALS) process.on(signal, ask);
}

/** The same, for a process that leaves signals to the one that started it, which is sent them too. */
export function waitForSupervisorStop(stopped: Promise<void>): Promise<void> {
  liveUnread();
  for (const signal of STOP_SIGNALS) process.on(signal, () => undefined);
  return stopped;
}

function liveUnread(): void {
  process.stdout.off('error', readerGone);
  for (const output of [process.stdout, process.stderr]) output.on('error', () => undefined);
  process.on('SIGHUP', () => undefined);
}

/** Ends once everything is written, whatever a failed command has left running. */
export async function flushAndExit(code: number): Promise<never> {
  for (const output of [process.stdout, process.stderr])
    await new Promise<unknown>((written) => output.write('', written));
  process.exit(code);
}
