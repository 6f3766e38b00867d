import { BadInput } from '@gonfalon/kernel';
import type { Config } from '@gonfalon/server';
import { noMoreWords } from '../arguments.ts';
import { command } from '../command.ts';
import type { Context } from '../io.ts';
import { OK } from '../io.ts';
import { logFor } from '../log.ts';
import type { Server } from '../server.ts';
import { loadServer, settings, storeName, storeProblem } from '../server.ts';

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
    print(say.serve.open(config.publicUrl ?? running.address));
    print(say.serve.kept(storeName(config)));
    print(say.serve.howToStop);
    const asked = context.untilAsked().then(() => {
      print(say.serve.stopping);
      return running.stop();
    });
    await Promise.race([asked, running.stopped]);
    return OK;
  },
);

async function start(server: Server, config: Config, json: boolean, context: Context) {
  try {
    return await server.startServer(config, { log: logFor(context, json) });
  } catch (error) {
    const problem = storeProblem(error, server, context) ?? portProblem(error, config, context);
    throw problem === undefined ? error : new BadInput(problem);
  }
}

/** Why the server cannot listen, and what to do about it. */
function portProblem(error: unknown, { host, port }: Config, { say }: Context): string | undefined {
  if (!(error instanceof Error && 'code' in error)) return undefined;
  switch (error.code) {
    case 'EADDRINUSE':
      return say.serve.portInUse(port, host);
    case 'EACCES':
      return say.serve.portForbidden(port);
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
    case 'EINVAL':
      return say.serve.noSuchAddress(host);
    default:
      return undefined;
  }
}
