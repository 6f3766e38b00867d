import { InvalidInputError } from '@gonfalon/kernel';
import type { Bot } from './bot.ts';
import { greedy } from './greedy.ts';
import { instinctive } from './instinctive.ts';
import { evolutionary, levels } from './levels.ts';
import { list } from './list.ts';
import { random } from './random.ts';

/** Every bot that plays any game: yardsticks first, then the levels, each weakest first. */
export const bots: readonly Bot[] = [random, greedy, list, instinctive, evolutionary, ...levels];

export function getBot(name: string): Bot {
  const bot = bots.find((b) => b.name === name);
  if (bot) return bot;
  throw new InvalidInputError(`unknown bot "${name}"; available bots: ${bots.map((b) => b.name).join(', ')}`);
}
