/**
 * A backup over the network: what `gonfalon export` writes, compressed, as it is read. It is read by a connection of
 * its own, page by page, so that nothing waits for it and no more than a page is in memory.
 */
import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Readable } from 'node:stream';
import { createGzip } from 'node:zlib';
import type { Config } from '../config/config.ts';
import { RequestError } from '../errors.ts';
import type { Log } from '../ops/log.ts';
import { openStore } from '../store/open.ts';
import type { Store } from '../store/store.ts';
import { exportStore } from '../transfer/transfer.ts';

/** How long a ticket is good for, in ms. */
const GOOD_FOR = 60_000;
/** When to try again if another one is being made, in seconds. */
const LATER = 30;

export interface BackupParts {
  readonly config: Pick<Config, 'data' | 'databaseUrl'>;
  readonly log: Log;
  readonly now?: () => number;
}

export class Backup {
  private readonly parts: BackupParts;
  private readonly secret: string;
  private readonly now: () => number;
  private busy = false;

  private constructor(parts: BackupParts, secret: string) {
    this.parts = parts;
    this.secret = secret;
    this.now = parts.now ?? Date.now;
  }

  static async open(store: Store, parts: BackupParts): Promise<Backup> {
    return new Backup(parts, await store.secret('backup'));
  }

  /** Lets one host fetch a backup soon, from any process: their password was asked just now. */
  ticket(host: string): string {
    const until = this.now() + GOOD_FOR;
    return `${until.toString(36)}-${this.seal(host, until)}`;
  }

  admits(host: string, ticket: string): boolean {
    const [, until, seal] = /^([0-9a-z]{1,10})-([\w-]{43})$/.exec(ticket) ?? [];
    if (until === undefined || seal === undefined) return false;
    const end = Number.parseInt(until, 36);
    return end > this.now() && timingSafeEqual(Buffer.from(seal), Buffer.from(this.seal(host, end)));
  }

  /** One at a time: a store is large. */
  async begin(): Promise<Readable> {
    const { config, log } = this.parts;
    if (this.busy) throw new RequestError('request.too-many', { seconds: LATER });
    this.busy = true;
    try {
      const reader = await openStore(config, log, 'read');
      const packed = createGzip();
      const ready = () => {
        this.busy = false;
        reader.close().catch((err: unknown) => log.warn({ err }, 'a backup could not be closed'));
      };
      exportStore(reader, packed)
        .then(
          () => packed.end(),
          (err: unknown) => {
            // Who asked may have gone away; a file that was cut is refused when somebody wants to restore it.
            log.warn({ err }, 'a backup was not finished');
            packed.destroy();
          },
        )
        .finally(ready);
      return packed;
    } catch (error) {
      this.busy = false;
      throw error;
    }
  }

  private seal(host: string, until: number): string {
    return createHmac('sha256', this.secret).update(`${host} ${until}`).digest('base64url');
  }
}
