/**
 * What runs in a thread of its own: bots that think, and matches that are played again. It is bundled into
 * dist/worker.mjs; thinkers.ts calls these functions by name.
 */
import type { Asked } from '@gonfalon/bots';
import { askedOf, botNamed, hint as hintOf, noLongerThan } from '@gonfalon/bots';
import { games } from '@gonfalon/games';
import type { Choice, GameModule, MatchFile, Viewer } from '@gonfalon/kernel';
import { BadInput } from '@gonfalon/kernel';
import type { Hint } from '@gonfalon/protocol';
import type { Recorded, Replayed } from '../replay/replay.ts';
import { fileOf, replay as replayed } from '../replay/replay.ts';
import { OtherRules } from '../table/act.ts';
import type { Thought } from './thought.ts';

/** An error loses its class between threads: the one that matters goes as a value. */
export type ByTheseRules<T> = { readonly done: T } | { readonly otherRules: string };

/** Whoever gets an answer knows that the thread is up. */
export function wake(): void {
  // There is nothing to do.
}

export function think(thought: Thought): Choice {
  return botNamed(thought.bot).choose(asked(thought));
}

export function hint(thought: Thought): Hint {
  return hintOf(botNamed(thought.bot), asked(thought));
}

export function replay(job: { recorded: Recorded; viewer: Viewer }): ByTheseRules<Replayed> {
  const { recorded, viewer } = job;
  return byTheseRules(() => replayed(moduleOf(recorded.game), recorded, viewer));
}

export function file(job: { recorded: Recorded; players: readonly string[] }): ByTheseRules<MatchFile> {
  const { recorded, players } = job;
  return byTheseRules(() => fileOf(moduleOf(recorded.game), recorded, players));
}

function asked({ game, effort = 1, ms, ...belief }: Thought): Asked {
  const limit = ms === undefined ? {} : noLongerThan(ms, () => performance.now());
  return askedOf(moduleOf(game), belief, { effort, ...limit });
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
  throw new BadInput(`there is no game «${id}»`);
}
