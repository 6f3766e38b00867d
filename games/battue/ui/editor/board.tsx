/** The plan, drawn like any other table, with a layer above it on which its spots are chosen. */
import type { Language } from '@gonfalon/kernel';
import { BoardFrame, EditorSpot, pointOn, SpotLayer, spotIn } from '@gonfalon/ui-kit/editor';
import { useMemo, useRef } from 'preact/hooks';
import { Background } from '../background.tsx';
import { Board } from '../board.tsx';
import { BOX, UNIT } from '../geometry.ts';
import { describe, spotName } from './describe.ts';
import type { Draft } from './draft.ts';
import { editorMessages } from './messages.ts';
import type { SpotId } from './spots.ts';
import { beside, nearest, SPOTS, spotOf } from './spots.ts';
import { sceneOf } from './static-scene.ts';

interface Props {
  readonly draft: Draft;
  readonly language: Language;
  readonly cursor: SpotId;
  /** What faults are about. */
  readonly faulty: ReadonlySet<string>;
  readonly onCursor: (id: SpotId) => void;
  /** Goes on to what may lie on the chosen spot. */
  readonly onChoose: () => void;
  readonly onErase: (id: SpotId) => void;
}

export function EditorBoard(props: Props) {
  const { draft, language } = props;
  const scene = useMemo(() => sceneOf(draft, language), [draft, language]);
  return (
    <BoardFrame
      box={BOX}
      smallest={UNIT}
      language={language}
      drawn={[<Background key="ground" scene={scene} />, <Board key="board" scene={scene} />]}
    >
      <Spots {...props} />
    </BoardFrame>
  );
}

function Spots({ draft, language, cursor, faulty, onCursor, onChoose, onErase }: Props) {
  const layer = useRef<SVGSVGElement>(null);
  const choose = (event: MouseEvent) => {
    const point = event.detail > 0 ? pointOn(layer.current, event, BOX) : undefined;
    if (point) spotIn(layer.current, nearest(point).id)?.focus({ preventScroll: true });
  };
  return (
    <SpotLayer
      layer={layer}
      box={BOX}
      label={editorMessages[language].board}
      cursor={cursor}
      beside={beside}
      onUse={onChoose}
      onErase={onErase}
      onClick={choose}
    >
      {SPOTS.map((spot) => (
        <EditorSpot
          key={spot.id}
          id={spot.id}
          kind={spot.kind}
          at={`translate(${spot.box.x} ${spot.box.y})`}
          label={`${spotName(spot, language)}: ${describe(draft, spot, language)}`}
          isCursor={spot.id === cursor}
          isFaulty={faulty.has(spot.id)}
          outline={outline}
          onFocus={onCursor}
          onClick={onCursor}
        />
      ))}
    </SpotLayer>
  );
}

/** A tile's place is square, a camp's round. */
function outline(id: SpotId, look: { readonly class: string }, isRing: boolean) {
  const { kind, box } = spotOf(id) ?? { kind: 'slot', box: { w: 0, h: 0 } };
  const inset = isRing ? 4 : 0;
  return (
    <rect
      {...look}
      x={inset}
      y={inset}
      width={box.w - 2 * inset}
      height={box.h - 2 * inset}
      rx={kind === 'camp' ? box.w / 2 : 6}
    />
  );
}
