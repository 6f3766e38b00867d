/** The keys of the table, wherever the focus is, except where somebody writes. */

import { switchView } from './panels/text-view.tsx';
import type { Panel, TableViewModel } from './table-view-model.ts';

const PANELS: Readonly<Record<string, Panel>> = { l: 'log', c: 'chat', p: 'players' };

export function onKey(vm: TableViewModel, event: KeyboardEvent, readRule: () => void): void {
  if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
  if (writes(event.target) || isWindowOpen()) return;
  if (act(vm, event.key, readRule)) event.preventDefault();
}

function act(vm: TableViewModel, key: string, readRule: () => void): boolean {
  const panel = Object.hasOwn(PANELS, key) ? PANELS[key] : undefined;
  if (panel) vm.panel.value = vm.panel.value === panel ? undefined : panel;
  else if (key === 'Escape') leave(vm);
  else if (key === ' ') return skip(vm);
  else if (key === 'u') void vm.undo();
  else if (key === 'h') void vm.advice.toggle();
  else if (key === 't') switchView(vm);
  else if (key === 'm') vm.menuOpen.value = true;
  else if (key === 'r') readRule();
  else if (key === '?') help(vm);
  else return false;
  return true;
}

function leave(vm: TableViewModel): void {
  const { refused, explained, advice } = vm;
  const open = refused.value || explained.value !== undefined || advice.isTold;
  if (!open && vm.panel.value !== undefined) vm.panel.value = undefined;
  else vm.back();
}

function skip(vm: TableViewModel): boolean {
  if (vm.stage.playing.value === undefined) return false;
  vm.stage.skip();
  return true;
}

function help(vm: TableViewModel): void {
  const { value } = vm.pointed;
  if (value !== undefined) vm.explained.value = value;
  else vm.helping.value = true;
}

function writes(target: EventTarget | null): boolean {
  return target instanceof Element && target.matches('input, textarea, select');
}

/** A window over the table has the keys to itself, also when nothing in it has the focus. */
function isWindowOpen(): boolean {
  return document.querySelector('dialog:modal') !== null;
}
