/** How much a bot may think in one turn, however many choices it has. */
import type { GameModule, Match, Seat } from '@gonfalon/kernel';

/** So many choices of a turn are thought about in full; then ever less, down to a glance. */
const FULL_CHOICES = 6;
const DECAY = 0.7;
const MIN_SHARE = 0.015;

/**
 * How much of its nodes a bot has for a choice, by how many its seat made before in the same turn: all together about ten
 * times as many as for one, however long the turn is. It is counted rather than timed, so that a match can be repeated.
 */
export function turnShare(choicesMade: number): number {
  return Math.max(MIN_SHARE, DECAY ** Math.max(0, choicesMade - FULL_CHOICES + 1));
}

/** How many choices the seats have made in this turn. Plain JSON. */
export interface ChoicesMade {
  readonly turn: number;
  readonly bySeat: readonly number[];
}

interface PlayedTurn extends Pick<Match, 'question' | 'seats'> {
  readonly state: unknown;
}

/** The count once the open question is answered; what had no alternative needs no thought, and is not counted. */
export function countChoice(
  made: ChoicesMade | undefined,
  { evaluation }: Pick<GameModule, 'evaluation'>,
  { question, state, seats }: PlayedTurn,
): ChoicesMade | undefined {
  if (!question || question.choices.length < 2) return made;
  const turn = evaluation.turn(state);
  const bySeat = made?.turn === turn ? [...made.bySeat] : Array.from({ length: seats }, () => 0);
  bySeat[question.seat] = (bySeat[question.seat] ?? 0) + 1;
  return { turn, bySeat };
}

/** How many choices a seat has made in this turn. */
export function choicesMadeBy(
  made: ChoicesMade | undefined,
  { evaluation }: Pick<GameModule, 'evaluation'>,
  { state }: Pick<PlayedTurn, 'state'>,
  seat: Seat,
): number {
  return made?.turn === evaluation.turn(state) ? (made.bySeat[seat] ?? 0) : 0;
}
