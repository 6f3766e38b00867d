/** `kill -9` in the middle of a stream of choices. */
import { randomInt } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { Crowd } from './faults/crowd.ts';
import { GROUNDS, lookInto } from './faults/grounds.ts';
import { expectFair, expectKept, expectVerified } from './faults/ledger.ts';
import { Site } from './faults/site.ts';

const KILLS = 20;
const LONG = 600_000;

describe.each(GROUNDS)('a server that is killed ($kind)', ({ kind, make }) => {
  test(
    `${KILLS} times under load has all that it acknowledged, once, and the matches go on`,
    async () => {
      const { where, settings } = await make();
      const site = await Site.open(settings);
      const crowd = await Crowd.gather(site, 4);
      for (let kill = 0; kill < KILLS; kill++) {
        await crowd.progress(randomInt(5, 60));
        await site.kill();
        await site.start();
      }
      await crowd.finish();
      const store = await lookInto(where);
      await expectKept(store, crowd);
      expectFair(crowd);
      for (const [table, player] of crowd.tables) await expectVerified(player, table);
      await expectRepeatable(site, crowd);
      await expectKept(store, crowd);
      expect(site.faults).toEqual([]);
      console.info(
        `kill -9 ×${KILLS}, ${kind}: ${crowd.acknowledged} choices acknowledged at ${crowd.tables.size} tables, none lost, none twice`,
      );
    },
    LONG,
  );
});

/** What was accepted once is answered so for ever, be it by a server that was not there. */
async function expectRepeatable(site: Site, { players }: Crowd): Promise<void> {
  await site.kill();
  await site.start();
  for (const player of players) {
    const { acknowledged } = player;
    for (const sent of [acknowledged.at(0), acknowledged.at(-1)])
      if (sent) expect(await player.repeat(sent)).toMatchObject({ ok: true });
  }
}
