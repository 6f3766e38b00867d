import { InvalidInputError } from '@gonfalon/kernel';
import { noMoreWords } from '../arguments.ts';
import { command } from '../command.ts';
import { OK } from '../io.ts';
import { loadServer, settings, withStore } from '../server.ts';

export const hostCommand = command(
  'host',
  { data: { type: 'string' }, remove: { type: 'boolean' }, recovery: { type: 'boolean' } },
  async ({ values: { data, remove = false, recovery = false }, words }, context) => {
    noMoreWords(words, 1, context);
    const { say, print } = context;
    const [name] = words;
    const server = await loadServer();
    const config = settings(server, { data }, context);
    if (name === undefined) {
      const names = await withStore(server, config, 'read', context, server.hostNames);
      print(names.length === 0 ? say.host.none : names.join('\n'));
      return OK;
    }
    if (recovery) {
      const codes = await withStore(server, config, 'beside', context, (store) =>
        server.newRecoveryFor(store, name),
      );
      if (!codes) throw new InvalidInputError(say.host.unknown(name));
      print([say.host.recovery(name), ...codes].join('\n'));
      return OK;
    }
    const done = await withStore(server, config, 'beside', context, (store) =>
      server.setHostRole(store, name, !remove),
    );
    if (!done) throw new InvalidInputError(say.host.unknown(name));
    const sentence = remove ? say.host.taken : say.host.given;
    print(sentence(done.name, done.changed));
    return OK;
  },
);
