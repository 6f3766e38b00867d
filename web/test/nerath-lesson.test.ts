/** The lesson of seas and dungeons, taken to its end by clicking. */
import { afterAll, beforeAll, test } from 'vitest';
import type { Site } from './browser.ts';
import { expectNoComplaints, site, visitor } from './browser.ts';
import { Learner } from './learner.ts';

const MINUTES = 10 * 60_000;

let server: Site;
beforeAll(async () => {
  server = await site();
}, MINUTES);
afterAll(() => server.stop());

test('the lesson of seas and dungeons is taken to its end by clicking', { timeout: MINUTES }, async () => {
  const ann = await visitor();
  await ann.page.goto(`${server.address}/learn/nerath/seas`);
  const learner = await Learner.of(ann.page, 'nerath', 'seas');
  while (!learner.isOver) await learner.act();
  expectNoComplaints(ann);
  await ann.context.close();
});
