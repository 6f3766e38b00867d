/** Rated tables and the pages of players, over HTTP and the socket of real servers. */
import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { Leader, PlayerInfo, TableInfo } from '@gonfalon/protocol';
import { expect, test } from 'vitest';
import type { Client } from '../support/client.ts';
import type { Site } from '../support/start-server.ts';
import { onBothStores, site } from '../support/start-server.ts';

const CLOCK = { kind: 'live', bank: 600_000 };
const RATED = {
  game: 'battlelore',
  rated: true,
  public: true,
  clock: CLOCK,
  seats: [{ kind: 'me' }, { kind: 'open' }],
};

/** One of the game's own, but written out as anybody could change it. */
const WRITTEN: unknown = JSON.parse(
  readFileSync(
    new URL('../../../games/battlelore/content/adventures/free-companies.json', import.meta.url),
    'utf8',
  ),
);

async function account({ guest }: Site, name: string): Promise<Client> {
  const client = await guest();
  await client.done('/api/account', { name, password: 'correct horse' });
  return client;
}

const codeOf = async (answer: Promise<Awaited<ReturnType<Client['get']>>>) => (await answer).body.error?.code;

/** Until each of them has made a choice. */
async function eachChooses(table: string, ...players: readonly Client[]): Promise<void> {
  const waiting = new Set(players);
  while (waiting.size > 0) {
    for (const player of players) {
      const { standing } = await player.show(table);
      const choice = standing?.question?.choices[0];
      if (!choice) continue;
      const fields = { number: standing.number, choice, key: randomUUID() };
      // Where there was nothing to choose, the table may have been faster.
      if ((await player.command(table, 'choose', fields)).status === 200) waiting.delete(player);
    }
  }
}

