import { noMoreWords } from '../arguments.ts';
import { command, UsageError } from '../command.ts';
import { writePrivately } from '../files.ts';
import { OK } from '../io.ts';
import { progressOn } from '../progress.ts';
import { loadServer, settings, withStore } from '../server.ts';

export const exportCommand = command(
  'export',
  { data: { type: 'string' } },
  async ({ values: { data }, words }, context) => {
    noMoreWords(words, 1, context);
    const { say, stdout, print, note } = context;
    const [name] = words;
    if (name === undefined && stdout.isTTY) throw new UsageError(say.exportOnTerminal);
    const server = await loadServer();
    const config = settings(server, { data }, context);
    const progress = progressOn(context);
    const counts = await withStore(server, config, 'read', context, (store) =>
      name === undefined
        ? server.exportStore(store, stdout, progress.show)
        : writePrivately(name, context, (output) => server.exportStore(store, output, progress.show)),
    ).finally(progress.clear);
    const { tables = 0, identities = 0 } = counts;
    if (name === undefined) note(say.exported(tables, identities));
    else print(say.exported(tables, identities, name));
    return OK;
  },
);
