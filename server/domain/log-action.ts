/** What can be done to a match on a server. A table's log is a list of these; everything else is worked out from it. */
import type { Choice, Match, Refusal, Seat } from '@gonfalon/kernel';
import type { Outcome } from '@gonfalon/protocol';

export type LogAction =
  /** The match begins; its set-up may have had something to tell. */
  | { readonly do: 'begin' }
  | {
      readonly do: 'choose';
      readonly seat: Seat;
      readonly number: number;
      readonly choice: Choice;
      /** Who chose, if it was not the person at the seat. */
      readonly by?: 'bot' | 'table' | 'clock';
    }
  /** `undone` is the sequence number of the choice that is taken back. */
  | { readonly do: 'undo'; readonly seat: Seat; readonly number: number; readonly undone: number }
  | { readonly do: 'resign'; readonly seat: Seat; readonly by?: 'clock' }
  | { readonly do: 'offer'; readonly seat: Seat; readonly end: 'draw' | 'stop' }
  | { readonly do: 'accept'; readonly seat: Seat }
  | { readonly do: 'decline'; readonly seat: Seat }
  /** The seat ran out of time. */
  | { readonly do: 'lapse'; readonly seat: Seat }
  /** A bot plays for the person at the seat from now on, or no longer. */
  | { readonly do: 'replace'; readonly seat: Seat; readonly bot: string }
  | { readonly do: 'return'; readonly seat: Seat }
  | { readonly do: 'end'; readonly outcome: Outcome };

/** What the act cost the seat whose time was running. */
export interface Spent {
  readonly seat: Seat;
  readonly ms: number;
}

/** Does to the match what was logged before. Throws if the rules refuse it, which means that they changed. */
export function replayAction(match: Match, act: LogAction): void {
  const refusal = applyAction(match, act);
  if (refusal) throw new OtherRules(`${act.do} is refused by ${refusal.rule}`);
}

/** Does to the match what an action of the log says; a refusal changes nothing. */
export function applyAction(match: Match, act: LogAction): Refusal | undefined {
  if (act.do === 'choose') return match.replayChoice(act.seat, act.number, act.choice);
  if (act.do === 'undo') return match.undo(act.seat);
  if (act.do === 'resign') return match.resign(act.seat);
  return undefined;
}

/** The log was written by other rules than those of this program. */
export class OtherRules extends Error {
  override name = 'OtherRules';
}
