/** What hostile guests do with a table of a long log, while two people play at another table. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ServerProcess } from '../faults/server-process.ts';
import { Client } from '../support/client.ts';
import { layLongTable } from '../support/long-table.ts';
import { Attack, peakMemory } from './attack.ts';
import { Bystanders } from './bystander.ts';
import { ATTACKED_SITES } from './sites.ts';

/** In MB. */
const MAX_MEMORY = 400;
const RECORDS = 6600;
/** Records that are told at once. */
const PAGE = 1000;
/** A choice may take so long under attack, in ms: the machine has other things to do, too. */
const SLOWEST = 1000;

describe.each(ATTACKED_SITES)('a table of a long log ($kind)', ({ make }) => {
  const ends: (() => Promise<void>)[] = [];
  const atEnd = (done: () => Promise<void>) => void ends.unshift(done);
  let server: ServerProcess;
  let bystanders: Bystanders;
  let table: string;

  beforeAll(async () => {
    const { where, settings } = await make(atEnd);
    table = await layLongTable(where, RECORDS);
    server = await ServerProcess.start({ ...settings, ALLOWANCE: '1' }, atEnd);
    bystanders = await Bystanders.sitDown(server.address, atEnd);
    await bystanders.goOn(5);
  });
  afterAll(async () => {
    for (const end of ends) await end();
  });

  test('is told page by page, all of it, and again at once to who watches from its beginning', async () => {
    const reader = await Client.guest(server.address);
    const pages: { seq: number; news: { seq: number }[]; more?: boolean }[] = [];
    do {
      const { body } = await reader.get(`/api/tables/${table}/events?from=${pages.at(-1)?.seq ?? 0}`);
      pages.push(body as never);
    } while (pages.at(-1)?.more);
    expect(pages.map(({ seq }) => seq)).toEqual([1000, 2000, 3000, 4000, 5000, 6000, RECORDS]);
    expect(pages.every(({ news }) => news.length <= PAGE)).toBe(true);
    await reader.connect();
    await reader.ask('watch', table, { from: 0 });
    const { news, from, seq } = await reader.update();
    expect({ from, seq }).toEqual({ from: 0, seq: RECORDS });
    expect(news).toEqual(pages.flatMap((page) => page.news));
    await reader.close();
  });

  test('asked for in bursts by five guests keeps nobody else waiting', async () => {
    const attack = new Attack('history', server.address, { table });
    await expect.poll(() => attack.told.ready).toBe(true);
    expect(await bystanders.goOn(20)).toBeLessThan(SLOWEST);
    expect(peakMemory(server.pid)).toBeLessThan(MAX_MEMORY);
    attack.stop();
  });

  test('asked for 900 times on a connection that nobody reads takes no memory', async () => {
    const attack = new Attack('events', server.address, { table, from: '127.0.0.67' });
    await expect.poll(() => attack.told.closed).toBe(true);
    await bystanders.goOn(5);
    expect(peakMemory(server.pid)).toBeLessThan(MAX_MEMORY);
    expect(server.faults).toEqual([]);
  });
});
