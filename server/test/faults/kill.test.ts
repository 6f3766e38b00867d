/** `kill -9` in the middle of a stream of choices. */
import { randomInt } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { expectFair, expectKept, expectVerified } from './consistency.ts';
import { DATA_FOLDERS, lookInto } from './data-folder.ts';
import { Load } from './load.ts';
import { Site } from './site.ts';

const KILLS = 20;
const LONG = 600_000;

describe.each(DATA_FOLDERS)('a server that is killed ($kind)', ({ kind, make }) => {
  test(
    `${KILLS} times under load has all that it acknowledged, once, and the matches go on`,
    async () => {
      const { where, settings } = await make();
      const site = await Site.open(settings);
      const load = await Load.gather(site, 4);
      for (let kill = 0; kill < KILLS; kill++) {
        await load.progress(randomInt(5, 60));
        await site.kill();
        await site.start();
      }
      await load.finish();
      const store = await lookInto(where);
      await expectKept(store, load);
      expectFair(load);
      for (const [table, player] of load.tables) await expectVerified(player, table);
      await expectRepeatable(site, load);
      await expectKept(store, load);
      expect(site.faults).toEqual([]);
      console.info(
        `kill -9 ×${KILLS}, ${kind}: ${load.acknowledged} choices acknowledged at ${load.tables.size} tables, none lost, none twice`,
      );
    },
    LONG,
  );
});

/** What was accepted once is answered so for ever, be it by a server that was not there. */
async function expectRepeatable(site: Site, { players }: Load): Promise<void> {
  await site.kill();
  await site.start();
  for (const player of players) {
    const { acknowledged } = player;
    for (const sent of [acknowledged.at(0), acknowledged.at(-1)])
      if (sent) expect(await player.repeat(sent)).toMatchObject({ ok: true });
  }
}
