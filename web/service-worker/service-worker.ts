/// <reference lib="webworker" />
/** Keeps the client on the device. The build gives it the list of files and the version. */
import type { Caching, Listed } from './caching.ts';
import { answerTo, forgetOld, keepAll } from './caching.ts';
import { readPushPayload, shows, tabFor } from './push-payload.ts';

declare const self: ServiceWorkerGlobalScope;
declare const GONFALON_FILES: readonly Listed[];
declare const GONFALON_VERSION: string;

const caching: Caching = {
  caches: self.caches,
  fetch: (request, init) => fetch(request, init),
  files: GONFALON_FILES,
  version: GONFALON_VERSION,
};

self.addEventListener('install', (event) => {
  event.waitUntil(keepAll(caching).then(() => self.skipWaiting()));
});

self.addEventListener('activate', (event) => {
  const takeOver = async () => {
    const pages = await self.clients.matchAll({ includeUncontrolled: true });
    await forgetOld(caching, pages.length > 0);
    await self.clients.claim();
  };
  event.waitUntil(takeOver());
});

/** The server calls though no page is open; one notification for each table, like those of a page that is. */
self.addEventListener('push', (event) => {
  const call = readPushPayload(event.data?.text() ?? '');
  if (!call) return;
  const { title, body, tag, address } = call;
  event.waitUntil(
    self.registration.showNotification(title, { body, tag, icon: '/icon-192.png', data: { address } }),
  );
});

/** Who was called to a table goes there: in a tab that is open, or in a new one. */
self.addEventListener('notificationclick', (event) => {
  const { address } = event.notification.data as { readonly address: string };
  event.notification.close();
  const follow = async () => {
    const tab = tabFor(await self.clients.matchAll({ type: 'window' }), address);
    if (!tab) return self.clients.openWindow(address);
    await tab.focus();
    return shows(tab, address) ? tab : tab.navigate(address);
  };
  event.waitUntil(follow());
});

self.addEventListener('fetch', (event) => {
  const answer = answerTo(event.request, self.location.origin, caching);
  if (answer) event.respondWith(answer);
});
