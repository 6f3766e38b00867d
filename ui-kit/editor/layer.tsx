/** The layer over a board that is being edited: its spots take the focus, keys and what a screen reader clicks. */
import type { ComponentChildren, JSX, RefObject, SVGAttributes } from 'preact';
import { memo } from '../components/memo.ts';
import type { Point } from '../scene.ts';

interface Box {
  readonly width: number;
  readonly height: number;
}

interface LayerProps<Id extends string> extends Omit<SVGAttributes<SVGSVGElement>, 'onKeyDown'> {
  readonly layer: RefObject<SVGSVGElement | null>;
  readonly box: Box;
  readonly label: string;
  readonly cursor: Id;
  /** The spot that an arrow key leads to. */
  readonly beside: (from: Id, key: string) => Id | undefined;
  readonly onUse: (id: Id) => void;
  readonly onErase: (id: Id) => void;
  readonly children: ComponentChildren;
}

export function SpotLayer<Id extends string>(props: LayerProps<Id>) {
  const { layer, box, label, cursor, beside, onUse, onErase, class: look, children, ...others } = props;
  const key = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const next = beside(cursor, event.key);
    if (next) spotIn(layer.current, next)?.focus();
    else if (event.key === 'Enter' || event.key === ' ') onUse(cursor);
    else if (event.key === 'Delete' || event.key === 'Backspace') onErase(cursor);
    else if (!event.key.startsWith('Arrow')) return;
    event.preventDefault();
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms.
    <svg
      ref={layer}
      class={look ?? 'editor-strokes'}
      viewBox={`0 0 ${box.width} ${box.height}`}
      role="group"
      aria-label={label}
      onKeyDown={key}
      {...others}
    >
      {children}
    </svg>
  );
}

export const spotSelector = (id: string): string => `[data-spot="${id}"]`;

export const spotIn = (layer: Element | null, id: string): SVGElement | null | undefined =>
  layer?.querySelector<SVGElement>(spotSelector(id));

/** Where on the board a mouse or a finger is, in the board's own units. */
export function pointOn(
  layer: Element | null,
  { clientX, clientY }: MouseEvent,
  box: Box,
): Point | undefined {
  const seen = layer?.getBoundingClientRect();
  if (!seen || seen.width === 0) return undefined;
  const scale = box.width / seen.width;
  return { x: (clientX - seen.left) * scale, y: (clientY - seen.top) * scale };
}

interface SpotProps<Id extends string> {
  readonly id: Id;
  readonly label: string;
  /** Where its outline goes, as an SVG transform. */
  readonly at: string;
  readonly isCursor: boolean;
  readonly isFaulty: boolean;
  readonly kind?: string;
  /** Its outline: what is hit, or a ring within it. */
  readonly outline: (id: Id, look: { readonly class: string }, isRing: boolean) => JSX.Element;
  readonly onFocus: (id: Id) => void;
  /** From a screen reader: that click has no place. Others are for the layer. */
  readonly onClick: (id: Id) => void;
}

function SpotButton<Id extends string>(props: SpotProps<Id>) {
  const { id, label, at, isCursor, isFaulty, kind, outline, onFocus, onClick } = props;
  const look = ['editor-spot', kind && `is-${kind}`, isCursor && 'is-cursor', isFaulty && 'is-faulty'];
  return (
    // biome-ignore lint/a11y/useSemanticElements: a button cannot be part of a drawing.
    <g
      class={look.filter(Boolean).join(' ')}
      role="button"
      tabindex={isCursor ? 0 : -1}
      aria-label={label}
      aria-pressed={isCursor}
      data-spot={id}
      transform={at}
      onFocus={() => onFocus(id)}
      onClick={({ detail }) => detail === 0 && onClick(id)}
    >
      {outline(id, { class: 'editor-hit' }, false)}
      {isFaulty && outline(id, { class: 'editor-fault-ring' }, true)}
      {isCursor && outline(id, { class: 'editor-cursor-back' }, true)}
      {isCursor && outline(id, { class: 'editor-cursor' }, true)}
    </g>
  );
}

/** Drawn again only if it looks or sounds otherwise: its outline follows from its id. */
export const EditorSpot = memo(
  SpotButton,
  (a, b) =>
    a.at === b.at &&
    a.label === b.label &&
    a.isCursor === b.isCursor &&
    a.isFaulty === b.isFaulty &&
    a.onClick === b.onClick,
) as unknown as typeof SpotButton;
