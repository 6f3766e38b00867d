/**
 * A browser on which somebody signed in to an account before. It may try that account's password though others tried it
 * too often: so nobody can keep somebody else out of their account by wrong passwords.
 */
import { randomBytes } from 'node:crypto';
import { fastifyCookie } from '@fastify/cookie';
import type { Store } from '../store/store.ts';

const COOKIE = 'gonfalon-device';
const MAX_HEADER_LENGTH = 8 * 1024;
const LIFETIME_SECONDS = 365 * 24 * 60 * 60;

export interface KnownDevice {
  readonly account: string;
  /** Another one for each sign-in: tries are counted by it. */
  readonly id: string;
}

export class DeviceSeal {
  private readonly secret: string;

  private constructor(secret: string) {
    this.secret = secret;
  }

  static async open(store: Pick<Store, 'secret'>): Promise<DeviceSeal> {
    return new DeviceSeal(await store.secret('device'));
  }

  /** The header that lets a browser be known again. */
  cookie(account: string, secure: boolean): string {
    const id = randomBytes(12).toString('base64url');
    return fastifyCookie.serialize(COOKIE, fastifyCookie.sign(`${account}.${id}`, this.secret), {
      path: '/api/sign-in',
      httpOnly: true,
      sameSite: 'strict',
      secure,
      maxAge: LIFETIME_SECONDS,
    });
  }

  read(cookieHeader: string | undefined): KnownDevice | undefined {
    if (cookieHeader === undefined || cookieHeader.length > MAX_HEADER_LENGTH) return undefined;
    const value = fastifyCookie.parse(cookieHeader)[COOKIE];
    const signed = value === undefined ? undefined : fastifyCookie.unsign(value, this.secret);
    const [, account, id] = /^([\w-]{22})\.([\w-]{16})$/.exec(signed?.value ?? '') ?? [];
    return account === undefined || id === undefined ? undefined : { account, id };
  }
}
