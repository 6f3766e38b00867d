/** The frame around every page, and which page it is. */
import type { ComponentType } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { messages } from '../messages/messages.ts';
import { decodePath } from '../navigation/decode-path.ts';
import { lazy } from '../navigation/lazy.tsx';
import { address } from '../navigation/router.ts';
import { AboutPage } from '../pages/about.tsx';
import { HomePage } from '../pages/home.tsx';
import { NotFoundPage } from '../pages/not-found.tsx';
import { Toasts } from '../toasts/toasts.tsx';
import { Footer, Header } from './frame.tsx';
import { SiteNotice } from './site-notice.tsx';

interface PageProps {
  /** What stands in the address behind the page's own name. */
  readonly rest: string;
}

interface Page {
  readonly Content: ComponentType<PageProps>;
  /** Whether it fills the window, as a table does: it has no footer. */
  readonly whole?: (rest: string) => boolean;
}

/** One scenario; the list of them is a page like others. */
const isEditor = (rest: string) => /^[^/]+\/(?!shared$)./.test(rest);
const always = () => true;

/** The first part of the address names the page. */
const pages: Readonly<Record<string, Page>> = {
  '': { Content: HomePage },
  about: { Content: AboutPage },
  play: { Content: lazy(() => import('../pages/set-up.tsx')) },
  tables: { Content: lazy(() => import('../pages/tables.tsx')) },
  table: { Content: lazy(() => import('../pages/online-table.tsx')), whole: always },
  local: { Content: lazy(() => import('../pages/local-table.tsx')), whole: always },
  replay: { Content: lazy(() => import('../pages/replay.tsx')), whole: always },
  story: { Content: lazy(() => import('../pages/story.tsx')) },
  learn: { Content: lazy(() => import('../pages/learn.tsx')), whole: (rest) => rest.includes('/') },
  rules: { Content: lazy(() => import('../pages/rules.tsx')) },
  edit: { Content: lazy(() => import('../pages/scenarios.tsx')), whole: isEditor },
  page: { Content: lazy(() => import('../pages/game-page.tsx')) },
  player: { Content: lazy(() => import('../pages/player.tsx')) },
  players: { Content: lazy(() => import('../pages/players.tsx')) },
  host: { Content: lazy(() => import('../pages/admin.tsx')) },
  account: { Content: lazy(() => import('../pages/account.tsx')) },
};

const lost: Page = { Content: NotFoundPage };

export function App() {
  const [name = '', ...parts] = decodePath(address.value.pathname).slice(1).split('/');
  const rest = parts.join('/');
  const page = (Object.hasOwn(pages, name) ? pages[name] : undefined) ?? lost;
  const { Content } = page;
  const whole = page.whole?.(rest) ?? false;
  const main = useCaughtFocus(`${name}/${rest}`);
  return (
    <div class={whole ? 'frame is-whole' : 'frame'}>
      <a class="skip" href="#main">
        {messages.value.shell.skip}
      </a>
      <Header small={whole} />
      <SiteNotice />
      <main id="main" tabIndex={-1} ref={main}>
        <Content key={name} rest={rest} />
      </main>
      {!whole && <Footer />}
      <Toasts />
    </div>
  );
}

/**
 * The link that was followed may be gone with its page: whoever goes on by keyboard goes on in the new one. Before
 * anything was followed, the browser's own order holds.
 */
function useCaughtFocus(page: string) {
  const main = useRef<HTMLElement>(null);
  const before = useRef(page);
  useEffect(() => {
    const { activeElement, body } = document;
    const isLost = !activeElement || activeElement === body;
    if (before.current !== page && isLost) main.current?.focus({ preventScroll: true });
    before.current = page;
  }, [page]);
  return main;
}
