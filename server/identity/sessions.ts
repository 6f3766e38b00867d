/** Sign-ins: which browser is whom. The store knows only hashes of their tokens. */
import { createHash, randomBytes } from 'node:crypto';
import type { Sanction } from '@gonfalon/protocol';
import { BoundedMap } from '../bounded-map.ts';
import type { Identity, Store } from '../store/store.ts';
import type { CookieSigner } from './cookie.ts';

const MINUTE = 60 * 1000;
const DAY = 24 * 60 * MINUTE;
export const LIFETIME = 365 * DAY;
const RENEWED_AFTER = 7 * DAY;
/** How long a process goes without asking the store again, if it hears of no change. */
const REMEMBERED_FOR = 5 * MINUTE;
const MAX_REMEMBERED = 10_000;

/** Somebody whose cookie was good. */
export interface AuthSession {
  readonly identity: Identity;
  /** The hash of the token: the name of this sign-in. */
  readonly hash: string;
  /** The cookie to give the browser instead of its old one. */
  readonly renewed: string | undefined;
  /** That they may not come in at the moment. */
  readonly ban: Sanction | undefined;
}

/** Who a sign-in belongs to, and whether they may come in. */
export type SessionUser = Pick<AuthSession, 'identity' | 'ban'>;

/** Somebody who gets a new cookie. */
export interface NewSession {
  readonly identity: Identity;
  readonly hash: string;
  readonly cookie: string;
}

interface Memory extends SessionUser {
  readonly until: number;
}

export class Sessions {
  private readonly store: Store;
  private readonly seal: CookieSigner;
  private readonly now: () => number;
  private readonly memories = new BoundedMap<Memory>(MAX_REMEMBERED);
  /** Goes up when something is forgotten: what was read before that is not remembered after it. */
  private era = 0;

  constructor(store: Store, seal: CookieSigner, now: () => number) {
    this.store = store;
    this.seal = seal;
    this.now = now;
  }

  async begin(identity: Identity): Promise<NewSession> {
    const token = randomBytes(32).toString('base64url');
    const given = this.now();
    const hash = hashOf(token);
    await this.store.addSignIn(hash, identity.id, given + LIFETIME);
    return { identity, hash, cookie: this.seal.write({ token, given }) };
  }

  async fromCookie(cookieHeader: string | undefined): Promise<AuthSession | undefined> {
    const pass = this.seal.read(cookieHeader);
    if (!pass) return undefined;
    const now = this.now();
    const age = now - pass.given;
    if (age >= LIFETIME) return undefined;
    const hash = hashOf(pass.token);
    const old = age > RENEWED_AFTER;
    const who = this.remembered(hash) ?? (await this.read(hash, old));
    if (!who) return undefined;
    const renewed = old ? this.seal.write({ ...pass, given: now }) : undefined;
    return { ...who, hash, renewed };
  }

  /** Who it is, if the sign-in has not ended meanwhile; asks the store. */
  async still(hash: string): Promise<SessionUser | undefined> {
    return this.read(hash, false);
  }

  /** Forgets what is remembered of somebody, or of everybody. */
  forget(identity: string | undefined): void {
    this.era++;
    for (const [hash, memory] of this.memories)
      if (identity === undefined || memory.identity.id === identity) this.memories.delete(hash);
  }

  private remembered(hash: string): SessionUser | undefined {
    const memory = this.memories.get(hash);
    const now = this.now();
    if (!memory || memory.until <= now) return undefined;
    const { identity, ban } = memory;
    return { identity, ban: ban && (ban.until ?? Number.POSITIVE_INFINITY) > now ? ban : undefined };
  }

  private async read(hash: string, extend: boolean): Promise<SessionUser | undefined> {
    const { era } = this;
    const now = this.now();
    const identity = await this.store.signedIn(hash, now);
    if (identity && extend) await this.store.extendSignIn(hash, now + LIFETIME);
    if (!identity) return undefined;
    const { ban } = await this.store.sanctions(identity.id, now);
    if (era === this.era) this.memories.set(hash, { identity, ban, until: now + REMEMBERED_FOR });
    return { identity, ban };
  }
}

function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}
