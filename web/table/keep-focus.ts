/** Who plays with the keyboard is led to the next thing to choose when what they were at is gone. */
import { useEffect } from 'preact/hooks';
import type { Sitting } from './table-view-model.ts';

const NEXT = '.board-frame .is-offered, .hand .is-offered, .choices .button, .choice-list .button';

export function useKeptFocus(sitting: Sitting): void {
  const { value } = sitting.shown;
  const asked = value?.question ? value.number : undefined;
  useEffect(() => {
    const nowhere = document.activeElement === null || document.activeElement === document.body;
    if (asked === undefined || !nowhere || !sitting.byKeyboard) return;
    document.querySelector<HTMLElement | SVGElement>(NEXT)?.focus();
  }, [asked, sitting]);
}
