/**
 * What runs in a thread of its own: bots that think, and matches that are played again. It is bundled into
 * dist/worker.mjs; thinkers.ts calls these functions by name.
 */
import type { BotRequest } from '@gonfalon/bots';
import { getBot, hint as hintOf, timeBudget, toBotRequest } from '@gonfalon/bots';
import { games } from '@gonfalon/games';
import type { Choice, GameModule, MatchFile, Viewer } from '@gonfalon/kernel';
import { createRng, InvalidInputError, Match, seatCounts } from '@gonfalon/kernel';
import type { Hint } from '@gonfalon/protocol';
import type { LogAction } from '../domain/log-action.ts';
import { OtherRules, replayAction } from '../domain/log-action.ts';
import type { BotTaskData } from './bot-task-data.ts';
import type { Recorded, Replayed } from './replay.ts';
import { fileOf, replay as replayed } from './replay.ts';

/** An error loses its class between threads: the one that matters goes as a value. */
export type ByTheseRules<T> = { readonly done: T } | { readonly otherRules: string };

/** How many choices of each game are enough to know it by. */
const REHEARSED = 600;

/** Whoever gets an answer knows that the thread is up. */
export function ping(): void {
  // There is nothing to do.
}

/**
 * Plays one of the games a while and looks back, so that nobody waits because the program is new to this thread. Returns
 * whether there is another game after it.
 */
export function warmUp(index: number): boolean {
  const module = games[index];
  if (module) replayed(module, ofChance(module, REHEARSED), 'spectator');
  return index + 1 < games.length;
}

export function think(thought: BotTaskData): Choice {
  return getBot(thought.bot).choose(asked(thought));
}

export function hint(thought: BotTaskData): Hint {
  return hintOf(getBot(thought.bot), asked(thought));
}

export function replay(job: { recorded: Recorded; viewer: Viewer }): ByTheseRules<Replayed> {
  const { recorded, viewer } = job;
  return byTheseRules(() => replayed(moduleOf(recorded.game), recorded, viewer));
}

export function file(job: { recorded: Recorded; players: readonly string[] }): ByTheseRules<MatchFile> {
  const { recorded, players } = job;
  return byTheseRules(() => fileOf(moduleOf(recorded.game), recorded, players));
}

/** A match of so many choices of chance, if it is not over before. */
function ofChance({ game, botOptions: options = {} }: GameModule, choices: number): Recorded {
  const { id, rulesVersion } = game;
  const seats = seatCounts(game).at(-1) ?? 1;
  const recorded = { game: id, rules: rulesVersion, seats, options, seed: '0'.repeat(64) };
  const match = new Match(game, { ...recorded, chance: { kind: 'sealed', seed: recorded.seed } });
  const luck = createRng({ kind: 'fast', seed: 'rehearsal' });
  const acts: LogAction[] = [{ do: 'begin' }];
  for (let i = 0; i < choices && match.question; i++) {
    const { seat, choices: offered } = match.question;
    const choice = offered[luck.nextInt(offered.length)] ?? match.question.fallback;
    const act = { do: 'choose', seat, number: match.number, choice } as const;
    replayAction(match, act);
    acts.push(act);
  }
  return { ...recorded, acts };
}

function asked({ game, effort = 1, ms, choicesMade = 0, ...belief }: BotTaskData): BotRequest {
  const limit = ms === undefined ? {} : timeBudget(ms, () => performance.now());
  return toBotRequest(moduleOf(game), belief, { budgetScale: effort, choicesMade, ...limit });
}

function byTheseRules<T>(job: () => T): ByTheseRules<T> {
  try {
    return { done: job() };
  } catch (error) {
    if (error instanceof OtherRules) return { otherRules: error.message };
    throw error;
  }
}

function moduleOf(id: string): GameModule {
  const module = games.find(({ game }) => game.id === id);
  if (module) return module;
  throw new InvalidInputError(`there is no game "${id}"`);
}
