/** A table in a store, a caller with a clock of its own, and somewhere for its calls to arrive. */
import { createHash } from 'node:crypto';
import { games } from '@gonfalon/games';
import type { Language, Seat } from '@gonfalon/kernel';
import { onTestFinished } from 'vitest';
import { EmailAddresses } from '../../notifications/email-addresses.ts';
import { openMail } from '../../notifications/mail.ts';
import { Notifier } from '../../notifications/notifier.ts';
import type { DeliveryResult } from '../../notifications/outcome.ts';
import { openPush } from '../../notifications/push.ts';
import { createLog } from '../../ops/log.ts';
import type { Identity, NotificationDelays, Store } from '../../store/store.ts';
import { person, record, sits, step, table } from '../store/fixtures.ts';
import type { TestDevice } from './push-service.ts';
import { PushService } from './push-service.ts';
import { SmtpSink } from './smtp-sink.ts';

export const WAITS = { push: 20_000, mail: 300_000 };
const START = 1_800_000_000_000;

export class NotificationFixture {
  now = START;
  readonly service: PushService;
  readonly sink: SmtpSink;
  readonly outcomes: (readonly [by: 'push' | 'mail', outcome: DeliveryResult])[] = [];
  /** The lines of the callers' logs. */
  readonly log: string[] = [];
  private readonly seqs = new Map<string, number>();

  private constructor(service: PushService, sink: SmtpSink) {
    this.service = service;
    this.sink = sink;
  }

  static async open(): Promise<NotificationFixture> {
    return new NotificationFixture(await PushService.start(), await SmtpSink.start());
  }

  /** As a process has it that uses the store. */
  async caller(
    store: Store,
    waits: NotificationDelays = WAITS,
  ): Promise<{ caller: Notifier; mailboxes: EmailAddresses }> {
    const { service, sink } = this;
    const now = () => this.now;
    const mail = await openMail(sink.settings);
    onTestFinished(() => mail.close());
    const mailboxes = await EmailAddresses.open({ store, mail, site: sink.settings.site, now });
    const caller = new Notifier({
      store,
      games,
      log: createLog('debug', { write: (line) => this.log.push(line) }),
      waits,
      push: await openPush(service.settings),
      mailboxes,
      onCall: (...told) => this.outcomes.push(told),
      now,
    });
    return { caller, mailboxes };
  }

  /** Two people at a table of Battue. */
  async table(store: Store, people: readonly Identity[]): Promise<string> {
    const [host] = people;
    if (!host) throw new Error('nobody is there');
    const seats = people.map((who, seat) => sits(seat, who));
    const { id } = await table({ store }, host, { status: 'playing', started: START }, seats);
    return id;
  }

  /** Something happens at the table, and that seat is asked. */
  async ask(store: Store, id: string, seat: Seat | undefined, turn: number): Promise<void> {
    const after = this.seqs.get(id) ?? 0;
    this.seqs.set(id, after + 1);
    const call = seat === undefined ? undefined : { turn, at: this.now + WAITS.push };
    const records = [record(after + 1, { at: this.now })];
    const place = { seq: after + 1, asked: seat, discreet: false, due: undefined, call };
    await store.commit(step(id, after, { records, place }));
  }

  async withDevice(store: Store, { id: identity }: Identity, language: Language = 'en'): Promise<TestDevice> {
    const device = this.service.device();
    const { endpoint, keys } = device.subscription;
    await store.addDevice({ id: idOf(device), identity, endpoint, ...keys, language }, this.now, 10);
    return device;
  }

  /** The address, confirmed by the link that was sent to it. */
  async withMail(
    mailboxes: EmailAddresses,
    who: Identity,
    address: string,
    language: Language = 'en',
  ): Promise<void> {
    await mailboxes.set(who, address, language);
    await mailboxes.confirm(this.tokenFor(address));
    this.sink.received.length = 0;
  }

  tokenFor(address: string): string {
    const text = this.sink.to(address).at(-1)?.parts.get('text/plain') ?? '';
    return /\/mail\/confirm\/([\w-]+)/.exec(text)?.[1] ?? '';
  }
}

export function idOf({ endpoint }: TestDevice): string {
  return createHash('sha256').update(endpoint).digest('base64url');
}

export function account(store: Store, name: string): Promise<Identity> {
  return person({ store }, { kind: 'account', name, password: 'hash' });
}
