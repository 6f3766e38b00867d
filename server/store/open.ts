/** Opens the store that the settings name, and brings it up to date. */
import type { BaseLogger } from 'pino';
import type { Config } from '../config/config.ts';
import type { Access, Engine } from './engine.ts';
import { openPostgres } from './postgres/engine.ts';
import { adminSearchStore } from './queries/admin-search.ts';
import { chatStore } from './queries/chat.ts';
import { dueJobStore } from './queries/due-jobs.ts';
import { identityStore } from './queries/identities.ts';
import { logStore } from './queries/log.ts';
import { moderationStore } from './queries/moderation.ts';
import { notificationTargetStore } from './queries/notification-targets.ts';
import { notificationStore } from './queries/notifications.ts';
import { presenceStore } from './queries/presences.ts';
import { ratingStore } from './queries/ratings.ts';
import { reportStore } from './queries/reports.ts';
import { scenarioStore } from './queries/scenarios.ts';
import { instructionStore } from './queries/seat-instructions.ts';
import { signupBlockStore } from './queries/signup-blocks.ts';
import { siteStore } from './queries/site.ts';
import { tableStore } from './queries/tables.ts';
import { openSqlite } from './sqlite/engine.ts';
import type { Store } from './store.ts';

/** A store whose rows can be moved to another. */
export interface SqlStore extends Store {
  readonly engine: Engine;
}

export async function openStore(
  config: Pick<Config, 'data' | 'databaseUrl'>,
  log: Pick<BaseLogger, 'info' | 'warn'>,
  access: Access = 'serve',
): Promise<SqlStore> {
  const { data, databaseUrl } = config;
  return storeOn(
    databaseUrl === undefined ? await openSqlite(data, access) : await openPostgres(databaseUrl, log, access),
  );
}

function storeOn(engine: Engine): SqlStore {
  const { drained, ...steps } = logStore(engine);
  return {
    engine,
    shared: engine.kind === 'postgres',
    ...identityStore(engine),
    ...tableStore(engine),
    ...steps,
    ...dueJobStore(engine),
    ...instructionStore(engine),
    ...chatStore(engine),
    ...scenarioStore(engine),
    ...ratingStore(engine),
    ...notificationTargetStore(engine),
    ...notificationStore(engine),
    ...presenceStore(engine),
    ...moderationStore(engine),
    ...signupBlockStore(engine),
    ...reportStore(engine),
    ...adminSearchStore(engine),
    ...siteStore(engine),
    publish: (notice) => engine.publish(notice),
    onNotice: (listener) => engine.onNotice(listener),
    close: async () => {
      await drained();
      await engine.close();
    },
  };
}
