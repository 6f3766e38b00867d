/** To the pages that a game brings of its own. */
import type { GameCard } from '@gonfalon/ui-kit';
import { Icon } from '@gonfalon/ui-kit';
import { language } from '../settings/settings.ts';

export function GamePageLinks({ cover, class: name }: { readonly cover: GameCard; readonly class?: string }) {
  return cover.pages?.map(({ id, icon, titles }) => (
    <a key={id} class={name} href={`/page/${cover.id}/${id}`}>
      <Icon name={icon} /> {titles[language.value]}
    </a>
  ));
}
