/** What a bot is to think about, and who. */
import type { BotTask } from '@gonfalon/bots';

/** A question to a bot, as it goes to a thread. */
export interface BotTaskData extends BotTask {
  readonly game: string;
  readonly bot: string;
  /** So many times what the bot's level allows. */
  readonly effort?: number;
  /** How many choices its seat has made in this turn. */
  readonly choicesMade?: number;
  /**
   * No longer than this: a slow machine makes a bot weaker, not the others wait. Without it the same thought always
   * gives the same answer.
   */
  readonly ms?: number;
}
