// Threads cannot run the sources: tests use the bundle, which must be as new as they are.
import { ensureBundled } from '../../scripts/fresh.mjs';

export default function setup() {
  if (!ensureBundled()) throw new Error('the program could not be bundled');
}
