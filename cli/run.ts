/** `gonfalon <command> …`: finds the command, and turns what is wrong with the input into one line. */
import { InvalidInputError, RulesBugError } from '@gonfalon/kernel';
import type { Command } from './command.ts';
import { UsageError } from './command.ts';
import { arenaCommand } from './commands/arena.ts';
import { balanceCommand } from './commands/balance.ts';
import { benchCommand } from './commands/bench.ts';
import { checkCommand } from './commands/check.ts';
import { exportCommand } from './commands/export.ts';
import { gamesCommand } from './commands/games.ts';
import { hostCommand } from './commands/host.ts';
import { importCommand } from './commands/import.ts';
import { newGameCommand } from './commands/new-game.ts';
import { playCommand } from './commands/play.ts';
import { pushKeysCommand } from './commands/push-keys.ts';
import { readOnlyCommand } from './commands/read-only.ts';
import { rulesCommand } from './commands/rules.ts';
import { serveCommand } from './commands/serve.ts';
import { simulateCommand } from './commands/simulate.ts';
import { tableCommand } from './commands/table.ts';
import { tuneCommand } from './commands/tune.ts';
import { verifyCommand } from './commands/verify.ts';
import type { Context, Io } from './io.ts';
import { BAD_INPUT, context, OK, WRONG } from './io.ts';
import { isLanguage, languageAsked, languageOf, messages } from './language.ts';
import program from './package.json' with { type: 'json' };

const commands: readonly Command[] = [
  serveCommand,
  playCommand,
  tableCommand,
  gamesCommand,
  rulesCommand,
  checkCommand,
  simulateCommand,
  arenaCommand,
  balanceCommand,
  tuneCommand,
  verifyCommand,
  exportCommand,
  importCommand,
  hostCommand,
  readOnlyCommand,
  pushKeysCommand,
  benchCommand,
  newGameCommand,
];

/** Runs the command line and returns its exit code. */
export async function run(argv: readonly string[], io: Io): Promise<number> {
  const asked = languageAsked(argv);
  const language = asked !== undefined && isLanguage(asked) ? asked : languageOf(io.env);
  const say = messages[language];
  const desk = context(io, language, say);
  try {
    if (asked !== undefined && asked !== language) throw new UsageError(say.unknownLanguage(asked));
    return await dispatch(withoutLeadingLanguage(argv), desk);
  } catch (error) {
    if (!(error instanceof InvalidInputError || error instanceof RulesBugError)) throw error;
    desk.note(say.problem(error.message.replaceAll(/\s+/g, ' ')));
    return error instanceof InvalidInputError ? BAD_INPUT : WRONG;
  }
}

async function dispatch([name, ...rest]: readonly string[], desk: Context): Promise<number> {
  const { say, print } = desk;
  if (name === '--version' || name === '-V') {
    print(program.version);
    return OK;
  }
  if (name === undefined || name === '--help' || name === '-h' || (name === 'help' && rest.length === 0)) {
    print(say.overview);
    return OK;
  }
  if (name === 'help') return dispatch([rest[0] ?? '', '--help'], desk);
  const found = commands.find((command) => command.name === name);
  if (found) return found.run(rest, desk);
  throw new UsageError(
    name.startsWith('-')
      ? `${say.unknownOption(name)} ${say.seeHelp()}`
      : `${say.unknownCommand(name, commands.map((command) => command.name).join(', '))} ${say.seeHelp()}`,
  );
}

/** `gonfalon --lang fr games` is `gonfalon games --lang fr`. */
function withoutLeadingLanguage(argv: readonly string[]): readonly string[] {
  if (argv[0] === '--lang') return argv.slice(2);
  return argv[0]?.startsWith('--lang=') ? argv.slice(1) : argv;
}
