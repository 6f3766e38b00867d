import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const folder = new URL('../fr/', import.meta.url);
/** The words of the frame and of the tables; the larger pages of their own have theirs. */
const files = readdirSync(folder).filter(
  (name) => !['de.ts', 'edit.ts', 'host.ts', 'story.ts'].includes(name),
);

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
