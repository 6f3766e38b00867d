/** What of the site concerns every page: whether anything can be changed. */
import type { SiteState } from '@gonfalon/protocol';
import { signal } from '@preact/signals';

/** Between two looks, in ms: when all is as always, and while something is the matter. */
const SLOW_INTERVAL_MS = 60_000;
const FAST_INTERVAL_MS = 10_000;
const REQUEST_TIMEOUT_MS = 10_000;

export const siteState = signal<SiteState>({});
let timer: ReturnType<typeof setTimeout> | undefined;

/** Somebody was told, or it was found out. */
export function updateSite(site: SiteState): void {
  siteState.value = site;
  again();
}

/** Looks now and then, as long as the page is seen. Tables hear of it at once by themselves. */
export function pollSite(): void {
  void look();
  document.addEventListener('visibilitychange', () => document.visibilityState === 'visible' && void look());
}

async function look(): Promise<void> {
  if (navigator.onLine) {
    try {
      const response = await fetch('/api/site', { signal: AbortSignal.timeout(REQUEST_TIMEOUT_MS) });
      const { ok, site } = (await response.json()) as { readonly ok?: boolean; readonly site?: SiteState };
      if (ok && site) siteState.value = site;
    } catch {
      // Without an answer, what was known stays.
    }
  }
  again();
}

function again(): void {
  clearTimeout(timer);
  if (document.visibilityState === 'visible')
    timer = setTimeout(() => void look(), siteState.value.readOnly ? FAST_INTERVAL_MS : SLOW_INTERVAL_MS);
}
