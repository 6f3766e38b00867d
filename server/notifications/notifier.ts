/**
 * Calls people to the tables that wait for them. What is to be called is in the store, and is taken from there by
 * whichever process comes first: a call is taken once, and made then or never.
 */
import { setTimeout as pause } from 'node:timers/promises';
import type { GameModule } from '@gonfalon/kernel';
import type { Log } from '../ops/log.ts';
import { tableInLog } from '../ops/log.ts';
import type { Call, NotificationDelays, Store } from '../store/store.ts';
import { MAIL, StoreUnavailable } from '../store/store.ts';
import type { EmailAddresses } from './email-addresses.ts';
import { messageFor } from './message.ts';
import type { DeliveryResult } from './outcome.ts';
import type { Push } from './push.ts';

const SWEEP_EVERY = 1000;
const AT_ONCE = 50;
const MAX_TRIES = 4;
/** How long to wait before the first repetition, in ms; each further one waits four times as long. */
const FIRST_PAUSE = 15_000;
/** How long calls may take that are being made when the server stops, in ms. */
const STOP_TIMEOUT_MS = 3000;

export interface CallerParts {
  readonly store: Store;
  readonly games: readonly GameModule[];
  readonly log: Log;
  readonly waits: NotificationDelays;
  readonly push: Push | undefined;
  readonly mailboxes: EmailAddresses | undefined;
  /** Told what became of a call. */
  readonly onCall: (by: 'push' | 'mail', outcome: DeliveryResult) => void;
  /** Whether nobody is to be called at the moment. */
  readonly paused?: () => boolean;
  readonly now?: () => number;
}

export class Notifier {
  private readonly parts: CallerParts;
  private readonly now: () => number;
  private timer: NodeJS.Timeout | undefined;
  private looking: Promise<void> | undefined;
  /** A service that takes its time does not keep the other calls waiting. */
  private readonly making = new Set<Promise<void>>();

  constructor(parts: CallerParts) {
    this.parts = parts;
    this.now = parts.now ?? Date.now;
  }

  start(): void {
    this.timer = setInterval(() => void this.look(), SWEEP_EVERY);
  }

  /** Ends when the calls that were taken are made, unless that takes too long. */
  async stop(): Promise<void> {
    clearInterval(this.timer);
    await Promise.race([this.settled(), pause(STOP_TIMEOUT_MS, undefined, { ref: false })]);
  }

  /** Makes the calls that are due. */
  async sweep(): Promise<void> {
    await this.look();
    await this.settled();
  }

  private async settled(): Promise<void> {
    await this.looking;
    await Promise.all(this.making);
  }

  /** Takes the calls that are due, and begins to make them. */
  private look(): Promise<void> {
    this.looking ??= this.takeCalls()
      .catch((err: unknown) => this.parts.log.warn({ err }, 'calls have to wait'))
      .finally(() => {
        this.looking = undefined;
      });
    return this.looking;
  }

  private async takeCalls(): Promise<void> {
    const { store, waits } = this.parts;
    const now = this.now();
    const most = AT_ONCE - this.making.size;
    if (most <= 0 || this.parts.paused?.()) return;
    await store.prepareCalls(now, waits, AT_ONCE);
    for (const call of await store.claimCalls(now, waits, most)) {
      const made = this.make(call).finally(() => this.making.delete(made));
      this.making.add(made);
    }
  }

  private async make(call: Call): Promise<void> {
    try {
      const outcome = await this.deliver(call);
      if (outcome) await this.conclude(call, outcome);
    } catch (err) {
      const level = err instanceof StoreUnavailable ? 'warn' : 'error';
      this.parts.log[level]({ err, table: tableInLog(call.table) }, 'a call was lost');
    }
  }

  /** Undefined if there is nobody to be told any more. */
  private async deliver({ table, seat, identity, target }: Call): Promise<DeliveryResult | undefined> {
    const { store, games, push, mailboxes } = this.parts;
    const listed = await store.table(table);
    const person = listed?.people.get(identity);
    if (!listed || !person || listed.place.asked !== seat) return undefined;
    // Who may not come in is not called.
    if ((await store.sanctions(identity, this.now())).ban) return undefined;
    if (target === MAIL) {
      const mailbox = await store.mailbox(identity);
      if (!mailbox?.confirmed || !mailbox.wanted) return undefined;
      return mailboxes?.call(person, mailbox, messageFor(listed, identity, mailbox.language, games));
    }
    const device = (await store.devices(identity)).find(({ id }) => id === target);
    return device && push?.send(device, messageFor(listed, identity, device.language, games));
  }

  private async conclude(call: Call, outcome: DeliveryResult): Promise<void> {
    const { store, log, onCall } = this.parts;
    const by = call.target === MAIL ? 'mail' : 'push';
    onCall(by, outcome);
    if (outcome === 'gone') await store.removeDevice(call.target);
    if (outcome === 'again' && call.tries + 1 < MAX_TRIES)
      await store.repeatCall(call, this.now() + FIRST_PAUSE * 4 ** call.tries);
    else if (outcome === 'again' || outcome === 'lost')
      log.warn({ by, tries: call.tries + 1, table: tableInLog(call.table) }, 'a call could not be made');
  }
}
