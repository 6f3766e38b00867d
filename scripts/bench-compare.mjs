// Measures this version beside another one, in another folder: `npm run bench:compare -- ../before [game…]`. Both are run in
// turn, so that whatever else the machine does disturbs both alike; medians are compared. Ends with 1 if one is worse by
// more than 5 %.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { ensureSetUp, root } from './setup.mjs';

const RUNS = 7;
const TOLERANCE = 1.05;
/** Of these more is better, of all others less. */
const SPEEDS = new Set(['decisionsPerSecond', 'ratio']);
const FIGURES = ['decisionsPerSecond', 'msPerMatch', 'usPerClone', 'usPerView', 'msToOpenMiddle'];

const [folder, ...games] = process.argv.slice(2);
if (!folder || !existsSync(join(folder, 'scripts/gonfalon.mjs'))) {
  console.error('usage: npm run bench:compare -- <folder of the other version> [game…]');
  process.exit(2);
}
ensureSetUp();
const before = new Map();
const now = new Map();
for (let run = 1; run <= RUNS; run++) {
  measure(resolve(folder), before);
  measure(root, now);
  console.error(`${run} of ${RUNS}`);
}
let isWorse = false;
console.log('figure'.padEnd(36), 'before'.padStart(12), 'now'.padStart(12), 'now/before'.padStart(12));
for (const [name, values] of before) {
  const [was, is] = [median(values), median(now.get(name) ?? [])];
  const isFaster = SPEEDS.has(name.split('.').at(-1));
  const isBad = isFaster ? is * TOLERANCE < was : is > was * TOLERANCE;
  isWorse ||= isBad;
  const figures = [was.toPrecision(5), is.toPrecision(5), (is / was).toFixed(3)];
  console.log(name.padEnd(36), ...figures.map((text) => text.padStart(12)), isBad ? 'worse' : '');
}
process.exit(isWorse ? 1 : 0);

function measure(where, figures) {
  const args = [join(where, 'scripts/gonfalon.mjs'), 'bench', ...games, '--json'];
  const { stdout, stderr, error } = spawnSync(process.execPath, args, { cwd: where, encoding: 'utf8' });
  if (error || !stdout) throw new Error(`the bench of ${where} failed: ${stderr || error}`);
  const report = JSON.parse(stdout);
  for (const speed of report.games)
    for (const key of FIGURES) add(figures, `${speed.game}.${key}`, speed[key]);
  add(figures, 'race.ratio', report.race.ratio);
}

function add(figures, name, value) {
  figures.set(name, [...(figures.get(name) ?? []), value]);
}

function median(values) {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}
