import { readFileSync } from 'node:fs';
import { games } from '@gonfalon/games';
import { expect, test } from 'vitest';
import { en } from '../messages/en.ts';
import { requestNames } from '../table/request.ts';
import { holdDialogue } from './dialogue.ts';

const text = readFileSync(new URL('../../docs/table-protocol.md', import.meta.url), 'utf8');

test('the dialogue of docs/table-protocol.md is true', async () => {
  const dialogue = /```dialogue\n([\s\S]*?)```/.exec(text)?.[1] ?? '';
  expect(dialogue).toContain('$ gonfalon table');
  await holdDialogue(dialogue, { games });
});

test('docs/table-protocol.md names every request and every refusal of the table', () => {
  for (const name of requestNames) expect(text).toContain(`| \`${name}\` |`);
  for (const rule of Object.keys(en.refusals)) expect(text).toContain(`\`${rule}\``);
});
