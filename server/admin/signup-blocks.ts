/** A host keeps newcomers out: from where somebody was lately seen, or all of them. Whoever is known comes in still. */
import { randomBytes } from 'node:crypto';
import { RequestError } from '../errors.ts';
import type { SignupBlock } from '../store/admin-store.ts';
import type { Identity, Store } from '../store/store.ts';
import type { AuditLog } from './audit-log.ts';
import { expiresAt } from './expires-at.ts';

/** There is one for all. */
const ALL = 'all';

type Who = Pick<Identity, 'id'>;

export class SignupBlocks {
  private readonly store: Store;
  private readonly acts: AuditLog;

  constructor(store: Store, acts: AuditLog) {
    this.store = store;
    this.acts = acts;
  }

  /** Refuses if it is not known from where somebody came. */
  async refuseUnseen(whom: string): Promise<void> {
    if (!(await this.store.wasSeen(whom, Date.now()))) throw new RequestError('host.not-seen');
  }

  /** Nobody new from where somebody was lately seen. */
  async beginFrom(host: Who, whom: string, hours: number): Promise<void> {
    await this.begin(host, { id: randomBytes(12).toString('base64url'), whom }, hours);
  }

  /** Nobody new at all, for some hours or until it is lifted. */
  async beginForAll(host: Who, hours: number | undefined): Promise<void> {
    await this.begin(host, { id: ALL, whom: undefined }, hours);
  }

  async lift(host: Who, id: string): Promise<void> {
    const { store, acts } = this;
    const shutOut = await store.shutOut(id);
    if (!shutOut) throw new RequestError('host.no-shut-out');
    const { whom } = shutOut;
    await acts.note(host.id, whom === undefined ? 'lift-shut-out-all' : 'lift-shut-out', { whom });
    await store.liftShutOut(id);
  }

  private async begin(
    host: Who,
    { id, whom }: Pick<SignupBlock, 'id' | 'whom'>,
    hours: number | undefined,
  ): Promise<void> {
    const { store, acts } = this;
    const since = Date.now();
    const until = expiresAt(hours, since);
    const detail = until === undefined ? {} : { until };
    await acts.note(host.id, whom === undefined ? 'shut-out-all' : 'shut-out', { whom, detail });
    await store.addShutOut({ id, whom, by: host.id, since, until });
  }
}
