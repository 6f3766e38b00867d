/**
 * The cookie of a browser: a random token and the day it was given, signed. A cookie that nobody here signed is
 * refused without asking the store.
 */
import { fastifyCookie } from '@fastify/cookie';

const COOKIE = 'gonfalon';
const MAX_HEADER_LENGTH = 8 * 1024;

export interface SessionCookie {
  readonly token: string;
  /** When it was given, in milliseconds. */
  readonly given: number;
}

export class CookieSigner {
  private readonly secret: string;

  constructor(secret: string) {
    this.secret = secret;
  }

  write({ token, given }: SessionCookie): string {
    return fastifyCookie.sign(`${token}.${given.toString(36)}`, this.secret);
  }

  read(cookieHeader: string | undefined): SessionCookie | undefined {
    if (cookieHeader === undefined || cookieHeader.length > MAX_HEADER_LENGTH) return undefined;
    const value = fastifyCookie.parse(cookieHeader)[COOKIE];
    const signed = value === undefined ? undefined : fastifyCookie.unsign(value, this.secret);
    const [, token, given] = /^([\w-]{43})\.([0-9a-z]{1,11})$/.exec(signed?.value ?? '') ?? [];
    return token === undefined || given === undefined ? undefined : { token, given: parseInt(given, 36) };
  }
}

const ATTRIBUTES = { path: '/', httpOnly: true, sameSite: 'lax' } as const;

/** The header that gives a browser its cookie. */
export function setCookieHeader(value: string, lifetime: number, secure: boolean): string {
  return fastifyCookie.serialize(COOKIE, value, {
    ...ATTRIBUTES,
    secure,
    maxAge: Math.floor(lifetime / 1000),
  });
}

/** The header that takes it away. */
export function clearCookieHeader(secure: boolean): string {
  return fastifyCookie.serialize(COOKIE, '', { ...ATTRIBUTES, secure, maxAge: 0 });
}
