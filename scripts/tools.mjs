// The development tools, each run by this same Node: no shell, so Windows is no exception.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { root } from './setup.mjs';

const programs = {
  architecture: 'scripts/architecture.mjs',
  audit: 'scripts/audit.mjs',
  biome: 'node_modules/@biomejs/biome/bin/biome',
  names: 'scripts/names.mjs',
  knip: 'node_modules/knip/bin/knip.js',
  tsc: 'node_modules/typescript/bin/tsc',
  vitest: 'node_modules/vitest/vitest.mjs',
};

/** Runs a tool in the root and ends this process with its exit code if it fails. */
export function run(tool, ...args) {
  const { status, signal } = spawnSync(process.execPath, [join(root, programs[tool]), ...args], {
    cwd: root,
    stdio: 'inherit',
  });
  if (status === 0) return;
  if (signal) console.error(`${tool} was ended by ${signal}.`);
  process.exit(status ?? 1);
}

export function heading(text) {
  console.log(`\n== ${text}`);
}
