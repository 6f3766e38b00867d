import { noMoreWords } from '../arguments.ts';
import { command, UsageError } from '../command.ts';
import { OK } from '../io.ts';
import { loadServer, settings, withStore } from '../server.ts';

export const readOnlyCommand = command(
  'read-only',
  { data: { type: 'string' }, note: { type: 'string' } },
  async ({ values: { data, note }, words }, context) => {
    noMoreWords(words, 1, context);
    const { say, print } = context;
    const [wish] = words;
    if (wish !== 'on' && wish !== 'off') throw new UsageError(say.readOnly.onOrOff);
    const server = await loadServer();
    const config = settings(server, { data }, context);
    const on = wish === 'on';
    await withStore(server, config, 'beside', context, (store) =>
      server.setReadOnly(store, on, note?.trim().slice(0, server.MAX_NOTE_LENGTH) || undefined),
    );
    print(on ? say.readOnly.on : say.readOnly.off);
    return OK;
  },
);
