/** How one is called to a table: a sound, a notification of the browser; both only if wanted. */

import { coverOf } from '../games/games.ts';
import { messages } from '../messages/messages.ts';
import { go } from '../navigation/router.ts';
import { language, turnNotice, turnSound, volume } from '../settings/settings.ts';
import type { PendingTurn } from './pending-turns.ts';

/** How long a call waits for the service worker, in ms. */
const WORKER_TIMEOUT_MS = 20_000;

/** Two strokes of a small bell, also where nobody looks. */
export function ring(): void {
  void Promise.all([import('../sound/audio-context.ts'), import('../sound/shell-sounds.ts')]).then(
    ([{ play }, { shellSounds: house }]) => play([house.bell], volume.value),
  );
}

/** Asks whether notifications may be shown; false if the browser or its owner says no. */
export async function mayNotify(): Promise<boolean> {
  if (!('Notification' in globalThis)) return false;
  return (await Notification.requestPermission()) === 'granted';
}

export function alertTurn(turn: PendingTurn): void {
  if (turnSound.value === 'on') ring();
  const here = location.pathname === `/table/${turn.table}` && document.visibilityState === 'visible';
  if (turnNotice.value === 'on' && !here) void notify(turn);
}

/**
 * The service worker, whose notifications outlive the page. On a first visit it is still fetching the client: a call
 * waits for it, and is the page's own only where none gets ready.
 */
function kept(): Promise<ServiceWorkerRegistration | undefined> {
  if (!('serviceWorker' in navigator)) return Promise.resolve(undefined);
  const late = new Promise<undefined>((resolve) => setTimeout(resolve, WORKER_TIMEOUT_MS));
  return Promise.race([navigator.serviceWorker.ready, late]);
}

async function notify({ table, game }: PendingTurn): Promise<void> {
  if (!('Notification' in globalThis) || Notification.permission !== 'granted') return;
  const title = coverOf(game)?.messages[language.value].title ?? game;
  const words = messages.value.shell.turns;
  const address = `/table/${table}`;
  // One for each table, however often it calls.
  const options = { body: words.call(title), tag: address, icon: '/icon-192.png', data: { address } };
  const registration = await kept();
  if (registration) {
    await registration.showNotification(words.due, options);
    return;
  }
  const notice = new Notification(words.due, options);
  notice.onclick = () => {
    focus();
    go(address);
  };
}
