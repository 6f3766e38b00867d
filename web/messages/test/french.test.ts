import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const folder = new URL('../fr/', import.meta.url);
const files = readdirSync(folder).filter((name) => name !== 'de.ts');

/** The texts between quotation marks, without what is put into them. */
function textsOf(source: string): readonly string[] {
  const code = source.replaceAll(/\/\*[\s\S]*?\*\//g, '').replaceAll(/\$\{(?:[^{}`]|`[^`]*`)*\}/g, '…');
  return [...code.matchAll(/'([^'\n]*)'|`([^`]*)`/g)].map(([, plain, filled]) => plain ?? filled ?? '');
}

test.each(files)('%s never lets a line end before : ; ! ? », nor after «', (name) => {
  const wrong = textsOf(readFileSync(new URL(name, folder), 'utf8')).filter((text) =>
    /[ \p{L}\p{N}…][:;!?»](?!\S)|«[^\u202f\u00a0]/u.test(text),
  );
  expect(wrong).toEqual([]);
});
