/** The board that is painted on: drawn like any other, with a layer above it that takes clicks, strokes and keys. */
import type { Language } from '@gonfalon/kernel';
import { memo } from '@gonfalon/ui';
import { BoardFrame } from '@gonfalon/ui/editor';
import { useRef } from 'preact/hooks';
import type { HexId, Side } from '../../content/index.ts';
import { HEX_IDS } from '../../content/index.ts';
import { Field } from '../field.tsx';
import { at, BOX, hexUnder, nearSide, outline, RADIUS } from '../geometry.ts';
import { Ground } from '../ground.tsx';
import { ornament } from '../ornament.ts';
import { describe } from './describe.ts';
import type { Draft } from './draft.ts';
import { placeAt, viewOf } from './draft.ts';
import { sceneOf } from './still.ts';
import { beside } from './tools.ts';
import { editorWords } from './words.ts';

const HEX = outline(RADIUS);
const RING = outline(51);
const VIEW_BOX = `0 0 ${BOX.width} ${BOX.height}`;

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
  const scene = sceneOf(viewOf(draft), language);
  return (
    <BoardFrame
      box={BOX}
      language={language}
      drawn={[<Ground key="ground" scene={scene} />, <Field key="board" scene={scene} />]}
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
  const words = editorWords(language);
  const layer = useRef<SVGSVGElement>(null);
  const press = useRef<Press | undefined>(undefined);

  const hexOf = ({ clientX, clientY }: PointerEvent): HexId | undefined => {
    const box = layer.current?.getBoundingClientRect();
    if (!box || box.width === 0) return undefined;
    const scale = BOX.width / box.width;
    return hexUnder({ x: (clientX - box.left) * scale, y: (clientY - box.top) * scale }, near);
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
    focusHex(now.at);
  };

  const focusHex = (hex: HexId) => {
    layer.current?.querySelector<SVGElement>(`[data-hex="${hex}"]`)?.focus({ preventScroll: true });
  };

  const key = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const next = beside(cursor, event.key);
    if (next) {
      layer.current?.querySelector<SVGElement>(`[data-hex="${next}"]`)?.focus();
    } else if (event.key === 'Enter' || event.key === ' ') onUse(cursor, newStroke());
    else if (event.key === 'Delete' || event.key === 'Backspace') onErase(cursor);
    else if (!event.key.startsWith('Arrow')) return;
    event.preventDefault();
  };

  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms.
    <svg
      ref={layer}
      class={paints ? 'editor-strokes is-painting' : 'editor-strokes'}
      viewBox={VIEW_BOX}
      role="group"
      aria-label={words.board}
      onPointerDown={down}
      onPointerMove={move}
      onPointerUp={up}
      onPointerCancel={() => {
        press.current = undefined;
      }}
      onKeyDown={key}
    >
      {HEX_IDS.map((id) => (
        <HexButton
          key={id}
          id={id}
          near={near}
          label={`${id}: ${describe(placeAt(draft, id), language)}`}
          isCursor={id === cursor}
          isFaulty={faulty.has(id)}
          onFocus={onCursor}
          onClick={onUse}
        />
      ))}
    </svg>
  );
}

interface HexProps {
  readonly id: HexId;
  readonly near: Side;
  readonly label: string;
  readonly isCursor: boolean;
  readonly isFaulty: boolean;
  readonly onFocus: (hex: HexId) => void;
  readonly onClick: (hex: HexId, stroke: string) => void;
}

const sameHex = (a: HexProps, b: HexProps) =>
  a.near === b.near &&
  a.label === b.label &&
  a.isCursor === b.isCursor &&
  a.isFaulty === b.isFaulty &&
  a.onClick === b.onClick;

const HexButton = memo(({ id, near, label, isCursor, isFaulty, onFocus, onClick }: HexProps) => {
  const look = `editor-spot ${isCursor ? 'is-cursor' : ''} ${isFaulty ? 'is-faulty' : ''}`;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a button cannot be part of a drawing.
    <g
      class={look}
      role="button"
      tabindex={isCursor ? 0 : -1}
      aria-label={label}
      data-hex={id}
      transform={at(id, near)}
      onFocus={() => onFocus(id)}
      // A click without a place comes from a screen reader; the others are strokes.
      onClick={({ detail }) => detail === 0 && onClick(id, newStroke())}
    >
      <path class="editor-hit" d={HEX} />
      {isFaulty && <path class="editor-fault-ring" d={RING} {...ornament} />}
      {isCursor && <path class="editor-cursor" d={RING} {...ornament} />}
    </g>
  );
}, sameHex);
