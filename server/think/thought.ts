/** What a bot is to think about, and who. */
import type { Belief } from '@gonfalon/bots';

/** A question to a bot, as it goes to a thread. */
export interface Thought extends Belief {
  readonly game: string;
  readonly bot: string;
}
