// Lint and format: `npm run lint` reports, `npm run fix` repairs what can be.
import { ensureSetUp } from './setup.mjs';
import { run } from './tools.mjs';

ensureSetUp();
run('biome', 'check', '--error-on-warnings', ...process.argv.slice(2));
