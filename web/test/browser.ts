/** A real browser, and a real server for it, for tests that do what a person would. */
import type { ChildProcess } from 'node:child_process';
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import { chromium } from 'playwright-core';
import { afterAll, expect } from 'vitest';
import { findChromium } from '../../scripts/chromium.mjs';
import { program } from '../../scripts/fresh.mjs';

const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];
/** A busy machine takes its time: only what will never come is given up. */
const STARTING = 120_000;
const PATIENCE = 90_000;

let browser: Promise<Browser> | undefined;

afterAll(async () => {
  await (await browser)?.close();
  browser = undefined;
});

export interface Visitor {
  readonly page: Page;
  readonly context: BrowserContext;
  /** What the console said that nobody expected; a test ends by seeing that it is empty. */
  readonly complaints: string[];
}

/** Somebody with a browser of their own: own cookies, own storage. */
export async function visitor(options: BrowserContextOptions = {}): Promise<Visitor> {
  browser ??= chromium.launch({ executablePath: findChromium(), args: FLAGS, timeout: STARTING });
  const context = await (await browser).newContext({
    viewport: { width: 1280, height: 800 },
    locale: 'en-GB',
    reducedMotion: 'reduce',
    ...options,
  });
  context.setDefaultTimeout(PATIENCE);
  const page = await context.newPage();
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(error.message));
  return { page, context, complaints };
}

export interface Site {
  readonly address: string;
  /** Its folder. */
  readonly data: string;
  /** Ends the process at once, as a crash would. */
  kill(): Promise<void>;
  /** Starts it again at the same address, on the same data. */
  restart(): Promise<void>;
  stop(): Promise<void>;
}

/** The program as `npm start` runs it, on a free port and a folder of its own. */
export async function site(settings: Readonly<Record<string, string>> = {}): Promise<Site> {
  const data = mkdtempSync(join(tmpdir(), 'gonfalon-web-test-'));
  let { child, address } = await serve(data, '0', settings);
  const gone = async (signal: NodeJS.Signals) => {
    const exit = new Promise((resolve) => child.once('exit', resolve));
    if (child.exitCode === null && child.signalCode === null) {
      child.kill(signal);
      await exit;
    }
  };
  return {
    data,
    get address() {
      return address;
    },
    kill: () => gone('SIGKILL'),
    restart: async () => {
      ({ child, address } = await serve(data, new URL(address).port, settings));
    },
    stop: async () => {
      await gone('SIGTERM');
      rmSync(data, { recursive: true, force: true });
    },
  };
}

async function serve(
  data: string,
  port: string,
  settings: Readonly<Record<string, string>>,
): Promise<{ child: ChildProcess; address: string }> {
  const child = spawn(process.execPath, [program, 'serve'], {
    cwd: fileURLToPath(new URL('../..', import.meta.url)),
    env: { ...process.env, PORT: port, DATA: data, ALLOWANCE: '1000', REACTION_DELAY: '0-20', ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  const address = await new Promise<string>((resolve, reject) => {
    const hear = (chunk: Buffer) => {
      said += String(chunk);
      const found = /http:\/\/127\.0\.0\.1:\d+/.exec(said)?.[0];
      if (found) resolve(found);
    };
    child.stdout.on('data', hear);
    child.stderr.on('data', hear);
    child.once('exit', () => reject(new Error(`the server did not start: ${said}`)));
    setTimeout(() => reject(new Error(`the server did not start: ${said}`)), STARTING).unref();
  });
  return { child, address };
}

export function expectNoComplaints(...visitors: readonly Visitor[]): void {
  expect(visitors.flatMap(({ complaints }) => complaints)).toEqual([]);
}
