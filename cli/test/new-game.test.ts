/** What `gonfalon new-game` writes is a whole game at once: it compiles, passes its suite and is played to its end. */
import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { InvalidInputError } from '@gonfalon/kernel';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createGame } from '../new-game/create.ts';

const root = join(import.meta.dirname, '../..');
const templates = join(root, 'cli/new-game/template');
const sources = mkdtempSync(join(tmpdir(), 'gonfalon-new-game-'));

function run(tool: string, ...args: readonly string[]) {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [join(root, 'node_modules', tool), ...args],
    {
      cwd: sources,
      encoding: 'utf8',
    },
  );
  return { status, output: status === 0 ? '' : `${stdout}\n${stderr}` };
}

beforeAll(() => {
  mkdirSync(join(sources, 'games'));
  for (const file of ['index.ts', 'covers.ts', 'package.json'])
    cpSync(join(root, 'games', file), join(sources, 'games', file));
  symlinkSync(join(root, 'node_modules'), join(sources, 'node_modules'));
  const { compilerOptions } = JSON.parse(readFileSync(join(root, 'tsconfig.json'), 'utf8'));
  const web = JSON.parse(readFileSync(join(root, 'tsconfig.web.json'), 'utf8')).compilerOptions;
  const config = {
    compilerOptions: { ...compilerOptions, ...web, preserveSymlinks: false },
    include: ['games/demo', join(root, 'ui-kit/assets.d.ts')],
  };
  writeFileSync(join(sources, 'tsconfig.json'), JSON.stringify(config));
  writeFileSync(
    join(sources, 'vitest.config.ts'),
    `import { icons } from '${join(root, 'web/vite/icons.ts')}';
export default { plugins: [icons()], oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } } };`,
  );
});
afterAll(() => rmSync(sources, { recursive: true }));

test('a new game compiles and passes its suite', () => {
  const { files } = createGame('demo', sources, templates);
  expect(files).toContain('games/demo/rules/game.ts');
  expect(readFileSync(join(sources, 'games/index.ts'), 'utf8')).toContain(
    "import { demo } from './demo/index.ts';",
  );
  expect(run('typescript/bin/tsc', '--noEmit')).toEqual({ status: 0, output: '' });
  expect(run('vitest/vitest.mjs', 'run', '--root', sources, 'games/demo')).toEqual({ status: 0, output: '' });
});

test.each(['Demo', '', '9lives', 'a', '../up', 'demo'])('"%s" is refused, and nothing is written', (id) => {
  const before = readFileSync(join(sources, 'games/index.ts'), 'utf8');
  expect(() => createGame(id, sources, templates)).toThrow(InvalidInputError);
  expect(readFileSync(join(sources, 'games/index.ts'), 'utf8')).toBe(before);
});
