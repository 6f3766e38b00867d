/** What the routes of hosts are made of. */
import type { HostOverview, ReadOnly } from '@gonfalon/protocol';
import type { Acts } from '../../admin/audit-log.ts';
import type { Backup } from '../../admin/backup.ts';
import type { Closing } from '../../admin/close-table.ts';
import type { Moderation } from '../../admin/moderation.ts';
import type { Handles } from '../../admin/opaque-table-ids.ts';
import type { Reports } from '../../admin/reports.ts';
import type { ShutOuts } from '../../admin/signup-blocks.ts';
import type { Config } from '../../config/config.ts';
import type { Identities } from '../../identity/identities.ts';
import type { Store } from '../../store/store.ts';

export interface HostParts {
  readonly config: Config;
  readonly store: Store;
  readonly identities: Identities;
  readonly acts: Acts;
  readonly moderation: Moderation;
  readonly closing: Closing;
  readonly reports: Reports;
  readonly shutOuts: ShutOuts;
  readonly backup: Backup;
  readonly handles: Handles;
  readonly overview: () => Promise<HostOverview>;
  /** Begins or ends it, for all processes. */
  readonly setReadOnly: (on: boolean, note: string) => Promise<ReadOnly | undefined>;
}
