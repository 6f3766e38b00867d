/** What a host can set up wrongly, and which push services are called. */
import { lookup } from 'node:dns/promises';
import { describe, expect, it } from 'vitest';
import { configFrom } from '../../config/config.ts';
import { callingOf, isInternal, publicLookup } from '../../notifications/push-endpoints.ts';
import { newPushKeys } from '../../notifications/vapid-keys.ts';
import type { InvalidInput } from '../../problem.ts';

const { publicKey: PUSH_PUBLIC_KEY, privateKey: PUSH_PRIVATE_KEY } = newPushKeys();
const PUSH = { PUSH_PUBLIC_KEY, PUSH_PRIVATE_KEY, PUSH_CONTACT: 'mailto:host@example.org' };
const MAIL = {
  SMTP_URL: 'smtps://user:hunter2@mail.example.org',
  MAIL_FROM: 'Gonfalon <turns@example.org>',
  PUBLIC_URL: 'https://play.example.org',
};

function problemWith(env: Record<string, string>): string | undefined {
  try {
    configFrom(env, '/');
    return undefined;
  } catch (error) {
    expect((error as Error).message).not.toMatch(/hunter2/);
    expect((error as Error).message).not.toContain(PUSH_PRIVATE_KEY);
    return (error as InvalidInput).problem.id;
  }
}

describe('The settings', () => {
  it('may leave both ways out', () => {
    expect(configFrom({}, '/')).toMatchObject({ push: undefined, mail: undefined });
  });

  it('say how long to wait, in seconds', () => {
    const { push, mail } = configFrom({ ...PUSH, ...MAIL }, '/');
    expect([push?.after, mail?.after]).toEqual([20_000, 300_000]);
    const other = configFrom({ ...PUSH, ...MAIL, PUSH_AFTER: '1', MAIL_AFTER: '60' }, '/');
    expect([other.push?.after, other.mail?.after]).toEqual([1000, 60_000]);
    expect(mail?.site).toBe('https://play.example.org');
  });

  it.each<[string, Record<string, string>]>([
    ['setting.together', { PUSH_PUBLIC_KEY }],
    ['setting.together', { ...PUSH, PUSH_CONTACT: '' }],
    ['setting.together', { ...MAIL, MAIL_FROM: '' }],
    ['setting.push-keys', { ...PUSH, PUSH_PRIVATE_KEY: newPushKeys().privateKey }],
    ['setting.push-keys', { ...PUSH, PUSH_PRIVATE_KEY: 'A'.repeat(43) }],
    ['setting.push-keys', { ...PUSH, PUSH_PUBLIC_KEY: 'x' }],
    ['setting.push-contact', { ...PUSH, PUSH_CONTACT: 'host@example.org' }],
    ['setting.push-contact', { ...PUSH, PUSH_CONTACT: 'http://example.org' }],
    ['setting.push-service', { ...PUSH, PUSH_SERVICES: '*' }],
    ['setting.push-service', { ...PUSH, PUSH_SERVICES: '*.com' }],
    ['setting.push-service', { ...PUSH, PUSH_SERVICES: '10.0.0.1' }],
    ['setting.push-service', { ...PUSH, PUSH_SERVICES: 'https://push.example.org/path' }],
    ['setting.whole', { ...PUSH, PUSH_AFTER: 'soon' }],
    ['setting.smtp-url', { ...MAIL, SMTP_URL: 'https://user:hunter2@mail.example.org' }],
    ['setting.mail-from', { ...MAIL, MAIL_FROM: 'Gonfalon' }],
    ['setting.mail-from', { ...MAIL, MAIL_FROM: 'a@example.org, b@example.org' }],
    ['setting.mail-site', { ...MAIL, PUBLIC_URL: '' }],
  ])('%s is told', (problem, env) => {
    expect(problemWith(env)).toBe(problem);
  });
});

describe('The default push services', () => {
  const { services = [] } = configFrom(PUSH, '/').push ?? {};

  it.each([
    'https://fcm.googleapis.com/fcm/send/abc:def',
    'https://updates.push.services.mozilla.com/wpush/v2/abc',
    'https://web.push.apple.com/abc',
    'https://wns2-par02p.notify.windows.com/w/?token=abc',
  ])('%s can be called, where it is outside', (endpoint) => {
    expect(callingOf(endpoint, services)).toMatchObject({ guarded: true });
  });

  it.each([
    'http://fcm.googleapis.com/fcm/send/abc',
    'https://fcm.googleapis.com:444/fcm/send/abc',
    'https://fcm.googleapis.com.evil.org/',
    'https://evil.org/fcm.googleapis.com',
    'https://evil.org#fcm.googleapis.com',
    'https://fcm.googleapis.com@evil.org/',
    'https://push.apple.com.evil.org/',
    'https://evilpush.apple.com/',
    'https://127.0.0.1/',
    'https://[::ffff:127.0.0.1]/',
    'https://0x7f000001/',
    'https://localhost/',
    'ftp://fcm.googleapis.com/',
    'nonsense',
  ])('%s cannot', (endpoint) => {
    expect(callingOf(endpoint, services)).toBeUndefined();
  });
});

describe('A name that leads inside', () => {
  it('is not called, wherever it is looked up', async () => {
    const found = (await lookup('localhost', { all: true })).length;
    expect(found).toBeGreaterThan(0);
    for (const all of [true, false]) {
      const error = await new Promise((resolve) => publicLookup('localhost', { all }, resolve));
      expect(String(error)).toContain('inside this network');
    }
  });

  it.each([
    ['127.0.0.1', 4],
    ['10.1.2.3', 4],
    ['172.31.0.1', 4],
    ['192.168.1.1', 4],
    ['169.254.169.254', 4],
    ['100.100.0.1', 4],
    ['0.0.0.0', 4],
    ['224.0.0.1', 4],
    ['255.255.255.255', 4],
    ['::1', 6],
    ['::', 6],
    ['::ffff:10.0.0.1', 6],
    ['64:ff9b::a00:1', 6],
    ['fd00::1', 6],
    ['fe80::1', 6],
    ['fec0::1', 6],
    ['ff02::1', 6],
  ])('%s is inside', (address, family) => {
    expect(isInternal({ address, family })).toBe(true);
  });

  it.each([
    ['142.250.74.10', 4],
    ['172.32.0.1', 4],
    ['2a00:1450:4007:80e::200a', 6],
  ])('%s is not', (address, family) => {
    expect(isInternal({ address, family })).toBe(false);
  });
});
