/**
 * Drag, pinch and wheel. A pointer that hardly moved is a click and reaches what is under it; one that moved is a
 * drag, and the click at its end reaches nothing.
 */
import type { Point } from '@gonfalon/ui-kit';

/** So many pixels are still a click. */
const STEADY = 7;
const WHEEL = 0.0016;

export interface GestureParts {
  /** By so many pixels. */
  move(dx: number, dy: number): void;
  /** By a factor, around a point of the frame. */
  zoom(factor: number, at: Point): void;
}

/** Follows the gestures on an element; returns how to stop. */
export function followGestures(element: HTMLElement, parts: GestureParts): () => void {
  const pointers = new Map<number, Point>();
  let start: Point | undefined;
  let dragged = false;
  const stop = new AbortController();
  const { signal } = stop;

  const place = ({ clientX, clientY }: { clientX: number; clientY: number }): Point => {
    const { left, top } = element.getBoundingClientRect();
    return { x: clientX - left, y: clientY - top };
  };

  const down = (event: PointerEvent) => {
    if (event.pointerType === 'mouse' && event.button > 1) return;
    const at = place(event);
    pointers.set(event.pointerId, at);
    if (pointers.size === 1) {
      start = at;
      dragged = false;
    }
  };

  const move = (event: PointerEvent) => {
    const before = pointers.get(event.pointerId);
    if (!before || !start) return;
    const at = place(event);
    if (!dragged && pointers.size === 1 && distance(at, start) < STEADY) return;
    if (!dragged) {
      dragged = true;
      for (const id of pointers.keys()) element.setPointerCapture(id);
    }
    const other = [...pointers].find(([id]) => id !== event.pointerId)?.[1];
    if (other) {
      const middle = { x: (at.x + other.x) / 2, y: (at.y + other.y) / 2 };
      parts.move((at.x - before.x) / 2, (at.y - before.y) / 2);
      parts.zoom(distance(at, other) / Math.max(1, distance(before, other)), middle);
    } else parts.move(at.x - before.x, at.y - before.y);
    pointers.set(event.pointerId, at);
  };

  const up = (event: PointerEvent) => pointers.delete(event.pointerId);

  const click = (event: MouseEvent) => {
    // A click by the keyboard has no place, and no drag before it.
    if (!dragged || event.detail === 0) return;
    dragged = false;
    event.stopPropagation();
    event.preventDefault();
  };

  const wheel = (event: WheelEvent) => {
    event.preventDefault();
    const lines = event.deltaMode === WheelEvent.DOM_DELTA_LINE ? 16 : 1;
    parts.zoom(Math.exp(-event.deltaY * lines * WHEEL), place(event));
  };

  element.addEventListener('pointerdown', down, { signal });
  element.addEventListener('pointermove', move, { signal });
  element.addEventListener('pointerup', up, { signal });
  element.addEventListener('pointercancel', up, { signal });
  element.addEventListener('click', click, { signal, capture: true });
  element.addEventListener('wheel', wheel, { signal, passive: false });
  return () => stop.abort();
}

function distance(a: Point, b: Point): number {
  return Math.hypot(a.x - b.x, a.y - b.y);
}
