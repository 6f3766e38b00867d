/** The curves of a match: the chance of each seat to win, turn by turn. Lines, signs and letters tell the seats apart. */
import type { SeatStyle } from '@gonfalon/ui-kit';
import { replayMessages } from '../messages/replay-messages.ts';
import { language } from '../settings/settings.ts';
import {
  curveOf,
  DASHES,
  HEIGHT,
  PLOT,
  pathOf,
  SIGN_SHAPES,
  signsOf,
  spread,
  WIDTH,
  xOf,
  yOf,
} from './chart.ts';
import type { WinChancePoint } from './win-chances.ts';
import { turningPoints } from './win-chances.ts';

const GRID = [0, 0.25, 0.5, 0.75, 1];

interface Props {
  readonly course: readonly WinChancePoint[];
  readonly last: number;
  readonly names: readonly string[];
  readonly marks: readonly SeatStyle[];
  /** The moment that is being looked at. */
  readonly now?: number | undefined;
}

export function WinChanceChart({ course, last, names, marks, now }: Props) {
  const words = replayMessages.value.course;
  const curves = marks.map((_, seat) => curveOf(course, seat, last));
  const letters = spread(curves.map((points) => points.at(-1)?.y ?? PLOT.bottom));
  const [begin, end] = [course[0]?.chances ?? [], course.at(-1)?.chances ?? []];
  const summary = names.map((name, seat) =>
    words.fromTo(name, percent(begin[seat] ?? 0), percent(end[seat] ?? 0)),
  );
  return (
    <>
      <svg
        class="course-chart"
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        role="img"
        aria-label={`${words.chart} ${summary.join(' ')}`}
      >
        <Axes />
        {turningPoints(course).map(({ at }, i) => (
          <g key={at} class="course-turning">
            <line x1={xOf(at, last)} x2={xOf(at, last)} y1={PLOT.top} y2={PLOT.bottom} />
            <circle cx={xOf(at, last)} cy={PLOT.top - 9} r="8" />
            <text x={xOf(at, last)} y={PLOT.top - 5} text-anchor="middle">
              {i + 1}
            </text>
          </g>
        ))}
        {now !== undefined && (
          <line class="course-now" x1={xOf(now, last)} x2={xOf(now, last)} y1={PLOT.top} y2={PLOT.bottom} />
        )}
        {curves.map((points, seat) => (
          <g key={marks[seat]?.letter} class="course-line" style={{ '--seat': marks[seat]?.colour }}>
            <path class="course-back" d={pathOf(points)} />
            <path d={pathOf(points)} stroke-dasharray={DASHES[seat % DASHES.length]} />
            {signsOf(points, seat, curves.length).map(({ x, y }) => (
              <path
                key={x}
                class="course-sign"
                d={SIGN_SHAPES[seat % SIGN_SHAPES.length]}
                transform={`translate(${x} ${y})`}
              />
            ))}
            <text x={PLOT.right + 8} y={(letters[seat] ?? 0) + 4}>
              {marks[seat]?.letter}
            </text>
          </g>
        ))}
      </svg>
      <ul class="course-key" aria-hidden="true">
        {marks.map((mark, seat) => (
          <li key={mark.letter} class="course-line" style={{ '--seat': mark.colour }}>
            <svg viewBox="0 0 34 14" width="34" height="14" aria-hidden="true">
              <path d="M1 7H33" stroke-dasharray={DASHES[seat % DASHES.length]} />
              <path
                class="course-sign"
                d={SIGN_SHAPES[seat % SIGN_SHAPES.length]}
                transform="translate(17 7)"
              />
            </svg>
            {mark.letter} {names[seat]}
          </li>
        ))}
      </ul>
    </>
  );
}

function Axes() {
  const words = replayMessages.value.course;
  return (
    <g class="course-axes">
      {GRID.map((chance) => (
        <line
          key={chance}
          class={chance === 0 || chance === 0.5 ? 'is-strong' : ''}
          x1={PLOT.left}
          x2={PLOT.right}
          y1={yOf(chance)}
          y2={yOf(chance)}
        />
      ))}
      {[0, 0.5, 1].map((chance) => (
        <text key={chance} x={PLOT.left - 9} y={yOf(chance) + 4} text-anchor="end">
          {percent(chance)}
        </text>
      ))}
      <text x={PLOT.left} y={PLOT.bottom + 15}>
        {words.start}
      </text>
      <text x={(PLOT.left + PLOT.right) / 2} y={PLOT.bottom + 15} text-anchor="middle">
        {words.time}
      </text>
      <text x={PLOT.right} y={PLOT.bottom + 15} text-anchor="end">
        {words.end}
      </text>
      <text
        x={-(PLOT.top + PLOT.bottom) / 2}
        y="12"
        text-anchor="middle"
        transform="rotate(-90)"
        class="course-title"
      >
        {words.chance}
      </text>
    </g>
  );
}

export function percent(chance: number): string {
  return chance.toLocaleString(language.value, { style: 'percent', maximumFractionDigits: 0 });
}
