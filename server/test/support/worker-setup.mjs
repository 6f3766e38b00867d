// Threads and browsers cannot run the sources: tests use what is built of them, which must be as new as they are.
import { ensureBundled, ensureClient } from '../../../scripts/fresh.mjs';

/** Tests below these folders need neither program nor client, so that a change of rules is tried in seconds. */
const PURE = /^(kernel|games|bots|protocol|ui-kit|game-tests)(\/|$)/;

export default function setup() {
  const [, , , ...wanted] = process.argv;
  const isQuick = wanted.length > 0 && wanted.every((file) => PURE.test(file));
  if (isQuick || process.argv.includes('--exclude')) return;
  if (!ensureBundled()) throw new Error('the program could not be bundled');
  if (!ensureClient()) throw new Error('the browser client could not be built');
}
