/** Names that look like somebody else's. */
import { nameSchema } from '@gonfalon/protocol';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { openSite } from '../http/http-site.ts';

test.each(['Anna', 'Жанна', 'Άννα', 'アンナ', '안나', 'O’Neil Jr. 2', 'Zoë', '安娜 Anna'])(
  '«%s» is a name',
  (name) => {
    expect(v.is(nameSchema, name)).toBe(true);
  },
);

test.each(['\u3164', 'A\u115Fnn', 'Ann\u200B', '\u2800', 'А\u006Ena', 'Pаul', 'Ελla'])(
  '«%s», which is invisible or of several scripts, is none',
  (name) => {
    expect(v.is(nameSchema, name)).toBe(false);
  },
);

test.each([
  ['AHHA', 'АННА'],
  ['Cope', 'Соре'],
  ['Kobe', 'Κοbe'.replace('be', 'ре')],
  ['Bob', 'bób'],
])('beside «%s» nobody is called «%s»', async (real, other) => {
  const site = await openSite();
  const [ann, stranger] = [await site.browser().arrive(), await site.browser().arrive()];
  await ann.post('/api/account', { name: real, password: 'correct horse' });
  const { status } = await stranger.post('/api/account', { name: other, password: 'correct horse' });
  expect([400, 409]).toContain(status);
  expect((await stranger.post('/api/sign-in', { name: real, password: 'correct horse' })).status).toBe(200);
});
