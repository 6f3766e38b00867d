/** How a host lets people be called: the keys for push services, and a mail server. */
import { createECDH } from 'node:crypto';
import { InvalidInput } from '../problem.ts';
import { isMailAddress } from './email-address.ts';
import type { Environment } from './environment.ts';
import { whole } from './environment.ts';

export interface PushSettings {
  /** A pair of keys on the curve P-256, as base64url. */
  readonly publicKey: string;
  readonly privateKey: string;
  /** Where push services can write to if something goes wrong: `mailto:` or `https:`. */
  readonly contact: string;
  /** Which push services may be called: names, `*.` before one for all below it, or whole origins. */
  readonly services: readonly string[];
  /** How long a table must be quiet before somebody is called, in ms. */
  readonly after: number;
}

export interface MailSettings {
  readonly smtpUrl: string;
  readonly from: string;
  /** Where the links of mails lead. */
  readonly site: string;
  readonly after: number;
}

/** The push services of the browsers that there are. */
const SERVICES = 'fcm.googleapis.com,*.push.services.mozilla.com,*.push.apple.com,*.notify.windows.com';
const SECOND = 1000;
const A_WEEK = 7 * 24 * 60 * 60;

export function pushSettings(env: Environment): PushSettings | undefined {
  const names = ['PUSH_PUBLIC_KEY', 'PUSH_PRIVATE_KEY', 'PUSH_CONTACT'] as const;
  const [publicKey, privateKey, contact] = together(env, names) ?? [];
  if (!publicKey || !privateKey || !contact) return undefined;
  if (!isPair(publicKey, privateKey)) throw new InvalidInput({ id: 'setting.push-keys', params: {} });
  if (!isContact(contact)) throw new InvalidInput({ id: 'setting.push-contact', params: { text: contact } });
  return {
    publicKey,
    privateKey,
    contact,
    services: services(env.PUSH_SERVICES || SERVICES),
    after: SECOND * whole(env, 'PUSH_AFTER', 20, 0, A_WEEK),
  };
}

export function mailSettings(env: Environment, site: string | undefined): MailSettings | undefined {
  const [smtpUrl, from] = together(env, ['SMTP_URL', 'MAIL_FROM']) ?? [];
  if (!smtpUrl || !from) return undefined;
  // With the password in it, what was given is not repeated.
  if (!isSmtp(smtpUrl)) throw new InvalidInput({ id: 'setting.smtp-url', params: {} });
  if (!isSender(from)) throw new InvalidInput({ id: 'setting.mail-from', params: { text: from } });
  if (!site) throw new InvalidInput({ id: 'setting.mail-site', params: {} });
  return { smtpUrl, from, site, after: SECOND * whole(env, 'MAIL_AFTER', 300, 0, A_WEEK) };
}

/** The values of settings that are all there, or none of them. */
function together(env: Environment, names: readonly string[]): readonly string[] | undefined {
  const values = names.map((name) => env[name] || '');
  if (values.every((value) => value === '')) return undefined;
  if (values.every((value) => value !== '')) return values;
  throw new InvalidInput({ id: 'setting.together', params: { names: names.join(', ') } });
}

function isPair(publicKey: string, privateKey: string): boolean {
  if (!/^[\w-]{43}$/.test(privateKey)) return false;
  const keys = createECDH('prime256v1');
  try {
    keys.setPrivateKey(privateKey, 'base64url');
  } catch {
    return false;
  }
  return keys.getPublicKey('base64url') === publicKey;
}

function isContact(text: string): boolean {
  if (text.startsWith('mailto:')) return isMailAddress(text.slice('mailto:'.length));
  return URL.canParse(text) && new URL(text).protocol === 'https:';
}

function isSmtp(text: string): boolean {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  return (url?.protocol === 'smtp:' || url?.protocol === 'smtps:') && url.hostname !== '';
}

function isSender(text: string): boolean {
  const named = /^[^<>"\r\n]{1,100} <([^<>]+)>$/.exec(text);
  return isMailAddress(named?.[1] ?? text);
}

function services(text: string): readonly string[] {
  return text.split(/[\s,]+/).map((entry) => {
    if (/^(\*\.)?[a-z\d-]+(\.[a-z\d-]+)+$/i.test(entry) && !/\.\d+$/.test(entry)) return entry.toLowerCase();
    const url = URL.canParse(entry) ? new URL(entry) : undefined;
    const isOrigin = url && /^https?:$/.test(url.protocol) && url.href === `${url.origin}/`;
    if (isOrigin) return url.origin;
    throw new InvalidInput({ id: 'setting.push-service', params: { text: entry } });
  });
}
