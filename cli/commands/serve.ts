import { InvalidInputError } from '@gonfalon/kernel';
import type { Config, Member, RunningServer } from '@gonfalon/server';
import { noMoreWords } from '../arguments.ts';
import { command } from '../command.ts';
import type { Context } from '../io.ts';
import { OK } from '../io.ts';
import { logFor } from '../log.ts';
import { loadServer, problemIn, settings, storeName } from '../server.ts';

export const serveCommand = command(
  'serve',
  {
    port: { type: 'string' },
    host: { type: 'string' },
    data: { type: 'string' },
    processes: { type: 'string' },
    'json-logs': { type: 'boolean' },
  },
  async ({ values: { 'json-logs': json = false, ...given }, words }, context) => {
    noMoreWords(words, 0, context);
    const server = await loadServer();
    const config = settings(server, given, context);
    const log = server.createLog(config.logLevel, logFor(context, json));
    const member = config.processes > 1 ? server.Member.here(config.processes) : undefined;
    let running: RunningServer;
    try {
      running =
        member || config.processes === 1
          ? await server.startServer(config, log, member)
          : await server.startProcesses(config, log);
    } catch (error) {
      // That process has said why.
      if (error instanceof server.MemberEnded) return error.code;
      throw problemIn(error, server, context) ?? portProblem(error, config, context) ?? error;
    }
    await (member ? serveAmongOthers(member, running, context) : serve(running, config, context));
    return OK;
  },
);

async function serve(running: RunningServer, config: Config, context: Context): Promise<void> {
  const { say, print } = context;
  // Before anybody is told that it runs: who is told may ask it to stop at once.
  const asked = context.untilAsked();
  print(say.serve.open(running.address));
  print(say.serve.kept(storeName(config)));
  print(say.serve.howToStop);
  await asked;
  print(say.serve.stopping);
  await running.stop();
}

/** The process that started this one speaks to people, and says when to stop. */
async function serveAmongOthers(member: Member, running: RunningServer, context: Context): Promise<void> {
  const asked = context.untilAsked(member.stopped);
  member.ready(running.address);
  await asked;
  await running.stop();
}

/** Why the server cannot listen, and what to do about it. */
function portProblem(
  error: unknown,
  { host, port }: Config,
  { say }: Context,
): InvalidInputError | undefined {
  if (!(error instanceof Error && 'code' in error)) return undefined;
  switch (error.code) {
    case 'EADDRINUSE':
      return new InvalidInputError(say.serve.portInUse(port, host));
    case 'EACCES':
      return new InvalidInputError(say.serve.portForbidden(port));
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
    case 'EINVAL':
      return new InvalidInputError(say.serve.noSuchAddress(host));
    default:
      return undefined;
  }
}
