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
/** Of the ring on which the piles lie, in units of the drawing, which is 300 by 300 about its middle. */
const RADIUS = 118;

/** How far the inner star is turned, in sevenths. */
export const turnedOf = ({ round }: View): number => Math.max(0, round - 1) % constants.daysPerWeek;

/** Where the point of an artefact is, as parts of the box. */
export function pointOf(id: ArtefactId, radius = RADIUS): { readonly x: number; readonly y: number } {
  const angle = (oracle.outer.indexOf(id) * 2 * Math.PI) / POINTS;
  return { x: pt(radius * Math.sin(angle)), y: pt(-radius * Math.cos(angle)) };
}

function heptagram(radius: number, step: number): string {
  const corners = Array.from({ length: POINTS }, (_, i) => {
    const angle = (((i * step) % POINTS) * 2 * Math.PI) / POINTS;
    return `${pt(radius * Math.sin(angle))} ${pt(-radius * Math.cos(angle))}`;
  });
  return `M${corners.join('L')}z`;
}

const WEB = heptagram(110, 3);
const WEB_INNER = heptagram(110, 2);
const INNER = starPath(84, 43);

export function OracleStar({ scene }: SceneProps<View>) {
  const { day } = scene.view;
  const turned = turnedOf(scene.view);
  const lit = pointOf(day.illuminated);
  const paired = pointOf(day.paired);
  const start = pointOf(day.paired, 62);
  const sevenths = (n: number) => (n * 360) / POINTS;
  return (
    <svg class="battalia-star" viewBox="-150 -150 300 300" aria-hidden="true">
      <circle class="battalia-star-ring" r="97" />
      <path class="battalia-star-web" d={WEB} />
      <path class="battalia-star-web is-inner" d={WEB_INNER} />
      <g transform={`rotate(${sevenths(oracle.outer.indexOf(day.illuminated))})`}>
        <path d={`M-7-30L-27-${RADIUS}h54L7-30z`} fill="url(#battalia-beam)" />
      </g>
      <circle cx={lit.x} cy={lit.y} r="56" fill="url(#battalia-halo)" />
      <circle cx={paired.x} cy={paired.y} r="50" fill="url(#battalia-halo)" opacity=".7" />
      <path class="battalia-cord" d={`M${start.x} ${start.y}L${paired.x} ${paired.y}`} />
      <path class="battalia-cord is-core" d={`M${start.x} ${start.y}L${paired.x} ${paired.y}`} />
      <g class="battalia-inner-star" style={{ transform: `rotate(${sevenths(turned)}deg)` }}>
        <path d={INNER} />
        <circle r="38" />
        {oracle.inner.map((id, i) => {
          const angle = (i * 2 * Math.PI) / POINTS;
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
    </svg>
  );
}
