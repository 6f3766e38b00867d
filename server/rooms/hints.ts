/** What a bot would do in a player's place. It changes nothing at the table. */
import { hintBot } from '@gonfalon/bots';
import type { CommandFields, Hint } from '@gonfalon/protocol';
import { playerOf } from '../access/table-access.ts';
import { consume } from '../rate-limit/limits.ts';
import { RateLimiter } from '../rate-limit/rate-limiter.ts';
import type { Identity } from '../store/store.ts';
import type { WorkerPool } from '../workers/bot-workers.ts';
import { botTaskIn } from './bot-task.ts';
import { withStanding } from './match-commands.ts';
import type { Rooms } from './rooms.ts';
import { mapWorkerErrors } from './worker-errors.ts';

/** How many hints somebody gets at once, and a second: each costs a thread some seconds. */
const AT_ONCE = 10;
const PER_SECOND = 0.2;

export interface HintParts {
  readonly rooms: Rooms;
  readonly thinkers: WorkerPool;
  readonly allowance: number;
}

interface Advised {
  readonly seq: number;
  readonly number: number;
  readonly hint: Hint;
}

export class Hints {
  private readonly parts: HintParts;
  private readonly pace: RateLimiter;

  constructor(parts: HintParts) {
    this.parts = parts;
    const { allowance } = parts;
    this.pace = new RateLimiter({ perSecond: PER_SECOND * allowance, burst: AT_ONCE * allowance });
  }

  /** The table goes on while the bot thinks: what it says is about the question that was open. */
  async hint(who: Identity, id: string, { number }: CommandFields<'hint'>): Promise<Advised> {
    const { thought, seq } = await this.parts.rooms.read(id, (room) => {
      const seat = playerOf(room, who.id);
      withStanding(room, seat, () => room.mustAllowHint(seat, number));
      consume(this.pace, who.id);
      // Advice is thought about in full, however late in the turn it is asked for.
      const thought = { ...botTaskIn(room, hintBot.name, `hint:${room.seq}`), choicesMade: 0 };
      return { thought, seq: room.seq };
    });
    return { seq, number, hint: await mapWorkerErrors(this.parts.thinkers.hint(thought, who.id)) };
  }
}
