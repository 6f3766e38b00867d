/** Nothing hidden leaves the server: everybody at a running match is sent only what their seat may know. */
import { createHash } from 'node:crypto';
import type { Chance, Choice, Seat, Viewer } from '@gonfalon/kernel';
import { createRng } from '@gonfalon/kernel';
import type { Hint } from '@gonfalon/protocol';
import { describe, expect, test } from 'vitest';
import type { TestStore } from '../store/test-stores.ts';
import { onBothTestStores } from '../store/test-stores.ts';
import type { Client } from '../support/client.ts';
import { leaks } from '../support/secrets.ts';
import type { SeededTable } from '../support/seeded-tables.ts';
import { idOf, seedOf, seedTables, truthOf } from '../support/seeded-tables.ts';
import type { Site } from '../support/start-server.ts';
import { site } from '../support/start-server.ts';
import type { Turn } from '../support/table-clients.ts';
import { isLeftToTable, TableClients } from '../support/table-clients.ts';

const LISTS = ['open', 'mine', 'live', 'finished'];
/** A word that only players may read, and one that only spectators may. */
const AMONG_PLAYERS = 'between-us-players';
const AMONG_SPECTATORS = 'between-us-spectators';

/** A table whose link nobody was given. */
const PRIVATE: SeededTable = { name: 'private', game: 'battue', seats: 2, options: {}, public: false };

/** A table of that seed in a server of its own, with somebody at every seat and one spectator. */
async function sitDown(
  laid: SeededTable,
  { where }: TestStore,
): Promise<{ company: TableClients; server: Site }> {
  await seedTables(where, [laid, PRIVATE]);
  const server = await site(where);
  const seats: Client[] = [];
  for (let seat = 0; seat < laid.seats; seat++) seats.push(await server.guest());
  return { server, company: await TableClients.gather(idOf(laid), seats, await server.guest()) };
}

/** Everything that can be read of a table, read by everybody. */
async function readAll(company: TableClients, seq: number): Promise<void> {
  const at = `/api/tables/${company.table}`;
  for (const client of company.everybody) {
    for (const list of LISTS) await client.get(`/api/tables?list=${list}`);
    for (const page of ['', '/events?from=0', '/chat', '/replay', `/replay?at=${1 + (seq >> 1)}`, '/file'])
      await client.get(at + page);
    for (const as of ['spectator', ...company.seats.keys()]) await client.get(`${at}/replay?as=${as}`);
    await company.watch(client, Math.max(0, seq - 30));
  }
}

/** What is refused comes with a reason and a standing: neither may tell more than the seat knows. */
async function beRefused(company: TableClients, { update: { number }, question }: Turn): Promise<void> {
  for (const client of company.everybody) {
    const fields = { number, choice: ['no-such-verb', 'no-such-thing'], key: company.keyOf(client) };
    const refused = [
      await client.ask('choose', company.table, fields),
      await client.ask('choose', company.table, { ...fields, number: number + 1 }),
      await client.ask('undo', company.table, { number: number + 1, key: company.keyOf(client) }),
      await client.ask('explain', company.table, { choice: fields.choice }),
      await client.ask('autoPass', company.table, { prompt: question.prompt, key: 'no-such-key', on: true }),
      await client.ask('start', company.table),
    ];
    expect(refused.map(({ ok }) => ok)).toEqual(refused.map(() => false));
  }
}

/** A bot that advises a seat knows no more than the seat does; the others learn nothing of it. */
async function beAdvised(
  company: TableClients,
  { client, update: { number }, question }: Turn,
): Promise<void> {
  const { hint } = await client.ask('hint', company.table, { number });
  expect(question.choices).toContainEqual((hint as Hint).choice);
  for (const other of company.everybody) {
    if (other !== client) expect((await other.ask('hint', company.table, { number })).ok).toBe(false);
  }
}

async function talk({ table, seats: [player], spectator }: TableClients): Promise<void> {
  await player?.ask('chat', table, { text: AMONG_PLAYERS });
  await spectator.ask('chat', table, { text: AMONG_SPECTATORS });
}

interface Evening {
  readonly choices: number;
  /** Gives up in the middle. */
  readonly quitter?: Seat;
  /** Does not want to be asked again, whatever it is that may be waived. */
  readonly waiver: Seat;
}

