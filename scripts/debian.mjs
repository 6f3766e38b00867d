// Installs what tests need beside Node, where that may be done: as root on Debian.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

export const isRoot = process.getuid?.() === 0;

/** Installs packages, or throws in a sentence about what `name` is. */
export function install(name, ...packages) {
  if (!isRoot || !existsSync('/etc/debian_version'))
    throw new Error(`${name} is not installed, and only as root on Debian is it installed by itself`);
  console.error(`Installing ${name} for the tests (apt-get install ${packages.join(' ')}) …`);
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const options = ['-o', 'DPkg::Lock::Timeout=120', '-o', 'Dpkg::Options::=--force-confold'];
  const apt = (...args) => spawnSync('apt-get', [...options, ...args], { env, encoding: 'utf8' });
  const get = () => apt('install', '-y', '--no-install-recommends', ...packages);
  // The lists of packages of a fresh machine may be missing or old.
  const done = get().status === 0 || (apt('update').status === 0 && get().status === 0);
  if (!done) throw new Error(`${name} is not installed, and apt-get could not install it`);
}
