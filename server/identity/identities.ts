/** People: guests, who are made by opening the site, and accounts, which a guest may turn into. */
import { randomBytes } from 'node:crypto';
import type { Language } from '@gonfalon/kernel';
import type { Sanction } from '@gonfalon/protocol';
import { RequestError } from '../errors.ts';
import type { Identity, Store } from '../store/store.ts';
import { CookieSigner } from './cookie.ts';
import { guestName } from './guest-name.ts';
import { Passwords } from './passwords.ts';
import { newRecoveryCodes, recoveryHash } from './recovery.ts';
import type { AuthSession, NewSession, SessionUser } from './sessions.ts';
import { Sessions } from './sessions.ts';

export interface IdentityOptions {
  /** Somebody is about to be erased: hand their running seats over. */
  readonly beforeRemove: (identity: string) => Promise<void>;
  /** A guest is about to be taken into an account: hand the seats over where both sit. */
  readonly beforeMerge?: (guest: string, account: string) => Promise<void>;
  /** A guest's seats and tables belong to an account now. */
  readonly afterMerge?: (guest: string, account: string) => Promise<void>;
  readonly passwords?: Passwords;
  readonly now?: () => number;
}

/** How long a code that was sent by mail may be used, in ms. */
const MAILED_CODE_LASTS = 60 * 60 * 1000;

interface Credentials {
  readonly name: string;
  readonly password: string;
}

export class Identities {
  private readonly store: Store;
  private readonly options: IdentityOptions;
  private readonly passwords: Passwords;
  private readonly signIns: Sessions;
  private readonly now: () => number;
  private readonly listeners: ((identity: string) => void)[] = [];

  private constructor(store: Store, secret: string, options: IdentityOptions) {
    this.store = store;
    this.options = options;
    this.passwords = options.passwords ?? new Passwords();
    this.now = options.now ?? Date.now;
    this.signIns = new Sessions(store, new CookieSigner(secret), this.now);
  }

  static async open(store: Store, options: IdentityOptions): Promise<Identities> {
    return new Identities(store, await store.secret('cookie'), options);
  }

  /** Who sent a request with this `Cookie` header. */
  fromCookie(cookieHeader: string | undefined): Promise<AuthSession | undefined> {
    return this.signIns.fromCookie(cookieHeader);
  }

  /** Who a sign-in belongs to, unless it has ended: for connections that stay open. */
  stillSignedIn(hash: string): Promise<SessionUser | undefined> {
    return this.signIns.still(hash);
  }

  /** Called whenever somebody was renamed, signed out somewhere, merged or removed in this process. */
  onChange(listener: (identity: string) => void): void {
    this.listeners.push(listener);
  }

  /** What is known of somebody may be out of date; without an argument, of anybody. */
  forget(identity?: string): void {
    this.signIns.forget(identity);
  }

  async makeGuest(language: Language = 'en'): Promise<NewSession> {
    const guest: Identity = {
      id: randomBytes(16).toString('base64url'),
      kind: 'guest',
      name: guestName(language),
      password: undefined,
      created: this.now(),
    };
    await this.store.addIdentity(guest);
    return this.signIns.begin(guest);
  }

  async rename(known: AuthSession, name: string): Promise<Identity> {
    const identity = await this.current(known);
    await this.refuseMuted(identity, name);
    if (identity.kind === 'guest') await this.refuseTaken(name);
    await this.change(identity, { name });
    return { ...identity, name };
  }

  /** Makes an account of a guest, who stays the same person under a new token. */
  async register(known: AuthSession, { name, password }: Credentials): Promise<NewSession> {
    const guest = await this.current(known);
    if (guest.kind !== 'guest') throw new RequestError('identity.account-already');
    await this.refuseMuted(guest, name);
    await this.refuseTaken(name);
    const account = { kind: 'account', name, password: await this.passwords.hash(password) } as const;
    await this.change(guest, account);
    return this.enterAnew({ ...guest, ...account });
  }

  /** A guest who signs in brings along what they played. */
  async signIn(known: AuthSession | undefined, { name, password }: Credentials): Promise<NewSession> {
    const account = await this.accountNamed(name);
    const right = await this.passwords.matches(password, account?.password);
    if (!account || !right) throw new RequestError('identity.wrong');
    // Only who knows the password is told.
    refuseBanned((await this.store.sanctions(account.id, this.now())).ban);
    if (known?.identity.kind === 'guest') await this.merge(known, account);
    else if (known) await this.signOut(known, false);
    return this.signIns.begin(account);
  }

  /** The account that somebody means by what they typed. */
  accountNamed(name: string): Promise<Identity | undefined> {
    return this.store.accountNamed(name.trim().replaceAll(/\s+/g, ' '));
  }

  async signOut({ identity, hash }: AuthSession, everywhere: boolean): Promise<void> {
    if (everywhere) await this.store.removeSignIns(identity.id);
    else await this.store.removeSignIn(hash);
    this.changed(identity.id);
  }

  /** Ends all sign-ins but that of this browser, which gets a new token: its old one may be what was stolen. */
  async changePassword(known: AuthSession, old: string, fresh: string): Promise<NewSession> {
    const account = await this.current(known);
    if (account.kind !== 'account') throw new RequestError('identity.account-needed');
    await this.refuseWrong(account, old);
    await this.change(account, { password: await this.passwords.hash(fresh) });
    return this.enterAnew(account);
  }

