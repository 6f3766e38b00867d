// Makes a fresh clone ready: installs what package-lock.json names, unless it is there already.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('..', import.meta.url));

const lockFile = join(root, 'package-lock.json');
const installedLockFile = join(root, 'node_modules', '.package-lock.json');
const markFile = join(root, 'node_modules', '.gonfalon-lock');

export function ensureSetUp() {
  refuseOldNode();
  const lock = readFileSync(lockFile, 'utf8');
  const hash = createHash('sha256').update(lock).digest('hex');
  if (existsSync(markFile) && readFileSync(markFile, 'utf8') === hash) return;
  if (!isInstalled(lock)) install();
  writeFileSync(markFile, hash);
}

function refuseOldNode() {
  const { engines } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  const [wantedMajor, wantedMinor] = engines.node.match(/\d+/g).map(Number);
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major > wantedMajor || (major === wantedMajor && minor >= wantedMinor)) return;
  console.error(`Gonfalon needs Node ${engines.node}; this is ${process.versions.node}.`);
  process.exit(1);
}

// Someone may have run npm by hand: compare what it says it installed before installing again.
function isInstalled(lock) {
  if (!existsSync(installedLockFile)) return false;
  const installed = JSON.parse(readFileSync(installedLockFile, 'utf8')).packages;
  return Object.entries(JSON.parse(lock).packages).every(([path, wanted]) => {
    if (!path.includes('node_modules/')) return true;
    const found = installed[path];
    if (!found) return wanted.optional === true;
    return found.version === wanted.version && found.integrity === wanted.integrity;
  });
}

function install() {
  console.error('Gonfalon: installing the libraries named in package-lock.json (once, under a minute) …');
  // Standard output stays clean for --json: npm speaks on standard error.
  const { status, error } = npm(['ci', '--include=dev', '--no-audit', '--no-fund'], {
    stdio: ['ignore', process.stderr, process.stderr],
  });
  if (status === 0) return;
  console.error(`Gonfalon: npm ci failed${error ? `: ${error.message}` : ''}.`);
  process.exit(1);
}

/** Runs npm in the root: the one that runs us, if one does. */
export function npm(args, options) {
  const running = process.env.npm_execpath;
  return running?.endsWith('.js')
    ? spawnSync(process.execPath, [running, ...args], { cwd: root, ...options })
    : spawnSync('npm', args, { cwd: root, shell: process.platform === 'win32', ...options });
}
