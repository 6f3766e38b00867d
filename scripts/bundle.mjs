// Bundles the command line into dist/gonfalon.mjs and the server, which only the commands that need it load, into
// dist/server.mjs; what several entries need is in files beside them, shared~….mjs. What threads run, dist/worker.mjs
// of the server and dist/player.mjs of the arena, are bundles of their own: a thread that starts while the files are
// replaced finds a whole one.
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  utimesSync,
} from 'node:fs';
import { join } from 'node:path';
import { rolldown } from 'rolldown';
import { root } from './setup.mjs';

const worker = 'server/workers/worker.ts';
const player = 'cli/player.ts';
const entries = {
  gonfalon: 'cli/main.ts',
  server: 'server/index.ts',
  peer: 'bench/server/peer-host.ts',
};

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
  // Nothing may import gonfalon.mjs back: it waits for the command, and the command would wait for it.
  await bundle(entries, { groups: [{ name: 'shared', minShareCount: 2, entriesAware: true }] });
  await bundle({ worker }, false);
  await bundle({ player }, false);
  // A source saved while we bundled must count as newer than the bundle.
  utimesSync(join(fresh, 'gonfalon.mjs'), started, started);
  replace(readdirSync(fresh));
} finally {
  rmSync(fresh, { recursive: true, force: true });
}

async function bundle(input, codeSplitting) {
  const made = await rolldown({
    cwd: root,
    input: Object.fromEntries(Object.entries(input).map(([name, file]) => [name, join(root, file)])),
    platform: 'node',
    external: serverLibraries().map((name) => new RegExp(`^${name}(/|$)`)),
    plugins: [peer],
  });
  await made.write({
    dir: fresh,
    format: 'esm',
    entryFileNames: '[name].mjs',
    chunkFileNames: '[name].mjs',
    sourcemap: true,
    // The maps lie one folder deeper until they are renamed into dist.
    sourcemapPathTransform: (source) => source.replace(/^\.\.\//, ''),
    codeSplitting,
  });
  await made.close();
}

// The libraries of the server stay in node_modules: some are native, some start threads from files of their own.
// One that npm could not put at the top, because another version is there, is bundled: dist would not find it.
function serverLibraries() {
  const { dependencies } = JSON.parse(readFileSync(join(root, 'server', 'package.json'), 'utf8'));
  return Object.keys(dependencies).filter(
    (name) =>
      name !== 'valibot' &&
      !name.startsWith('@gonfalon/') &&
      !existsSync(join(root, 'server', 'node_modules', name)),
  );
}

// The program itself comes last: until then the bundle is stale, and will be made again.
function replace(files) {
  const old = readdirSync(dist).filter((file) => /\.mjs(\.map)?$/.test(file) && !files.includes(file));
  for (const file of old) rmSync(join(dist, file), { force: true });
  for (const file of [...files.filter((file) => file !== 'gonfalon.mjs'), 'gonfalon.mjs'])
    renameSync(join(fresh, file), join(dist, file));
}
