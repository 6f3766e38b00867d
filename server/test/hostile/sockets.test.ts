/** What one hostile guest does to the sockets of a server, while two people play at another table. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { lookInto } from '../faults/data-folder.ts';
import { ServerProcess } from '../faults/server-process.ts';
import { Attack, descriptors, peakMemory } from './attack.ts';
import { Bystanders } from './bystander.ts';
import { ATTACKED_SITES } from './sites.ts';

/** In MB. */
const MAX_MEMORY = 400;
/** A graceful stop takes less, whatever clients do, in ms. */
const MAX_TO_STOP = 10_000;
/** Less than one address asks for, and more than it may have; each process counts for itself. */
const CONNECTIONS = 150;
/** Sockets of one address, for each process. */
const MAX_OF_ADDRESS = 60;
/** What a log may grow by in some seconds, in characters: without a bound it is a megabyte a second. */
const MAX_LOG = 300_000;

describe.each(ATTACKED_SITES)('a hostile guest ($kind)', ({ make, processes }) => {
  const ends: (() => Promise<void>)[] = [];
  let where: Awaited<ReturnType<typeof make>>['where'];
  let server: ServerProcess;
  let bystanders: Bystanders;

  beforeAll(async () => {
    const atEnd = (done: () => Promise<void>) => void ends.unshift(done);
    const folder = await make(atEnd);
    where = folder.where;
    const limits = { ALLOWANCE: '1', CONNECTIONS: String(CONNECTIONS), LOG_LEVEL: 'info' };
    server = await ServerProcess.start({ ...folder.settings, ...limits }, atEnd);
    bystanders = await Bystanders.sitDown(server.address, atEnd);
    await bystanders.goOn(5);
  });
  afterAll(async () => {
    for (const end of ends) await end();
  });

  test('who pings and never reads is closed, and takes no memory', async () => {
    const attack = new Attack('pings', server.address);
    await expect.poll(() => attack.told).toMatchObject({ accepted: true, closed: true });
    await bystanders.goOn(5);
    expect(peakMemory(server.pid)).toBeLessThan(MAX_MEMORY);
  });

  test('who sends far more messages than allowed is closed', async () => {
    const attack = new Attack('flood', server.address);
    await expect.poll(() => attack.told).toMatchObject({ accepted: true, closed: true });
    await bystanders.goOn(5);
  });

  test('who asks for what is refused, without end, fills no log', async () => {
    const before = server.logLength;
    const attack = new Attack('refusals', server.address, { from: '127.0.0.69' });
    await expect.poll(() => attack.told.ready).toBe(true);
    await bystanders.goOn(40);
    expect(server.logLength - before).toBeLessThan(MAX_LOG);
    attack.stop();
  });

  test('who never closes what was refused leaves no descriptor behind', async () => {
    const before = descriptors(server.pid);
    const attack = new Attack('refused', server.address, { count: 300 });
    await expect.poll(() => attack.told.sent).toBe(300);
    await bystanders.goOn(5);
    await expect.poll(() => descriptors(server.pid)).toBeLessThanOrEqual(before + 5);
  });

  test('cannot take all sockets from one address', async () => {
    const attack = new Attack('sockets', server.address, { count: 200 * processes });
    await expect.poll(() => attack.told.accepted).toBeGreaterThan(0);
    expect(attack.told.accepted).toBeLessThanOrEqual(MAX_OF_ADDRESS * processes);
    await (await Bystanders.sitDown(server.address)).goOn(5);
  });

  test('does not keep a server from stopping in time with everything saved', async () => {
    const refused = new Attack('refused', server.address, { count: 50, from: '127.0.0.67' });
    const sockets = new Attack('sockets', server.address, { count: 20, from: '127.0.0.68' });
    await expect.poll(() => sockets.told.accepted).toBe(20);
    await expect.poll(() => refused.told.sent).toBe(50);
    await bystanders.leave();
    const asked = Date.now();
    const { code, signal } = await server.terminate();
    expect({ code, signal }).toEqual({ code: 0, signal: null });
    expect(Date.now() - asked).toBeLessThan(MAX_TO_STOP);
    expect(server.faults).toEqual([]);
    const store = await lookInto(where);
    for (const table of new Set(bystanders.kept.map((one) => one.table))) {
      const log = await store.records(table, 0);
      const wanted = bystanders.kept.filter((one) => one.table === table).map(({ key }) => key);
      expect(log.map(({ key }) => key)).toEqual(expect.arrayContaining(wanted));
      // What was in memory is there at the next start, and need not be played again.
      const listed = await store.table(table);
      if (listed?.table.status === 'playing')
        expect((await store.snapshot(table))?.seq).toBe(listed.place.seq);
    }
  });
});
