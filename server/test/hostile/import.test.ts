/** Files that somebody made to harm a store, or a server that is started on it. */
import { Readable } from 'node:stream';
import { createGzip } from 'node:zlib';
import { expect, test } from 'vitest';
import { SCHEMA } from '../../store/migrations/migrations.ts';
import { openStore } from '../../store/open.ts';
import { importStore } from '../../transfer/transfer.ts';
import { silent } from '../store/test-stores.ts';
import { folder } from '../support/start-server.ts';

const HEADER = `${JSON.stringify({ format: 'gonfalon-store/1', schema: SCHEMA })}\n`;
const ANN = {
  id: 'a'.repeat(22),
  kind: 'account',
  name: 'Ann',
  name_key: 'ann',
  password: `scrypt$15$8$3$c2FsdA$${'k'.repeat(43)}`,
  created: 1,
  seen: 1,
};

async function importing(input: Readable): Promise<unknown> {
  const store = await openStore({ data: folder(), databaseUrl: undefined }, silent);
  return importStore(store, input).finally(() => store.close());
}

function fileWith(row: object): Readable {
  return Readable.from([`${HEADER}${JSON.stringify({ into: 'identities', row })}\n`]);
}

test('a gzip of one line without end is refused before it fills the memory', async () => {
  function* endless() {
    yield HEADER;
    for (const piece = 'x'.repeat(1024 * 1024); ; ) yield piece;
  }
  await expect(importing(Readable.from(endless()).pipe(createGzip()))).rejects.toThrow('longer than any row');
});

test.each([
  { password: `scrypt$31$8$3$c2FsdA$${'k'.repeat(43)}` },
  { password: `scrypt$15$999$3$c2FsdA$${'k'.repeat(43)}` },
  { password: 'hunter2' },
  { kind: 'emperor' },
  { created: -1 },
])('a row that says what cannot be is refused (%o)', async (nonsense) => {
  await expect(importing(fileWith({ ...ANN, ...nonsense }))).rejects.toThrow('says what cannot be');
  // The same row without it is only missing the end of its file.
  await expect(importing(fileWith(ANN))).rejects.toThrow('its end is missing');
});
