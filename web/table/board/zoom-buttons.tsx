/** Closer, farther, the whole board: beside it, since over it they would cover what may be chosen. */
import { say } from '../../messages/messages.ts';
import type { Sitting } from '../table-view-model.ts';

/** How much closer one press goes. */
const STEP = 1.35;

export function ZoomButtons({ sitting }: { readonly sitting: Sitting }) {
  const words = say.value.table.zoom;
  const zoom = sitting.zooming.value;
  const buttons = [
    ['−', words.out, () => zoom?.by(1 / STEP)],
    ['+', words.in, () => zoom?.by(STEP)],
    ['▣', words.whole, () => zoom?.whole()],
  ] as const;
  return buttons.map(([sign, label, act]) => (
    <button key={sign} type="button" class="zoom-button" aria-label={label} title={label} onClick={act}>
      <span aria-hidden="true">{sign}</span>
    </button>
  ));
}
