/** The name of a place, on a ribbon: that of its tile once that is known. */
import type { Language } from '@gonfalon/kernel';
import type { SpaceId } from '../content/index.ts';
import type { SpaceView } from '../rules/hidden.ts';
import { rectOf } from './geometry.ts';
import { RIBBON, titleSide } from './layout.ts';
import { tongues } from './tongue.ts';

/** Read from below if it stands on the left, from above if it stands on the right. */
function Ribbon({ id, text, known }: { id: SpaceId; text: string; known: boolean }) {
  const { w, h } = rectOf(id);
  const side = titleSide(id);
  const long = side === 'left' || side === 'right' ? h : w;
  const length = long - 16;
  const size = Math.min(16, length / (text.length * 0.47));
  const place = {
    top: '',
    bottom: `translate(0 ${h - RIBBON - 8})`,
    left: `translate(0 ${h})rotate(-90)`,
    right: `translate(${w})rotate(90)`,
  }[side];
  return (
    <g class={`battue-ribbon${known ? '' : ' is-unknown'}`} transform={place}>
      <rect x={7} y={5} width={long - 14} height={RIBBON - 2} rx={2} />
      <text x={long / 2} y={18} font-size={size}>
        {text}
      </text>
    </g>
  );
}

export function Title({ id, here, language }: { id: SpaceId; here: SpaceView; language: Language }) {
  const { names } = tongues[language];
  const { tile: lying } = here;
  const text = lying ? names.tiles[lying].title : (names.spaces[id].title ?? names.spaces[id].name);
  return <Ribbon id={id} text={text} known={here.up || lying !== undefined} />;
}
