/**
 * Whose turn it is, as far as somebody may be called to it. A turn lasts as long as the same seat is asked, however
 * many questions that are. A reaction window that the table, a bot or the clock answered does not end it: nobody had
 * to be waited for.
 */
import type { Question, Seat } from '@gonfalon/kernel';
import type { Act } from './act.ts';

/** Plain JSON: it is kept in snapshots. */
export interface Turn {
  readonly seat: Seat;
  /** The sequence number that it began with: its name. */
  readonly since: number;
  /** In a reaction window: the turn that it interrupts. */
  readonly within?: Turn;
}

/** The turn after the act of that sequence number, with the question that is open then. */
export function turnAfter(
  turn: Turn | undefined,
  act: Act,
  seq: number,
  question: Question | undefined,
): Turn | undefined {
  if (!question) return undefined;
  const { seat } = question;
  if (turn?.seat === seat) return turn;
  const answered = turn?.within !== undefined && !isByItself(act);
  const last = answered ? undefined : (turn?.within ?? turn);
  if (last?.seat === seat) return last;
  const isWindow = question.waive !== undefined || question.discreet === true;
  return { seat, since: seq, ...(isWindow && last && { within: last }) };
}

function isByItself(act: Act): boolean {
  return act.do === 'choose' && act.by !== undefined;
}
