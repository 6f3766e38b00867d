// Asks the registry for known holes in the libraries that a server runs with. Not every registry answers, and a
// machine may be offline: that is said, and is no fault.
import { npm } from './setup.mjs';

const PATIENCE_MS = 20_000;
const GRAVE = ['high', 'critical'];

const { stdout } = npm(['audit', '--omit=dev', '--json', '--fetch-retries=0'], {
  timeout: PATIENCE_MS,
  stdio: ['ignore', 'pipe', 'ignore'],
  encoding: 'utf8',
});
const found = holesIn(stdout);
if (!found) {
  console.log('Not checked: the registry did not answer.');
} else if (found.length > 0) {
  for (const hole of found) console.error(hole);
  process.exitCode = 1;
} else {
  console.log('No grave hole is known.');
}

// One line for each library with a grave hole; undefined if the answer is none.
function holesIn(answer) {
  const { vulnerabilities } = parsed(answer) ?? {};
  if (!vulnerabilities) return undefined;
  return Object.values(vulnerabilities)
    .filter(({ severity }) => GRAVE.includes(severity))
    .map(({ name, severity, via }) => {
      const reasons = via.map((cause) => (typeof cause === 'string' ? `by ${cause}` : cause.url));
      return `${name}: ${severity}, ${reasons.join(', ')}`;
    });
}

function parsed(text) {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
