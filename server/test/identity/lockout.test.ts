/** Nobody is kept out of their account by others who try its password. */
import { expect, test } from 'vitest';
import { Browser, openSite } from '../http/http-site.ts';
import { standStill } from '../support/start-server.ts';

const ANN = { name: 'Ann', password: 'correct horse' };
const WRONG = { name: 'Ann', password: 'wrong horse' };

/** A site with an account, and the cookie of the browser that made it. */
async function siteOfAnn() {
  standStill();
  const site = await openSite({ ALLOWANCE: '1', TRUST_PROXY: '1' });
  const browser = await site.browser().arrive();
  const { headers } = await browser.post('/api/account', ANN);
  const device = headers.getSetCookie().find((cookie) => cookie.startsWith('gonfalon-device='));
  const from = (address: string) => ({ 'x-forwarded-for': address });
  const attack = async (address: string) => {
    for (let i = 0; i < 20; i++) await new Browser(site.origin).post('/api/sign-in', WRONG, from(address));
  };
  const signIn = async (address: string, cookie = '') =>
    (await new Browser(site.origin).post('/api/sign-in', ANN, { ...from(address), cookie })).status;
  return { attack, signIn, device: device?.split(';')[0] };
}

test('wrong tries at a name from one address keep nobody out elsewhere', async () => {
  const { attack, signIn } = await siteOfAnn();
  await attack('203.0.113.7');
  expect(await signIn('203.0.113.7')).toBe(429);
  expect(await signIn('198.51.100.1')).toBe(200);
});

test('a browser that was signed in before gets in however often others tried', async () => {
  const { attack, signIn, device } = await siteOfAnn();
  for (let i = 0; i < 8; i++) await attack(`203.0.113.${i}`);
  expect(await signIn('198.51.100.1')).toBe(429);
  expect(await signIn('203.0.113.1', device)).toBe(200);
  expect(await signIn('198.51.100.1', `${device}x`)).toBe(429);
});
