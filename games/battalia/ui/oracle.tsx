/** The Solar Oracle: a double star whose inner part turns by one seventh every day. */
import type { SceneProps } from '@gonfalon/ui-kit';
import { Icon } from '@gonfalon/ui-kit';
import type { ArtefactId } from '../content/index.ts';
import { constants, oracle } from '../content/index.ts';
import type { View } from '../rules/views.ts';
import { KIND_ICONS } from './art/card.tsx';
import { pt } from './art/factions.ts';
import { starPath } from './art/star.ts';

const POINTS = oracle.outer.length;
/** The drawing is so wide and high, about its middle; the piles lie on an oval around the star. */
const WIDTH = 460;
const HEIGHT = 270;
const OVAL = { x: 174, y: 90 } as const;
/** The star itself is drawn for a radius of 84. */
const STAR_SCALE = 0.7;

/** How far the inner star is turned, in sevenths. */
export const turnedOf = ({ round }: View): number => Math.max(0, round - 1) % constants.daysPerWeek;

const angleOf = (place: number): number => (place * 2 * Math.PI) / POINTS;

function onOval(place: number, part = 1): { readonly x: number; readonly y: number } {
  const angle = angleOf(place);
  return { x: pt(OVAL.x * part * Math.sin(angle)), y: pt(-OVAL.y * part * Math.cos(angle)) };
}

/** Where the pile of an artefact lies, in parts of the box. */
export function pointOf(id: ArtefactId): Readonly<Record<'--left' | '--top', string>> {
  const { x, y } = onOval(oracle.outer.indexOf(id));
  return { '--left': `${pt(50 + (100 * x) / WIDTH)}%`, '--top': `${pt(50 + (100 * y) / HEIGHT)}%` };
}

/** Where a label beside the pile of an artefact lies over no other. */
export function labelSideOf(id: ArtefactId): 'beside' | 'above' | 'below' {
  const place = oracle.outer.indexOf(id);
  if (place === 0) return 'beside';
  return place === 1 || place === POINTS - 1 ? 'above' : 'below';
}

/** A line from point to point, so many on each time. */
function web(step: number): string {
  const corners = Array.from({ length: POINTS }, (_, i) => {
    const { x, y } = onOval((i * step) % POINTS, 0.92);
    return `${x} ${y}`;
  });
  return `M${corners.join('L')}z`;
}

const WEB = web(3);
const WEB_INNER = web(2);
const INNER = starPath(84, 43);

export function OracleStar({ scene }: SceneProps<View>) {
  const { day } = scene.view;
  const turned = turnedOf(scene.view);
  const lit = onOval(oracle.outer.indexOf(day.illuminated));
  const paired = onOval(oracle.outer.indexOf(day.paired));
  const length = Math.hypot(lit.x, lit.y) || 1;
  const [across, along] = [(-lit.y / length) * 26, (lit.x / length) * 26];
  const sevenths = (n: number) => (n * 360) / POINTS;
  return (
    <svg class="battalia-star" viewBox={`${-WIDTH / 2} ${-HEIGHT / 2} ${WIDTH} ${HEIGHT}`} aria-hidden="true">
      <path class="battalia-star-web" d={WEB} />
      <path class="battalia-star-web is-inner" d={WEB_INNER} />
      <path
        class="battalia-beam"
        d={`M0 0L${pt(lit.x - across)} ${pt(lit.y - along)}L${pt(lit.x + across)} ${pt(lit.y + along)}z`}
      />
      <circle class="battalia-halo" cx={lit.x} cy={lit.y} r="58" fill="url(#battalia-halo)" />
      <circle
        class="battalia-halo"
        cx={paired.x}
        cy={paired.y}
        r="52"
        fill="url(#battalia-halo)"
        opacity=".7"
      />
      <path class="battalia-cord" d={`M0 0L${paired.x} ${paired.y}`} />
      <path class="battalia-cord is-core" d={`M0 0L${paired.x} ${paired.y}`} />
      <g transform={`scale(${STAR_SCALE})`}>
        <g class="battalia-inner-star" style={{ transform: `rotate(${sevenths(turned)}deg)` }}>
          <path d={INNER} />
          <circle r="38" />
          {oracle.inner.map((id, i) => {
            const angle = angleOf(i);
            const [x, y] = [pt(57 * Math.sin(angle)), pt(-57 * Math.cos(angle))];
            const isToday = id === oracle.ray || id === day.paired;
            return (
              <g
                key={id}
                class={isToday ? 'is-today' : ''}
                style={{ transform: `translate(${x}px, ${y}px) rotate(${-sevenths(turned)}deg)` }}
              >
                {isToday && <circle class="battalia-today" r="13.5" />}
                <Icon name={KIND_ICONS[id]} x={-9.5} y={-9.5} size={19} />
              </g>
            );
          })}
        </g>
        <circle r="27" fill="url(#battalia-sun)" stroke="#7a4a10" stroke-width="1.8" />
        <path
          d="M-10-5q3-3 6 0M4-5q3-3 6 0M0-4v6l-2.5 1.5M-6.5 9q6.5 5 13 0"
          fill="none"
          stroke="#6b3c0c"
          stroke-width="1.9"
          stroke-linecap="round"
        />
      </g>
    </svg>
  );
}
