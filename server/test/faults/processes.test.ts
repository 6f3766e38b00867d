/** Several servers on one store: they race for the same question, and one of them dies. */
import { randomUUID } from 'node:crypto';
import type { TableView } from '@gonfalon/protocol';
import { describe, expect, test } from 'vitest';
import { newsFor } from '../../rooms/room-view.ts';
import type { Answer } from '../support/client.ts';
import { Client } from '../support/client.ts';
import { postgresUrl } from '../support/postgres.ts';
import { expectVerified } from './consistency.ts';
import { embeddedFolder, freshPostgres, lookInto } from './data-folder.ts';
import { BATTUE } from './load.ts';
import { PatientPlayer } from './player.ts';
import { refusedStart, ServerProcess } from './server-process.ts';
import { until } from './until.ts';
import { Watcher } from './watcher.ts';

const TWO = [{ kind: 'me' }, { kind: 'open' }];
const BOTS = [
  { kind: 'bot', bot: 'random' },
  { kind: 'bot', bot: 'random' },
];
const LONG = 600_000;

test('a second server on the same data folder does not start and says why; the first goes on', async () => {
  const { settings } = await embeddedFolder();
  const first = await ServerProcess.start(settings);
  const { code, err } = await refusedStart(settings);
  expect(code).toBe(2);
  expect(err).toMatch(/another server uses the data folder/i);
  expect((await fetch(`${first.address}/healthz`)).status).toBe(200);
});

describe.runIf(await postgresUrl())('two servers on one PostgreSQL', () => {
  test(
    'race for each question of a match: one answer is taken, the other refused with a fresh standing',
    async () => {
      const { where, settings } = await freshPostgres();
      const servers = await Promise.all([ServerProcess.start(settings), ServerProcess.start(settings)]);
      const [here, there] = servers.map(({ address }) => address) as [string, string];
      const [ann, bob, eve] = [await Client.guest(here), await Client.guest(there), await Client.guest(here)];
      const table = await ann.create({ game: 'battlelore', options: { turnCap: 8 }, seats: TWO });
      expect((await bob.command(table, 'join')).body).toMatchObject({ ok: true });
      const both = async (who: Client) => [
        await Watcher.at(here, who, table),
        await Watcher.at(there, who, table),
      ];
      const players = [await both(ann), await both(bob)];
      const everyone = [...players.flat(), ...(await both(eve))];
      const won: string[] = [];
      let answered = -1;
      for (;;) {
        const open = () => questionAfter(answered, players.flat());
        await until('a question, or the end', () => open() !== undefined || everyone.some(isOver));
        const asked = open();
        if (!asked) break;
        const { number, question, viewer } = asked;
        const race = (players[Number(viewer)] ?? []).map((socket, i) => {
          const key = randomUUID();
          return { key, reply: socket.ask('choose', { number, choice: question.choices.at(-i), key }) };
        });
        const replies = await Promise.all(race.map(({ reply }) => reply));
        const winner = replies.findIndex(({ ok }) => ok === true);
        expect(replies.filter(({ ok }) => ok === true)).toHaveLength(1);
        expectStale(replies[1 - winner], number, Number(replies[winner]?.seq));
        won.push(race[winner]?.key ?? '');
        answered = number;
      }
      await until('everybody to know of the end', () => everyone.every(isOver));

      const log = await (await lookInto(where)).records(table, 0);
      expect(won.length).toBeGreaterThan(30);
      expect(log.flatMap(({ key }) => key ?? [])).toEqual(won);
      expect(log.map(({ seq }) => seq)).toEqual(log.map((_, i) => i + 1));
      for (const watcher of everyone) {
        expect(watcher.isWhole).toBe(true);
        expect(watcher.news).toEqual(newsFor(log, watcher.viewer).news);
      }
      for (const server of servers) expect(server.faults).toEqual([]);
      console.info(`two servers raced for ${won.length} questions: one answer was taken each time`);
    },
    LONG,
  );

  test(
    'do what the other had to do when it was killed: bots play to the end, and a clock runs out',
    async () => {
      const { where, settings } = await freshPostgres();
      const [doomed, other] = await Promise.all([
        ServerProcess.start(settings),
        ServerProcess.start(settings),
      ]);
      let { address } = doomed;
      const door = { address: async () => address };
      const [ann, bob] = [await new PatientPlayer(door).arrive(), await new PatientPlayer(door).arrive()];
      // Long enough that they are not over before the kill, however late that comes.
      const long = { ...BATTUE, options: { ...BATTUE.options, roundLimit: 60 } };
      const botted = await Promise.all([1, 2, 3].map(() => ann.create({ ...long, seats: BOTS })));
      const store = await lookInto(where);
      const seqOf = async (table: string) => (await store.table(table))?.place.seq ?? 0;
      const isFinished = async (table: string) => (await store.table(table))?.table.status === 'finished';
      await until('the bots to play', async () => (await Promise.all(botted.map(seqOf))).every((n) => n > 5));
      // Last of all, so that its time is not over before the kill.
      const clocked = await ann.create({
        ...BATTUE,
        seats: TWO,
        clock: { kind: 'live', bank: 10_000 },
        lapse: { after: 1, become: 'forfeit' },
      });
      await bob.join(clocked);
      await doomed.kill();
      ({ address } = other);
      expect(await Promise.all(botted.map(isFinished))).toContain(false);
      expect(await isFinished(clocked)).toBe(false);
      for (const table of [clocked, ...botted]) {
        await until('a table to come to its end', () => isFinished(table));
        await expectVerified(ann, table);
        const log = await store.records(table, 0);
        expect(log.map(({ seq }) => seq)).toEqual(log.map((_, i) => i + 1));
      }
      expect(other.faults).toEqual([]);
    },
    LONG,
  );
});

/** The newest question that somebody knows of; what has a single answer, the table answers. */
function questionAfter(number: number, players: readonly Watcher[]) {
  return players
    .flatMap(({ last }) => (last?.question ? [{ ...last, question: last.question }] : []))
    .find((last) => last.number > number && (last.question.choices.length > 1 || last.mayUndo));
}

function isOver({ last }: Watcher): boolean {
  return last?.over !== undefined;
}

/** Refused because the other answer came first, and told what came of that. */
function expectStale(reply: Answer['body'] | undefined, number: number, seq: number): void {
  const standing = reply?.standing as TableView | undefined;
  expect(standing?.seq).toBeGreaterThanOrEqual(seq);
  expect(standing?.number).toBeGreaterThan(number);
  if (standing?.over) expect(reply?.error?.code).toBe('table.not-playing');
  else expect(reply?.error).toMatchObject({ code: 'table.refused', rule: 'table.stale' });
}
