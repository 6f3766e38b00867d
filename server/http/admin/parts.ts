/** What the routes of hosts are made of. */
import type { HostOverview, ReadOnly } from '@gonfalon/protocol';
import type { AuditLog } from '../../admin/audit-log.ts';
import type { Backup } from '../../admin/backup.ts';
import type { CloseTable } from '../../admin/close-table.ts';
import type { Moderation } from '../../admin/moderation.ts';
import type { OpaqueTableIds } from '../../admin/opaque-table-ids.ts';
import type { Reports } from '../../admin/reports.ts';
import type { SignupBlocks } from '../../admin/signup-blocks.ts';
import type { Config } from '../../config/config.ts';
import type { Identities } from '../../identity/identities.ts';
import type { Store } from '../../store/store.ts';

export interface AdminParts {
  readonly config: Config;
  readonly store: Store;
  readonly identities: Identities;
  readonly acts: AuditLog;
  readonly moderation: Moderation;
  readonly closing: CloseTable;
  readonly reports: Reports;
  readonly shutOuts: SignupBlocks;
  readonly backup: Backup;
  readonly handles: OpaqueTableIds;
  readonly overview: () => Promise<HostOverview>;
  /** Begins or ends it, for all processes. */
  readonly setReadOnly: (on: boolean, note: string) => Promise<ReadOnly | undefined>;
}
