/** The course of a rating, drawn; and told, for who does not see it. */
import type { RatingPoint } from '@gonfalon/protocol';
import { useId } from 'preact/hooks';
import { messages } from '../messages/messages.ts';
import { locale } from '../settings/settings.ts';
import { HEIGHT, ratingHistory, WIDTH } from './rating-history.ts';

/** More dots than this would be a smear. */
const MAX_DOTS = 40;

export function RatingChart({ points }: { readonly points: readonly RatingPoint[] }) {
  const words = messages.value.player.rating;
  const id = useId();
  const [first, last] = [points[0], points.at(-1)];
  if (!first || !last || points.length < 2) return <p class="hint">{words.courseLater}</p>;
  const ratings = points.map(({ rating }) => rating);
  const { dots, marks } = ratingHistory(points);
  const end = dots.at(-1);
  const description = words.courseText(
    first.rating,
    last.rating,
    Math.min(...ratings),
    Math.max(...ratings),
    points.length,
  );
  return (
    <figure class="rating-chart">
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={words.course} aria-describedby={id}>
        {marks.map(({ y, rating }) => (
          <g key={rating}>
            <line class="chart-rule" x1="40" x2={WIDTH} y1={y} y2={y} />
            <text class="chart-number" x="34" y={y + 4}>
              {rating}
            </text>
          </g>
        ))}
        <polyline class="chart-line" points={dots.map(({ x, y }) => `${x},${y}`).join(' ')} />
        {dots.length <= MAX_DOTS &&
          dots.map(({ x, y }) => <circle key={x} class="chart-dot" cx={x} cy={y} r="3" />)}
        {end && <circle class="chart-end" cx={end.x} cy={end.y} r="5" />}
      </svg>
      <div class="chart-dates" aria-hidden="true">
        <span>{dateOf(first.at)}</span>
        {dateOf(last.at) !== dateOf(first.at) && <span>{dateOf(last.at)}</span>}
      </div>
      <figcaption id={id} class="hint">
        {description}
      </figcaption>
    </figure>
  );
}

export function dateOf(at: number): string {
  return new Intl.DateTimeFormat(locale.value, { dateStyle: 'medium' }).format(at);
}
