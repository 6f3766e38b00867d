/** Compares what players were told with what the store has. */
import { battue } from '@gonfalon/games/battue';
import { readMatchFile, verifyMatch } from '@gonfalon/kernel';
import { expect } from 'vitest';
import { newsFor } from '../../rooms/room-view.ts';
import type { LogRecord, Store } from '../../store/store.ts';
import type { Load } from './load.ts';
import type { Player } from './player.ts';
import { LivePlayer } from './player.ts';

/** Nothing that was acknowledged is missing, nothing is there twice, and everybody was told just what happened. */
export async function expectKept(store: Pick<Store, 'records'>, { players, tables }: Load): Promise<void> {
  const sent = new Set(players.flatMap((player) => sentBy(player).map(({ key }) => key)));
  for (const table of tables.keys()) {
    const log = await store.records(table, 0);
    expect(log.map(({ seq }) => seq)).toEqual(log.map((_, i) => i + 1));
    const keys = log.flatMap(({ key }) => key ?? []);
    expect(new Set(keys).size).toBe(keys.length);
    expect(keys.filter((key) => !sent.has(key))).toEqual([]);
    for (const player of players) expectKeptFor(player, table, log);
  }
}

function expectKeptFor(player: Player, table: string, log: readonly LogRecord[]): void {
  const byKey = new Map(log.map((record) => [record.key, record]));
  const own = player.acknowledged.filter((one) => one.table === table);
  for (const { key, number, choice, seq } of own) {
    const record = byKey.get(key);
    expect(record?.act).toMatchObject({ do: 'choose', number, choice });
    expect(record?.seq).toBeLessThanOrEqual(seq);
  }
  const act = own[0] && byKey.get(own[0].key)?.act;
  if (act?.do === 'choose' && player instanceof LivePlayer)
    expect(player.told.get(table)).toEqual(newsFor(log, act.seat).news);
}

function sentBy({ acknowledged, open }: Player) {
  return open ? [...acknowledged, open] : acknowledged;
}

/** Nobody was refused what they had a right to, and nobody missed anything. */
export function expectFair({ players, live }: Load): void {
  expect(players.flatMap(({ refused }) => refused)).toEqual([]);
  expect(live.flatMap(({ gaps }) => gaps)).toEqual([]);
}

/** The server took its leave of everybody who was connected. */
export function expectGoodbyes({ live }: Load): void {
  expect(live.map(({ vanished }) => vanished)).toEqual(live.map(() => 0));
  expect(live.some(({ byes }) => byes > 0)).toBe(true);
}

/** The file of a match that is over, as its players download it, is one that anybody can check. */
export async function expectVerified(player: Player, table: string): Promise<void> {
  const { status, body } = await player.persist((client) => client.get(`/api/tables/${table}/file`));
  expect(status).toBe(200);
  expect(verifyMatch(battue.game, readMatchFile(body)).result).toBeDefined();
}
