import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { filesIn, versionOf } from '../offline.ts';

let folder = '';
const write = (name: string, text: string) => writeFileSync(join(folder, name), text);

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'gonfalon-web-'));
  mkdirSync(join(folder, 'assets'));
  for (const name of ['index.html', 'manifest.webmanifest', 'assets/main-1.js', 'assets/font.woff2'])
    write(name, name);
});
afterEach(() => rmSync(folder, { recursive: true }));

const paths = () => filesIn(folder).map(([path]) => path);

describe('the files that are kept on the device', () => {
  it('are all that was built', () => {
    expect(paths()).toEqual([
      '/assets/font.woff2',
      '/assets/main-1.js',
      '/index.html',
      '/manifest.webmanifest',
    ]);
  });

  it('are neither the service worker itself nor what no browser needs', () => {
    const before = paths();
    for (const name of ['sw.js', 'assets/main-1.js.map', 'assets/font.woff']) write(name, name);
    expect(paths()).toEqual(before);
  });

  it('make another version when one of them changes, and only then', () => {
    const before = versionOf(filesIn(folder));
    expect(versionOf(filesIn(folder))).toBe(before);
    write('index.html', 'other');
    expect(versionOf(filesIn(folder))).not.toBe(before);
  });
});
