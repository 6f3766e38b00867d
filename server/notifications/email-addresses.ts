/** The mail addresses of accounts: nothing but a question is sent to one before its reader has said yes. */
import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Language } from '@gonfalon/kernel';
import { RequestError } from '../errors.ts';
import type { Identity, Mailbox, Store } from '../store/store.ts';
import { confirmEmail, recoveryEmail, turnEmail } from './emails.ts';
import type { Mail } from './mail.ts';
import type { CallMessage } from './message.ts';
import type { DeliveryResult } from './outcome.ts';

/** How long an address may be confirmed, in ms. */
const CONFIRM_WITHIN = 24 * 60 * 60 * 1000;

interface Parts {
  readonly store: Store;
  readonly mail: Mail;
  /** Where links lead. */
  readonly site: string;
  readonly now?: () => number;
}

export class EmailAddresses {
  private readonly store: Store;
  private readonly mail: Mail;
  private readonly site: string;
  private readonly now: () => number;
  private readonly secret: string;

  private constructor({ store, mail, site, now = Date.now }: Parts, secret: string) {
    this.store = store;
    this.mail = mail;
    this.site = site;
    this.now = now;
    this.secret = secret;
  }

  static async open(parts: Parts): Promise<EmailAddresses> {
    return new EmailAddresses(parts, await parts.store.secret('mail'));
  }

  /**
   * Asks the reader of an address whether it is theirs, then takes it down: where no mail could be sent, the address
   * that was there before stays.
   */
  async set({ id, name }: Identity, address: string, language: Language): Promise<void> {
    const token = randomBytes(24).toString('base64url');
    const letter = confirmEmail({ name, address, language }, this.site, `${this.site}/mail/confirm/${token}`);
    if ((await this.mail.send(letter)) !== 'sent') throw new RequestError('calls.mail-failed');
    const until = this.now() + CONFIRM_WITHIN;
    await this.store.setMailbox(id, { address, language }, { hash: hashOf(token), until });
  }

  confirm(token: string): Promise<boolean> {
    return this.store.confirmMailbox(hashOf(token), this.now());
  }

  /** A code for a new password, to an address that was confirmed; whether the reader wants other mails or not. */
  async sendCode(
    { id, name }: Identity,
    makeCode: () => Promise<string>,
  ): Promise<DeliveryResult | undefined> {
    const mailbox = await this.store.mailbox(id);
    if (!mailbox?.confirmed) return;
    const { address, language } = mailbox;
    return this.mail.send(recoveryEmail({ name, address, language }, this.site, await makeCode()));
  }

  call(
    { id, name }: Identity,
    { address, language }: Mailbox,
    message: CallMessage,
  ): Promise<DeliveryResult> {
    const stop = `${this.site}/mail/stop/${id}/${this.keyOf(id, address)}`;
    return this.mail.send(turnEmail({ name, address, language }, message, this.site, stop));
  }

  /** Ends the mails to whom a link was sent. That it did nothing is not told: nobody gets mail by that link anyway. */
  async stop(identity: string, key: string): Promise<void> {
    const mailbox = await this.store.mailbox(identity);
    if (mailbox && same(key, this.keyOf(identity, mailbox.address)))
      await this.store.wantMail(identity, false);
  }

  private keyOf(identity: string, address: string): string {
    return createHmac('sha256', this.secret).update(`stop ${identity} ${address}`).digest('base64url');
  }
}

function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}

function same(a: string, b: string): boolean {
  return a.length === b.length && timingSafeEqual(Buffer.from(a), Buffer.from(b));
}
