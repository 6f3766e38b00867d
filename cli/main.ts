/** The program: the command line, joined to this process. */
import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { games } from '@gonfalon/games';
import { exitWhenPipeCloses, flushAndExit, onShutdownSignal, waitForSupervisorStop } from './process.ts';
import { run } from './run.ts';

exitWhenPipeCloses();

const code = await run(process.argv.slice(2), {
  stdin: process.stdin,
  stdout: process.stdout,
  stderr: process.stderr,
  env: process.env,
  cwd: process.cwd(),
  games,
  untilAsked: (stopped) => (stopped ? waitForSupervisorStop(stopped) : new Promise(onShutdownSignal)),
  player: fileURLToPath(new URL('./player.mjs', import.meta.url)),
  sources: sourcesAbove(dirname(fileURLToPath(import.meta.url))),
});
await flushAndExit(code);

/** The folder above this one that holds the games' sources, if this program runs from a clone. */
function sourcesAbove(folder: string): string | undefined {
  if (existsSync(join(folder, 'games', 'index.ts'))) return folder;
  const above = dirname(folder);
  return above === folder ? undefined : sourcesAbove(above);
}