/** Plays any choices, takes some back, and has everybody look at everything from time to time. */
async function playOn(company: TableClients, { choices, quitter, waiver }: Evening): Promise<void> {
  const chance = createRng({ kind: 'fast', seed: company.table });
  for (let i = 0; i < choices; i++) {
    const turn = await company.turn();
    if (!turn) throw new Error('the match was over too soon');
    if (i % 60 === 10) await beRefused(company, turn);
    if (i % 60 === 20) await talk(company);
    if (i % 60 === 30) await readAll(company, turn.update.seq);
    if (i % 10 === 5) await lookAgain(company);
    if (i === 40) await beAdvised(company, turn);
    if (turn.question.secret) await lookAround(company, turn);
    if (i === choices >> 1 && quitter !== undefined)
      await company.seats[quitter]?.ask('resign', company.table);
    else await move(company, turn, chance, waiver);
    await company.after(turn);
  }
}

async function move(company: TableClients, turn: Turn, chance: Chance, waiver: Seat): Promise<void> {
  const { question, update, seat, client } = turn;
  const { prompt, autoPass } = question;
  const key = company.keyOf(client);
  if (autoPass && seat === waiver)
    await client.ask('autoPass', company.table, { prompt, key: autoPass.key, on: true });
  else if (update.mayUndo && chance.nextInt(3) === 0)
    await client.ask('undo', company.table, { number: update.number, key });
  else {
    // Cards are where the secrets are.
    const cards = question.choices.filter(([verb]) => verb === 'play');
    const among = cards.length > 0 && chance.nextInt(4) > 0 ? cards : question.choices;
    await company.choose(turn, among[chance.nextInt(among.length)] as Choice);
  }
}

/** Whoever put their view together from patches has the same as who asks for the whole of it. */
async function lookAgain(company: TableClients): Promise<void> {
  for (const client of company.everybody)
    expect(company.viewOf(client)).toEqual((await client.show(company.table)).standing?.view);
}

/** While somebody is asked discreetly, nobody else finds out who it is. */
async function lookAround(company: TableClients, { client: asked }: Turn): Promise<void> {
  for (const client of company.everybody) {
    const { table, standing } = await client.show(company.table);
    const { body } = await client.get('/api/tables?list=live');
    const [listed] = body.tables as (typeof table)[];
    const own = client === asked;
    for (const info of [table, listed]) {
      expect(info?.toMove !== undefined).toBe(own);
      expect(info?.yourTurn).toBe(own);
    }
    expect(standing?.waiting).toEqual(own ? undefined : {});
  }
}

/** What must not be in a single byte that somebody else gets. */
function ownSecrets(company: TableClients, client: Client): string[] {
  const cookie = decodeURIComponent(client.cookie.split('=')[1] ?? '');
  const token = cookie.split('.')[0] ?? '';
  expect(token).toHaveLength(43);
  return [token, createHash('sha256').update(token).digest('base64url'), company.keyStem(client)];
}

function nowhere(company: TableClients, laid: SeededTable, viewer: Viewer, waiver?: Seat): string[] {
  const me = viewer === 'spectator' ? company.spectator : company.seats[viewer];
  const seed = seedOf(laid);
  return [
    ...[seed.slice(0, 32), seed.slice(32), Buffer.from(seed, 'hex').toString('base64').slice(0, 40)],
    idOf(PRIVATE),
    ...company.everybody.filter((client) => client !== me).flatMap((client) => ownSecrets(company, client)),
    viewer === 'spectator' ? AMONG_PLAYERS : AMONG_SPECTATORS,
    ...(viewer === waiver ? [] : ['"autoPassed"']),
  ];
}

/** All that a line of the log may speak of. */
const LOGGED = ['level', 'time', 'msg', 'reqId', 'method', 'route', 'table', 'status', 'ms', 'code', 'rule'];

