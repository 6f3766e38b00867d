// Everything that must hold, quickest first. With arguments, only the tests: `npm test -- kernel`.
import { ensureSetUp } from './setup.mjs';
import { run } from './tools.mjs';

const only = process.argv.slice(2);
ensureSetUp();
if (only.length > 0) {
  run('vitest', 'run', ...only);
} else {
  heading('Lint and format (Biome)');
  run('biome', 'check', '--error-on-warnings');
  heading('Types (tsc)');
  run('tsc', '--noEmit');
  run('tsc', '--noEmit', '-p', 'tsconfig.web.json');
  run('tsc', '--noEmit', '-p', 'web/offline/service-worker.tsconfig.json');
  heading('Borders between folders (dependency-cruiser)');
  run('architecture');
  heading('Unused files, exports and dependencies (knip)');
  run('knip');
  heading('Known holes in libraries (npm audit)');
  run('audit');
  heading('Tests (vitest)');
  run('vitest', 'run');
}

function heading(text) {
  console.log(`\n== ${text}`);
}
