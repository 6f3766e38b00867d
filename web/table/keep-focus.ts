/** Who plays with the keyboard is led to the next thing to choose when what they were at is gone. */
import { useEffect } from 'preact/hooks';
import type { TableViewModel } from './table-view-model.ts';

const NEXT = '.board-frame .is-offered, .hand .is-offered, .choices .button, .choice-list .button';

export function useKeptFocus(vm: TableViewModel): void {
  const { value } = vm.shown;
  const asked = value?.question ? value.number : undefined;
  useEffect(() => {
    const nowhere = document.activeElement === null || document.activeElement === document.body;
    if (asked === undefined || !nowhere || !vm.byKeyboard) return;
    document.querySelector<HTMLElement | SVGElement>(NEXT)?.focus();
  }, [asked, vm]);
}
