/** What the routes of hosts are made of. */
import type { HostOverview, ReadOnly } from '@gonfalon/protocol';
import type { Config } from '../../config.ts';
import type { Acts } from '../../host/acts.ts';
import type { Backup } from '../../host/backup.ts';
import type { Closing } from '../../host/closing.ts';
import type { Handles } from '../../host/handles.ts';
import type { Moderation } from '../../host/moderation.ts';
import type { Reports } from '../../host/reports.ts';
import type { ShutOuts } from '../../host/shut-outs.ts';
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
