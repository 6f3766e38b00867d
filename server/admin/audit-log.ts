/** The record of what hosts did. A line is written before the thing is done: nothing is done without one. */
import { randomBytes } from 'node:crypto';
import type { HostActName } from '@gonfalon/protocol';
import type { Log } from '../ops/log.ts';
import type { AuditEntry } from '../store/admin-store.ts';
import type { Store } from '../store/store.ts';

type Concerning = Partial<Pick<AuditEntry, 'whom' | 'table' | 'detail'>>;

export class AuditLog {
  private readonly store: Pick<Store, 'noteAct'>;
  private readonly log: Pick<Log, 'info'>;
  /** When the last one was. */
  private last = 0;

  constructor(store: Pick<Store, 'noteAct'>, log: Pick<Log, 'info'>) {
    this.store = store;
    this.log = log;
  }

  /** `by` is who did it; undefined for the command line. */
  async note(by: string | undefined, did: HostActName, concerning: Concerning = {}): Promise<void> {
    const { whom, table, detail = {} } = concerning;
    const id = randomBytes(12).toString('base64url');
    // Of two in the same moment, the record tells which came first.
    this.last = Math.max(Date.now(), this.last + 1);
    await this.store.noteAct({ id, at: this.last, by, did, whom, table, detail });
    this.log.info({ did, by, ...(whom !== undefined && { whom }) }, 'a host acted');
  }
}
