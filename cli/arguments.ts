/** What the arguments of the commands have in common. */
import type { GameModule } from '@gonfalon/kernel';
import { seatCounts } from '@gonfalon/kernel';
import { UsageError } from './command.ts';
import type { Context } from './io.ts';
import { readScenario, scenarioOptions } from './scenario.ts';

export function gameNamed(id: string | undefined, { games, say }: Context): GameModule {
  const known = games.map(({ game }) => game.id).join(', ');
  if (id === undefined) throw new UsageError(say.whichGame(known));
  const found = games.find(({ game }) => game.id === id);
  if (!found) throw new UsageError(say.unknownGame(id, known));
  return found;
}

/** A whole number given as an option, or the default if it wasn't given. */
export function wholeNumber(
  option: string,
  text: string | undefined,
  otherwise: number,
  { min, max }: { readonly min: number; readonly max: number },
  { say }: Context,
): number {
  if (text === undefined) return otherwise;
  const value = Number(text);
  if (!/^\d+$/.test(text) || value < min || value > max)
    throw new UsageError(say.notAWholeNumber(option, text, min, max));
  return value;
}

/** A number above 0 given as an option, if it was given. */
export function positiveNumber(
  option: string,
  text: string | undefined,
  { say }: Context,
): number | undefined {
  if (text === undefined) return undefined;
  const value = Number(text);
  if (!/^\d*\.?\d+$/.test(text) || value <= 0) throw new UsageError(say.notAPositiveNumber(option, text));
  return value;
}

/** The number of seats asked for; else that of the scenario, or the fewest that the game has. */
export function seatsOption(
  { seats, scenario }: { readonly seats?: string | undefined; readonly scenario?: string | undefined },
  module: GameModule,
  context: Context,
): number {
  const counts = seatCounts(module.game);
  const [min = 1] = counts;
  const asked = seats === undefined && scenario !== undefined;
  const usual = asked ? (readScenario(scenario, module, context).seats ?? min) : min;
  const wanted = wholeNumber('--seats', seats, usual, module.game.seats, context);
  if (!counts.includes(wanted)) throw new UsageError(context.say.notACount(wanted, counts));
  return wanted;
}

/** The options of a table: those that a scenario brings, and JSON on the command line, which has the last word. */
export function tableOptions(
  { scenario, options }: { readonly scenario?: string | undefined; readonly options?: string | undefined },
  module: GameModule,
  context: Context,
): object {
  return { ...scenarioOptions(scenario, module, context), ...jsonOption(options, context) };
}

function jsonOption(text: string | undefined, { say }: Context): object {
  if (text === undefined) return {};
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw new UsageError(say.optionsNotJson(text));
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw new UsageError(say.optionsNotJson(text));
  return value;
}

export function noMoreWords(words: readonly string[], most: number, { say }: Context): void {
  const extra = words[most];
  if (extra !== undefined) throw new UsageError(say.unexpectedWord(extra));
}
