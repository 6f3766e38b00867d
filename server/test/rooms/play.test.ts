import { randomUUID } from 'node:crypto';
import { games } from '@gonfalon/games';
import type { Question } from '@gonfalon/kernel';
import { commitment, createRng, readMatchFile, verifyMatch } from '@gonfalon/kernel';
import type { Update } from '@gonfalon/protocol';
import { expect, onTestFinished, test } from 'vitest';
import { openStore } from '../../store/open.ts';
import { silent } from '../store/test-stores.ts';
import { idOf, seedTables } from '../support/seeded-tables.ts';
import { folder, onBothStores, site as openSite } from '../support/start-server.ts';

const battue = games.find((m) => m.game.id === 'battue') as (typeof games)[number];
/** A table of players who choose anything must come to an end. */
const BATTUE = { game: 'battue', options: { roundLimit: 6, quickSetup: true } };
/** Nobody wins this one in so few choices. */
const LONG = { game: 'battlelore', seats: [{ kind: 'me' }, { kind: 'open' }] };
const TWO = { ...BATTUE, seats: [{ kind: 'me' }, { kind: 'open' }] };

/** Any choice, the same ones for the same seed. */
function anyChoice(seed: string) {
  const chance = createRng({ kind: 'fast', seed });
  return ({ choices }: Question) => choices[chance.nextInt(choices.length)];
}

