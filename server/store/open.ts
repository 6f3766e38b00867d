/** Opens the store that the settings name, and brings it up to date. */
import type { BaseLogger } from 'pino';
import type { Config } from '../config.ts';
import { calleeStore } from './callees.ts';
import { callStore } from './calls.ts';
import { dutyStore } from './duties.ts';
import type { Access, Engine } from './engine.ts';
import { identityStore } from './identities.ts';
import { logStore } from './log.ts';
import { moderationStore } from './moderation.ts';
import { newcomerStore } from './newcomers.ts';
import { peopleStore } from './people.ts';
import { openPostgres } from './postgres.ts';
import { presenceStore } from './presences.ts';
import { ratingStore } from './ratings.ts';
import { reportStore } from './reports.ts';
import { scenarioStore } from './scenarios.ts';
import { instructionStore } from './seat-instructions.ts';
import { siteStore } from './site.ts';
import { openSqlite } from './sqlite.ts';
import type { Store } from './store.ts';
import { tableStore } from './tables.ts';
import { talkStore } from './talk.ts';

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
    ...dutyStore(engine),
    ...instructionStore(engine),
    ...talkStore(engine),
    ...scenarioStore(engine),
    ...ratingStore(engine),
    ...calleeStore(engine),
    ...callStore(engine),
    ...presenceStore(engine),
    ...moderationStore(engine),
    ...newcomerStore(engine),
    ...reportStore(engine),
    ...peopleStore(engine),
    ...siteStore(engine),
    tell: (notice) => engine.tell(notice),
    onNotice: (listener) => engine.onNotice(listener),
    close: async () => {
      await drained();
      await engine.close();
    },
  };
}