/** The log tells neither what anybody holds, chose or wrote, nor how to get in. */
function expectDiscreetLog({ log }: Site, company: TableClients, laid: SeededTable): void {
  const text = log.join('');
  const lines = text
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as object);
  expect(lines.filter((line) => 'rule' in line)).not.toEqual([]);
  const told = new Set(lines.flatMap((line) => Object.keys(line)));
  expect([...told].filter((name) => !LOGGED.includes(name))).toEqual([]);
  const secrets = company.everybody.flatMap((client) => ownSecrets(company, client));
  for (const secret of [...secrets, seedOf(laid), idOf(laid), idOf(PRIVATE), AMONG_PLAYERS, AMONG_SPECTATORS])
    expect(text).not.toContain(secret);
}

interface Tested extends Evening {
  readonly laid: SeededTable;
}

const TESTED: readonly Tested[] = [
  {
    laid: { name: 'Battue 29', game: 'battue', seats: 4, options: {}, hints: true },
    choices: 200,
    quitter: 3,
    waiver: 1,
  },
  {
    laid: {
      name: 'Lore',
      game: 'battlelore',
      seats: 2,
      options: { adventure: 'wizards-and-lore' },
      hints: true,
    },
    choices: 120,
    waiver: 1,
  },
  {
    laid: {
      name: 'War Councils',
      game: 'battlelore',
      seats: 2,
      options: { adventure: 'assaulting-the-tourelles' },
      hints: true,
    },
    choices: 90,
    waiver: 0,
  },
];

/** Where the search finds secrets if somebody else had been sent what the players were. */
const PLACES = [/ in the view at /, /^the question to /, / in the question at /, / in the event drew/];

/** Searches what has come until now: a match may go on by itself while its log is read. */
async function searchOf(company: TableClients, { config }: Site, laid: SeededTable, waiver?: Seat) {
  const came = new Map(company.everybody.map((client) => [client, [...client.received]]));
  const truth = await truthOf(config, laid);
  return (viewer: Viewer, client: Client) => {
    const never = nowhere(company, laid, viewer, waiver);
    return leaks({ game: laid.game, truth, viewer, never }, came.get(client) ?? []);
  };
}

onBothTestStores((lend) => {
  describe.each(TESTED)('$laid.name', ({ laid, ...evening }) => {
    test('no byte tells anybody what they may not know, and the search would find it', async () => {
      const { company, server } = await sitDown(laid, await lend());
      await playOn(company, evening);
      for (const client of company.everybody)
        expect(client.patched > evening.choices / 2).toBe(company.takesPatches(client));
      expectDiscreetLog(server, company, laid);
      const search = await searchOf(company, server, laid, evening.waiver);
      expect(search('spectator', company.spectator)).toEqual([]);
      for (const [seat, client] of company.seats.entries()) expect(search(seat, client)).toEqual([]);
      const exchanged = company.seats.map((_, seat) => company.seats[(seat + 1) % laid.seats] as Client);
      const found = exchanged.flatMap((client, seat) => search(seat, client));
      for (const place of PLACES)
        expect(
          found.some((leak) => place.test(leak)),
          `${place}`,
        ).toBe(true);
    });
  });

  test('nor does a clock that runs out, or a bot that takes a seat over', async () => {
    const laid: SeededTable = {
      name: 'silent',
      game: 'battlelore',
      seats: 2,
      options: { adventure: 'wizards-and-lore' },
      clock: { kind: 'days', perTurn: 400 },
      lapse: { after: 2, become: 'bot' },
    };
    const { company, server } = await sitDown(laid, await lend());
    const [talker, silent] = company.seats as [Client, Client];
    const chance = createRng({ kind: 'fast', seed: laid.name });
    for (let i = 0; i < 60; i++) {
      const turn = await company.turn((update) => update.viewer !== 0 || isLeftToTable(update));
      if (!turn) break;
      const { choices } = turn.question;
      await company.choose(turn, choices[chance.nextInt(choices.length)] as Choice);
      await company.after(turn);
    }
    const { table } = await talker.show(company.table);
    expect(table.seats[1]).toMatchObject({ kind: 'bot', standsInFor: { kind: 'guest' } });
    await readAll(company, 2);
    const search = await searchOf(company, server, laid);
    expect(search('spectator', company.spectator)).toEqual([]);
    expect(search(0, talker)).toEqual([]);
    expect(search(1, silent)).toEqual([]);
    expect(search(0, silent)).not.toEqual([]);
  });
});
