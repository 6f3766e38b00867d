// Threads and browsers cannot run the sources: tests use what is built of them, which must be as new as they are.
import { ensureBundled, ensureClient } from '../../../scripts/fresh.mjs';

export default function setup() {
  if (!ensureBundled()) throw new Error('the program could not be bundled');
  if (!ensureClient()) throw new Error('the browser client could not be built');
}
