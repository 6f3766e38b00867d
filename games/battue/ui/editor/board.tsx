/** The plan, drawn like any other table, with a layer above it on which its spots are chosen. */
import type { Language } from '@gonfalon/kernel';
import { memo } from '@gonfalon/ui';
import { BoardFrame } from '@gonfalon/ui/editor';
import { useMemo, useRef } from 'preact/hooks';
import { Board } from '../board.tsx';
import { BOARD } from '../geometry.ts';
import { Ground } from '../ground.tsx';
import { describe, spotName } from './describe.ts';
import type { Draft } from './draft.ts';
import type { Spot, SpotId } from './spots.ts';
import { beside, SPOTS } from './spots.ts';
import { sceneOf } from './still.ts';
import { editorWords } from './words.ts';

const BOX = { width: BOARD, height: BOARD };

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
      language={language}
      drawn={[<Ground key="ground" scene={scene} />, <Board key="board" scene={scene} />]}
    >
      <Spots {...props} />
    </BoardFrame>
  );
}

function Spots({ draft, language, cursor, faulty, onCursor, onChoose, onErase }: Props) {
  const layer = useRef<SVGSVGElement>(null);
  const key = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const next = beside(cursor, event.key);
    if (next) layer.current?.querySelector<SVGElement>(`[data-spot="${next}"]`)?.focus();
    else if (event.key === 'Enter' || event.key === ' ') onChoose();
    else if (event.key === 'Delete' || event.key === 'Backspace') onErase(cursor);
    else if (!event.key.startsWith('Arrow')) return;
    event.preventDefault();
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms.
    <svg
      ref={layer}
      class="editor-strokes"
      viewBox={`0 0 ${BOARD} ${BOARD}`}
      role="group"
      aria-label={editorWords[language].board}
      onKeyDown={key}
    >
      {SPOTS.map((spot) => (
        <SpotButton
          key={spot.id}
          spot={spot}
          label={`${spotName(spot, language)}: ${describe(draft, spot, language)}`}
          isCursor={spot.id === cursor}
          isFaulty={faulty.has(spot.id)}
          onCursor={onCursor}
        />
      ))}
    </svg>
  );
}

interface SpotProps {
  readonly spot: Spot;
  readonly label: string;
  readonly isCursor: boolean;
  readonly isFaulty: boolean;
  readonly onCursor: (id: SpotId) => void;
}

const sameSpot = (a: SpotProps, b: SpotProps) =>
  a.label === b.label && a.isCursor === b.isCursor && a.isFaulty === b.isFaulty;

const SpotButton = memo(({ spot, label, isCursor, isFaulty, onCursor }: SpotProps) => {
  const { id, kind, box } = spot;
  const { x, y, w, h } = box;
  const ring = { x: 4, y: 4, width: w - 8, height: h - 8, rx: kind === 'camp' ? w / 2 : 6 };
  const look = `editor-spot is-${kind} ${isCursor ? 'is-cursor' : ''} ${isFaulty ? 'is-faulty' : ''}`;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a button cannot be part of a drawing.
    <g
      class={look}
      role="button"
      tabindex={isCursor ? 0 : -1}
      aria-label={label}
      aria-pressed={isCursor}
      data-spot={id}
      transform={`translate(${x} ${y})`}
      onFocus={() => onCursor(id)}
      onClick={() => onCursor(id)}
    >
      <rect class="editor-hit" width={w} height={h} rx={ring.rx} />
      {isFaulty && <rect class="editor-fault-ring" {...ring} />}
      {isCursor && <rect class="battue-cursor-back" {...ring} />}
      {isCursor && <rect class="editor-cursor" {...ring} />}
    </g>
  );
}, sameSpot);
