// Builds the browser client into dist/web: into a folder beside it first, so that a server that runs keeps a whole one.
import { existsSync, renameSync, rmSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './setup.mjs';

// Whoever calls us may be a test, and the client of a test is the client that people get.
process.env.NODE_ENV = 'production';
const { build } = await import('vite');

const started = new Date();
const dist = join(root, 'dist');
const fresh = join(dist, `.web-${process.pid}`);
const old = join(dist, `.old-web-${process.pid}`);
const web = join(dist, 'web');
try {
  await build({
    configFile: join(root, 'web', 'vite.config.ts'),
    logLevel: 'warn',
    build: { outDir: fresh },
  });
  // A source saved while we built must count as newer than the client.
  utimesSync(join(fresh, 'index.html'), started, started);
  if (existsSync(web)) renameSync(web, old);
  renameSync(fresh, web);
} finally {
  for (const folder of [fresh, old]) rmSync(folder, { recursive: true, force: true });
}