onBothStores((site) => {
  test('two guests create, join, play a whole match over sockets, and download a file that verifies', async () => {
    const { guest } = await site();
    const [ann, bob] = [await guest(), await guest()];
    const id = await ann.create(TWO);
    const { table } = await ann.show(id);
    expect(table).toMatchObject({ status: 'open', you: 0 });
    expect(table.seed).toBeUndefined();
    expect((await bob.command(id, 'join')).body).toMatchObject({ ok: true, seat: 1 });
    await ann.connect();
    await bob.connect();
    const [last] = await Promise.all([ann.playOn(id, anyChoice('a')), bob.playOn(id, anyChoice('b'))]);
    expect(last.over?.by).toBe('rules');
    const { table: over } = await bob.show(id);
    expect(over.status).toBe('finished');
    expect(commitment(over.seed ?? '')).toBe(table.commitment);
    const { body } = await bob.get(`/api/tables/${id}/file`);
    const file = readMatchFile(body);
    expect(verifyMatch(battue.game, file).result).toEqual(last.over?.result);
  });

  test('a person against bots: the match goes on by itself to its end', async () => {
    const { guest } = await site();
    const ann = await guest();
    const id = await ann.create({
      ...BATTUE,
      seats: [{ kind: 'me' }, { kind: 'bot', bot: 'random' }, { kind: 'bot', bot: 'greedy' }],
    });
    await ann.connect();
    expect((await ann.playOn(id, anyChoice('a'))).over).toBeDefined();
  });

  test('a refused choice comes with its rule, its words and a fresh standing, and changes nothing', async () => {
    const { guest } = await site();
    const [ann, bob] = [await guest(), await guest()];
    const id = await ann.create(TWO);
    await bob.command(id, 'join');
    const [first, second] = (await ann.show(id)).standing?.question ? [ann, bob] : [bob, ann];
    await first.command(id, 'choose', { number: 0, choice: ['camp', 'edge:N', 'N-G'], key: randomUUID() });
    const { standing } = await second.show(id);
    const number = standing?.number ?? 0;
    const choice = ['camp', 'edge:N', 'N-T'];
    const wrong = await second.command(id, 'choose', { number, choice, key: randomUUID() });
    expect(wrong.status).toBe(409);
    expect(wrong.body.error).toMatchObject({ code: 'table.refused', rule: expect.stringMatching(/^BTU-/) });
    expect(wrong.body.error?.text).toBeTruthy();
    expect(wrong.body).toMatchObject({ standing: { seq: standing?.seq, number } });
    const why = await second.command(id, 'explain', { choice });
    expect(why.body.error?.rule).toBe(wrong.body.error?.rule);
    const french = await second.post(`/api/tables/${id}/explain`, { choice }, { 'accept-language': 'fr' });
    expect(french.body.error?.message).not.toBe(why.body.error?.message);
    const notAsked = await first.command(id, 'choose', { number, choice: ['pass'], key: randomUUID() });
    expect(notAsked.body.error).toMatchObject({ code: 'table.refused', rule: 'table.not-asked' });
    expect((await ann.show(id)).standing?.seq).toBe(standing?.seq);
  });

  test('a choice that is sent again is answered as it was, and done once', async () => {
    const { guest } = await site();
    const [ann, bob] = [await guest(), await guest()];
    const id = await ann.create(TWO);
    await bob.command(id, 'join');
    const asked = (await ann.show(id)).standing?.question ? ann : bob;
    const { number = 0, question } = (await asked.show(id)).standing ?? {};
    const choice = question?.choices[0];
    const key = randomUUID();
    const answers = await Promise.all(
      [1, 2, 3].map(() => asked.command(id, 'choose', { number, choice, key })),
    );
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(new Set(answers.map(({ body }) => body.seq)).size).toBe(1);
    const { standing } = await asked.show(id);
    const late = await asked.command(id, 'choose', { number, choice, key });
    expect(late.body).toMatchObject({ ok: true, seq: answers[0]?.body.seq });
    expect((await asked.show(id)).standing?.seq).toBe(standing?.seq);
    const another = await asked.command(id, 'choose', { number, choice, key: randomUUID() });
    expect(another.body.error).toMatchObject({ rule: 'table.stale' });
  });

  test('who missed updates asks from where it was, and gets exactly what it missed', async () => {
    const { guest } = await site();
    const [ann, bob, eve] = [await guest(), await guest(), await guest()];
    const id = await ann.create(LONG);
    await bob.command(id, 'join');
    for (const client of [ann, bob, eve]) await client.connect();
    await eve.ask('watch', id, { from: 0 });
    const whole = await eve.update();
    expect(whole.from).toBe(0);
    const until =
      (seq: number) =>
      ({ seq: at }: { seq: number }) =>
        at >= seq;
    await Promise.all([ann.playOn(id, anyChoice('a'), until(40)), bob.playOn(id, anyChoice('b'), until(40))]);
    let seen = whole.news.map(({ seq }) => seq);
    let at = whole.seq;
    while (at < 40) {
      const { from, seq, news, revoked } = await eve.update();
      expect(from).toBe(at);
      expect(revoked).toEqual([]);
      seen = [...seen, ...news.map((n) => n.seq)];
      at = seq;
    }
    await eve.close();
    await eve.connect();
    await eve.ask('watch', id, { from: 7 });
    const missed = await eve.update(({ from }) => from === 7);
    expect(missed.news.map(({ seq }) => seq).filter((seq) => seq <= at)).toEqual(
      seen.filter((seq) => seq > 7),
    );
    const { body } = await eve.get(`/api/tables/${id}/events?from=7`);
    const upTo = (news: unknown) => (news as Update['news']).filter(({ seq }) => seq <= at);
    expect(upTo(body.news)).toEqual(upTo(missed.news));
  });

  test('undo goes back over one’s own choice and is told to all', async () => {
    const { guest } = await site();
    const [ann, bob] = [await guest(), await guest()];
    const id = await ann.create(LONG);
    await bob.command(id, 'join');
    for (const client of [ann, bob]) await client.connect();
    const chance = anyChoice('undo');
    for (let i = 0; i < 300; i++) {
      const asked = (await ann.show(id)).standing?.question ? ann : bob;
      const { number = 0, question, mayUndo, seq = 0 } = (await asked.show(id)).standing ?? {};
      if (!question) break;
      if (mayUndo) {
        const other = asked === ann ? bob : ann;
        expect((await other.command(id, 'undo', { number, key: randomUUID() })).body.error?.rule).toBe(
          'table.no-undo',
        );
        await other.ask('watch', id);
        await other.update();
        const key = randomUUID();
        expect((await asked.command(id, 'undo', { number, key })).body).toMatchObject({
          ok: true,
          seq: seq + 1,
        });
        expect((await asked.command(id, 'undo', { number, key })).body).toMatchObject({
          ok: true,
          seq: seq + 1,
        });
        expect((await other.update()).revoked).toHaveLength(1);
        return;
      }
      await asked.command(id, 'choose', { number, choice: chance(question), key: randomUUID() });
    }
    throw new Error('nothing could be taken back in 300 choices');
  });

  test('resigning, offers and their answers end a table; its file verifies though nobody won', async () => {
    const { guest } = await site();
    const [ann, bob] = [await guest(), await guest()];
    const id = await ann.create(TWO);
    await bob.command(id, 'join');
    expect((await bob.command(id, 'accept')).body.error?.code).toBe('table.no-offer');
    await ann.command(id, 'offer', { end: 'draw' });
    expect((await bob.show(id)).standing?.offer).toEqual({ end: 'draw', by: 0, accepted: [0] });
    await bob.command(id, 'decline');
    await bob.command(id, 'offer', { end: 'draw' });
    expect((await ann.command(id, 'accept')).body.ok).toBe(true);
    const { table, standing } = await ann.show(id);
    expect(table).toMatchObject({ status: 'finished', outcome: { by: 'draw' } });
    expect(standing?.over).toEqual({ by: 'draw' });
    const file = readMatchFile((await ann.get(`/api/tables/${id}/file`)).body);
    expect(verifyMatch(battue.game, file).result).toBeUndefined();
    expect((await ann.command(id, 'resign')).body.error?.code).toBe('table.not-playing');
  });

  test('a match that there is no room for in memory is left with a snapshot, and goes on', async () => {
    const { guest, config } = await site({ rooms: 1 });
    const [ann, bob] = [await guest(), await guest()];
    const [one, other] = [await ann.create(TWO), await ann.create(TWO)];
    await bob.done(`/api/tables/${one}/join`);
    const { standing } = await ann.show(one);
    await bob.done(`/api/tables/${other}/join`);
    const store = await openStore(config, silent, 'read');
    onTestFinished(() => store.close());
    await expect.poll(async () => (await store.snapshot(one))?.seq).toBe(standing?.seq);
    expect((await ann.show(one)).standing).toEqual(standing);
  });

  test('replays show a running match only through one’s own eyes, and a finished one through any', async () => {
    const { guest } = await site();
    const [ann, bob] = [await guest(), await guest()];
    const id = await ann.create(LONG);
    await bob.command(id, 'join');
    for (const client of [ann, bob]) await client.connect();
    const enough = ({ seq }: { seq: number }) => seq > 30;
    await Promise.all([ann.playOn(id, anyChoice('a'), enough), bob.playOn(id, anyChoice('b'), enough)]);
    const own = await ann.get(`/api/tables/${id}/replay?at=12`);
    expect(own.body).toMatchObject({ ok: true, at: 12, viewer: 0, view: { viewer: 0 } });
    expect((await ann.get(`/api/tables/${id}/replay?at=12&as=1`)).body.error?.code).toBe(
      'table.not-finished',
    );
    expect((await ann.get(`/api/tables/${id}/replay?at=99999`)).body.error?.code).toBe('table.no-such-place');
    expect((await ann.get(`/api/tables/${id}/file`)).body.error?.code).toBe('table.not-finished');
    await ann.command(id, 'resign');
    expect((await ann.show(id)).table.status).toBe('finished');
    expect((await ann.get(`/api/tables/${id}/replay?at=12&as=1`)).body).toMatchObject({ viewer: 1 });
  });
});

