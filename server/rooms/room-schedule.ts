/** What a table has to do by itself, and when. */
import { defaultLevel } from '@gonfalon/bots';
import type { Answering, Choice, Question, Seat } from '@gonfalon/kernel';
import { answering } from '@gonfalon/kernel';
import { deadline } from '../domain/clock/clock.ts';
import type { Place, SeatRow } from '../store/store.ts';
import type { RoomContext, RoomState } from './room-state.ts';

/** The bot that plays for somebody who ran out of time, or who left. */
export const STAND_IN = defaultLevel.name;

/** What the table itself has to do. */
export type Due =
  | { readonly kind: 'answer'; readonly choice: Choice }
  | { readonly kind: 'think'; readonly seat: Seat; readonly bot: string; readonly question: Question }
  | { readonly kind: 'lapse'; readonly seat: Seat };

export class Schedule {
  private readonly room: RoomState;
  private readonly around: RoomContext;
  /** Windows in a row share one delay: until then what the table or a bot would answer is held back. */
  private delayedUntil: number | undefined;

  constructor(room: RoomState, around: RoomContext) {
    this.room = room;
    this.around = around;
  }

  /** Who answers the open question; nobody if the match is over. */
  answering(): Answering | undefined {
    const { match, seats, instructions, table, over } = this.room;
    if (over) return undefined;
    return answering(match, {
      isBot: (seat) => seats[seat]?.kind === 'bot',
      instructions: (seat) => instructions.get(seat),
      windows: table.windows,
    });
  }

  /** What is answered at once, as nobody learns anything from that. */
  immediate(): Choice | undefined {
    const next = this.answering();
    return next?.by === 'table' && !next.isDelayed ? next.choice : undefined;
  }

  /** When there is something to do. */
  next(): number | undefined {
    const next = this.answering();
    if (!next) return undefined;
    const now = this.around.now();
    if (!next.isDelayed) this.delayedUntil = undefined;
    else this.delayedUntil ??= now + this.around.reactionDelay();
    const at = Math.max(now, this.delayedUntil ?? now);
    if (next.by === 'bot') return at;
    const end = this.deadline(now);
    return next.by === 'table' ? Math.min(at, end ?? Number.POSITIVE_INFINITY) : end;
  }

  /** What is to be done, if it is time. */
  duty(now: number): Due | undefined {
    const { match, due, seats } = this.room;
    const next = this.answering();
    if (!next || !match.question || due === undefined || due > now) return undefined;
    const { seat, by, choice } = next;
    const { bot = STAND_IN } = seats[seat] as SeatRow;
    if (by === 'bot') return { kind: 'think', seat, bot, question: match.question };
    if (this.isLapsed(seat, now)) return { kind: 'lapse', seat };
    return choice && { kind: 'answer', choice };
  }

  /** When the person who is asked may be called; nobody is called to answer what the table answers for them. */
  call(): Place['call'] {
    const { callAfter, now } = this.around;
    const { turn } = this.room;
    if (callAfter === undefined || !turn || this.answering()?.by !== 'person') return undefined;
    return { turn: turn.since, at: now() + callAfter };
  }

  private isLapsed(seat: Seat, now: number): boolean {
    const { running } = this.room.clocks;
    if (running?.seat !== seat) return false;
    if (running.lapsed) return true;
    const end = this.deadline(now);
    return end !== undefined && end <= now;
  }

  private deadline(now: number): number | undefined {
    return deadline(this.room.table, this.room.clocks, now, this.around.downtimes());
  }
}
