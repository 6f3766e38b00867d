import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../setup.mjs';

// Every module that is loaded as soon as a file of dist is.
function loadedWith(file, seen = new Set()) {
  seen.add(file);
  const text = readFileSync(join(root, 'dist', file), 'utf8');
  for (const [, name] of text.matchAll(/^(?:import|export)\b[^;]*?["']([^"']+)["'];$/gm)) {
    const near = name.startsWith('./') ? name.slice(2) : undefined;
    if (near === undefined) seen.add(name);
    else if (!seen.has(near)) loadedWith(near, seen);
  }
  return seen;
}

test('only the commands of the server load it and its libraries', () => {
  const { status } = spawnSync(process.execPath, [join(root, 'scripts', 'gonfalon.mjs'), 'games']);
  expect(status).toBe(0);
  const loaded = [...loadedWith('gonfalon.mjs')].filter((name) => !name.startsWith('node:'));
  expect(loaded).not.toContain('server.mjs');
  expect(loaded.filter((name) => !name.endsWith('.mjs'))).toEqual([]);
  expect([...loadedWith('server.mjs')]).toEqual(expect.arrayContaining(['fastify', 'kysely']));
});

test('the server does not wait for the command that waits for it', () => {
  expect([...loadedWith('server.mjs')]).not.toContain('gonfalon.mjs');
});
