/** The course of a rating as a line: where its points lie, and the heights that are written beside it. */
import type { RatingPoint } from '@gonfalon/protocol';

export const WIDTH = 360;
export const HEIGHT = 150;
/** Room for the numbers on the left, and for half a dot elsewhere. */
const LEFT = 40;
const MARGIN = 8;
/** The scale begins at such a step and covers an even number of them: its middle is one, too, and small changes look small. */
const STEP = 50;

interface RatingHistory {
  readonly dots: readonly { readonly x: number; readonly y: number }[];
  /** The lowest, a middle and the highest height, with what they stand for. */
  readonly marks: readonly { readonly y: number; readonly rating: number }[];
}

/** Matches are drawn at equal distances: days with many are as easy to read as those with one. */
export function ratingHistory(points: readonly RatingPoint[]): RatingHistory {
  const ratings = points.map(({ rating }) => rating);
  const low = Math.floor(Math.min(...ratings) / STEP) * STEP;
  const spans = Math.ceil((Math.max(...ratings) - low) / (2 * STEP));
  const high = low + Math.max(1, spans) * 2 * STEP;
  const height = (rating: number) => MARGIN + ((high - rating) / (high - low)) * (HEIGHT - 2 * MARGIN);
  const apart = (WIDTH - LEFT - MARGIN) / Math.max(1, points.length - 1);
  const marks = [high, (low + high) / 2, low];
  return {
    dots: ratings.map((rating, i) => ({ x: LEFT + i * apart, y: height(rating) })),
    marks: marks.map((rating) => ({ rating, y: height(rating) })),
  };
}
