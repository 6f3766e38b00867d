/** Closer, farther, the whole board: beside it, since over it they would cover what may be chosen. */
import { messages } from '../../messages/messages.ts';
import type { TableViewModel } from '../table-view-model.ts';

/** How much closer one press goes. */
const STEP = 1.35;

export function ZoomButtons({ vm }: { readonly vm: TableViewModel }) {
  const words = messages.value.table.zoom;
  const zoom = vm.zooming.value;
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
