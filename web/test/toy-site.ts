/** A site whose only game is the toy of two sides: a client built for it, and a server that knows it. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { GameModule } from '@gonfalon/kernel';
import type { Plugin } from 'vite';
import { build, preview } from 'vite';
import { torches } from '../../kernel/test/torches.ts';
import { configFrom, createLog, startServer } from '../../server/index.ts';

/** Taken if it is free, or the next one that is. */
const PORT = 4300;
const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** Instead of all games the toy is there: its cover, and its rules, which workers load too. */
const onlyTheToy = (): Plugin => ({
  name: 'gonfalon-toy',
  enforce: 'pre',
  load(id) {
    if (id === here('../local-match/games.ts'))
      return `export const loadRules = async () => (await import(${JSON.stringify(here('../../kernel/test/torches.ts'))})).torches;`;
    return id === here('../../games/covers.ts')
      ? `export * from ${JSON.stringify(here('torches/covers.ts'))};`
      : undefined;
  },
});

export async function toySite(): Promise<{ readonly address: string; stop(): Promise<void> }> {
  const folder = mkdtempSync(join(tmpdir(), 'gonfalon-toy-'));
  const config = configFrom(
    { PORT: '0', ALLOWANCE: '1000', REACTION_DELAY: '0', DATA: join(folder, 'data') },
    '/',
  );
  const games = [torches as unknown as GameModule];
  const server = await startServer(config, createLog('silent'), undefined, games);
  const outDir = join(folder, 'web');
  await build({
    configFile: here('../vite.config.ts'),
    logLevel: 'warn',
    plugins: [onlyTheToy()],
    worker: { plugins: () => [onlyTheToy()] },
    build: { outDir },
  });
  const client = await preview({
    configFile: here('../vite.config.ts'),
    logLevel: 'warn',
    build: { outDir },
    preview: { port: PORT, host: '127.0.0.1', proxy: { '/api': { target: server.address, ws: true } } },
  });
  return {
    address: client.resolvedUrls?.local[0]?.replace(/\/$/, '') ?? '',
    async stop() {
      await client.close();
      await server.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
