/** A rated match is counted once, though its server is killed when it ends, or two servers want to count it. */
import { randomUUID } from 'node:crypto';
import type { PlayerInfo } from '@gonfalon/protocol';
import { describe, expect, test } from 'vitest';
import { DATA_FOLDERS } from '../faults/data-folder.ts';
import { Site } from '../faults/site.ts';
import { until } from '../faults/until.ts';
import { Client } from '../support/client.ts';

const KILLS = 2;
const RATED = {
  game: 'battlelore',
  rated: true,
  clock: { kind: 'live', bank: 600_000 },
  seats: [{ kind: 'me' }, { kind: 'open' }],
};

async function chooseOnce(table: string, players: readonly Client[]): Promise<void> {
  const waiting = new Set(players);
  while (waiting.size > 0)
    for (const player of players) {
      const { standing } = await player.show(table);
      const choice = standing?.question?.choices[0];
      if (!choice) continue;
      await player.command(table, 'choose', { number: standing.number, choice, key: randomUUID() });
      waiting.delete(player);
    }
}

describe.each(DATA_FOLDERS)('a rated match ($kind)', ({ kind, make }) => {
  test(`is counted once, though its server is killed at its end, ${KILLS} times`, async () => {
    const { settings } = await make();
    const all = { ...settings, ALLOWANCE: '1000' };
    const sites = [await Site.open(all), ...(kind === 'PostgreSQL' ? [await Site.open(all)] : [])];
    const [site] = sites as [Site];
    const cookies: string[] = [];
    for (const name of ['Ann', 'Bob']) {
      const client = await Client.guest(await site.address());
      await client.done('/api/account', { name, password: 'correct horse' });
      cookies.push(client.cookie);
    }
    const people = async (at: Site) => {
      const address = await at.address();
      return cookies.map((cookie) => Object.assign(new Client(address), { cookie })) as [Client, Client];
    };
    for (let kill = 1; kill <= KILLS; kill++) {
      const [ann, bob] = await people(site);
      const id = await ann.create(RATED);
      await bob.done(`/api/tables/${id}/join`);
      await chooseOnce(id, [ann, bob]);
      await bob.done(`/api/tables/${id}/resign`);
      await site.kill();
      await site.start();
    }
    const [ann, bob] = await people(site);
    const pageOf = async (reader: Client, name: string) =>
      (await reader.get(`/api/players/${name}`)).body.player as PlayerInfo;
    await until('all are counted', async () => {
      const rating = (await pageOf(ann, 'Ann')).games[0]?.rating;
      return rating !== undefined && rating.matches >= KILLS;
    });
    for (const [name, end] of [
      ['Ann', { won: KILLS, drawn: 0, lost: 0 }],
      ['Bob', { won: 0, drawn: 0, lost: KILLS }],
    ] as const) {
      const [battlelore] = (await pageOf(bob, name)).games;
      expect(battlelore?.rating?.matches).toBe(KILLS);
      expect(battlelore?.history).toHaveLength(KILLS);
      expect(battlelore?.people).toEqual(end);
    }
    for (const one of sites) await one.terminate();
    expect(sites.flatMap(({ faults }) => faults)).toEqual([]);
  });
});
