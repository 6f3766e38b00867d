#!/usr/bin/env node
// Runs the command line from a clone: sets up, bundles what changed, then becomes the program.
import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ensureSetUp, root } from './setup.mjs';

const program = join(root, 'dist', 'gonfalon.mjs');

ensureSetUp();
if (isStale()) bundle();
returnToCaller();
process.argv[1] = program;
process.setSourceMapsEnabled(true);
await import(pathToFileURL(program).href);

function isStale() {
  const built = statSync(program, { throwIfNoEntry: false })?.mtimeMs;
  if (built === undefined) return true;
  const { workspaces } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  const others = ['package-lock.json', 'tsconfig.json', 'scripts/bundle.mjs'];
  return (
    others.some((file) => statSync(join(root, file)).mtimeMs > built) ||
    workspaces.some((folder) => hasNewer(join(root, folder), built))
  );
}

// A folder is newer too when a file was removed from it.
function hasNewer(folder, built) {
  if (statSync(folder).mtimeMs > built) return true;
  return readdirSync(folder, { withFileTypes: true }).some((entry) => {
    if (entry.isDirectory()) {
      return !['node_modules', 'test'].includes(entry.name) && hasNewer(join(folder, entry.name), built);
    }
    return /\.(ts|json)$/.test(entry.name) && statSync(join(folder, entry.name)).mtimeMs > built;
  });
}

function bundle() {
  const { status } = spawnSync(process.execPath, [join(root, 'scripts', 'bundle.mjs')], {
    stdio: ['ignore', process.stderr, process.stderr],
  });
  if (status !== 0) process.exit(1);
}

// `npm run` starts us in the root; the files that the caller names are in the caller's folder.
function returnToCaller() {
  const { INIT_CWD, npm_lifecycle_event, npm_package_json } = process.env;
  const byNpm =
    npm_package_json === join(root, 'package.json') &&
    ['start', 'gonfalon', 'bench'].includes(npm_lifecycle_event);
  if (byNpm && INIT_CWD) process.chdir(INIT_CWD);
}
