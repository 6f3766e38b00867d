import { BadInput } from '@gonfalon/kernel';
import type { Config } from '@gonfalon/server';
import { noMoreWords } from '../arguments.ts';
import { command } from '../command.ts';
import type { Context } from '../io.ts';
import { OK } from '../io.ts';
import { logFor } from '../log.ts';
import type { Server } from '../server.ts';
import { loadServer, problemIn, settings, storeName } from '../server.ts';

export const serveCommand = command(
  'serve',
  {
    port: { type: 'string' },
    host: { type: 'string' },
    data: { type: 'string' },
    'json-logs': { type: 'boolean' },
  },
  async ({ values: { 'json-logs': json = false, ...given }, words }, context) => {
    noMoreWords(words, 0, context);
    const { say, print } = context;
    const server = await loadServer();
    const config = settings(server, given, context);
    const running = await start(server, config, json, context);
    // Before anybody is told that it runs: who is told may ask it to stop at once.
    const asked = context.untilAsked();
    print(say.serve.open(running.address));
    print(say.serve.kept(storeName(config)));
    print(say.serve.howToStop);
    await asked;
    print(say.serve.stopping);
    await running.stop();
    return OK;
  },
);

async function start(server: Server, config: Config, json: boolean, context: Context) {
  try {
    return await server.startServer(config, server.createLog(config.logLevel, logFor(context, json)));
  } catch (error) {
    throw problemIn(error, server, context) ?? portProblem(error, config, context) ?? error;
  }
}

/** Why the server cannot listen, and what to do about it. */
function portProblem(error: unknown, { host, port }: Config, { say }: Context): BadInput | undefined {
  if (!(error instanceof Error && 'code' in error)) return undefined;
  switch (error.code) {
    case 'EADDRINUSE':
      return new BadInput(say.serve.portInUse(port, host));
    case 'EACCES':
      return new BadInput(say.serve.portForbidden(port));
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
    case 'EINVAL':
      return new BadInput(say.serve.noSuchAddress(host));
    default:
      return undefined;
  }
}
