// Bundles the program anew if a source is newer than the bundle.
import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './setup.mjs';

export const program = join(root, 'dist', 'gonfalon.mjs');

/** Whether the bundle is as new as the sources, now. */
export function ensureBundled() {
  return !isStale() || bundle();
}

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
  return status === 0;
}
