/** A server that is asked to stop while people play. */
import { once } from 'node:events';
import { connect } from 'node:net';
import { expect, test } from 'vitest';
import { expectFair, expectGoodbyes, expectKept } from './consistency.ts';
import { DATA_FOLDERS, lookInto } from './data-folder.ts';
import { Load } from './load.ts';
import { Site } from './site.ts';

/** In ms. For a connection that says nothing, Node by itself would wait more than a minute. */
const SOON = 30_000;
const STOPS = 3;
const LONG = 600_000;

test.each(DATA_FOLDERS)(
  'on SIGTERM it says goodbye, ends well and soon, and has all that it acknowledged ($kind)',
  async ({ make }) => {
    const { where, settings } = await make();
    const site = await Site.open(settings);
    const load = await Load.gather(site, 3);
    for (let stop = 0; stop < STOPS; stop++) {
      await load.progress(100);
      // Browsers open connections before they have anything to ask.
      const silent = connect(Number(new URL(await site.address()).port), '127.0.0.1').on(
        'error',
        () => undefined,
      );
      await once(silent, 'connect');
      const asked = Date.now();
      const { code, signal } = await site.terminate();
      expect({ code, signal }).toEqual({ code: 0, signal: null });
      expect(Date.now() - asked).toBeLessThan(SOON);
      await site.start();
    }
    await load.finish();
    await expectKept(await lookInto(where), load);
    expectFair(load);
    expectGoodbyes(load);
    expect(site.faults).toEqual([]);
  },
  LONG,
);
