// What can be checked without a server, a browser or a database: before every commit.
import { ensureSetUp } from './setup.mjs';
import { checkSources } from './static-checks.mjs';
import { heading, run } from './tools.mjs';

/** These start a server, a browser or a database, or wait for real time. */
const SLOW = ['server/test/**', 'web/test/**', 'cli/test/**', 'bench/test/**', 'bot-lab/test/**'];

ensureSetUp();
checkSources();
heading('Quick tests (vitest)');
run('vitest', 'run', ...SLOW.flatMap((files) => ['--exclude', files]));
