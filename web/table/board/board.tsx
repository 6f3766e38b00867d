/** The board in its frame: drawn by the game, seen as a whole or from nearer. */
import type { Ref } from '@gonfalon/kernel';
import type { Point } from '@gonfalon/ui-kit';
import { useComputed, useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import { messages } from '../../messages/messages.ts';
import { AnimationLayer, TrayAnimation } from '../animation/animation-layer.tsx';
import { hasSheet } from '../layout.ts';
import { OddsPanel } from '../prompt/odds.tsx';
import type { TableViewModel } from '../table-view-model.ts';
import { EdgeChips } from './edge-chips.tsx';
import { followGestures } from './gestures.ts';
import { directionOf, neighbour } from './neighbour.ts';
import { RecapMarks } from './recap-marks.tsx';
import { SmallMap } from './small-map.tsx';
import type { Box, Zoom } from './zoom.ts';
import {
  boardPoint,
  bringInto,
  closer,
  fillingScale,
  isSeen,
  middleOf,
  seen,
  viewBox,
  wholeBoard,
  within,
} from './zoom.ts';

const STEP = 1.35;
/** The board reaches so many pixels under the corners of the sheet. */
const CORNERS = 24;
/** How far an arrow key moves, of what is seen. */
const STRIDE = 0.15;
/** Where the same keys mean something else. */
const OWN_KEYS = 'input, textarea, select, dialog, pre, [role="log"], [role="tablist"]';

export function BoardFrame({ vm }: { readonly vm: TableViewModel }) {
  const { ui } = vm;
  const scene = vm.drawnScene.value;
  const frame = useRef<HTMLDivElement>(null);
  const size = useSignal<Box>({ width: 0, height: 0 });
  const zoom = useSignal<Zoom | undefined>(undefined);
  /** How high the sheet lies over the foot of the board, in pixels. */
  const covered = useSignal(0);
  /** How the board was seen before it made room for the sheet. */
  const beforeSheet = useRef<Zoom | 'whole' | undefined>(undefined);
  const box = scene ? ui.boardSize(scene) : { width: 1, height: 1 };
  const boxNow = useSignal(box);
  if (box.width !== boxNow.peek().width || box.height !== boxNow.peek().height) boxNow.value = box;
  const view = useComputed(() => viewBox(boxNow.value, size.value, zoom.value ?? wholeBoard(boxNow.value)));

  const current = () => zoom.peek() ?? wholeBoard(boxNow.peek());
  const set = (next: Zoom) => {
    const foot = covered.peek();
    zoom.value = next.scale > 1 || foot > 0 ? within(boxNow.peek(), size.peek(), next, foot) : undefined;
  };
  const zoomBy = (factor: number, at?: Point) => {
    const [whole, part] = [boxNow.peek(), size.peek()];
    const place = at ? boardPoint(whole, part, current(), at) : current().centre;
    set(closer(whole, part, current(), factor, place));
  };
  const moveBy = (dx: number, dy: number) => {
    const { scale, centre } = current();
    const { width, height } = seen(boxNow.peek(), size.peek(), scale);
    const x = centre.x - (dx / (size.peek().width || 1)) * width;
    const y = centre.y - (dy / (size.peek().height || 1)) * height;
    set({ scale, centre: { x, y } });
  };

  const onKey = (event: KeyboardEvent) => {
    const target = event.target as Element;
    const modified = event.ctrlKey || event.metaKey || event.altKey;
    if (modified || event.defaultPrevented || target.closest(OWN_KEYS)) return;
    const direction = directionOf(event.key);
    if (event.key === '+' || event.key === '=') zoomBy(STEP);
    else if (event.key === '-') zoomBy(1 / STEP);
    else if (event.key === '0') zoom.value = undefined;
    else if (!direction || !(focusNeighbour(target, direction) || stride(direction))) return;
    event.preventDefault();
  };

  /** False if the whole board is in sight anyway. */
  const stride = ({ x, y }: Point): boolean => {
    if (!zoom.peek()) return false;
    moveBy(-x * STRIDE * size.peek().width, -y * STRIDE * size.peek().height);
    return true;
  };

  /** While something is played a click ends that, and counts if it is on a thing; else one beside all things closes what is open. */
  const onClick = (event: MouseEvent) => {
    const isThing = (event.target as Element).closest('[data-ref]') !== null;
    if (vm.stage.playing.peek() && event.detail > 0 && !isThing) {
      event.stopPropagation();
      vm.stage.skip();
    } else if (!(event.target as Element).closest('[data-ref], button')) vm.dismiss();
  };

  const placesOf = (refs: readonly Ref[]): readonly Point[] => {
    const now = vm.scene.peek();
    return now ? refs.flatMap((ref) => ui.positionOf(ref, now) ?? []) : [];
  };
  /**
   * What the question is about: what a lesson points at, the places that the game names, else what may be chosen and
   * what it is chosen for.
   */
  const places = (): readonly Point[] => {
    const now = vm.scene.peek();
    if (!now) return [];
    const taught = placesOf(vm.pointing?.refs ?? []);
    if (taught.length > 0) return taught;
    const region = ui.region?.(now) ?? [];
    return placesOf(region.length > 0 ? region : [...now.offered, ...now.selected]);
  };
  /** What a lesson is about comes into sight as a whole. */
  const pointing = vm.pointing?.refs.join(' ') ?? '';
  const number = vm.shown.value?.number;
  const isMeasured = size.value.width > 0;
  const isFilled = useRef(false);
  useEffect(() => {
    if (!isMeasured || !hasSheet.value) return;
    const [whole, part] = [boxNow.peek(), size.peek()];
    const wanted = places();
    const middle = middleOf(wanted) ?? current().centre;
    const filling = fillingScale(whole, part, ui.legibleScale);
    const wished = scene && ui.firstScale?.(scene);
    if (!isFilled.current) set({ scale: Math.min(filling, wished ?? filling), centre: middle });
    isFilled.current = true;
  }, [isMeasured]);

  /**
   * The board makes room for a sheet that rises, and goes back with it. What is asked about comes into sight, moved as
   * little as can be; choices spread over more than the screen are told by the chips at its edges.
   */
  const foot = covered.value;
  const isRaised = foot > CORNERS;
  useEffect(() => {
    if (!isMeasured || !hasSheet.value || !isFilled.current) return;
    const [whole, part] = [boxNow.peek(), size.peek()];
    const wanted = places();
    if (isRaised) beforeSheet.current ??= zoom.peek() ?? 'whole';
    else if (beforeSheet.current !== undefined) {
      zoom.value = beforeSheet.current === 'whole' ? undefined : beforeSheet.current;
      beforeSheet.current = undefined;
    }
    if (wanted.length === 0 || wanted.every((at) => isSeen(whole, part, current(), at, foot))) return;
    const next = bringInto(whole, part, current(), wanted, { covered: foot });
    const isNone = pointing !== '' || wanted.every((at) => !isSeen(whole, part, current(), at, foot));
    if (isRaised || isNone || next.scale === current().scale) set(next);
  }, [number, isMeasured, isRaised, pointing]);

  useEffect(() => {
    vm.zooming.value = {
      by: (factor) => zoomBy(factor),
      whole: () => {
        zoom.value = undefined;
      },
    };
    addEventListener('keydown', onKey);
    const element = frame.current;
    if (!element) return () => removeEventListener('keydown', onKey);
    const observer = new ResizeObserver(() => {
      size.value = { width: element.clientWidth, height: element.clientHeight };
    });
    observer.observe(element);
    const sheet = element.closest('.table')?.querySelector('.asked');
    const overlap = new ResizeObserver(() => {
      const [board, over] = [element.getBoundingClientRect(), sheet?.getBoundingClientRect()];
      const isBelow = hasSheet.peek() && over && over.left < board.right && over.top > board.top;
      covered.value = isBelow ? Math.max(0, board.bottom - over.top) : 0;
    });
    if (sheet) overlap.observe(sheet);
    element.addEventListener('click', onClick, { capture: true });
    const stop = followGestures(element, { move: moveBy, zoom: zoomBy });
    return () => {
      removeEventListener('keydown', onKey);
      element.removeEventListener('click', onClick, { capture: true });
      observer.disconnect();
      overlap.disconnect();
      stop();
      vm.zooming.value = undefined;
    };
  }, []);

  if (!scene) return null;
  const words = messages.value.table;
  const { Board, Background } = ui;

  /** What is reached by the keyboard comes into sight. */
  const onFocusIn = ({ target }: FocusEvent) => {
    const element = target as Element;
    const ref = element.getAttribute('data-ref');
    if (ref === null || !zoom.peek() || !element.matches(':focus-visible')) return;
    const at = ui.positionOf(ref, scene);
    if (at) set({ scale: current().scale, centre: at });
  };

  const window = {
    vm,
    box,
    frame: size.value,
    zoom: zoom.value,
    show: (centre: Point) => set({ scale: current().scale, centre }),
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms.
    <div ref={frame} class="board-frame" role="group" aria-label={words.board} onFocusIn={onFocusIn}>
      {/* Painted by itself, so that it is not painted again with the board. */}
      <svg class="board-ground" viewBox={view} aria-hidden="true">
        {Background && <Background scene={scene} />}
      </svg>
      {/* biome-ignore lint/a11y/noSvgWithoutTitle: a title would come up under the mouse; the frame has the name. */}
      <svg class="board" viewBox={view}>
        <Board scene={scene} />
        <RecapMarks vm={vm} />
        <AnimationLayer vm={vm} />
      </svg>
      <TrayAnimation vm={vm} />
      <OddsPanel vm={vm} />
      <EdgeChips {...window} />
      <SmallMap {...window} />
    </div>
  );
}

/** Moves the focus to the next thing that may be chosen in that direction; false if there is none. */
function focusNeighbour(target: Element, direction: Point): boolean {
  const from = target.closest('[data-ref]');
  const frame = target.closest('.board-frame');
  if (!from || !frame) return false;
  const others = [...frame.querySelectorAll<SVGElement>('.is-offered, .is-picked')]
    .filter((item) => item !== from)
    .map((item) => ({ at: middle(item), item }));
  const next = neighbour(middle(from), direction, others);
  next?.focus();
  return next !== undefined;
}

function middle(element: Element): Point {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
}
