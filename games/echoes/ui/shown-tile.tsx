/** The tile in the hand: it lies under its explorer, and is turned by its corners. */
import type { Scene } from '@gonfalon/ui-kit';
import { entityProps, Icon } from '@gonfalon/ui-kit';
import { useState } from 'preact/hooks';
import type { View } from '../rules/views.ts';
import { TileFace } from './draw/tile.tsx';
import type { Layout } from './geometry.ts';
import { cornerOf, SQUARE, seenSquares } from './geometry.ts';
import { layingOf, layings, layingText } from './rotations.ts';
import { wordsIn } from './wording.ts';

interface Props {
  readonly scene: Scene<View>;
  readonly layout: Layout;
  readonly place: number;
}

const WIDTH = SQUARE.width * 2;
const HEIGHT = SQUARE.height * 2;

export function ShownTile({ scene, layout, place }: Props) {
  const [turned, setTurned] = useState(0);
  const ways = layings(scene);
  const hovered = ways.find(({ ref }) => ref === scene.hovered);
  const now = hovered ?? ways[turned % Math.max(1, ways.length)] ?? layingOf(scene, '0');
  const [first = 0] = seenSquares(layout, place);
  const { x, y } = cornerOf(layout, first);
  if (!now) return null;
  return (
    <g class="echoes-shown" transform={`translate(${x} ${y})`}>
      <g {...entityProps(scene, now.ref, layingText(now, scene), 'echoes-turning')}>
        <TileFace squares={now.squares} seed={place + 1} />
        <rect class="echoes-shown-rim" width={WIDTH} height={HEIGHT} rx="9" />
      </g>
      {now.under && (
        <rect
          class={now.under.stays ? 'echoes-stays' : 'echoes-stays is-not'}
          x={(now.under.index % 2) * SQUARE.width + 4}
          y={(now.under.index < 2 ? 0 : SQUARE.height) + 4}
          width={SQUARE.width - 8}
          height={SQUARE.height - 8}
          rx="8"
        />
      )}
      {ways.length > 1 && <Corners scene={scene} turn={(by) => setTurned(turned + by + ways.length)} />}
    </g>
  );
}

/** In the order of reading; those on the right turn to the right. */
const CORNERS = [
  { x: 0, y: 0, by: -1 },
  { x: WIDTH, y: 0, by: 1 },
  { x: 0, y: HEIGHT, by: -1 },
  { x: WIDTH, y: HEIGHT, by: 1 },
] as const;

function Corners({ scene, turn }: { readonly scene: Scene<View>; turn(by: number): void }) {
  const words = wordsIn(scene.language);
  return (
    <>
      {CORNERS.map(({ x, y, by }) => (
        // biome-ignore lint/a11y/useSemanticElements: a drawing has no buttons of HTML.
        <g
          key={`${x} ${y}`}
          class="echoes-corner"
          role="button"
          tabindex={0}
          aria-label={by < 0 ? words.turnLeft : words.turnRight}
          transform={`translate(${x} ${y})`}
          onClick={(event) => {
            event.stopPropagation();
            turn(by);
          }}
          onKeyDown={(event) => {
            if (event.key === 'Enter' || event.key === ' ') turn(by);
          }}
        >
          <circle class="echoes-corner-hit" r="26" />
          <circle r="18" />
          <Icon name={by < 0 ? 'anticlockwise-rotation' : 'clockwise-rotation'} x={-11} y={-11} size={22} />
        </g>
      ))}
    </>
  );
}