test('also where the table went on by itself, the answer is that to the choice', async () => {
  const laid = { name: 'once more', game: 'battue', seats: 2, options: {} };
  const data = folder();
  await seedTables({ data, databaseUrl: undefined }, [laid]);
  const { guest } = await openSite({ data });
  const people = [await guest(), await guest()];
  const id = idOf(laid);
  for (const one of people) await one.done(`/api/tables/${id}/join`);
  const chance = anyChoice('once more');
  let wentOn = 0;
  for (let i = 0; i < 60; ) {
    const shown = await Promise.all(people.map((one) => one.show(id)));
    const seat = shown.findIndex(({ standing }) => standing?.question);
    const { number = 0, question, mayUndo } = shown[seat]?.standing ?? {};
    if (!question || (question.choices.length === 1 && !mayUndo)) continue;
    i++;
    const fields = { number, choice: chance(question), key: randomUUID() };
    const once = await people[seat]?.done(`/api/tables/${id}/choose`, fields);
    expect(await people[seat]?.done(`/api/tables/${id}/choose`, fields)).toEqual(once);
    const now = (await people[seat]?.show(id))?.standing;
    if ((now?.seq ?? 0) > Number(once?.seq)) wentOn++;
  }
  expect(wentOn).toBeGreaterThan(0);
});
