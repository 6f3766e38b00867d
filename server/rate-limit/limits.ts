/** How often people may ask for things that cost more than others. */
import { normalizeIP } from '@fastify/rate-limit';
import type { FastifyRequest } from 'fastify';
import type { Config } from '../config/config.ts';
import { RequestError } from '../errors.ts';
import { RateLimiter } from './rate-limiter.ts';

const MINUTE = 60;
const HOUR = 60 * MINUTE;

/** Requests a minute from one address, where a whole club may sit. */
export const PER_ADDRESS = 1200;

/** Counts and the seconds in which they come back. */
const RATES = {
  /** Any request, for one identity. */
  identity: [600, MINUTE],
  /** New guests and new accounts, for one address. */
  guest: [60, 10 * MINUTE],
  register: [10, HOUR],
  /** Sign-ins: from one address, for a name from one address, for a name from anywhere, and from a known device. */
  signIn: [30, 10 * MINUTE],
  signInName: [15, 10 * MINUTE],
  signInAnywhere: [100, 10 * MINUTE],
  signInDevice: [15, 10 * MINUTE],
  /** Recovery codes tried, for one address: they are too long to be guessed, but each try costs a hash. */
  recover: [20, 10 * MINUTE],
  /** Codes asked for by mail: from one address, and for one account, whether there is one or not. */
  recoverMail: [10, HOUR],
  recoverMailName: [3, HOUR],
  /** Passwords tried by somebody who is signed in. */
  password: [10, 10 * MINUTE],
  /** New tables, for one identity. */
  table: [30, 10 * MINUTE],
  /** Pages of players, for one identity. */
  player: [120, MINUTE],
  /** Devices and wishes, for one identity. */
  calls: [60, 10 * MINUTE],
  /** Mails that ask whether an address is right: for one identity, from one address on the network, to one of mail. */
  mail: [5, HOUR],
  mailFrom: [20, HOUR],
  mailTo: [3, 24 * HOUR],
  /** Links in mails that were followed, from one address. */
  mailLink: [60, 10 * MINUTE],
} as const;

export type Limits = Readonly<Record<keyof typeof RATES, RateLimiter>>;

export function createRateLimits({ allowance }: Pick<Config, 'allowance'>): Limits {
  const of = (name: keyof typeof RATES) => {
    const [count, seconds] = RATES[name];
    return new RateLimiter({ perSecond: (count * allowance) / seconds, burst: count * allowance });
  };
  return {
    identity: of('identity'),
    guest: of('guest'),
    register: of('register'),
    signIn: of('signIn'),
    signInName: of('signInName'),
    signInAnywhere: of('signInAnywhere'),
    signInDevice: of('signInDevice'),
    recover: of('recover'),
    recoverMail: of('recoverMail'),
    recoverMailName: of('recoverMailName'),
    password: of('password'),
    table: of('table'),
    player: of('player'),
    calls: of('calls'),
    mail: of('mail'),
    mailFrom: of('mailFrom'),
    mailTo: of('mailTo'),
    mailLink: of('mailLink'),
  };
}

/** Takes one from an allowance, or refuses. */
export function consume(allowance: RateLimiter, key: string): void {
  const seconds = allowance.take(key);
  if (seconds !== undefined) throw new RequestError('request.too-many', { seconds });
}

/** Where a request comes from; a provider gives a whole IPv6 network to one household. */
export function addressOf({ ip }: Pick<FastifyRequest, 'ip'>): string {
  return normalizeIP(ip);
}