  /** New recovery codes instead of the old ones: shown once, and kept as hashes. */
  async renewRecovery(known: AuthSession, password: string): Promise<string[]> {
    const account = await this.current(known);
    if (account.kind !== 'account') throw new RequestError('identity.account-needed');
    await this.refuseWrong(account, password);
    return this.giveRecovery(account);
  }

  async giveRecovery({ id }: Pick<Identity, 'id'>): Promise<string[]> {
    const codes = newRecoveryCodes();
    await this.store.setRecoveryCodes(
      id,
      codes.map((code) => recoveryHash(id, code)),
    );
    return codes;
  }

  /** One more code, for who reads the mail of an account. */
  async mailedCode({ id }: Pick<Identity, 'id'>): Promise<string> {
    const [code = ''] = newRecoveryCodes(1);
    const now = this.now();
    await this.store.addRecoveryCode(id, recoveryHash(id, code), now, now + MAILED_CODE_LASTS);
    return code;
  }

  /** Who has a recovery code chooses a new password; every sign-in ends, and the code is used up. */
  async recover(name: string, code: string, password: string): Promise<NewSession> {
    const account = await this.accountNamed(name);
    // As long as for a name that there is.
    const hash = await this.passwords.hash(password);
    const used =
      account && (await this.store.useRecoveryCode(account.id, recoveryHash(account.id, code), this.now()));
    if (!used) throw new RequestError('identity.wrong-code');
    refuseBanned((await this.store.sanctions(account.id, this.now())).ban);
    await this.change(account, { password: hash });
    return this.enterAnew({ ...account, password: hash });
  }

  /** Guests may go as they came; an account needs its password. */
  async remove(known: AuthSession, password: string): Promise<void> {
    const identity = await this.current(known);
    if (identity.kind === 'account') await this.refuseWrong(identity, password);
    await this.erase(identity.id);
  }

  // What hosts of the site do to others

  async erase(id: string): Promise<void> {
    await this.options.beforeRemove(id);
    await this.store.eraseIdentity(id);
    this.changed(id);
  }

  async renameAs(id: string, name: string): Promise<void> {
    await this.change({ id }, { name });
  }

  async signOutAll(id: string): Promise<void> {
    await this.store.removeSignIns(id);
    this.changed(id);
  }

  /** What somebody may do has changed. */
  tellChange(id: string): void {
    this.changed(id);
  }

  /** Refuses a name that another account has. */
  async refuseName({ id }: Pick<Identity, 'id'>, name: string): Promise<void> {
    const holder = await this.store.accountNamed(name);
    if (holder && holder.id !== id) throw new RequestError('identity.name-taken');
  }

  /** For what weighs most, a password is asked again. */
  async confirm(known: AuthSession, password: string): Promise<void> {
    await this.refuseWrong(await this.current(known), password);
  }

  /** Another process may have changed somebody a moment ago: what weighs is done on what the store says. */
  private async current({ hash }: AuthSession): Promise<Identity> {
    const who = await this.signIns.still(hash);
    if (!who) throw new RequestError('identity.needed');
    return who.identity;
  }

  private async refuseTaken(name: string): Promise<void> {
    if (await this.store.accountNamed(name)) throw new RequestError('identity.name-taken');
  }

  /** A name is read by everybody, too: and what a host changed it to must not be changed back. */
  private async refuseMuted({ id, name }: Identity, wanted: string): Promise<void> {
    const { mute } = wanted === name ? {} : await this.store.sanctions(id, this.now());
    if (mute) throw new RequestError('chat.silenced', { ...mute });
  }

  private async refuseWrong(account: Identity, password: string): Promise<void> {
    if (!(await this.passwords.matches(password, account.password)))
      throw new RequestError('identity.wrong-password');
  }

  private async change(
    { id }: Pick<Identity, 'id'>,
    change: Partial<Pick<Identity, 'kind' | 'name' | 'password'>>,
  ): Promise<void> {
    if (!(await this.store.changeIdentity(id, change))) throw new RequestError('identity.name-taken');
    this.changed(id);
  }

  private async enterAnew(identity: Identity): Promise<NewSession> {
    const entered = await this.signIns.begin(identity);
    await this.store.removeMailedCodes(identity.id);
    await this.store.removeSignIns(identity.id, entered.hash);
    this.changed(identity.id);
    return entered;
  }

  private async merge({ identity: guest }: AuthSession, account: Identity): Promise<void> {
    await this.options.beforeMerge?.(guest.id, account.id);
    await this.store.mergeIdentity(guest.id, account.id);
    await this.options.afterMerge?.(guest.id, account.id);
    this.changed(guest.id);
  }

  private changed(identity: string): void {
    this.forget(identity);
    this.store.publish({ about: 'identity', identity });
    for (const listener of this.listeners) listener(identity);
  }
}

/** Refuses who may not come in, with the reason and the end of that. */
export function refuseBanned(ban: Sanction | undefined): void {
  if (!ban) return;
  const { reason, until } = ban;
  throw new RequestError('identity.banned', { reason, ...(until !== undefined && { until }) });
}
