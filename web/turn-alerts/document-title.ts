/** What the tab says: where one is, and that one is waited for. */
import { effect, signal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { messages } from '../messages/messages.ts';
import { alertTurn } from './alert.ts';
import { onTurn, turnsDue } from './pending-turns.ts';
import { pollTurns } from './poll.ts';
import { refresh } from './push-subscription.ts';

const NAME = 'Gonfalon';
const ICONS = { due: '/emblem-turn.svg', none: '/emblem.svg' };

const page = signal('');

/** The name of a page, in the title of the tab while it is shown. */
export function useTitle(title: string): void {
  useEffect(() => {
    page.value = title;
  }, [title]);
}

export function startTurnAlerts(): void {
  effect(() => {
    const due = turnsDue.value;
    const called = due === 0 ? '' : messages.value.shell.turns.title(due);
    document.title = [called, page.value, NAME].filter(Boolean).join(' · ');
    document.querySelector('link[rel=icon]')?.setAttribute('href', due === 0 ? ICONS.none : ICONS.due);
  });
  onTurn(alertTurn);
  void pollTurns();
  void refresh();
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') void pollTurns();
  });
}
