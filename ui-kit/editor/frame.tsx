/** The window on a board that is being edited: by buttons, by two fingers or by Ctrl and the wheel one comes closer. */
import type { Language } from '@gonfalon/kernel';
import type { ComponentChildren } from 'preact';
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { editorWords } from './words.ts';

const CLOSEST = 4;
const STEP = 1.4;
/** So wide, in px, a spot should be for a finger. */
const FINGER = 36;

interface Props {
  readonly box: { readonly width: number; readonly height: number };
  /** How wide the smallest spot is, in the units of the box. */
  readonly smallest: number;
  readonly language: Language;
  /** SVG that fills the box, from the ground up; nothing of it can be pointed at. */
  readonly drawn: readonly ComponentChildren[];
  /** What lies over it. */
  readonly children: ComponentChildren;
}

interface At {
  readonly x: number;
  readonly y: number;
}

export function BoardFrame({ box, smallest, language, drawn, children }: Props) {
  const words = editorWords[language].zoom;
  const [zoom, setZoom] = useState(1);
  const frame = useRef<HTMLDivElement>(null);
  const canvas = useRef<HTMLDivElement>(null);
  const outer = useRef<HTMLDivElement>(null);
  const latest = useRef(zoom);

  /** Comes so close, and shifts the board so that what was under the first point is under the second. */
  const come = (wanted: number, from: At, to: At) => {
    const [view, board] = [frame.current, canvas.current];
    if (!view || !board) return;
    const before = board.getBoundingClientRect();
    const [fx, fy] = [(from.x - before.left) / before.width, (from.y - before.top) / before.height];
    const next = Math.min(CLOSEST, Math.max(1, wanted));
    latest.current = next;
    board.style.setProperty('--zoom', String(next));
    const after = board.getBoundingClientRect();
    view.scrollLeft += after.left + fx * after.width - to.x;
    view.scrollTop += after.top + fy * after.height - to.y;
    setZoom(next);
  };

  /** By a button: what the cursor is on stays in sight. */
  const step = (wanted: number) => {
    const [view, cursor] = [frame.current, frame.current?.querySelector('.is-cursor')];
    if (!view || !cursor) return;
    const [seen, spot] = [view.getBoundingClientRect(), cursor.getBoundingClientRect()];
    const middle = { x: seen.left + seen.width / 2, y: seen.top + seen.height / 2 };
    const at = { x: spot.left + spot.width / 2, y: spot.top + spot.height / 2 };
    come(wanted, at, middle);
  };

  // Where the whole board would be too small for fingers, one begins closer.
  useLayoutEffect(() => {
    const whole = canvas.current?.getBoundingClientRect().width ?? 0;
    const closer = whole > 0 ? (FINGER * box.width) / (smallest * whole) : 1;
    const wanted = Math.min(CLOSEST, Math.max(1, closer));
    outer.current?.style.setProperty('--begin', String(wanted));
    step(wanted);
  }, []);

  useEffect(() => {
    const view = frame.current;
    if (!view) return;
    let last: { readonly apart: number; readonly middle: At } | undefined;
    const fingers = (event: TouchEvent) => {
      const [a, b] = event.touches;
      last = undefined;
      if (!a || !b || event.touches.length > 2) return;
      // Otherwise the browser would enlarge the whole page.
      if (event.cancelable) event.preventDefault();
      last = gripOf(a, b);
    };
    const pinch = (event: TouchEvent) => {
      const [a, b] = event.touches;
      if (!a || !b || !last) return;
      if (event.cancelable) event.preventDefault();
      const now = gripOf(a, b);
      come((latest.current * now.apart) / last.apart, last.middle, now.middle);
      last = now;
    };
    const wheel = (event: WheelEvent) => {
      if (!event.ctrlKey) return;
      event.preventDefault();
      const at = { x: event.clientX, y: event.clientY };
      come(latest.current * 1.002 ** -event.deltaY, at, at);
    };
    const active = { passive: false };
    view.addEventListener('touchstart', fingers, active);
    view.addEventListener('touchmove', pinch, active);
    view.addEventListener('touchend', fingers, active);
    view.addEventListener('wheel', wheel, active);
    return () => {
      view.removeEventListener('touchstart', fingers);
      view.removeEventListener('touchmove', pinch);
      view.removeEventListener('touchend', fingers);
      view.removeEventListener('wheel', wheel);
    };
  }, []);

  return (
    <div class="editor-board" ref={outer} style={{ '--ratio': String(box.width / box.height) }}>
      <div class="editor-frame" ref={frame}>
        <div class="editor-canvas" ref={canvas} style={{ '--zoom': String(zoom) }}>
          {drawn.map((layer, i) => (
            <div key={i} class="editor-layer" inert>
              <svg viewBox={`0 0 ${box.width} ${box.height}`} aria-hidden="true">
                {layer}
              </svg>
            </div>
          ))}
          {children}
        </div>
      </div>
      <div class="zoom">
        <ZoomButton sign="+" label={words.in} act={() => step(zoom * STEP)} />
        <ZoomButton sign="−" label={words.out} act={() => step(zoom / STEP)} />
        <ZoomButton sign="▣" label={words.whole} act={() => step(1)} />
      </div>
    </div>
  );
}

/** How far two fingers are from each other, and what is between them. */
function gripOf(a: Touch, b: Touch) {
  return {
    apart: Math.max(1, Math.hypot(a.clientX - b.clientX, a.clientY - b.clientY)),
    middle: { x: (a.clientX + b.clientX) / 2, y: (a.clientY + b.clientY) / 2 },
  };
}

function ZoomButton(props: { readonly sign: string; readonly label: string; readonly act: () => void }) {
  const { sign, label, act } = props;
  return (
    <button type="button" class="zoom-button" aria-label={label} title={label} onClick={act}>
      <span aria-hidden="true">{sign}</span>
    </button>
  );
}
