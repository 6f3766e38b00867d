/** The name of a place, on a ribbon: that of its tile once that is known. */
import type { Language } from '@gonfalon/kernel';
import type { SpaceId } from '../content/index.ts';
import { plannedTile } from '../rules/state.ts';
import type { View } from '../rules/views.ts';
import { rectOf } from './geometry.ts';
import { RIBBON, titleSide } from './layout.ts';
import { ribbonOf } from './place-names.ts';

/** 12 pixels where the whole board is 650 high: a long name is set narrower, not smaller. */
const SIZE = 17;
const CHARACTER = 8;

/** Read from below if it stands on the left, from above if it stands on the right. */
function Ribbon({ id, text, look }: { id: SpaceId; text: string; look: 'plain' | 'unknown' | 'planned' }) {
  const { w, h } = rectOf(id);
  const side = titleSide(id);
  const long = side === 'left' || side === 'right' ? h : w;
  const length = long - (look === 'planned' ? 46 : 16);
  const isLong = text.length * CHARACTER > length;
  const place = {
    top: '',
    bottom: `translate(0 ${h - RIBBON - 8})`,
    left: `translate(0 ${h})rotate(-90)`,
    right: `translate(${w})rotate(90)`,
  }[side];
  return (
    <g class={`battue-ribbon is-${look}`} transform={place}>
      <rect x={7} y={5} width={long - 14} height={RIBBON - 2} rx={2} />
      {look === 'planned' && <PlanSign />}
      <text
        x={long / 2 + (look === 'planned' ? 10 : 0)}
        y={18}
        font-size={SIZE}
        {...(isLong && { textLength: length, lengthAdjust: 'spacingAndGlyphs' })}
      >
        {text}
      </text>
    </g>
  );
}

/** A small scroll: it lies face down, but it is on the plan that everybody knows. */
function PlanSign() {
  return <path class="battue-plan-sign" d="M13,8h9v12h-9zM11,8h13M11,20h13M15,12h5M15,16h5" />;
}

export function Title({ id, view, language }: { id: SpaceId; view: View; language: Language }) {
  const { tile: lying, up } = view.spaces[id];
  const text = ribbonOf(view, id, language);
  const planned = !up && plannedTile(view.options, id) !== undefined;
  return <Ribbon id={id} text={text} look={planned ? 'planned' : up || lying ? 'plain' : 'unknown'} />;
}
