/** The server, for the commands that need it: it is loaded by those alone, so that the others start at once. */
import { InvalidInputError } from '@gonfalon/kernel';
import type { Config } from '@gonfalon/server';
import { wholeNumber } from './arguments.ts';
import { UsageError } from './command.ts';
import type { Context } from './io.ts';
import { logFor } from './log.ts';

export type Server = typeof import('@gonfalon/server');

export function loadServer(): Promise<Server> {
  return import('@gonfalon/server');
}

/** What a command was given on the command line. */
interface Given {
  readonly port?: string | undefined;
  readonly host?: string | undefined;
  readonly data?: string | undefined;
  readonly processes?: string | undefined;
}

/** The settings of the environment, and of the command line, which has the last word. */
export function settings(server: Server, given: Given, context: Context): Config {
  const { port, host, data, processes } = given;
  for (const [name, value] of Object.entries(given))
    if (value === '') throw new UsageError(context.say.needsValue(`--${name}`));
  wholeNumber('--port', port, 0, { min: 0, max: 65_535 }, context);
  wholeNumber('--processes', processes, 1, { min: 1, max: 64 }, context);
  const env = {
    ...context.env,
    ...(port !== undefined && { PORT: port }),
    ...(host !== undefined && { HOST: host }),
    ...(processes !== undefined && { PROCESSES: processes }),
    // A folder that is named is meant, even where the environment has a database.
    ...(data !== undefined && { DATA: data, DATABASE_URL: undefined }),
  };
  try {
    return server.configFrom(env, context.cwd);
  } catch (error) {
    throw problemIn(error, server, context) ?? error;
  }
}

/** Where the matches are, without the password that may be needed to get there. */
export function storeName({ data, databaseUrl }: Config): string {
  if (databaseUrl === undefined) return data;
  const url = URL.canParse(databaseUrl) ? new URL(databaseUrl) : undefined;
  return url ? `PostgreSQL ${url.host}${url.pathname}` : 'PostgreSQL';
}

/** Opens a store for as long as something is done with it. */
export async function withStore<T>(
  server: Server,
  config: Config,
  access: 'serve' | 'read' | 'beside',
  context: Context,
  work: (store: Awaited<ReturnType<Server['openStore']>>) => Promise<T>,
): Promise<T> {
  const log = server.createLog('warn', logFor(context, false));
  try {
    const store = await server.openStore(config, log, access);
    return await work(store).finally(() => store.close());
  } catch (error) {
    throw problemIn(error, server, context) ?? error;
  }
}

/** What is wrong with the settings, the store or an export, in the language of the person who gave them. */
export function problemIn(
  error: unknown,
  server: Server,
  { say, language }: Context,
): InvalidInputError | undefined {
  const words = server.inWords(error, language);
  if (error instanceof server.StoreUnavailable)
    return new InvalidInputError(say.storeUnavailable(words ?? error.message));
  return words === undefined ? undefined : new InvalidInputError(words);
}
