/** A guest who turns out to be somebody with an account. */
import { expect, test } from 'vitest';
import { site } from '../support/start-server.ts';

const PLAN = { game: 'battue', options: { quickSetup: true }, seats: [{ kind: 'me' }, { kind: 'open' }] };
const ANN = { name: 'Ann', password: 'correct horse' };

test('a guest who signs in to an account at the same table leaves the seat to a bot, and the match goes on', async () => {
  const { guest } = await site();
  const [ann, stranger] = [await guest(), await guest()];
  await ann.done('/api/account', ANN);
  const table = await ann.create(PLAN);
  await stranger.command(table, 'join');
  await stranger.done('/api/sign-in', ANN);
  const { table: info } = await ann.show(table);
  expect(info.seats.map(({ kind }) => kind)).toEqual(['human', 'bot']);
  await ann.connect();
  const { seq } = await ann.playOn(
    table,
    ({ choices }) => choices[0],
    (update) => update.seq > 30,
  );
  expect(seq).toBeGreaterThan(30);
});
