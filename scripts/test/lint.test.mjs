import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { root } from '../setup.mjs';

// A plugin that does not compile is only a notice to Biome, so each must find what it is there for.
let folder;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'gonfalon-lint-'));
  for (const part of ['biome.json', '.gitignore', 'scripts/lint']) {
    cpSync(join(root, part), join(folder, part), { recursive: true });
  }
});

afterEach(() => rmSync(folder, { recursive: true, force: true }));

function faultyLines(path, ...lines) {
  mkdirSync(join(folder, dirname(path)), { recursive: true });
  writeFileSync(join(folder, path), `${lines.join('\n')}\n`);
  const biome = join(root, 'node_modules/@biomejs/biome/bin/biome');
  const { stdout } = spawnSync(process.execPath, [biome, 'lint', '--reporter=github', path], {
    cwd: folder,
    encoding: 'utf8',
  });
  const found = [...stdout.matchAll(/^::error .*?,line=(\d+),/gm)].map(([, line]) => lines[Number(line) - 1]);
  return [...new Set(found)].sort();
}

const hiddenInputs = [
  "import { readFileSync } from 'node:fs';",
  'export const die = Math.random();',
  'const { floor, random } = Math;',
  'export const now = Date.now();',
  'export const today = new Date();',
  'export const clock = performance.now();',
  'export const sneaky = globalThis.Date;',
];
const honest = 'export const half = [Math.floor(1.5), floor(random()), readFileSync];';

test.each(['kernel/a.ts', 'bots/a.ts', 'games/red/rules/a.ts', 'games/red/bot/a.ts'])(
  '%s takes nothing from outside',
  (path) => {
    expect(faultyLines(path, ...hiddenInputs, honest)).toEqual([...hiddenInputs].sort());
  },
);

test('the protocol runs in browsers, and may look at the clock', () => {
  const ofNode = [
    "import { readFileSync } from 'node:fs';",
    'export const home = process.env.HOME;',
    'export const bytes = Buffer.from([1]);',
  ];
  const anywhere = ['export const now = Date.now();', 'export const read = readFileSync;'];
  expect(faultyLines('protocol/a.ts', ...ofNode, ...anywhere)).toEqual([...ofNode].sort());
});

test('the command line may look at the clock', () => {
  expect(faultyLines('cli/a.ts', ...hiddenInputs, honest)).toEqual([]);
});

const values = ["import { c } from '../rules/law.ts';"];
const types = [
  "import { a } from '@gonfalon/kernel';",
  "import type { B } from '@gonfalon/kernel';",
  "import { d } from '../content/board.ts';",
  "export type { F } from '../rules/law.ts';",
  'export const all: B[] = [a, c, d];',
];

test.each(['games/red/content/a.ts', 'games/red/messages/a.ts'])(
  '%s takes only types from the rules',
  (path) => {
    expect(faultyLines(path, ...values, ...types)).toEqual([...values].sort());
  },
);

test('rules take values from one another', () => {
  expect(faultyLines('games/red/rules/a.ts', ...values, ...types)).toEqual([]);
});

test('only bench imports boardgame.io', () => {
  const peer = "import { Client } from 'boardgame.io/client';";
  const use = 'export const peer = Client;';
  expect(faultyLines('cli/a.ts', peer, use)).toEqual([peer]);
  expect(faultyLines('bench/a.ts', peer, use)).toEqual([]);
});
