/// <reference types="vite/client" />
/** The service worker, which keeps the client on this device, so that it works with the network off. */
import type { ReadonlySignal } from '@preact/signals';
import { signal } from '@preact/signals';

/** How often a page that stays open asks for a new version, in ms. */
const UPDATE_INTERVAL_MS = 60 * 60 * 1000;

const ready = signal(false);
/** A new version is on this device: whoever loads the page anew gets it. */
export const updateReady: ReadonlySignal<boolean> = ready;

export async function registerServiceWorker(): Promise<void> {
  // While the client is being worked on it comes from the network.
  if (import.meta.env.DEV || !('serviceWorker' in navigator)) return;
  const { serviceWorker } = navigator;
  // The first one to take over is no new version: it brings what the page was loaded from.
  let known = serviceWorker.controller !== null;
  serviceWorker.addEventListener('controllerchange', () => {
    ready.value ||= known;
    known = true;
  });
  try {
    const registration = await serviceWorker.register('/sw.js');
    const look = () => void registration.update().catch(() => undefined);
    setInterval(look, UPDATE_INTERVAL_MS);
    addEventListener('online', look);
  } catch {
    // A browser may forbid it: then the network is needed.
  }
}
