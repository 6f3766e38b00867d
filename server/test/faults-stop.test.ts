/** A server that is asked to stop while people play. */
import { once } from 'node:events';
import { connect } from 'node:net';
import { expect, test } from 'vitest';
import { Crowd } from './faults/crowd.ts';
import { GROUNDS, lookInto } from './faults/grounds.ts';
import { expectFair, expectGoodbyes, expectKept } from './faults/ledger.ts';
import { Site } from './faults/site.ts';

/** In ms. For a connection that says nothing, Node by itself would wait more than a minute. */
const SOON = 30_000;
const STOPS = 3;
const LONG = 600_000;

test.each(GROUNDS)(
  'on SIGTERM it says goodbye, ends well and soon, and has all that it acknowledged ($kind)',
  async ({ make }) => {
    const { where, settings } = await make();
    const site = await Site.open(settings);
    const crowd = await Crowd.gather(site, 3);
    for (let stop = 0; stop < STOPS; stop++) {
      await crowd.progress(100);
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
    await crowd.finish();
    await expectKept(await lookInto(where), crowd);
    expectFair(crowd);
    expectGoodbyes(crowd);
    expect(site.faults).toEqual([]);
  },
  LONG,
);
