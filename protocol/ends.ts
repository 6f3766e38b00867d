/** How a match ended for one of its players. */
import type { Seat } from '@gonfalon/kernel';
import { wonTogether } from '@gonfalon/kernel';
import type { Outcome, Tally } from './replies.ts';

/**
 * Who shares the first place with another side has drawn; a side that wins has won for each of its seats. Who left a seat to a bot has lost, whatever the bot made of it. If it was
 * agreed to stop, or a host of the site closed the table, there is no telling.
 */
export function resultFor(
  { by, result, between }: Outcome,
  seat: Seat,
  leftToBot: boolean,
): keyof Tally | undefined {
  if (by === 'stop' || by === 'host') return undefined;
  if (leftToBot || between?.includes(seat) === false) return 'lost';
  if (by === 'draw') return 'drawn';
  if (!result?.winners.includes(seat)) return 'lost';
  return result.winners.length > 1 && !wonTogether(result) ? 'drawn' : 'won';
}
