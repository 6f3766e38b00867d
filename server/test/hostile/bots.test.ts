/** What a hostile guest does with the threads in which bots think. */
import { expect, test } from 'vitest';
import { embeddedFolder } from '../faults/data-folder.ts';
import { ServerProcess } from '../faults/server-process.ts';
import { Client } from '../support/client.ts';
import { Attack } from './attack.ts';

const PLAN = {
  game: 'battue',
  options: { quickSetup: true },
  seats: [{ kind: 'me' }, { kind: 'bot', bot: 'page' }],
};
/** The thoughts of the player's bot that are looked at. */
const THOUGHTS = 5;

test('who makes many tables of strong bots and resigns is let think by turns with another’s bot', async () => {
  const { settings } = await embeddedFolder();
  const server = await ServerProcess.start({ ...settings, ALLOWANCE: '1', METRICS_TOKEN: 'open' });
  const attack = new Attack('bots', server.address, { count: 25 });
  await expect.poll(() => attack.told.made).toBeGreaterThan(20);
  const player = await (await Client.guest(server.address)).connect();
  const table = await player.create(PLAN);
  const before = await thoughts(server.address, 'grand-marshal');
  let own = 0;
  while (own < THOUGHTS) {
    const seen = await player.playOn(
      table,
      ({ choices }) => choices[0],
      ({ waiting }) => waiting !== undefined,
    );
    await player.update(({ seq }) => seq > seen.seq);
    own = await thoughts(server.address, 'page');
  }
  const strange = (await thoughts(server.address, 'grand-marshal')) - before;
  // One comes in between each time, and some while it is the player who is asked: not all 25 tables each time.
  expect(strange).toBeLessThan(8 * own);
  await player.close();
});

/** How often a bot of that name has thought. */
async function thoughts(address: string, bot: string): Promise<number> {
  const headers = { authorization: 'Bearer open' };
  const text = await (await fetch(`${address}/metrics`, { headers })).text();
  return Number(new RegExp(`^gonfalon_bot_seconds_count\\{bot="${bot}"\\} (\\d+)`, 'm').exec(text)?.[1] ?? 0);
}
