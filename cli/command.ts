/** A command: its options, and what it does with them. */
import type { ParseArgsConfig } from 'node:util';
import { parseArgs } from 'node:util';
import { InvalidInputError } from '@gonfalon/kernel';
import type { Context } from './io.ts';
import { OK } from './io.ts';
import type { Messages } from './messages/en.ts';

export type CommandName = keyof Messages['help'];

export interface Command {
  readonly name: CommandName;
  run(argv: readonly string[], context: Context): Promise<number>;
}

type Options = NonNullable<ParseArgsConfig['options']>;
type Values<O extends Options> = ReturnType<
  typeof parseArgs<{ options: O; strict: true; allowPositionals: true }>
>['values'];

/** The words and the values that a command was called with. */
interface Called<O extends Options> {
  readonly values: Values<O>;
  readonly words: readonly string[];
}

const COMMON = { help: { type: 'boolean', short: 'h' }, lang: { type: 'string' } } as const;

/** The command was called wrongly; the message points to its help. */
export class UsageError extends InvalidInputError {}

export function command<const O extends Options>(
  name: CommandName,
  options: O,
  act: (called: Called<O>, context: Context) => Promise<number> | number,
): Command {
  return {
    name,
    async run(argv, context) {
      const { say } = context;
      if (argv.includes('--help') || argv.includes('-h')) {
        context.print(say.help[name]);
        return OK;
      }
      try {
        const { values, positionals } = parseArgs({
          args: [...argv],
          options: { ...options, ...COMMON },
          strict: true,
          allowPositionals: true,
        });
        return await act({ values: values as Values<O>, words: positionals }, context);
      } catch (error) {
        const misuse = error instanceof UsageError ? error : misread(error, say);
        if (misuse) throw new UsageError(`${misuse.message} ${say.seeHelp(name)}`);
        throw error;
      }
    },
  };
}

/** What Node says about options, in our words. */
function misread(error: unknown, say: Messages): UsageError | undefined {
  if (!(error instanceof TypeError) || !('code' in error)) return undefined;
  const option = /'(?:-\w, )?(-[^' ]*)/.exec(error.message)?.[1] ?? '';
  if (error.code === 'ERR_PARSE_ARGS_UNKNOWN_OPTION') return new UsageError(say.unknownOption(option));
  if (error.code !== 'ERR_PARSE_ARGS_INVALID_OPTION_VALUE') return undefined;
  const surplus = error.message.includes('does not take');
  return new UsageError(surplus ? say.takesNoValue(option) : say.needsValue(option));
}
