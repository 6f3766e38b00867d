/** A killed server that comes back finds its bots and clocks, with nobody there to remind it. */
import { setTimeout as wait } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { expectVerified } from './consistency.ts';
import { DATA_FOLDERS, lookInto } from './data-folder.ts';
import { BATTUE } from './load.ts';
import { PatientPlayer } from './player.ts';
import { Site } from './site.ts';
import { until } from './until.ts';

const BANK = 10_000;
/** Where servers share a store, a short silence of one is not yet downtime. */
const DOWN = { embedded: 1000, PostgreSQL: 4000 };
const LONG = 600_000;

test.each(DATA_FOLDERS)(
  'after a kill bots play on, and a clock runs out, but not for the time while no server was up ($kind)',
  async ({ kind, make }) => {
    const { where, settings } = await make();
    const site = await Site.open(settings);
    const [ann, bob] = [await new PatientPlayer(site).arrive(), await new PatientPlayer(site).arrive()];
    const botted = await ann.create({
      ...BATTUE,
      options: { roundLimit: 30 },
      seats: [
        { kind: 'bot', bot: 'random' },
        { kind: 'bot', bot: 'random' },
      ],
    });
    const look = async (table: string) => {
      const { standing, table: info } = await ann.persist((client) => client.show(table));
      const { now = 0, left = [], running = 0 } = standing?.clock ?? {};
      return { now, left: left[running] ?? 0, seq: standing?.seq ?? 0, started: info.started ?? 0 };
    };
    // No more than setting up takes: whoever loses the first battle may lose the match with it.
    await until('the bots to play', async () => (await look(botted)).seq > 5);
    const clocked = await ann.create({
      ...BATTUE,
      seats: [{ kind: 'me' }, { kind: 'open' }],
      clock: { kind: 'live', bank: BANK },
      lapse: { after: 1, become: 'forfeit' },
    });
    await bob.join(clocked);

    const before = await look(clocked);
    await site.kill();
    const killed = Date.now();
    await wait(DOWN[kind]);
    const down = Date.now() - killed;
    await site.start();
    const after = await look(clocked);
    expect(before.left - after.left).toBeLessThanOrEqual(after.now - before.now - down);

    const store = await lookInto(where);
    const isOver = async (table: string) => (await store.table(table))?.table.status === 'finished';
    await until('the clock to run out', () => isOver(clocked));
    await until('the bots to finish', () => isOver(botted));
    const acts = (await store.records(clocked, 0)).map(({ at, act }) => ({ at, do: act.do }));
    const lapse = acts.find((act) => act.do === 'lapse');
    expect(acts.map((act) => act.do)).toEqual(['begin', 'lapse', 'resign']);
    expect((lapse?.at ?? 0) - after.started).toBeGreaterThanOrEqual(BANK + down);
    for (const table of [clocked, botted]) await expectVerified(ann, table);
    expect(site.faults).toEqual([]);
  },
  LONG,
);
