/** What stands above and below every page. */
import { Icon } from '@gonfalon/ui-kit';
import { messages } from '../messages/messages.ts';
import { address } from '../navigation/router.ts';
import { me } from '../net/http.ts';
import { SettingsButton } from '../settings-panel/settings-button.tsx';

export function Header({ small }: { readonly small: boolean }) {
  const words = messages.value.shell;
  const here = address.value.pathname;
  const link = (to: string, text: string, extra = '') => (
    <a href={to} class={extra} {...(here === to && { 'aria-current': 'page' as const })}>
      {text}
    </a>
  );
  return (
    <header class={small ? 'header is-small' : 'header'}>
      <a class="brand" href="/" aria-label="Gonfalon">
        <img src="/emblem.svg" alt="" width="26" height="32" />
        <span aria-hidden="true">Gonfalon</span>
      </a>
      <nav aria-label={words.navigation}>
        {link('/', words.home)}
        {link('/tables', words.tables)}
        {link('/rules', words.rules)}
        {link('/players', messages.value.player.best.link, 'wide-only')}
      </nav>
      <div class="header-end">
        {me.value?.host && (
          <a class="button is-plain wide-only" href="/host">
            {messages.value.site.hosts}
          </a>
        )}
        <a class="button is-plain" href="/account">
          <Icon name="person" />
          <span class="wide-only">{words.account}</span>
          <span class="visually-hidden narrow-only">{words.account}</span>
        </a>
        <SettingsButton />
      </div>
    </header>
  );
}

export function Footer() {
  const words = messages.value.shell;
  return (
    <footer class="footer">
      <p>
        {words.motto} <a href="/about">{words.about}</a>
      </p>
    </footer>
  );
}
