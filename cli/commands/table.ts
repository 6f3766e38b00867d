import { Match, openMatch } from '@gonfalon/kernel';
import { gameNamed, noMoreWords, seatsOption, tableOptions } from '../arguments.ts';
import { command, UsageError } from '../command.ts';
import { readMatch } from '../files.ts';
import type { Output } from '../io.ts';
import { BAD_INPUT, OK } from '../io.ts';
import { linesOf } from '../table/lines.ts';
import type { Reply } from '../table/table.ts';
import { fastChance, LineTable, sealedChance } from '../table/table.ts';

export const tableCommand = command(
  'table',
  {
    seats: { type: 'string' },
    seed: { type: 'string' },
    options: { type: 'string' },
    scenario: { type: 'string' },
    sealed: { type: 'boolean' },
    strict: { type: 'boolean' },
  },
  async ({ values, words }, context) => {
    const { say, stdin, stdout } = context;
    const module = gameNamed(words[0], context);
    noMoreWords(words, 2, context);
    const [, name] = words;
    const { seats, seed, options, scenario, sealed } = values;
    if (sealed && seed !== undefined) throw new UsageError(say.sealedNoSeed);
    if (name !== undefined && [seats, seed, options, scenario, sealed].some((x) => x))
      throw new UsageError(say.fileBringsAll);
    const match =
      name === undefined
        ? new Match(module.game, {
            seats: seatsOption(values, module, context),
            options: tableOptions(values, module, context),
            chance: sealed ? sealedChance() : fastChance(seed),
          })
        : openMatch(module.game, readMatch(name, context));
    const table = new LineTable(module, match, context);
    await send(table.greeting(), stdout);
    for await (const line of linesOf(stdin)) {
      if (line !== 'too long' && isBlank(line)) continue;
      const { reply, quit } = table.answer(line);
      await send(reply, stdout);
      if (quit) return OK;
      if (!reply.ok && values.strict) return BAD_INPUT;
    }
    return OK;
  },
);

/** Waits until the reader has taken it: whoever asks faster than he reads must not fill our memory. */
function send(reply: Reply, stdout: Output): Promise<void> {
  return new Promise((resolve) => {
    stdout.write(`${JSON.stringify(reply)}\n`, () => resolve());
  });
}

function isBlank(line: Uint8Array): boolean {
  return line.every((byte) => byte === 32 || byte === 9 || byte === 13);
}
