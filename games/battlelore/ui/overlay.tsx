/** What a unit could do, drawn softly over the field while it is pointed at. */
import { hexOutline } from '@gonfalon/ui-kit/components';
import type { HexId, Side } from '../content/index.ts';
import type { State, Unit } from '../rules/state.ts';
import { GONE } from '../rules/state.ts';
import { at, centre } from './geometry.ts';
import { ornament } from './ornament.ts';
import { retreat, ways } from './reach.ts';
import { aim } from './sight.ts';

interface Props {
  readonly state: State;
  readonly unit: Unit;
  readonly near: Side;
}

const INNER = hexOutline(46);
const FULL = hexOutline(55);

/** The part of a line between two hexes that is neither under the one nor under the other. */
function between(from: HexId, to: HexId, near: Side, gap: number, end = gap) {
  const a = centre(from, near);
  const b = centre(to, near);
  const length = Math.hypot(b.x - a.x, b.y - a.y) || 1;
  const [dx, dy] = [(b.x - a.x) / length, (b.y - a.y) / length];
  return { x1: a.x + dx * gap, y1: a.y + dy * gap, x2: b.x - dx * end, y2: b.y - dy * end };
}

/** Under the units: where it can go, how far its weapon reaches, where it would flee. */
export function Prospects({ state, unit, near, offered }: Props & { readonly offered: ReadonlySet<string> }) {
  const { inRange, seen, range } = aim(state, unit);
  return (
    <g class="battlelore-overlay" {...ornament}>
      {range > 1 &&
        inRange.map((id) => (
          <path
            key={id}
            class={seen.has(id) ? 'battlelore-in-range' : 'battlelore-unseen'}
            d={FULL}
            transform={at(id, near)}
          />
        ))}
      {ways(state, unit).map(({ hex, battle }) =>
        offered.has(hex) ? null : (
          <g key={hex} transform={at(hex, near)} class={battle ? 'battlelore-way' : 'battlelore-way is-held'}>
            <path d={INNER} />
            <circle r={battle ? 7 : 6} />
          </g>
        ),
      )}
    </g>
  );
}

/** Over the units: lines of sight with what is in the way, and the way of a retreat. */
export function Lines({ state, unit, near }: Props) {
  if (unit.hex === GONE) return null;
  const from = unit.hex;
  const { lines } = aim(state, unit);
  const { steps, shut } = retreat(state, unit);
  return (
    <g class="battlelore-overlay" {...ornament}>
      {steps.map((step) => (
        <line
          key={`${step.from} ${step.to}`}
          class="battlelore-retreat"
          {...between(step.from, step.to, near, 34, 30)}
          marker-end="url(#battlelore-retreat-head)"
        />
      ))}
      {shut.map((id) => {
        const { x1, y1 } = between(from, id, near, 52);
        return (
          <g key={id} class="battlelore-shut" transform={`translate(${x1.toFixed(1)} ${y1.toFixed(1)})`}>
            <path d="M-8-8L8 8M8-8L-8 8" />
            <path d="M-8-8L8 8M8-8L-8 8" />
          </g>
        );
      })}
      {lines.map(({ target, to, clear, blockedBy }) => (
        <g key={target.id} class={clear ? 'battlelore-sight' : 'battlelore-sight is-blocked'}>
          <line {...between(from, to, near, 30, 26)} />
          {clear ? (
            <path
              class="battlelore-aim"
              d="M-19 0H-9M9 0H19M0-19V-9M0 9V19M-13 0A13 13 0 1 0 13 0A13 13 0 1 0-13 0Z"
              transform={at(to, near)}
            />
          ) : (
            blockedBy.map((id) => (
              <g key={id} class="battlelore-block" transform={at(id, near)}>
                <path d={INNER} />
                <path d="M-13-13L13 13M13-13L-13 13" />
              </g>
            ))
          )}
        </g>
      ))}
    </g>
  );
}

interface AttackProps {
  readonly from: HexId;
  readonly to: HexId;
  readonly near: Side;
}

/** Who is attacking whom right now. */
export function AttackArrow({ from, to, near }: AttackProps) {
  return (
    <line
      class="battlelore-attack"
      {...between(from, to, near, 26, 40)}
      marker-end="url(#battlelore-attack-head)"
      {...ornament}
    />
  );
}

export function OverlayShapes() {
  return (
    <>
      <marker
        id="battlelore-retreat-head"
        viewBox="0 0 10 10"
        refX="6"
        refY="5"
        markerWidth="4.5"
        markerHeight="4.5"
        orient="auto"
      >
        <path class="battlelore-retreat-head" d="M0 0L10 5L0 10L3 5Z" />
      </marker>
      <marker
        id="battlelore-attack-head"
        viewBox="0 0 10 10"
        refX="5"
        refY="5"
        markerWidth="3.2"
        markerHeight="3.2"
        orient="auto"
      >
        <path class="battlelore-attack-head" d="M0 0L10 5L0 10L2.5 5Z" />
      </marker>
      <pattern
        id="battlelore-hatch"
        width="9"
        height="9"
        patternUnits="userSpaceOnUse"
        patternTransform="rotate(45)"
      >
        <path class="battlelore-hatch" d="M0 0V9" />
      </pattern>
    </>
  );
}
