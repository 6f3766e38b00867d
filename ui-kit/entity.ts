/** What makes something on the screen a thing: it can be pointed at, picked, explained, outlined. */
import type { Ref } from '@gonfalon/kernel';
import type { Scene } from './scene.ts';

/** How long a finger rests on a thing until it is explained, in ms. */
const LONG_PRESS_MS = 450;

interface ThingProps {
  readonly 'data-ref': Ref;
  readonly class: string;
  readonly role: 'button';
  readonly tabindex: 0 | -1;
  readonly 'aria-label'?: string;
  readonly 'aria-pressed'?: boolean;
  readonly 'aria-disabled'?: boolean;
  readonly onClick: (event: Event) => void;
  readonly onKeyDown: (event: KeyboardEvent) => void;
  readonly onPointerEnter: (event: PointerEvent) => void;
  readonly onPointerLeave: () => void;
  readonly onPointerDown: (event: PointerEvent) => void;
  readonly onPointerUp: () => void;
  readonly onFocus: () => void;
  readonly onBlur: () => void;
}

let pressing: ReturnType<typeof setTimeout> | undefined;
/** A long press explains; the click that follows it picks nothing. */
let explained = false;

/** What is written on a thing says it all: it needs no other label. */
export const NO_ARIA_LABEL = '';

/** Whether a thing stands alike in two scenes, so that `thing` would say the same of it. */
export function sameEntity(before: Scene, now: Scene, ref: Ref): boolean {
  return (
    before.pick === now.pick &&
    before.messages === now.messages &&
    before.offered.has(ref) === now.offered.has(ref) &&
    before.selected.includes(ref) === now.selected.includes(ref) &&
    before.highlighted.has(ref) === now.highlighted.has(ref) &&
    (before.hovered === ref) === (now.hovered === ref)
  );
}

/**
 * The properties of an element that stands for a thing, in SVG or HTML. `label` says what it is to those who do not
 * see it; by default its name.
 */
export function entityProps(scene: Scene, ref: Ref, label = scene.messages.ref(ref), extra = ''): ThingProps {
  const offered = scene.offered.has(ref);
  const picked = scene.selected.includes(ref);
  const states = [
    'thing',
    offered && 'is-offered',
    picked && 'is-picked',
    scene.highlighted.has(ref) && 'is-concerned',
    scene.hovered === ref && 'is-pointed',
    extra,
  ];
  return {
    'data-ref': ref,
    class: states.filter(Boolean).join(' '),
    role: 'button',
    tabindex: offered || picked ? 0 : -1,
    ...(label !== NO_ARIA_LABEL && { 'aria-label': label }),
    ...(picked && { 'aria-pressed': true }),
    ...(!offered && { 'aria-disabled': true }),
    onClick: (event) => {
      event.stopPropagation();
      if (explained) explained = false;
      else scene.pick(ref);
    },
    onKeyDown: (event) => {
      if (event.key === 'Enter' || event.key === ' ') scene.pick(ref);
      else if (event.key === '?') scene.explain(ref);
      else return;
      event.preventDefault();
      event.stopPropagation();
    },
    onPointerEnter: ({ pointerType }) => {
      if (pointerType === 'mouse') scene.hover(ref);
    },
    onPointerLeave: () => {
      clearTimeout(pressing);
      scene.hover(undefined);
    },
    onPointerDown: ({ pointerType }) => {
      explained = false;
      clearTimeout(pressing);
      if (pointerType === 'mouse') return;
      pressing = setTimeout(() => {
        explained = true;
        scene.explain(ref);
      }, LONG_PRESS_MS);
    },
    onPointerUp: () => clearTimeout(pressing),
    onFocus: () => scene.hover(ref),
    onBlur: () => scene.hover(undefined),
  };
}
