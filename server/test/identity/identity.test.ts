import { LANGUAGES } from '@gonfalon/kernel';
import { accountSchemas } from '@gonfalon/protocol';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { guestName } from '../../identity/guest-name.ts';
import { Identities } from '../../identity/identities.ts';
import type { Browser, Site } from '../http/http-site.ts';
import { onBothStores } from '../http/http-site.ts';
import { table } from '../store/fixtures.ts';

const DAY = 24 * 60 * 60 * 1000;
const password = 'correct horse';

async function accountNamed(name: string, site: Site): Promise<Browser> {
  const browser = await site.browser().arrive();
  const { status } = await browser.post('/api/account', { name, password });
  expect(status).toBe(200);
  return browser;
}

onBothStores((openSite) => {
  test('whoever opens the site is a guest from then on', async () => {
    const browser = (await openSite()).browser();
    const first = await browser.me();
    expect(first).toMatchObject({ kind: 'guest', name: expect.stringMatching(/^Guest \w+ \d{3}$/) });
    expect(await browser.me()).toEqual(first);
  });

  test('two browsers are two guests', async () => {
    const site = await openSite();
    expect((await site.browser().me()).id).not.toBe((await site.browser().me()).id);
  });

  test.each(LANGUAGES)('every name that a guest is given is a good one: %s', (language) => {
    for (let i = 0; i < 200; i++)
      expect(v.safeParse(accountSchemas.rename, { name: guestName(language) }).success).toBe(true);
  });

  test('a guest is named in their own language', async () => {
    const browser = (await openSite()).browser();
    const { json } = await browser.get('/api/me', { 'accept-language': 'fr-FR, en;q=0.5' });
    expect(json).toMatchObject({ me: { name: expect.stringMatching(/^Invité \p{L}+ \d{3}$/u) } });
  });

  test('whoever never opened the site is told to', async () => {
    const browser = (await openSite()).browser();
    for (const [path, body] of [
      ['/api/me', { name: 'Rook' }],
      ['/api/account', { name: 'Rook', password }],
      ['/api/account/password', { old: password, new: password }],
      ['/api/account/delete', { password }],
    ] as const) {
      const { status, json } = await browser.post(path, body);
      expect([status, json.error?.code]).toEqual([401, 'identity.needed']);
    }
  });

  test('the cookie is for this site only, out of reach of scripts, and lasts a year', async () => {
    const { headers } = await (await openSite()).browser().get('/api/me');
    const cookie = headers.get('set-cookie') ?? '';
    expect(cookie).toMatch(/^gonfalon=[^;]+; /);
    expect(cookie.split('; ').slice(1).sort()).toEqual([
      'HttpOnly',
      'Max-Age=31536000',
      'Path=/',
      'SameSite=Lax',
    ]);
  });

  test('behind https the cookie is never sent in the clear', async () => {
    const secure = async (site: Site, headers = {}) =>
      (await site.browser().get('/api/me', headers)).headers.get('set-cookie')?.includes('; Secure');
    expect(await secure(await openSite({ PUBLIC_URL: 'https://play.example.org' }))).toBe(true);
    const proxied = await openSite({ TRUST_PROXY: '1' });
    expect(await secure(proxied, { 'x-forwarded-proto': 'https' })).toBe(true);
    expect(await secure(proxied, { 'x-forwarded-proto': 'http' })).toBe(false);
    expect(await secure(await openSite(), { 'x-forwarded-proto': 'https' })).toBe(false);
  });

  test('the store does not know the token of a sign-in', async () => {
    const site = await openSite();
    const browser = await site.browser().arrive();
    const known = await site.identities.fromCookie(browser.cookie);
    const token =
      decodeURIComponent(browser.cookie ?? '')
        .slice('gonfalon='.length)
        .split('.')[0] ?? '';
    expect(token).toMatch(/^[\w-]{43}$/);
    expect(known?.hash).not.toContain(token);
    expect(await site.store.signedIn(token, Date.now())).toBeUndefined();
    expect(await site.store.signedIn(known?.hash ?? '', Date.now())).toMatchObject({
      id: (await browser.me()).id,
    });
  });

  test('a guest may take another name, but not that of an account', async () => {
    const site = await openSite();
    await accountNamed('Aliénor', site);
    const guest = await site.browser().arrive();
    expect((await guest.post('/api/me', { name: 'Rook' })).json.me).toMatchObject({
      name: 'Rook',
      kind: 'guest',
    });
    expect(await guest.me()).toMatchObject({ name: 'Rook' });
    const taken = await guest.post('/api/me', { name: 'ALIENOR' });
    expect([taken.status, taken.json.error?.code]).toEqual([409, 'identity.name-taken']);
    expect(await guest.me()).toMatchObject({ name: 'Rook' });
  });

  test('two guests may have the same name', async () => {
    const site = await openSite();
    for (const guest of [await site.browser().arrive(), await site.browser().arrive()])
      expect((await guest.post('/api/me', { name: 'Rook' })).status).toBe(200);
  });

  test('the names of accounts are unique, whatever case and accents they are written with', async () => {
    const site = await openSite();
    await accountNamed('Aliénor', site);
    const other = await accountNamed('Rook', site);
    expect((await other.post('/api/me', { name: 'alienor' })).json.error?.code).toBe('identity.name-taken');
    const guest = await site.browser().arrive();
    const refused = await guest.post('/api/account', { name: 'alienor', password });
    expect(refused.json.error?.code).toBe('identity.name-taken');
    expect(await guest.me()).toMatchObject({ kind: 'guest' });
    expect((await other.post('/api/me', { name: 'Raven' })).json.me).toMatchObject({ name: 'Raven' });
  });

  test('of two guests who register the same name at once, one gets it', async () => {
    const site = await openSite();
    const guests = [await site.browser().arrive(), await site.browser().arrive()];
    const answers = await Promise.all(
      guests.map((guest) => guest.post('/api/account', { name: 'Rook', password })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  test('a guest who registers stays the same person, under a new cookie', async () => {
    const site = await openSite();
    const browser = await site.browser().arrive();
    const guest = await browser.me();
    const old = browser.cookie;
    const { json } = await browser.post('/api/account', { name: 'Rook', password });
    expect(json).toMatchObject({ ok: true, me: { id: guest.id, kind: 'account', name: 'Rook' } });
    expect(await browser.me()).toEqual(json.me);
    expect(browser.cookie).not.toBe(old);
    expect(await site.identities.fromCookie(old)).toBeUndefined();
  });

  test('an account cannot register again', async () => {
    const site = await openSite();
    const account = await accountNamed('Rook', site);
    const { status, json } = await account.post('/api/account', { name: 'Raven', password });
    expect([status, json.error?.code]).toEqual([409, 'identity.account-already']);
  });

  test('whoever signs in from a second browser brings along what its guest played', async () => {
    const site = await openSite();
    const account = await (await accountNamed('Rook', site)).me();
    const second = await site.browser().arrive();
    const guest = await second.me();
    const { id } = await table(site, guest);
    const { json } = await second.post('/api/sign-in', { name: 'rook', password });
    expect(json.me).toEqual(account);
    expect(await second.me()).toEqual(account);
    expect(site.merged).toEqual([[guest.id, account.id]]);
    const listed = await site.store.table(id);
    expect(listed?.table.host).toBe(account.id);
    expect(listed?.seats[0]?.identity).toBe(account.id);
  });

  test('the cookie of a guest who was merged is good for nothing', async () => {
    const site = await openSite();
    await accountNamed('Rook', site);
    const browser = await site.browser().arrive();
    const old = browser.cookie;
    await browser.post('/api/sign-in', { name: 'Rook', password });
    expect(await site.identities.fromCookie(old)).toBeUndefined();
  });

  test('a program may sign in without ever having been a guest', async () => {
    const site = await openSite();
    const account = await (await accountNamed('Jean Paul', site)).me();
    const program = site.browser();
    expect((await program.post('/api/sign-in', { name: ' jean  paul ', password })).json.me).toEqual(account);
    expect(site.merged).toEqual([]);
  });

  test('whoever signs in to another account leaves the first one there', async () => {
    const site = await openSite();
    const rook = await (await accountNamed('Rook', site)).me();
    const browser = await accountNamed('Raven', site);
    const old = browser.cookie;
    await browser.post('/api/sign-in', { name: 'Rook', password });
    expect(await browser.me()).toEqual(rook);
    expect(await site.identities.fromCookie(old)).toBeUndefined();
    expect(site.merged).toEqual([]);
  });

  test('a wrong password and an unknown name are told apart by nothing, and cost the same', async () => {
    const site = await openSite();
    await accountNamed('Rook', site);
    const stranger = site.browser();
    const before = site.hashed.length;
    const wrong = await stranger.post('/api/sign-in', { name: 'Rook', password: 'wrong horse' });
    const between = site.hashed.length;
    const unknown = await stranger.post('/api/sign-in', { name: 'Nobody', password: 'wrong horse' });
    const after = site.hashed.length;
    expect(wrong.status).toBe(401);
    expect([unknown.status, unknown.text]).toEqual([wrong.status, wrong.text]);
    expect([between - before, after - between]).toEqual([1, 1]);
    expect(site.hashed.slice(before)).toEqual([site.hashed[0], site.hashed[0]]);
    expect(unknown.headers.get('set-cookie')).toBeNull();
  });

  test('nobody signs in as a guest, who has no password', async () => {
    const site = await openSite();
    const { name } = await site.browser().me();
    const { status } = await site.browser().post('/api/sign-in', { name, password: '' });
    expect(status).toBe(401);
  });

  test('signing out ends this browser only', async () => {
    const site = await openSite();
    const first = await accountNamed('Rook', site);
    const second = site.browser();
    await second.post('/api/sign-in', { name: 'Rook', password });
    const { cookie } = first;
    expect((await first.post('/api/sign-out', {})).headers.get('set-cookie')).toMatch(
      /^gonfalon=;.*Max-Age=0/,
    );
    expect(await site.identities.fromCookie(cookie)).toBeUndefined();
    expect(await second.me()).toMatchObject({ name: 'Rook' });
  });

  test('signing out everywhere ends every browser', async () => {
    const site = await openSite();
    const first = await accountNamed('Rook', site);
    const second = site.browser();
    await second.post('/api/sign-in', { name: 'Rook', password });
    expect(await second.me()).toMatchObject({ kind: 'account' });
    await first.post('/api/sign-out', { everywhere: true });
    expect(await site.identities.fromCookie(second.cookie)).toBeUndefined();
    expect(await second.me()).toMatchObject({ kind: 'guest' });
  });

  test('signing out needs nobody to be signed in, nor a body', async () => {
    const browser = (await openSite()).browser();
    expect((await browser.send('/api/sign-out', { method: 'POST', headers: {} })).json).toEqual({ ok: true });
  });

  test('a new password ends every other sign-in, and the old cookie of this browser too', async () => {
    const site = await openSite();
    const browser = await accountNamed('Rook', site);
    const other = site.browser();
    await other.post('/api/sign-in', { name: 'Rook', password });
    const old = browser.cookie;
    const fresh = 'battery staple';
    expect((await browser.post('/api/account/password', { old: password, new: fresh })).status).toBe(200);
    expect(await browser.me()).toMatchObject({ name: 'Rook' });
    expect(await site.identities.fromCookie(old)).toBeUndefined();
    expect(await site.identities.fromCookie(other.cookie)).toBeUndefined();
    expect((await other.post('/api/sign-in', { name: 'Rook', password })).status).toBe(401);
    expect((await other.post('/api/sign-in', { name: 'Rook', password: fresh })).status).toBe(200);
  });

  test('a new password needs the old one, and an account', async () => {
    const site = await openSite();
    const account = await accountNamed('Rook', site);
    const change = { old: 'wrong horse', new: 'battery staple' };
    const wrong = await account.post('/api/account/password', change);
    expect([wrong.status, wrong.json.error?.code]).toEqual([401, 'identity.wrong-password']);
    const guest = await site.browser().arrive();
    const refused = await guest.post('/api/account/password', change);
    expect([refused.status, refused.json.error?.code]).toEqual([403, 'identity.account-needed']);
    expect((await site.browser().post('/api/sign-in', { name: 'Rook', password })).status).toBe(200);
  });

  test('an account that is deleted leaves no name, no password and no sign-in behind', async () => {
    const site = await openSite();
    const browser = await accountNamed('Rook', site);
    const other = site.browser();
    await other.post('/api/sign-in', { name: 'Rook', password });
    const { id } = await browser.me();
    expect((await browser.post('/api/account/delete', { password: 'wrong horse' })).status).toBe(401);
    expect(site.removed).toEqual([]);
    const { headers } = await browser.post('/api/account/delete', { password });
    expect(headers.get('set-cookie')).toMatch(/Max-Age=0/);
    expect(site.removed).toEqual([id]);
    expect(await site.store.identity(id)).toMatchObject({ kind: 'deleted', name: '', password: undefined });
    expect(await site.identities.fromCookie(other.cookie)).toBeUndefined();
    expect((await other.post('/api/sign-in', { name: 'Rook', password })).status).toBe(401);
    await accountNamed('Rook', site);
  });

  test('where the running seats cannot be handed over, nobody is deleted', async () => {
    const site = await openSite();
    const identities = await Identities.open(site.store, {
      beforeRemove: () => Promise.reject(new Error('the table is locked')),
    });
    const guest = await identities.makeGuest();
    const known = await identities.fromCookie(`gonfalon=${guest.cookie}`);
    if (!known) throw new Error('a guest is known');
    await expect(identities.remove(known, '')).rejects.toThrow('locked');
    expect(await site.store.identity(guest.identity.id)).toMatchObject({ kind: 'guest' });
  });

  test('a guest may be deleted too, without a password', async () => {
    const site = await openSite();
    const guest = await site.browser().arrive();
    const { id } = await guest.me();
    expect((await guest.post('/api/account/delete', { password: '' })).status).toBe(200);
    expect((await guest.me()).id).not.toBe(id);
  });

  test('a cookie that nobody here signed is refused without asking the store', async () => {
    const site = await openSite();
    const elsewhere = await (await openSite()).browser().arrive();
    const real = (await site.browser().arrive()).cookie ?? '';
    const broken: Site['store'] = {
      ...site.store,
      signedIn: () => Promise.reject(new Error('the store was asked')),
    };
    const identities = await Identities.open(broken, { beforeRemove: async () => undefined });
    await expect(identities.fromCookie(real)).rejects.toThrow('the store was asked');
    for (const forged of [
      elsewhere.cookie,
      `${real}x`,
      real.slice(0, -1),
      real.replace(/=./, (start) => (start === '=A' ? '=B' : '=A')),
      real.replace(/\.\w+\./, '.zzzzzzzz.'),
      'gonfalon=',
      'gonfalon=a.b.c',
      'gonfalon=%E0%A4%A',
      `gonfalon=${'x'.repeat(10_000)}`,
      'another=cookie',
      '',
      undefined,
    ])
      expect(await identities.fromCookie(forged)).toBeUndefined();
  });

  test('a forged cookie makes a new guest, not an error', async () => {
    const browser = (await openSite()).browser();
    browser.cookie = 'gonfalon=forged.cookie';
    expect(await browser.me()).toMatchObject({ kind: 'guest' });
  });

  test('a cookie is good for a year', async () => {
    const site = await openSite();
    const { cookie } = await site.browser().arrive();
    site.wait(364 * DAY);
    expect(await site.identities.fromCookie(cookie)).toBeDefined();
    site.wait(DAY);
    expect(await site.identities.fromCookie(cookie)).toBeUndefined();
  });

  test('a sign-in that the store let expire is over, however young its cookie', async () => {
    const site = await openSite();
    const { cookie } = await site.browser().arrive();
    const known = await site.identities.fromCookie(cookie);
    await site.store.extendSignIn(known?.hash ?? '', Date.now() - 1);
    site.identities.forget();
    expect(await site.identities.fromCookie(cookie)).toBeUndefined();
  });

  test('whoever comes back after a week gets a year more, and a new cookie for the same sign-in', async () => {
    const site = await openSite();
    const browser = await site.browser().arrive();
    const { cookie } = browser;
    const { id } = await browser.me();
    site.wait(6 * DAY);
    expect((await browser.get('/api/me')).headers.get('set-cookie')).toBeNull();
    site.wait(2 * DAY);
    expect((await browser.get('/api/games')).headers.get('set-cookie')).toContain('Max-Age=31536000');
    expect(browser.cookie).not.toBe(cookie);
    site.wait(360 * DAY);
    expect(await browser.me()).toMatchObject({ id });
  });

  test('a name that another process changed is seen once that process told of it', async () => {
    const site = await openSite();
    const browser = await site.browser().arrive();
    const { id } = await browser.me();
    await site.store.changeIdentity(id, { name: 'Raven' });
    site.identities.forget('somebody else');
    expect(await browser.me()).not.toMatchObject({ name: 'Raven' });
    site.identities.forget(id);
    expect(await browser.me()).toMatchObject({ name: 'Raven' });
  });

  test('what was being read while somebody signed out is not remembered', async () => {
    const site = await openSite();
    const held: (() => void)[] = [];
    const slow: Site['store'] = {
      ...site.store,
      signedIn: async (hash, now) => {
        const identity = await site.store.signedIn(hash, now);
        await new Promise<void>((go) => held.push(go));
        return identity;
      },
    };
    const identities = await Identities.open(slow, { beforeRemove: async () => undefined });
    const { cookie, identity, hash } = await identities.makeGuest();
    const read = async (meanwhile: () => Promise<void>) => {
      const reading = identities.fromCookie(`gonfalon=${cookie}`);
      await expect.poll(() => held.length).toBe(1);
      await meanwhile();
      held.pop()?.();
      return reading;
    };
    await read(() => identities.signOut({ identity, hash, renewed: undefined, ban: undefined }, false));
    expect(await read(async () => undefined)).toBeUndefined();
  });

  test('every change of somebody is told to those who listen, and to other processes', async () => {
    const site = await openSite();
    const heard: string[] = [];
    const told: unknown[] = [];
    site.store.publish = (notice) => told.push(notice);
    site.identities.onChange((identity) => heard.push(identity));
    const account = await accountNamed('Rook', site);
    const { id } = await account.me();
    const guest = await site.browser().arrive();
    const { id: guestId } = await guest.me();
    heard.length = 0;
    told.length = 0;
    await account.post('/api/me', { name: 'Raven' });
    await guest.post('/api/sign-in', { name: 'Raven', password });
    await account.post('/api/sign-out', { everywhere: true });
    expect(heard).toEqual([id, guestId, id]);
    expect(told).toEqual([id, guestId, id].map((identity) => ({ about: 'identity', identity })));
  });

  test('a connection that stays open can ask whether its sign-in still holds', async () => {
    const site = await openSite();
    const browser = await site.browser().arrive();
    const known = await site.identities.fromCookie(browser.cookie);
    await browser.post('/api/me', { name: 'Raven' });
    expect(await site.identities.stillSignedIn(known?.hash ?? '')).toMatchObject({
      identity: { name: 'Raven' },
    });
    await browser.post('/api/sign-out', {});
    expect(await site.identities.stillSignedIn(known?.hash ?? '')).toBeUndefined();
  });
});
