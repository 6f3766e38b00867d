/** Standing orders at a table of a server: they answer, can be changed at any time, and nobody else learns of them. */
import type { GameModule, Question } from '@gonfalon/kernel';
import { createRng } from '@gonfalon/kernel';
import { expect, test } from 'vitest';
import { pebbles } from '../../../kernel/test/toy.ts';
import type { Client } from '../support/client.ts';
import type { SeededTable } from '../support/seeded-tables.ts';
import { idOf, seedTables } from '../support/seeded-tables.ts';
import { folder, site } from '../support/start-server.ts';

const PEBBLES = pebbles as unknown as GameModule;
/** Words that stand in orders, automatic passes or hushed cards, and nowhere else. */
const PRIVATE = ['"orders"', '"gulls"', '"keep"', 'always', '"autoPassed"', '"hushed"'];

interface Table {
  readonly id: string;
  readonly people: readonly Client[];
  readonly spectator: Client;
}

/** Tables whose dice and cards are always the same. */
const NAMES = ['waves', 'gulls', 'reefs', 'sands', 'rocks', 'ponds'];

async function sitDown(plan: Partial<SeededTable> = {}, name = 'waves'): Promise<Table> {
  const laid = { game: 'pebbles', module: PEBBLES, seats: 3, options: { pebbles: 60 }, name, ...plan };
  const data = folder();
  await seedTables({ data, databaseUrl: undefined }, [laid]);
  const { guest } = await site({ data }, [PEBBLES]);
  const id = idOf(laid);
  const people = [await guest(), await guest(), await guest()];
  const spectator = await guest();
  for (const [seat, client] of people.entries()) await client.done(`/api/tables/${id}/join`, { seat });
  for (const client of [...people, spectator]) {
    await client.connect();
    await client.ask('watch', id, {});
  }
  return { id, people, spectator };
}

/** The first of the tables at which that happens. */
async function found(happens: (table: Table) => Promise<boolean>): Promise<Table> {
  for (const name of NAMES) {
    const table = await sitDown({}, name);
    if (await happens(table)) return table;
  }
  throw new Error('it happened at no table');
}

/** Plays so that waves come, until a window of that seat is put to its person, or for so many choices. */
async function playUntilAsked(
  { id, people }: Table,
  seat: number,
  choices: number,
): Promise<Question | undefined> {
  const chance = createRng({ kind: 'fast', seed: id });
  for (let made = 0; made < choices; ) {
    for (const [at, client] of people.entries()) {
      const { question, number, over } = (await client.show(id)).standing ?? {};
      if (over) return undefined;
      if (!question) continue;
      if (question.prompt === 'watch' && at === seat && question.choices.length > 1) return question;
      const { choices: offered } = question;
      const wave = offered.find(([verb]) => verb === 'play');
      const choice = wave ?? offered[chance.nextInt(offered.length)];
      const { body } = await client.command(id, 'choose', { number, choice, key: `key-of-choice-${made}` });
      if (body.ok) made++;
    }
  }
  return undefined;
}

/** Everything that the table shows, read by everybody. */
async function readAll({ id, people, spectator }: Table): Promise<void> {
  for (const client of [...people, spectator])
    for (const page of ['', '/events?from=0', '/chat']) await client.get(`/api/tables/${id}${page}`);
}

const history = async ({ id, spectator }: Table) =>
  (await spectator.get(`/api/tables/${id}/events?from=0`)).body;

test('orders answer for their seat, and no byte that others get tells of them', async () => {
  const table = await found(async (one) => {
    const { id, people } = one;
    const [, second] = people as [Client, Client];
    await second.done(`/api/tables/${id}/orders`, { orders: { gulls: 'always' } });
    expect(await playUntilAsked(one, 1, 60)).toBeUndefined();
    return JSON.stringify(await history(one)).includes('"kind":"scared","seat":1');
  });
  const [first, second, third] = table.people as [Client, Client, Client];
  const { spectator } = table;
  expect(second.received.join()).toContain('"kind":"scared","seat":1');
  await readAll(table);
  for (const client of [first, third, spectator]) {
    const received = client.received.join('\n');
    expect(received).toContain('"kind":"scared","seat":1');
    expect(PRIVATE.filter((word) => received.includes(word))).toEqual([]);
  }
});

test('the form of orders shows what a seat may order, and what it ordered', async () => {
  const { id, people } = await sitDown();
  const [, second] = people as [Client, Client];
  const form = await second.ask('ordersForm', id);
  expect(form).toMatchObject({
    ok: true,
    fields: [{ id: 'gulls', options: ['always', 'never'] }, { id: 'keep' }],
  });
  expect(form.orders).toBeUndefined();
  await second.done(`/api/tables/${id}/orders`, { orders: { gulls: 'always' } });
  expect(await second.ask('ordersForm', id)).toMatchObject({ orders: { gulls: 'always' } });
});

test('orders are taken back, and the seat is asked again; passes for the match and cards are private too', async () => {
  let question: Question | undefined;
  const table = await found(async (one) => {
    const [, second] = one.people as [Client, Client];
    await second.done(`/api/tables/${one.id}/orders`, { orders: { gulls: 'never' } });
    await second.done(`/api/tables/${one.id}/orders`);
    question = await playUntilAsked(one, 1, 60);
    return question !== undefined;
  });
  const { id, people, spectator } = table;
  const [first, second, third] = people as [Client, Client, Client];
  const card = question?.autoPass?.cards?.[0];
  expect(await second.ask('autoPass', id, { card: 'gull:99', on: true })).toMatchObject({ ok: false });
  await second.done(`/api/tables/${id}/autoPass`, { card, on: true });
  await second.done(`/api/tables/${id}/autoPass`, { card, on: false });
  await second.command(id, 'autoPass', { prompt: 'watch', key: 'match', on: true });
  await readAll(table);
  for (const client of [first, third, spectator])
    expect(PRIVATE.filter((word) => client.received.join('\n').includes(word))).toEqual([]);
});

test('orders must fit the form of their game; only a player has one, and only in a game with orders', async () => {
  const { id, people, spectator } = await sitDown();
  const [first] = people as [Client];
  for (const orders of [{ gulls: 'often' }, { other: true }, { keep: ['gull:99'] }])
    expect((await first.command(id, 'orders', { orders })).body).toMatchObject({
      error: { code: 'table.bad-orders' },
    });
  expect((await first.command(id, 'orders', { orders: [] })).status).toBe(400);
  expect((await spectator.command(id, 'ordersForm')).body).toMatchObject({
    error: { code: 'table.not-seated' },
  });
  const { guest } = await site();
  const ann = await guest();
  const battue = await ann.create({
    game: 'battue',
    seats: [{ kind: 'me' }, { kind: 'bot', bot: 'random' }],
  });
  expect((await ann.show(battue)).table.windows).toBe('ask');
  const overDays = await ann.create({
    game: 'battue',
    seats: [{ kind: 'me' }, { kind: 'open' }],
    clock: { kind: 'days', perTurn: 86_400_000 },
  });
  expect((await ann.show(overDays)).table.windows).toBe('flow');
  expect((await ann.command(battue, 'ordersForm')).body).toMatchObject({
    error: { code: 'table.no-orders' },
  });
});

test('where windows flow, who left no orders goes by the game’s own', async () => {
  const table = await sitDown({ windows: 'flow' });
  expect(await playUntilAsked(table, 1, 60)).toBeUndefined();
  expect(JSON.stringify(await history(table))).not.toContain('"kind":"scared"');
});
