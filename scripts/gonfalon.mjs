#!/usr/bin/env node
// Runs the command line from a clone: sets up, bundles what changed, then becomes the program.
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ensureBundled, ensureClient, program } from './fresh.mjs';
import { ensureSetUp, root } from './setup.mjs';

ensureSetUp();
if (!ensureBundled()) process.exit(1);
// Only a server has pages to show.
if (process.argv[2] === 'serve' && !ensureClient()) process.exit(1);
returnToCaller();
process.argv[1] = program;
process.setSourceMapsEnabled(true);
await import(pathToFileURL(program).href);

// `npm run` starts us in the root; the files that the caller names are in the caller's folder.
function returnToCaller() {
  const { INIT_CWD, npm_lifecycle_event, npm_package_json } = process.env;
  const byNpm =
    npm_package_json === join(root, 'package.json') &&
    ['start', 'gonfalon', 'bench'].includes(npm_lifecycle_event);
  if (byNpm && INIT_CWD) process.chdir(INIT_CWD);
  // What `npm start` keeps is found again wherever that is called from.
  if (byNpm && npm_lifecycle_event === 'start') process.env.DATA ||= join(root, 'data');
}
