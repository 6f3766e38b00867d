/** What a bot is told when it thinks about the open question of a room. */
import { createHmac } from 'node:crypto';
import { createBotTask } from '@gonfalon/bots';
import type { BotTaskData } from '../workers/bot-workers.ts';
import type { Room } from './room.ts';

/** How long a bot may think, in ms: less than a thread is given. */
const MAX_MS = 3000;

/** Never the truth: what the seat that is asked could believe. The same occasion leads to the same thought. */
export function botTaskIn(room: Room, bot: string, occasion: string): BotTaskData {
  const seed = createHmac('sha256', room.table.seed).update(occasion).digest('hex');
  const task = createBotTask(room.match, seed);
  const choicesMade = room.choicesMade(task.seat);
  return { game: room.module.game.id, bot, ms: MAX_MS, choicesMade, ...task };
}