/** The table, once its match was counted. */
async function counted(client: Client, id: string): Promise<TableInfo> {
  for (;;) {
    const { table } = await client.show(id);
    if (table.ratings) return table;
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
}

async function page(client: Client, name: string): Promise<PlayerInfo> {
  return (await client.get(`/api/players/${encodeURIComponent(name)}`)).body.player as PlayerInfo;
}

async function matchesOf(client: Client, name: string): Promise<readonly TableInfo[]> {
  return (await client.get(`/api/players/${name}/matches`)).body.tables as TableInfo[];
}

test('a rated table asks for accounts, people, a clock, the game’s own scenarios, and no advice', async () => {
  const at = await site();
  const [ann, bob] = [await account(at, 'Ann'), await at.guest()];
  const refusals: readonly [Client, object, string][] = [
    [bob, RATED, 'table.rated-account'],
    [ann, { ...RATED, seats: [{ kind: 'me' }, { kind: 'bot', bot: 'knight' }] }, 'table.rated-bots'],
    [ann, { ...RATED, hints: true }, 'table.rated-hints'],
    [ann, { ...RATED, clock: { kind: 'none' } }, 'table.rated-clock'],
    [ann, { ...RATED, options: { adventure: WRITTEN } }, 'table.rated-scenario'],
    [ann, { ...RATED, seats: [{ kind: 'me' }, { kind: 'me' }] }, 'table.seated'],
  ];
  for (const [who, plan, code] of refusals) expect(await codeOf(who.post('/api/tables', plan))).toBe(code);
  const id = await ann.create(RATED);
  // Time that ran out for good is a loss, whatever was asked for.
  expect((await ann.show(id)).table).toMatchObject({ rated: true, lapse: { become: 'forfeit' } });
  expect((await bob.get('/api/tables?list=open')).body.tables).toMatchObject([{ id, rated: true }]);
  const refused = await bob.command(id, 'join');
  expect(refused).toMatchObject({ status: 403, body: { error: { code: 'table.rated-account' } } });
  expect(refused.body.error?.message).toMatch(/account page/);
  expect(await codeOf(ann.command(id, 'start', { fill: 'knight' }))).toBe('table.rated-bots');
  expect(await codeOf(ann.command(id, 'join'))).toBe('table.seated');
  expect((await ann.show(id)).table.status).toBe('open');
  // The same guest, with an account.
  await bob.done('/api/account', { name: 'Bob', password: 'correct horse' });
  await bob.done(`/api/tables/${id}/join`);
  const { standing } = await ann.show(id);
  const asked = standing?.question ? ann : bob;
  expect(await codeOf(asked.command(id, 'hint', { number: 0 }))).toBe('table.no-hints');
});

onBothStores((start) => {
  test('a rated match changes ratings once, tells who watches, and its rematch is rated', async () => {
    const at = await start();
    const [ann, bob, eve] = [await account(at, 'Ann'), await account(at, 'Bob'), await at.guest()];
    const id = await ann.create(RATED);
    await bob.done(`/api/tables/${id}/join`);
    await eachChooses(id, ann, bob);
    await eve.connect();
    await eve.ask('watch', id);
    await bob.done(`/api/tables/${id}/resign`);
    const told = await eve.push((push) => push.do === 'table' && push.info.ratings !== undefined);
    const ratings = [
      { seat: 0, before: 1500, after: 1662 },
      { seat: 1, before: 1500, after: 1338 },
    ];
    expect(told).toMatchObject({ info: { id, rated: true, ratings } });
    const anns = await page(eve, 'ann');
    expect(anns).toMatchObject({ name: 'Ann', since: expect.any(Number) });
    expect(anns.games).toEqual([
      {
        game: 'battlelore',
        rating: { rating: 1662, deviation: 290, provisional: true, matches: 1 },
        history: [{ at: expect.any(Number), rating: 1662 }],
        people: { won: 1, drawn: 0, lost: 0 },
        bots: { won: 0, drawn: 0, lost: 0 },
      },
    ]);
    expect(await matchesOf(eve, 'Bob')).toMatchObject([{ id, ratings }]);
    // Provisional ratings are in no list of the best.
    expect((await eve.get('/api/players?game=battlelore')).body.players as Leader[]).toEqual([]);

    const { table: next } = await bob.done(`/api/tables/${id}/rematch`);
    expect((await bob.show(String(next))).table).toMatchObject({ rated: true, status: 'open', you: 0 });
    expect(await codeOf(eve.command(String(next), 'join'))).toBe('table.rated-account');
    await ann.done(`/api/tables/${next}/join`);
    // Nobody has chosen anything: it never really began.
    await ann.done(`/api/tables/${next}/resign`);
    expect((await counted(eve, String(next))).ratings).toEqual([]);
    expect((await page(eve, 'Ann')).games[0]?.rating?.matches).toBe(1);
    expect(await codeOf(eve.command(id, 'rematch'))).toBe('table.not-seated');
  });
});

test('a page shows no match that its reader may not see, and only accounts have one', async () => {
  const at = await site();
  const [ann, bob, eve] = [await account(at, 'Ann'), await account(at, 'Bob'), await at.guest()];
  const ends: string[] = [];
  for (const plan of [
    { public: false, rated: true },
    { rated: false, spectators: false },
  ]) {
    const id = await ann.create({ ...RATED, ...plan });
    await bob.done(`/api/tables/${id}/join`);
    await eachChooses(id, ann, bob);
    await ann.done(`/api/tables/${id}/offer`, { end: 'draw' });
    await bob.done(`/api/tables/${id}/accept`);
    ends.push(id);
  }
  await counted(ann, ends[0] ?? '');
  // A rated match counts for everybody, but is shown to nobody who has not its link.
  expect((await page(eve, 'Ann')).games[0]?.people).toEqual({ won: 0, drawn: 1, lost: 0 });
  expect(await matchesOf(eve, 'Ann')).toEqual([]);
  expect(eve.received.some((text) => ends.some((id) => text.includes(id)))).toBe(false);
  expect((await page(bob, 'Ann')).games[0]?.people).toEqual({ won: 0, drawn: 2, lost: 0 });
  expect((await matchesOf(bob, 'Ann')).map(({ id }) => id).sort()).toEqual(ends.toSorted());

  const [me, guest] = await Promise.all([ann, eve].map(async (one) => (await one.get('/api/me')).body.me));
  const idOf = (who: unknown) => (who as { readonly id: string }).id;
  expect((await page(eve, idOf(me))).name).toBe('Ann');
  for (const other of [idOf(guest), 'nobody', '%00', '%F0%9F%98%80', 'x'.repeat(90), '..%2Fme'])
    for (const rest of ['', '/matches'])
      expect(await codeOf(eve.get(`/api/players/${other}${rest}`))).toBe('player.unknown');
  expect(await codeOf(eve.get('/api/players'))).toBe('request.malformed');
  expect(await codeOf(eve.get('/api/players?game=chess'))).toBe('table.game-unknown');
  eve.cookie = '';
  for (const path of ['?game=battue', '/Ann', '/Ann/matches'])
    expect(await codeOf(eve.get(`/api/players${path}`))).toBe('identity.needed');
});

test('who deletes their account in the middle of a rated match has lost it', async () => {
  const at = await site();
  const [ann, bob] = [await account(at, 'Ann'), await account(at, 'Bob')];
  const id = await ann.create(RATED);
  await bob.done(`/api/tables/${id}/join`);
  await eachChooses(id, ann, bob);
  await bob.done('/api/account/delete', { password: 'correct horse' });
  const table = await counted(ann, id);
  // What became of the rating of who is gone is nobody's business.
  expect(table).toMatchObject({ status: 'finished', ratings: [{ seat: 0, before: 1500, after: 1662 }] });
  expect(await codeOf(ann.get('/api/players/Bob'))).toBe('player.unknown');
  // The seat is not kept for somebody who will never come.
  const { table: next } = await ann.done(`/api/tables/${id}/rematch`);
  expect((await ann.show(String(next))).table.seats).toContainEqual({ kind: 'open' });
});
