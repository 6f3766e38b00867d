/** What the tab says: where one is, and that one is waited for. */
import { effect, signal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { say } from '../messages/messages.ts';
import { call } from './alert.ts';
import { onTurn, turnsDue } from './pending-turns.ts';
import { lookOut } from './poll.ts';
import { keepCalling } from './push-subscription.ts';

const NAME = 'Gonfalon';
const ICONS = { due: '/emblem-turn.svg', none: '/emblem.svg' };

const page = signal('');

/** The name of a page, in the title of the tab while it is shown. */
export function useTitle(title: string): void {
  useEffect(() => {
    page.value = title;
  }, [title]);
}

export function keepTab(): void {
  effect(() => {
    const due = turnsDue.value;
    const called = due === 0 ? '' : say.value.shell.turns.title(due);
    document.title = [called, page.value, NAME].filter(Boolean).join(' · ');
    document.querySelector('link[rel=icon]')?.setAttribute('href', due === 0 ? ICONS.none : ICONS.due);
  });
  onTurn(call);
  void lookOut();
  void keepCalling();
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') void lookOut();
  });
}
