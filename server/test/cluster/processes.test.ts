/** Several servers on one PostgreSQL. */
import { randomUUID } from 'node:crypto';
import type { Choice } from '@gonfalon/kernel';
import { createRng } from '@gonfalon/kernel';
import type { Update } from '@gonfalon/protocol';
import { Client } from 'pg';
import { describe, expect, onTestFinished, test } from 'vitest';
import { freshDatabase, postgresUrl } from '../support/postgres.ts';
import type { SeededTable } from '../support/seeded-tables.ts';
import { idOf, seedTables } from '../support/seeded-tables.ts';
import type { Site } from '../support/start-server.ts';
import { site } from '../support/start-server.ts';
import { TableClients } from '../support/table-clients.ts';

const TWO = { game: 'battlelore', seats: [{ kind: 'me' }, { kind: 'open' }] };

async function pair(): Promise<[Site, Site]> {
  const { url, drop } = await freshDatabase();
  onTestFinished(drop);
  return [await site({ databaseUrl: url }), await site({ databaseUrl: url })];
}

describe.runIf(await postgresUrl())('two servers on one PostgreSQL', () => {
  test('players at different servers play a match, and all watchers see the same in the same order', async () => {
    const [here, there] = await pair();
    const [ann, eve] = [await here.guest(), await here.guest()];
    const [bob, fay] = [await there.guest(), await there.guest()];
    const id = await ann.create(TWO);
    expect((await bob.command(id, 'join')).status).toBe(200);
    for (const one of [ann, bob, eve, fay]) await one.connect();
    for (const one of [eve, fay]) await one.ask('watch', id, { from: 0 });
    const pick = ({ choices }: NonNullable<Update['question']>) => choices[choices.length >> 1];
    const enough = ({ seq }: Update) => seq >= 60;
    await Promise.all([ann.playOn(id, pick, enough), bob.playOn(id, pick, enough)]);
    const seen = async (watcher: typeof eve) => {
      const news: Update['news'][number][] = [];
      for (let at = 0; at < 60; ) {
        const update = await watcher.update();
        expect(update.from).toBe(at);
        news.push(...update.news);
        at = update.seq;
      }
      return news.filter(({ seq }) => seq <= 60);
    };
    expect(await seen(eve)).toEqual(await seen(fay));
  });

  test('records are told where another server follows a table, and nowhere else', async () => {
    const { url, drop } = await freshDatabase();
    const told: string[] = [];
    const ear = new Client({ connectionString: url });
    onTestFinished(async () => {
      await ear.end();
      await drop();
    });
    await ear.connect();
    ear.on('notification', ({ payload = '' }) => told.push(...payload.split('\n')));
    await ear.query('listen gonfalon');
    const [here, there] = [await site({ databaseUrl: url }), await site({ databaseUrl: url })];
    const [ann, bob] = [await here.guest(), await here.guest()];
    const eve = await there.guest();
    await eve.connect();
    for (const one of [ann, bob]) await one.connect();
    const play = async (id: string) => {
      await bob.command(id, 'join');
      const pick = ({ choices }: NonNullable<Update['question']>) => choices[choices.length >> 1];
      const enough = ({ seq }: Update) => seq >= 40;
      await Promise.all([ann.playOn(id, pick, enough), bob.playOn(id, pick, enough)]);
    };
    const alone = await ann.create(TWO);
    await play(alone);
    const followed = await ann.create(TWO);
    await eve.ask('watch', followed, { from: 0 });
    await play(followed);
    const isTold = (id: string) => told.filter((notice) => notice.startsWith(`log ${id}`));
    await expect.poll(() => isTold(followed).some((notice) => notice.endsWith(']'))).toBe(true);
    expect(isTold(alone)).not.toHaveLength(0);
    expect(isTold(alone).filter((notice) => notice !== `log ${alone}`)).toEqual([]);
  });

  test('of two answers to the same question at two servers, one is taken', async () => {
    const [here, there] = await pair();
    const [ann, bob] = [await here.guest(), await here.guest()];
    const id = await ann.create(TWO);
    await bob.command(id, 'join');
    for (let round = 0; round < 20; ) {
      const asked = (await ann.show(id)).standing?.question ? ann : bob;
      const { standing } = await asked.show(id);
      expect(standing?.over).toBeUndefined();
      // Where there is nothing to choose, the table answers.
      if (!standing?.question || (standing.question.choices.length === 1 && !standing.mayUndo)) continue;
      round++;
      const { number, question } = standing;
      const twin = await there.guest();
      twin.cookie = asked.cookie;
      const tries = [asked, twin].map((one, i) =>
        one.command(id, 'choose', {
          number,
          choice: question.choices[i % question.choices.length],
          key: randomUUID(),
        }),
      );
      const answers = await Promise.all(tries);
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
      const lost = answers.find(({ status }) => status === 409);
      expect(lost?.body.error?.rule).toBe('table.stale');
      const fresh = lost?.body.standing as Update | undefined;
      expect(fresh?.number).toBeGreaterThan(number);
    }
  });

  test('what a seat does not want to be asked is known at the other server, until it is taken back', async () => {
    const laid: SeededTable = { name: 'windows', game: 'battue', seats: 3, options: {} };
    const { url, drop } = await freshDatabase();
    onTestFinished(drop);
    await seedTables({ data: '', databaseUrl: url }, [laid]);
    // Later than this test lasts: nobody but the seats answers.
    const settings = { databaseUrl: url, reactionDelay: [99_999, 99_999] } as const;
    const [here, there] = [await site(settings), await site(settings)];
    const seats = [await here.guest(), await here.guest(), await here.guest()];
    const company = await TableClients.gather(idOf(laid), seats, await there.guest());
    const chance = createRng({ kind: 'fast', seed: laid.name });
    for (;;) {
      const turn = await company.turn(() => false);
      if (!turn) throw new Error('no window with a choice came up');
      const { prompt, autoPass, choices } = turn.question;
      if (!autoPass || choices.length === 1) {
        await company.choose(turn, choices[chance.nextInt(choices.length)] as Choice);
        await company.after(turn);
        continue;
      }
      const twin = await there.guest();
      twin.cookie = turn.client.cookie;
      const waived = async () => (await twin.show(company.table)).standing?.autoPassed;
      for (const [on, known] of [
        [true, [{ prompt, key: autoPass.key }]],
        [false, undefined],
      ] as const) {
        await turn.client.ask('autoPass', company.table, { prompt, key: autoPass.key, on });
        await expect.poll(waived).toEqual(known);
      }
      return;
    }
  });

  test('talk, seats, names and sign-outs reach the other server', async () => {
    const [here, there] = await pair();
    const [ann, bob] = [await here.guest(), await there.guest()];
    const id = await ann.create(TWO);
    await ann.connect();
    await bob.connect();
    await bob.ask('watch', id);
    await ann.ask('watch', id);
    await bob.command(id, 'join');
    const started = await ann.push((push) => push.do === 'table' && push.info.status === 'playing');
    expect(started).toMatchObject({ info: { you: 0 } });
    await bob.command(id, 'chat', { text: 'from afar' });
    expect(await ann.push((push) => push.do === 'chat')).toMatchObject({ line: { text: 'from afar' } });
    const gone = ann.closed();
    const twin = await there.guest();
    twin.cookie = ann.cookie;
    await twin.done('/api/sign-out', { everywhere: true });
    expect(await gone).toBe(4001);
    expect((await ann.get('/api/tables?list=mine')).body.error?.code).toBe('identity.needed');
  });
});
