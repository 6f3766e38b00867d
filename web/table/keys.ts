/** The keys of the table, wherever the focus is, except where somebody writes. */

import { switchView } from './panels/text-view.tsx';
import type { Panel, Sitting } from './table-view-model.ts';

const PANELS: Readonly<Record<string, Panel>> = { l: 'log', c: 'chat', p: 'players' };

export function onKey(sitting: Sitting, event: KeyboardEvent, readRule: () => void): void {
  if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
  if (writes(event.target) || isWindowOpen()) return;
  if (act(sitting, event.key, readRule)) event.preventDefault();
}

function act(sitting: Sitting, key: string, readRule: () => void): boolean {
  const panel = Object.hasOwn(PANELS, key) ? PANELS[key] : undefined;
  if (panel) sitting.panel.value = sitting.panel.value === panel ? undefined : panel;
  else if (key === 'Escape') leave(sitting);
  else if (key === ' ') return skip(sitting);
  else if (key === 'u') void sitting.undo();
  else if (key === 'h') void sitting.advice.toggle();
  else if (key === 't') switchView(sitting);
  else if (key === 'm') sitting.menuOpen.value = true;
  else if (key === 'r') readRule();
  else if (key === '?') help(sitting);
  else return false;
  return true;
}

function leave(sitting: Sitting): void {
  const { refused, explained, advice } = sitting;
  const open = refused.value || explained.value !== undefined || advice.isTold;
  if (!open && sitting.panel.value !== undefined) sitting.panel.value = undefined;
  else sitting.back();
}

function skip(sitting: Sitting): boolean {
  if (sitting.stage.playing.value === undefined) return false;
  sitting.stage.skip();
  return true;
}

function help(sitting: Sitting): void {
  const { value } = sitting.pointed;
  if (value !== undefined) sitting.explained.value = value;
  else sitting.helping.value = true;
}

function writes(target: EventTarget | null): boolean {
  return target instanceof Element && target.matches('input, textarea, select');
}

/** A window over the table has the keys to itself, also when nothing in it has the focus. */
function isWindowOpen(): boolean {
  return document.querySelector('dialog:modal') !== null;
}
