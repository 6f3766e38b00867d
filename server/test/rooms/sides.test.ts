/** A game of two sides at a real server: its match, its ratings, its talk and its rematch. */
import { randomUUID } from 'node:crypto';
import type { Choice, GameModule, Seat } from '@gonfalon/kernel';
import { createRng } from '@gonfalon/kernel';
import type { ChatMessage, TableInfo } from '@gonfalon/protocol';
import { expect, test } from 'vitest';
import { torches } from '../../../kernel/test/torches.ts';
import { assertBuiltInScenario } from '../../rating/conditions.ts';
import type { Client } from '../support/client.ts';
import type { Site } from '../support/start-server.ts';
import { onBothStores, site } from '../support/start-server.ts';

const toy = torches as unknown as GameModule;
const NAMES = ['Ann', 'Bob', 'Cyd', 'Dee'];
const PLAN = {
  game: 'torches',
  rated: true,
  public: true,
  clock: { kind: 'live', bank: 600_000 },
  seats: [{ kind: 'me' }, { kind: 'open' }, { kind: 'open' }, { kind: 'open' }],
};
/** Words that only the first side, or only the second, may ever read. */
const OURS = 'between-north-and-south';
const THEIRS = 'between-east-and-west';

async function accounts({ guest }: Site): Promise<Client[]> {
  return Promise.all(
    NAMES.map(async (name) => {
      const client = await guest();
      await client.done('/api/account', { name, password: 'correct horse' });
      return client;
    }),
  );
}

async function sitDown(players: readonly Client[], plan: object): Promise<string> {
  const [host, ...others] = players as [Client, ...Client[]];
  const id = await host.create(plan);
  for (const [i, client] of others.entries()) await client.done(`/api/tables/${id}/join`, { seat: i + 1 });
  return id;
}

/** Plays any choices to the end; `visit` is called once in the middle. */
async function playOut(table: string, players: readonly Client[], visit: () => Promise<void>): Promise<void> {
  const chance = createRng({ kind: 'fast', seed: 'evening' });
  for (let i = 0; ; i++) {
    if (i === 5) await visit();
    const shown = await Promise.all(players.map((player) => player.show(table)));
    if (shown[0]?.standing?.over) return;
    const seat = shown.findIndex(({ standing }) => standing?.question);
    const { question, number } = shown[seat]?.standing ?? {};
    if (!question) continue;
    const choice = question.choices[chance.nextInt(question.choices.length)] as Choice;
    // Where there was nothing to choose, the table may have been faster.
    await players[seat]?.command(table, 'choose', { number, choice, key: randomUUID() });
  }
}

async function counted(client: Client, id: string): Promise<TableInfo> {
  for (;;) {
    const { table } = await client.show(id);
    if (table.ratings) return table;
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
}

const codeOf = async (answer: ReturnType<Client['command']>) => (await answer).body.error?.code;
const readers = (word: string, ...clients: Client[]) =>
  clients.map(({ received }) => received.some((text) => text.includes(word)));

onBothStores((start) => {
  test('a match of two sides is won for each of the winners, and side talk stays with the side', async () => {
    const at = await start({}, [toy]);
    const players = await accounts(at);
    const spectator = await at.guest();
    const everybody = [...players, spectator];
    const [ann, bob, cyd] = players as [Client, Client, Client];
    const id = await sitDown(players, PLAN);
    for (const client of everybody) {
      await client.connect();
      await client.ask('watch', id);
    }
    await playOut(id, players, async () => {
      await ann.done(`/api/tables/${id}/chat`, { text: OURS, to: 'side' });
      await bob.done(`/api/tables/${id}/chat`, { text: THEIRS, to: 'side' });
      await bob.done(`/api/tables/${id}/chat`, { text: 'for all who play' });
      const isSideLine = (push: object) => 'line' in push && (push.line as ChatMessage).to === 'side';
      expect(await cyd.push(isSideLine)).toMatchObject({ line: { text: OURS, to: 'side' } });
      expect(await codeOf(spectator.command(id, 'chat', { text: 'hm', to: 'side' }))).toBe('chat.no-mates');
    });

    const table = await counted(ann, id);
    const { result } = table.outcome ?? {};
    const hasWon = (seat: Seat) => result?.winners.includes(seat) === true;
    expect(result).toMatchObject({ sides: [0, 1, 0, 1] });
    expect(hasWon(0)).toBe(hasWon(2));
    expect(hasWon(0)).not.toBe(hasWon(1));
    expect(table.ratings).toHaveLength(4);
    for (const { seat, before, after } of table.ratings ?? []) expect(after > before).toBe(hasWon(seat));
    for (const [seat, name] of NAMES.entries()) {
      const { player } = (await spectator.get(`/api/players/${name}`)).body as {
        player?: { games: { people: object }[] };
      };
      const people = { won: hasWon(seat) ? 1 : 0, drawn: 0, lost: hasWon(seat) ? 0 : 1 };
      expect(player?.games[0]?.people).toEqual(people);
    }

    // When the match is over all read what players wrote, but not what sides did.
    for (const client of everybody)
      for (const path of ['', '/chat', '/events']) await client.get(`/api/tables/${id}${path}`);
    expect(readers('for all who play', ...everybody)).toEqual([true, true, true, true, true]);
    expect(readers(OURS, ...everybody)).toEqual([true, false, true, false, false]);
    expect(readers(THEIRS, ...everybody)).toEqual([false, true, false, true, false]);
    expect(at.log.join('')).not.toContain(OURS);

    const { table: next } = await bob.done(`/api/tables/${id}/rematch`);
    const again = (await bob.show(String(next))).table.seats.map(
      ({ person, reserved }) => person ?? reserved,
    );
    expect(again.map((person) => person?.name)).toEqual(['Bob', 'Cyd', 'Dee', 'Ann']);
  });
});

test('a table has as many seats as the game allows, and a rated one even sides', async () => {
  const uneven = { ...toy, game: { ...toy.game, id: 'uneven', sides: () => [0, 1, 1, 1] } };
  const at = await site({}, [toy, uneven]);
  const [ann] = await accounts(at);
  const codeFor = async (plan: object) => (await ann?.post('/api/tables', plan))?.body.error?.code;
  expect(await codeFor({ ...PLAN, seats: PLAN.seats.slice(0, 3) })).toBe('table.bad-options');
  expect(await codeFor({ ...PLAN, game: 'uneven' })).toBe('table.rated-sides');
  expect(await codeFor({ ...PLAN, game: 'uneven', rated: false })).toBeUndefined();
  const id = await ann?.create(PLAN);
  // Until all sit, nobody knows who will be whose mate.
  expect(await codeOf(ann?.command(id ?? '', 'chat', { text: 'hm', to: 'side' }) as never)).toBe(
    'chat.no-mates',
  );
});

test('what is written out in the options of a rated table must be the game’s own, or fair by its word', () => {
  const written = { deck: { cards: [] } };
  const settings = { rated: true, hints: false } as never;
  expect(() => assertBuiltInScenario(settings, toy, written)).toThrow('table.rated-scenario');
  expect(() => assertBuiltInScenario(settings, { ...toy, areOptionsFair: () => false }, written)).toThrow();
  assertBuiltInScenario(settings, { ...toy, areOptionsFair: () => true }, written);
  assertBuiltInScenario(settings, toy, { goal: 20 });
});
