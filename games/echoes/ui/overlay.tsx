/** What could be done, drawn over the map: moves as dots, and on each target what an attack deals and takes. */
import type { Ref } from '@gonfalon/kernel';
import type { Scene } from '@gonfalon/ui-kit';
import { Icon } from '@gonfalon/ui-kit';
import { kindOf } from '../rules/refs.ts';
import type { Square } from '../rules/squares.ts';
import type { View } from '../rules/views.ts';
import type { Layout } from './geometry.ts';
import { centreOf, SQUARE } from './geometry.ts';
import type { Prospect } from './table.ts';
import { openProspect, prospectOf, reachOf, tableOf, unitIn } from './table.ts';
import { wordsIn } from './wording.ts';

interface Props {
  readonly scene: Scene<View>;
  readonly layout: Layout;
}

/** Drawn for the eye only: what it tells is on buttons and in the labels of things, too. */
const ORNAMENT = { 'aria-hidden': true, class: 'echoes-overlay' } as const;

/** The unit whose reach is shown: the chosen one, else the one that is pointed at. */
function shownUnit({ view, selected, hovered }: Scene<View>): Ref | undefined {
  const [chosen] = selected;
  if (chosen !== undefined) return unitIn(view, chosen) ? chosen : undefined;
  return unitIn(view, hovered) ? hovered : undefined;
}

/** Of a chosen unit what the rules offer, of another what it could reach. */
function prospectsOf(scene: Scene<View>, unit: Ref): readonly Prospect[] {
  const { view, selected, offered } = scene;
  const targets = selected.length > 0 ? [...offered] : reachOf(view, unit).targets;
  return targets.flatMap((ref) => prospectOf(view, unit, ref) ?? []);
}

/** Under the figures: where a unit that is pointed at could go. */
export function Underlay({ scene, layout }: Props) {
  const { view, selected } = scene;
  const unit = shownUnit(scene);
  if (unit === undefined || selected.length > 0) return null;
  return (
    <g {...ORNAMENT}>
      {reachOf(view, unit).moves.map((at) => {
        const { x, y } = centreOf(layout, at);
        return <ellipse key={at} class="echoes-way" cx={x} cy={y + 4} rx="13" ry="9.5" />;
      })}
    </g>
  );
}

/** Over the figures: chips with numbers, and arrows. */
export function Overlay({ scene, layout }: Props) {
  const { view, hovered } = scene;
  const open = openProspect(view);
  const unit = shownUnit(scene);
  const from = unitIn(view, unit)?.at;
  const prospects = open ? [open] : unit === undefined ? [] : prospectsOf(scene, unit);
  const aimed = open ?? prospects.find(({ ref }) => ref === hovered);
  const start = open ? tableOf(view).state.attack?.from : from;
  return (
    <g {...ORNAMENT}>
      {aimed && start && start !== aimed.at && <AttackArrow from={start} to={aimed.at} layout={layout} />}
      {prospects.map((prospect) => (
        <ExchangeChip
          key={prospect.ref}
          prospect={prospect}
          layout={layout}
          scene={scene}
          isAimed={prospect === aimed}
          isBelow={prospects.some(
            ({ ref, at }) => at === prospect.at && ref !== prospect.ref && !isUnit(prospect),
          )}
        />
      ))}
    </g>
  );
}

interface ArrowProps {
  readonly from: Square;
  readonly to: Square;
  readonly layout: Layout;
}

/** It bows a little, so that it does not hide what stands between. */
function AttackArrow({ from, to, layout }: ArrowProps) {
  const a = centreOf(layout, from);
  const b = centreOf(layout, to);
  const length = Math.hypot(b.x - a.x, b.y - a.y) || 1;
  const [dx, dy] = [(b.x - a.x) / length, (b.y - a.y) / length];
  const begin = { x: a.x + dx * 30, y: a.y + dy * 26 };
  const end = { x: b.x - dx * 34, y: b.y - dy * 28 };
  const bow = { x: (begin.x + end.x) / 2 + dy * 22, y: (begin.y + end.y) / 2 - dx * 22 };
  const d = `M${begin.x} ${begin.y}Q${bow.x} ${bow.y} ${end.x} ${end.y}`;
  const turn = (Math.atan2(end.y - bow.y, end.x - bow.x) * 180) / Math.PI;
  return (
    <g class="echoes-arrow">
      <path class="echoes-arrow-rim" d={d} />
      <path class="echoes-arrow-line" d={d} />
      <path d="M10 0L-8 -10V10Z" transform={`translate(${end.x} ${end.y}) rotate(${turn})`} />
    </g>
  );
}

interface ChipProps {
  readonly prospect: Prospect;
  readonly scene: Scene<View>;
  readonly layout: Layout;
  readonly isAimed: boolean;
  /** A building under a unit: the chip of that is above. */
  readonly isBelow: boolean;
}

const isUnit = ({ ref }: Prospect): boolean => kindOf(ref) === 'unit';

const CHIP = 'M-44 -13H44Q53 -13 53 -4V3Q53 12 44 12H6L0 19L-6 12H-44Q-53 12 -53 3V-4Q-53 -13 -44 -13Z';
const SMALL_CHIP = 'M-26 -14H26Q35 -14 35 -5V4Q35 13 26 13H6L0 20L-6 13H-26Q-35 13 -35 4V-5Q-35 -14 -26 -14Z';

function ExchangeChip({ prospect, scene, layout, isAimed, isBelow }: ChipProps) {
  const { at, dealt, taken, falls } = prospect;
  const { x, y } = centreOf(layout, at);
  const words = wordsIn(scene.language);
  const top = Math.max(22, y - SQUARE.height / 2 - 4);
  return (
    <g
      class={`echoes-chip${isAimed ? ' is-aimed' : ''}`}
      transform={`translate(${x} ${isBelow ? y + SQUARE.height / 2 - 6 : top})`}
    >
      <g class="echoes-large-only">
        <path d={CHIP} />
        <text y="4.5">
          {words.deals} <tspan class="is-dealt">{dealt}</tspan> · {words.takes}{' '}
          <tspan class="is-taken">{taken}</tspan>
        </text>
        {falls && <Skull x={50} />}
      </g>
      <g class="echoes-small-only" transform="scale(1.7)">
        <path d={SMALL_CHIP} />
        <text y="6">
          <tspan class="is-dealt">{dealt}</tspan>/<tspan class="is-taken">{taken}</tspan>
        </text>
        {falls && <Skull x={35} />}
      </g>
    </g>
  );
}

function Skull({ x }: { readonly x: number }) {
  return (
    <g class="echoes-skull" transform={`translate(${x} -13)`}>
      <circle r="11.5" />
      <Icon name="death-skull" x={-7.5} y={-7.5} size={15} />
    </g>
  );
}
