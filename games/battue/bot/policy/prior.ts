import type { Question } from '@gonfalon/kernel';
import type { State } from '../../rules/state.ts';
import type { BoardFeatures } from '../board-features.ts';

/** A first look at the choices of a question, as its seat sees the table. */
export type Prior = (at: BoardFeatures, s: State, question: Question, into: Float64Array) => void;

/** How much one point more makes a choice look better. */
const KEEN = 3;
/** Whatever does not pay is left alone, though there be many such choices. */
const IDLE = -3;

/** What a choice that may be left alone looks like beside doing nothing, by the points it brings. */
export function optional(points: number): number {
  return points > 0 ? KEEN * points : IDLE + KEEN * points;
}

/** What one of several choices looks like if one must be taken. */
export function forced(points: number): number {
  return KEEN * points;
}
