/** A dialogue with a table as text: «> request» is sent, «< reply» must come back; … stands for anything. */
import { expect } from 'vitest';
import { gonfalon } from './gonfalon.ts';

type Around = Parameters<typeof gonfalon>[1];

/** Plays the dialogue with `$ gonfalon table …` as its first line, and compares every reply. */
export async function holdDialogue(text: string, around: Around = {}): Promise<void> {
  const lines = text.split('\n').map((line) => line.trim());
  const command = lines.find((line) => line.startsWith('$ gonfalon '))?.slice('$ gonfalon '.length);
  const sent = lines.filter((line) => line.startsWith('> ')).map((line) => line.slice(2));
  const wanted = lines.filter((line) => line.startsWith('< ')).map((line) => line.slice(2));
  const { out, code } = await gonfalon(command?.replaceAll("'", '').split(' ') ?? [], {
    ...around,
    stdin: `${sent.join('\n')}\n`,
  });
  const replies = out.trimEnd().split('\n');
  expect(code).toBe(0);
  for (const [i, reply] of replies.entries()) expect(reply).toMatch(pattern(wanted[i] ?? ''));
  expect(replies).toHaveLength(wanted.length);
}

function pattern(wanted: string): RegExp {
  return new RegExp(`^${wanted.split('…').map(escaped).join('.*')}$`);
}

function escaped(text: string): string {
  return text.replaceAll(/[\\^$.*+?()[\]{}|]/g, '\\$&');
}
