/** The board that is painted on: drawn like any other, with a layer above it that takes clicks, strokes and keys. */
import type { Language } from '@gonfalon/kernel';
import { hexOutline } from '@gonfalon/ui-kit/components';
import { BoardFrame, EditorSpot, pointOn, SpotLayer, spotIn } from '@gonfalon/ui-kit/editor';
import { useCallback, useMemo, useRef } from 'preact/hooks';
import type { HexId, Side } from '../../content/index.ts';
import { HEX_IDS } from '../../content/index.ts';
import { Background } from '../background.tsx';
import { Field } from '../field.tsx';
import { at, BOX, hexUnder, nearSide, RADIUS, WIDTH } from '../geometry.ts';
import { describe } from './describe.ts';
import type { Draft } from './draft.ts';
import { placeAt } from './draft.ts';
import { editorWords } from './messages.ts';
import { sceneOf } from './still.ts';
import { beside } from './tools.ts';

const HEX = hexOutline(RADIUS);
const RING = hexOutline(51);

interface Props {
  readonly draft: Draft;
  readonly language: Language;
  readonly cursor: HexId;
  /** What faults are about. */
  readonly faulty: ReadonlySet<string>;
  /** Whether the tool paints, so that a finger must not move the page meanwhile. */
  readonly paints: boolean;
  /** The tool is used on a hex; what has the same stroke belongs together. */
  readonly onUse: (hex: HexId, stroke: string) => void;
  /** A thing was dragged by a tool that does not paint. */
  readonly onDrag: (from: HexId, to: HexId) => void;
  readonly onErase: (hex: HexId) => void;
  readonly onCursor: (hex: HexId) => void;
}

export function EditorBoard(props: Props) {
  const { draft, language } = props;
  const scene = useMemo(() => sceneOf(draft, language), [draft, language]);
  return (
    <BoardFrame
      box={BOX}
      smallest={WIDTH}
      language={language}
      drawn={[<Background key="ground" scene={scene} />, <Field key="board" scene={scene} />]}
    >
      <Strokes {...props} near={nearSide(scene)} />
    </BoardFrame>
  );
}

/** A press of the mouse or a finger: where it began, where it is, and whether it has left its hex. */
interface Press {
  readonly id: number;
  readonly stroke: string;
  readonly from: HexId;
  at: HexId;
  moved: boolean;
}

let strokes = 0;
const newStroke = () => `stroke ${++strokes}`;

function Strokes(props: Props & { readonly near: Side }) {
  const { draft, language, cursor, faulty, paints, near, onUse, onDrag, onErase, onCursor } = props;
  const layer = useRef<SVGSVGElement>(null);
  const press = useRef<Press | undefined>(undefined);
  const useAlone = useCallback((hex: HexId) => onUse(hex, newStroke()), [onUse]);

  const hexOf = (event: PointerEvent): HexId | undefined => {
    const point = pointOn(layer.current, event, BOX);
    return point && hexUnder(point, near);
  };

  const down = (event: PointerEvent) => {
    const hex = hexOf(event);
    // A second finger is no stroke: it moves the board.
    if (!event.isPrimary || event.button !== 0 || !hex) {
      press.current = undefined;
      return;
    }
    press.current = { id: event.pointerId, stroke: newStroke(), from: hex, at: hex, moved: false };
  };

  const move = (event: PointerEvent) => {
    const now = press.current;
    const hex = now?.id === event.pointerId ? hexOf(event) : undefined;
    if (!now || !hex || hex === now.at) return;
    if (!now.moved) {
      layer.current?.setPointerCapture(now.id);
      if (paints) onUse(now.from, now.stroke);
    }
    now.moved = true;
    now.at = hex;
    if (paints) onUse(hex, now.stroke);
  };

  const up = (event: PointerEvent) => {
    const now = press.current;
    press.current = undefined;
    if (now?.id !== event.pointerId) return;
    if (!now.moved) onUse(now.from, now.stroke);
    else if (!paints) onDrag(now.from, now.at);
    spotIn(layer.current, now.at)?.focus({ preventScroll: true });
  };

  return (
    <SpotLayer
      layer={layer}
      box={BOX}
      label={editorWords[language].board}
      cursor={cursor}
      beside={beside}
      onUse={useAlone}
      onErase={onErase}
      class={paints ? 'editor-strokes is-painting' : 'editor-strokes'}
      onPointerDown={down}
      onPointerMove={move}
      onPointerUp={up}
      onPointerCancel={() => {
        press.current = undefined;
      }}
    >
      {HEX_IDS.map((id) => (
        <EditorSpot
          key={id}
          id={id}
          at={at(id, near)}
          label={`${id}: ${describe(placeAt(draft, id), language)}`}
          isCursor={id === cursor}
          isFaulty={faulty.has(id)}
          outline={outlineOf}
          onFocus={onCursor}
          onClick={useAlone}
        />
      ))}
    </SpotLayer>
  );
}

const outlineOf = (_: HexId, look: { readonly class: string }, isRing: boolean) => (
  <path {...look} d={isRing ? RING : HEX} />
);
