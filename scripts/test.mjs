// Everything that must hold, quickest first. With arguments, only the tests: `npm test -- kernel`.
import { ensureSetUp } from './setup.mjs';
import { checkSources } from './static-checks.mjs';
import { heading, run } from './tools.mjs';

const only = process.argv.slice(2);
ensureSetUp();
if (only.length > 0) {
  run('vitest', 'run', ...only);
} else {
  checkSources();
  heading('Known holes in libraries (npm audit)');
  run('audit');
  heading('Tests (vitest)');
  run('vitest', 'run');
}
