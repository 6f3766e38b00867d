/** A panel over the board goes to the corner away from what it is about, so that this stays in sight. */
import type { Ref } from '@gonfalon/kernel';

export function placeAway(panel: HTMLElement | null, ref: Ref | undefined): void {
  const frame = panel?.parentElement?.getBoundingClientRect();
  const thing = ref === undefined ? undefined : document.querySelector(`[data-ref="${CSS.escape(ref)}"]`);
  const at = thing?.getBoundingClientRect();
  if (!panel || !frame || !at) return;
  panel.dataset.side = at.left + at.width / 2 < frame.left + frame.width / 2 ? 'right' : 'left';
  panel.dataset.end = at.top + at.height / 2 < frame.top + frame.height / 2 ? 'bottom' : 'top';
}
