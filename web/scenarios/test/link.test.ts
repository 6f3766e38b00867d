import { deflateRawSync } from 'node:zlib';
import { MAX_SCENARIO_LENGTH } from '@gonfalon/protocol';
import { expect, test } from 'vitest';
import { pack, unpack } from '../link.ts';

test('what is packed is unpacked', async () => {
  for (const text of ['', '{"name": "Le gué d’Arn"}', 'A1 '.repeat(5000)])
    expect(await unpack(await pack(text))).toBe(text);
});

test('a link has only what an address may have', async () => {
  expect(await pack('{"a":"ÿþ~?>"}'.repeat(20))).toMatch(/^[\w-]+$/);
});

test('a broken link is nothing', async () => {
  const good = await pack('{"format":"x"}');
  const broken = ['', '!!', 'a b', '%7B%7D', 'AAAA', good.slice(0, -4), 'A'.repeat(20_000)];
  for (const link of broken) expect(await unpack(link)).toBeUndefined();
});

test('what would become too large is given up on the way', async () => {
  const bomb = deflateRawSync(Buffer.alloc(8 * 1024 * 1024, 32)).toString('base64url');
  expect(bomb.length).toBeLessThan(16 * 1024);
  expect(await unpack(bomb)).toBeUndefined();
  const most = deflateRawSync(Buffer.alloc(MAX_SCENARIO_LENGTH, 32)).toString('base64url');
  expect(await unpack(most)).toHaveLength(MAX_SCENARIO_LENGTH);
});

test('what is no text is nothing', async () => {
  const bytes = deflateRawSync(Buffer.from([0xff, 0xfe, 0x80])).toString('base64url');
  expect(await unpack(bytes)).toBeUndefined();
});
