// Bundles the command line into dist/gonfalon.mjs. One file, so that a worker can be started from
// `import.meta.url` of any module and find the same code.
import { mkdirSync, mkdtempSync, renameSync, rmSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import { rolldown } from 'rolldown';
import { root } from './setup.mjs';

// boardgame.io has no exports map, and Node refuses to import a folder: name the file.
const peer = {
  name: 'boardgame.io',
  resolveId(source) {
    const part = /^boardgame\.io\/([\w-]+)$/.exec(source)?.[1];
    return part ? { id: `boardgame.io/dist/cjs/${part}.js`, external: true } : undefined;
  },
};

const started = new Date();
const dist = join(root, 'dist');
mkdirSync(dist, { recursive: true });
const fresh = mkdtempSync(join(dist, '.bundle-'));
try {
  const bundle = await rolldown({
    cwd: root,
    input: join(root, 'cli', 'main.ts'),
    platform: 'node',
    plugins: [peer],
  });
  await bundle.write({
    dir: fresh,
    format: 'esm',
    entryFileNames: 'gonfalon.mjs',
    sourcemap: true,
    // The maps lie one folder deeper until they are renamed into dist.
    sourcemapPathTransform: (source) => source.replace(/^\.\.\//, ''),
    codeSplitting: false,
  });
  await bundle.close();
  // A source saved while we bundled must count as newer than the bundle.
  utimesSync(join(fresh, 'gonfalon.mjs'), started, started);
  for (const file of ['gonfalon.mjs.map', 'gonfalon.mjs']) renameSync(join(fresh, file), join(dist, file));
} finally {
  rmSync(fresh, { recursive: true, force: true });
}
