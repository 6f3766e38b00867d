/** The kinds of server that are attacked: one process on the embedded store, and two on PostgreSQL. */
import type { DataFolder } from '../faults/data-folder.ts';
import { embeddedFolder, freshPostgres } from '../faults/data-folder.ts';
import type { OnEnd } from '../faults/server-process.ts';
import { postgresUrl } from '../support/postgres.ts';

interface AttackedSite {
  readonly kind: string;
  readonly processes: number;
  make(onEnd: OnEnd): Promise<DataFolder>;
}

export const ATTACKED_SITES: readonly AttackedSite[] = [
  { kind: 'embedded', processes: 1, make: embeddedFolder },
  ...((await postgresUrl()) ? [{ kind: 'PostgreSQL, two processes', processes: 2, make: twoProcesses }] : []),
];

async function twoProcesses(onEnd: OnEnd): Promise<DataFolder> {
  const { where, settings } = await freshPostgres(onEnd);
  return { where, settings: { ...settings, PROCESSES: '2' } };
}
