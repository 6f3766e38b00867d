// The browser for tests: the one that CHROMIUM names, or one found on PATH, or Debian's own, installed where that may be.
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { install } from './debian.mjs';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];

/** Where the browser is; throws how to get one where there is none. */
export function findChromium() {
  const found = onThisMachine();
  if (found) return found;
  try {
    install('Chromium', 'chromium');
  } catch (error) {
    throw new Error(
      `${error.message}. Install Chromium or Chrome, or say in CHROMIUM where it is, and run the tests again.`,
    );
  }
  const installed = onThisMachine();
  if (!installed) throw new Error('Chromium is installed, but is not on PATH');
  return installed;
}

function onThisMachine() {
  if (process.env.CHROMIUM) return process.env.CHROMIUM;
  const folders = (process.env.PATH ?? '').split(delimiter);
  const mac = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome';
  const paths = [...NAMES.flatMap((name) => folders.map((folder) => join(folder, name))), mac];
  return paths.find((path) => existsSync(path));
}
