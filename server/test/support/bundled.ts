/** Programs of the tests that run as processes of their own, so that they can be killed. */
import { mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { rolldown } from 'rolldown';

const root = fileURLToPath(new URL('../../..', import.meta.url));

/** A file that Node can run; libraries are found because it lies beside them. */
export async function bundled(entry: URL): Promise<{ path: string; remove(): Promise<void> }> {
  const folder = await mkdtemp(join(root, 'node_modules', '.gonfalon-test-'));
  const bundle = await rolldown({
    input: fileURLToPath(entry),
    platform: 'node',
    external: (id) => !id.startsWith('.') && !id.startsWith('/') && !id.startsWith('@gonfalon/'),
  });
  const path = join(folder, 'program.mjs');
  await bundle.write({ file: path, format: 'esm' });
  await bundle.close();
  return { path, remove: () => rm(folder, { recursive: true, force: true }) };
}
