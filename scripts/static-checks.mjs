import { heading, run } from './tools.mjs';

/** What needs no test to run, quickest first. */
export function checkSources() {
  heading('Lint and format (Biome)');
  run('biome', 'check', '--error-on-warnings');
  heading('Types (tsc)');
  run('tsc', '--noEmit');
  run('tsc', '--noEmit', '-p', 'tsconfig.web.json');
  run('tsc', '--noEmit', '-p', 'web/service-worker/service-worker.tsconfig.json');
  heading('Borders between folders (dependency-cruiser)');
  run('architecture');
  heading('Names (scripts/names.mjs)');
  run('names');
  heading('Unused files, exports and dependencies (knip)');
  run('knip');
}
