/** Passwords that were lost. */
import { expect, test } from 'vitest';
import { openSite } from '../http/http-site.ts';

const ANN = { name: 'Ann', password: 'correct horse' };

async function siteOfAnn() {
  const site = await openSite();
  const ann = await site.browser().arrive();
  const { json } = await ann.post('/api/account', ANN);
  const codes = (json as { recovery?: string[] }).recovery ?? [];
  return { site, ann, codes };
}

test('a code that was shown when the account was made lets its owner choose a new password, once', async () => {
  const { site, ann, codes } = await siteOfAnn();
  expect(codes).toHaveLength(8);
  const [code = ''] = codes;
  const elsewhere = site.browser();
  const fields = { name: 'ann', code: code.toLowerCase().replaceAll('-', ' '), password: 'battery staple' };
  expect((await elsewhere.post('/api/recover', fields)).status).toBe(200);
  expect(await elsewhere.me()).toMatchObject({ kind: 'account', name: 'Ann' });
  expect((await ann.me()).kind).toBe('guest');
  expect((await site.browser().post('/api/sign-in', ANN)).status).toBe(401);
  const again = await site.browser().post('/api/recover', fields);
  expect(again.json.error?.code).toBe('identity.wrong-code');
});

test('new codes end the old ones, and need the password', async () => {
  const { site, ann, codes } = await siteOfAnn();
  expect((await ann.post('/api/account/recovery', { password: 'wrong' })).status).toBe(401);
  const { json } = await ann.post('/api/account/recovery', { password: ANN.password });
  const [fresh] = (json as { recovery?: string[] }).recovery ?? [];
  const recover = async (code: string | undefined) =>
    (await site.browser().post('/api/recover', { name: 'Ann', code, password: 'battery staple' })).status;
  expect(await recover(codes[0])).toBe(401);
  expect(await recover(fresh)).toBe(200);
});

test('a code of one account opens no other', async () => {
  const { site, codes } = await siteOfAnn();
  const bob = await site.browser().arrive();
  await bob.post('/api/account', { name: 'Bob', password: 'correct horse' });
  const fields = { name: 'Bob', code: codes[0], password: 'battery staple' };
  expect((await site.browser().post('/api/recover', fields)).status).toBe(401);
});
