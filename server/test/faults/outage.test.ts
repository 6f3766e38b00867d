/** PostgreSQL goes away while people play, and comes back. */
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, describe, expect, test } from 'vitest';
import { Client } from '../support/client.ts';
import { freshDatabase, ownPostgres } from '../support/postgres.ts';
import { expectFair, expectKept, expectVerified } from './consistency.ts';
import { lookInto } from './data-folder.ts';
import { BATTUE, Load } from './load.ts';
import { PatientPlayer } from './player.ts';
import { refusedStart } from './server-process.ts';
import { Site } from './site.ts';

/** Longer than a server may be silent before that counts as downtime. */
const DOWN = 4000;
const LONG = 600_000;

test('a server whose PostgreSQL is not there does not start and says why', async () => {
  const { code, err } = await refusedStart({ DATABASE_URL: 'postgres://gonfalon@127.0.0.1:1/gonfalon' });
  expect(code).toBe(2);
  expect(err).toMatch(/PostgreSQL .* cannot be used/);
  expect(err).not.toMatch(/^ {4}at /m);
});

/** That of the run is used by others, and may not be ours to stop. */
const postgres = await ownPostgres();
afterAll(() => postgres?.stop());

describe.runIf(postgres)('PostgreSQL that is stopped and started again', () => {
  test(
    'lets requests fail cleanly in between; then all goes on, and nothing acknowledged is lost',
    async () => {
      const { url } = await freshDatabase(postgres?.url);
      const site = await Site.open({ DATABASE_URL: url });
      const load = await Load.gather(site, 3);
      const [ann, bob] = [await new PatientPlayer(site).arrive(), await new PatientPlayer(site).arrive()];
      const clocked = await ann.create({
        ...BATTUE,
        seats: [{ kind: 'me' }, { kind: 'open' }],
        clock: { kind: 'live', bank: 600_000 },
      });
      await bob.join(clocked);
      const clock = async () => {
        const { standing } = await ann.persist((client) => client.show(clocked));
        const { now = 0, left = [], running = 0 } = standing?.clock ?? {};
        return { now, left: left[running] ?? 0 };
      };
      const guest = await Client.guest(await site.address());
      await guest.connect();
      await guest.ask('watch', clocked);
      await load.progress(100);
      const before = await clock();

      await postgres?.stopServer();
      const stopped = Date.now();
      // Those with sockets are told as well, unless all of their tables happen to wait for themselves.
      await load.until('players to be told', () => load.patient.some(({ unavailable }) => unavailable > 0));
      for (const path of ['/healthz', '/api/tables?list=open', `/api/tables/${clocked}`])
        expect(await guest.get(path)).toMatchObject(UNAVAILABLE);
      expect(await guest.post('/api/tables', TABLE)).toMatchObject(UNAVAILABLE);
      expect(await guest.command(clocked, 'join')).toMatchObject(UNAVAILABLE);
      expect(await guest.ask('watch', clocked)).toMatchObject(UNAVAILABLE.body);
      await wait(Math.max(0, stopped + DOWN - Date.now()));
      const down = Date.now() - stopped;
      await postgres?.startServer();

      const after = await clock();
      expect(before.left - after.left).toBeLessThanOrEqual(after.now - before.now - down);
      await load.progress(100);
      // Who saw it run before is shown where it is now.
      await guest.update(({ table, clock: seen }) => table === clocked && (seen?.now ?? 0) > stopped + down);
      expect(await guest.ask('watch', clocked)).toMatchObject({ ok: true });
      await load.finish();
      await guest.close();
      const store = await lookInto({ data: '', databaseUrl: url });
      await expectKept(store, load);
      expectFair(load);
      expect(load.live.map(({ vanished }) => vanished)).toEqual(load.live.map(() => 0));
      for (const [table, player] of load.tables) await expectVerified(player, table);
      expect(site.faults).toEqual([]);
      console.info(
        `PostgreSQL away for ${Math.round(down / 1000)} s: ${load.acknowledged} choices acknowledged, none lost`,
      );
    },
    LONG,
  );
});

const UNAVAILABLE = { status: 503, body: { ok: false, error: { code: 'server.unavailable' } } };
const TABLE = { ...BATTUE, seats: [{ kind: 'me' }, { kind: 'open' }] };
