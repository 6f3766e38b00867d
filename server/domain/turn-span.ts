/**
 * Whose turn it is, as far as somebody may be called to it. A turn lasts as long as the same seat is asked, however
 * many questions that are. It goes on after an interlude in which nobody had to be waited for: another seat had
 * nothing to choose, or its reaction window was answered by a bot, the table or the clock.
 */
import type { Question, Seat } from '@gonfalon/kernel';
import { isWindow } from '@gonfalon/kernel';
import type { LogAction } from './log-action.ts';
import { isClockNeutral } from './offers.ts';

/** Plain JSON: it is kept in snapshots. */
export interface TurnSpan {
  readonly seat: Seat;
  /** The sequence number that it began with: its name. */
  readonly since: number;
  /** As long as it may turn out to be an interlude. */
  readonly within?: {
    /** The turn that it interrupts. */
    readonly turn: TurnSpan;
    readonly isWindow: boolean;
  };
}

/** The turn after the act of that sequence number, with the question that is open then. */
export function turnAfter(
  turn: TurnSpan | undefined,
  act: LogAction,
  seq: number,
  question: Question | undefined,
): TurnSpan | undefined {
  if (!question) return undefined;
  const { seat } = question;
  const before = turn && acted(turn, act);
  if (before?.seat === seat) return before;
  const last = before?.within?.turn ?? before;
  if (last?.seat === seat) return last;
  return { seat, since: seq, ...(last && { within: { turn: last, isWindow: isWindow(question) } }) };
}

/** The same turn; if somebody was waited for, it is no interlude. */
function acted({ within, ...turn }: TurnSpan, act: LogAction): TurnSpan {
  const byItself = act.do === 'choose' && (act.by === 'table' || (within?.isWindow && act.by !== undefined));
  const goesOn = byItself || isClockNeutral(act);
  return goesOn && within ? { ...turn, within } : turn;
}
