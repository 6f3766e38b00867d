// Takes the pictures of the README anew: the browser tests photograph every page, and some of those are kept.
import { copyFileSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { ensureSetUp, root } from './setup.mjs';
import { run } from './tools.mjs';

const KEPT = [
  'home-light-desktop',
  'table-battue-light-desktop',
  'table-battlelore-dark-desktop',
  'table-battue-dark-phone',
  'table-battlelore-light-sideways',
  'replay-light-tablet',
];

ensureSetUp();
run('vitest', 'run', 'web/test/pages.test.ts');
const folder = join(root, 'docs', 'screens');
mkdirSync(folder, { recursive: true });
for (const name of KEPT)
  copyFileSync(join(root, 'dist', 'screens', `${name}.png`), join(folder, `${name}.png`));
