// Bundles the program anew if a source is newer than the bundle.
import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './setup.mjs';

export const program = join(root, 'dist', 'gonfalon.mjs');

/** What the browser client is made of. */
const ofClient = ['kernel', 'games', 'bots', 'protocol', 'ui-kit', 'web'];

/** Whether the program is as new as its sources, now. */
export function ensureBundled() {
  const { workspaces } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  const folders = workspaces.filter((folder) => folder !== 'web' && folder !== 'ui-kit');
  return !isStale(program, folders, 'scripts/bundle.mjs') || make('bundle.mjs');
}

/** Whether the browser client is as new as its sources, now. */
export function ensureClient() {
  return (
    !isStale(join(root, 'dist', 'web', 'index.html'), ofClient, 'scripts/client.mjs') || make('client.mjs')
  );
}

function isStale(result, folders, maker) {
  const built = statSync(result, { throwIfNoEntry: false })?.mtimeMs;
  if (built === undefined) return true;
  const others = ['package-lock.json', 'tsconfig.json', maker];
  return (
    others.some((file) => statSync(join(root, file)).mtimeMs > built) ||
    folders.some((folder) => hasNewer(join(root, folder), built))
  );
}

// A folder is newer too when a file was removed from it.
function hasNewer(folder, built) {
  if (statSync(folder).mtimeMs > built) return true;
  return readdirSync(folder, { withFileTypes: true }).some((entry) => {
    if (entry.isDirectory()) {
      return !['node_modules', 'test'].includes(entry.name) && hasNewer(join(folder, entry.name), built);
    }
    return (
      /\.(tsx?|json|css|html|svg|webmanifest)$/.test(entry.name) &&
      statSync(join(folder, entry.name)).mtimeMs > built
    );
  });
}

function make(script) {
  const { status } = spawnSync(process.execPath, [join(root, 'scripts', script)], {
    stdio: ['ignore', process.stderr, process.stderr],
  });
  return status === 0;
}
