import { noMoreWords } from '../arguments.ts';
import { command, UsageError } from '../command.ts';
import { readGradually } from '../files.ts';
import { OK } from '../io.ts';
import { progressOn } from '../progress.ts';
import { loadServer, settings, storeName, withStore } from '../server.ts';

export const importCommand = command(
  'import',
  { data: { type: 'string' } },
  async ({ values: { data }, words }, context) => {
    noMoreWords(words, 1, context);
    const { say, print } = context;
    const [name] = words;
    if (name === undefined) throw new UsageError(say.whichFile);
    const server = await loadServer();
    const config = settings(server, { data }, context);
    const progress = progressOn(context);
    const counts = await readGradually(name, context, (input, size) =>
      withStore(server, config, 'serve', context, (store) =>
        server.importStore(store, input, () => progress.show(input.bytesRead, size)),
      ),
    ).finally(progress.clear);
    const { tables = 0, identities = 0 } = counts;
    print(say.imported(tables, identities, storeName(config)));
    return OK;
  },
);
