import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';
import { icons } from './vite/icons.ts';
import { offline } from './vite/offline.ts';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

const api = process.env.GONFALON_API;

export default defineConfig({
  root: here('.'),
  base: '/',
  plugins: [icons(), offline()],
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  worker: { format: 'es' },
  // While the client is being worked on, a server that runs elsewhere answers for its tables.
  server: api ? { proxy: { '/api': { target: api, ws: true } } } : {},
  build: {
    outDir: here('../dist/web'),
    emptyOutDir: true,
    target: 'es2022',
    // What is inlined would not pass the content security policy.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
  },
});
