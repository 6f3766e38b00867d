import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { ICONS } from '../../../ui-kit/icons.ts';
import { iconNames, sprite } from '../icons.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const FOLDERS = ['ui-kit', 'web', 'games'];

function sources(folder: string): string[] {
  return readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter(({ name }) => /\.tsx?$/.test(name) && name !== 'icons.ts')
    .map((entry) => join(entry.parentPath, entry.name))
    .filter(
      (path) => !path.includes('node_modules') && !/[\\/](?:rules|content|messages|test)[\\/]/.test(path),
    );
}

test('the file of icons holds every icon once', () => {
  const ids = [...sprite().matchAll(/<g id="([^"]+)"/g)].map(([, id]) => id);
  expect(ids).toEqual(iconNames());
  expect(new Set(ids).size).toBe(ids.length);
});

test('every icon is shown somewhere, and the list is in order', () => {
  const text = FOLDERS.flatMap(sources)
    .map((path) => readFileSync(path, 'utf8'))
    .join('\n');
  expect(ICONS.filter((name) => !text.includes(`'${name}'`) && !text.includes(`"${name}"`))).toEqual([]);
  expect(ICONS).toEqual(ICONS.toSorted());
});
