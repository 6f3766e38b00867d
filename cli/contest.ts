/** What the commands that let bots play many matches are told alike. */
import { availableParallelism } from 'node:os';
import type { ArenaOptions, ArenaSetup } from '@gonfalon/bot-lab';
import { bots, hintBot } from '@gonfalon/bots';
import type { GameModule } from '@gonfalon/kernel';
import { positiveNumber, tableOptions, wholeNumber } from './arguments.ts';
import { UsageError } from './command.ts';
import type { Context } from './io.ts';

const MATCHES = 100;
const MAX_MATCHES = 1_000_000;
const MAX_DECISIONS = 1_000_000;
const MAX_THREADS = 256;

/** The options, as a command declares them. */
export const ARENA_OPTIONS = {
  matches: { type: 'string' },
  seats: { type: 'string' },
  seed: { type: 'string' },
  'budget-scale': { type: 'string' },
  options: { type: 'string' },
  scenario: { type: 'string' },
  limit: { type: 'string' },
  threads: { type: 'string' },
  save: { type: 'string' },
  json: { type: 'boolean' },
} as const;

export type ContestValues = { readonly [option in Exclude<keyof typeof ARENA_OPTIONS, 'json'>]?: string };

export type Contest = Pick<ArenaOptions, 'game' | 'matches' | 'seed' | 'budgetScale' | 'limit'>;

export function contestOf(values: ContestValues, { game }: GameModule, context: Context): Contest {
  const matches = matchesOption('--matches', values.matches, MATCHES, context);
  const limit = wholeNumber('--limit', values.limit, 0, { min: 1, max: MAX_DECISIONS }, context);
  const budgetScale = positiveNumber('--budget-scale', values['budget-scale'], context);
  return {
    game: game.id,
    matches,
    seed: values.seed ?? 'gonfalon',
    ...(budgetScale !== undefined && { budgetScale }),
    ...(limit > 0 && { limit }),
  };
}

export function matchesOption(
  option: string,
  text: string | undefined,
  otherwise: number,
  context: Context,
): number {
  return wholeNumber(option, text, otherwise, { min: 1, max: MAX_MATCHES }, context);
}

export function threadsOption(text: string | undefined, context: Context): number {
  return wholeNumber('--threads', text, availableParallelism(), { min: 1, max: MAX_THREADS }, context);
}

/** The name of one bot; the strongest unless told. */
export function playerOption(text: string | undefined, context: Context): string {
  return knownBot(text ?? hintBot.name, context);
}

export function knownBot(name: string, { say }: Context): string {
  const known = bots.map((bot) => bot.name);
  if (known.includes(name)) return name;
  throw new UsageError(say.unknownBot(name, known.join(', ')));
}

/** The one way in which the table is set up. */
export function oneGround(values: ContestValues, module: GameModule, context: Context): ArenaSetup[] {
  return [{ id: '', options: tableOptions(values, module, context) }];
}

/** Every scenario that the game brings, if it brings any. */
export function everyGround(
  values: ContestValues,
  module: GameModule,
  context: Context,
): ArenaSetup[] | undefined {
  const options = tableOptions(values, module, context);
  return module.scenarios?.map((brought) => ({
    id: brought.id,
    options: { ...brought.options, ...options },
  }));
}

/** Every scenario, unless one was named or the game has none to go through. */
export function likelyGrounds(values: ContestValues, module: GameModule, context: Context): ArenaSetup[] {
  const every = values.scenario === undefined ? everyGround(values, module, context) : undefined;
  return every ?? oneGround(values, module, context);
}
