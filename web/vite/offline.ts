/** Builds the service worker, and gives it the list of files that the client consists of. */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { build } from 'vite';
import type { Listed } from '../service-worker/caching.ts';

const SOURCE = fileURLToPath(new URL('../service-worker/service-worker.ts', import.meta.url));
const WORKER = 'sw.js';
/** Maps are for those who work on the client, and browsers that have service workers take fonts as woff2. */
const UNNEEDED = /\.(map|woff)$/;
/** What makes the page one that can be installed. */
const HEAD = [
  { tag: 'link', rel: 'manifest', href: '/manifest.webmanifest' },
  { tag: 'link', rel: 'apple-touch-icon', href: '/icon-192.png' },
  { tag: 'meta', name: 'theme-color', content: '#f3e9d2', media: '(prefers-color-scheme: light)' },
  { tag: 'meta', name: 'theme-color', content: '#1d1915', media: '(prefers-color-scheme: dark)' },
];

export function offline(): Plugin {
  let folder = '';
  return {
    name: 'gonfalon-offline',
    apply: 'build',
    configResolved({ build: { outDir } }) {
      folder = outDir;
    },
    transformIndexHtml: () => HEAD.map(({ tag, ...attrs }) => ({ tag, attrs, injectTo: 'head' as const })),
    // What is copied from `public` is part of no bundle, so the folder tells.
    async writeBundle() {
      const files = filesIn(folder);
      writeFileSync(join(folder, WORKER), await compiled(files, versionOf(files)));
    },
  };
}

/** Every file of the client, with the hash of what it holds. */
export function filesIn(folder: string): Listed[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .map((path): Listed => [`/${relative(folder, path).split(sep).join('/')}`, sha256(readFileSync(path))])
    .filter(([path]) => path !== `/${WORKER}` && !UNNEEDED.test(path))
    .sort(([a], [b]) => (a < b ? -1 : 1));
}

export function versionOf(files: readonly Listed[]): string {
  return sha256(JSON.stringify(files)).slice(0, 16);
}

function sha256(data: string | Uint8Array): string {
  return createHash('sha256').update(data).digest('hex');
}

async function compiled(files: readonly Listed[], version: string): Promise<string> {
  const outcome = await build({
    configFile: false,
    publicDir: false,
    logLevel: 'error',
    define: { GONFALON_FILES: JSON.stringify(files), GONFALON_VERSION: JSON.stringify(version) },
    build: { write: false, rolldownOptions: { input: SOURCE, output: { format: 'iife' } } },
  });
  const outputs = Array.isArray(outcome) ? outcome : [outcome];
  const chunk = outputs
    .flatMap((made) => ('output' in made ? made.output : []))
    .find((made) => made.type === 'chunk');
  if (!chunk) throw new Error('the service worker was not built');
  return chunk.code;
}
