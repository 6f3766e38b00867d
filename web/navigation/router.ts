/** Which page is shown: the address of the browser, as a signal. */
import { signal } from '@preact/signals';

export const address = signal(new URL(location.href));

addEventListener('popstate', () => {
  address.value = new URL(location.href);
});

export function go(to: string, how: 'push' | 'replace' = 'push'): void {
  const next = new URL(to, location.href);
  if (how === 'push') history.pushState(null, '', next);
  else history.replaceState(null, '', next);
  const samePage = next.pathname === address.value.pathname;
  address.value = next;
  if (!samePage) scrollTo(0, 0);
}

/** Links inside the site change the page without loading it anew. */
export function followLinks(root: HTMLElement): void {
  root.addEventListener('click', (event) => {
    const link = (event.target as Element).closest('a');
    const plain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
    if (!link || !plain || event.defaultPrevented || link.target || link.hasAttribute('download')) return;
    const to = new URL(link.href);
    if (to.origin !== location.origin || to.pathname.startsWith('/api/')) return;
    event.preventDefault();
    go(to.href);
  });
}
