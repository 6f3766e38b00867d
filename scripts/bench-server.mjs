// Measures the server, from a clone: sets up, finds or starts a PostgreSQL, then becomes the program.
import { startPostgres } from './postgres.mjs';
import { ensureSetUp } from './setup.mjs';

ensureSetUp();
const { postgres, reason } = await startPostgres();
if (!postgres) {
  console.error(`Gonfalon: there is no PostgreSQL to measure the server with: ${reason}`);
  process.exit(1);
}
process.env.TEST_DATABASE_URL = postgres.url;
process.argv.splice(2, 0, 'bench', '--server');
try {
  await import('./gonfalon.mjs');
} finally {
  await postgres.stop();
}
