/** Cards that fly between piles and hands, over the whole page. */
import type { Viewer } from '@gonfalon/kernel';
import type { Animation, DealPlace } from '@gonfalon/ui-kit';
import { useLayoutEffect, useRef } from 'preact/hooks';

type DealMotion = Extract<Animation, { readonly kind: 'deal' }>;

/** Of more cards than these, the rest fly unseen. */
const MAX_CARDS = 5;

interface Props {
  readonly deal: DealMotion;
  readonly ms: number;
  readonly viewer: Viewer;
}

export function Deal({ deal, ms, viewer }: Props) {
  const cards = useRef<HTMLDivElement>(null);
  const count = Math.min(MAX_CARDS, deal.count ?? 1);
  useLayoutEffect(() => {
    const from = middleOf(deal.from, viewer);
    const to = middleOf(deal.to, viewer);
    if (!from || !to) return;
    const each = ms / (1 + 0.25 * (count - 1));
    [...(cards.current?.children ?? [])].forEach((card, i) => {
      card.animate(
        [
          { translate: shift(from), scale: 0.6, opacity: 0 },
          { opacity: 1, offset: 0.2 },
          { translate: shift(to), scale: 1, opacity: 1, offset: 0.9 },
          { translate: shift(to), scale: 0.8, opacity: 0 },
        ],
        { duration: each, delay: i * each * 0.25, easing: 'cubic-bezier(0.3, 0, 0.2, 1)', fill: 'both' },
      );
    });
  }, []);
  return (
    <div class="dealt" ref={cards} aria-hidden="true">
      {Array.from({ length: count }, (_, i) => (
        <span key={i}>{deal.card}</span>
      ))}
    </div>
  );
}

const shift = ({ x, y }: { readonly x: number; readonly y: number }) =>
  `calc(${x}px - 50%) calc(${y}px - 50%)`;

/** Where on the screen a place is: the first that shows it. */
function middleOf(place: DealPlace, viewer: Viewer): { x: number; y: number } | undefined {
  const wanted =
    typeof place === 'string'
      ? [`[data-ref="${CSS.escape(place)}"]`]
      : [...(place.seat === viewer ? ['.hand'] : []), `[data-seat="${place.seat}"]`];
  const box = wanted
    .flatMap((selector) => [...document.querySelectorAll(selector)])
    .map((element) => element.getBoundingClientRect())
    .find(({ width, height }) => width > 0 && height > 0);
  return box && { x: box.left + box.width / 2, y: box.top + box.height / 2 };
}
