/** A table in a list: which game, who plays, whose turn it is. */
import type { SeatInfo, TableInfo } from '@gonfalon/protocol';
import { Icon } from '@gonfalon/ui-kit';
import { CoverPicture } from '../games/cover-picture.tsx';
import { coverOf } from '../games/games.ts';
import { botName } from '../messages/bot-name.ts';
import { messages } from '../messages/messages.ts';
import { language, locale } from '../settings/settings.ts';

interface Props {
  readonly game: string;
  readonly href: string;
  readonly names: readonly string[];
  readonly state: 'yourTurn' | 'theirTurn' | 'waitingForPlayers' | 'over';
  readonly where: 'online' | 'onThisDevice';
  /** When something last happened there. */
  readonly when: number;
  readonly rated?: boolean;
  /** The address of its story, once it has one. */
  readonly story?: string;
  onDelete?(): void;
}

export function TableCard({ game, href, names, state, where, when, rated, story, onDelete }: Props) {
  const words = messages.value.home;
  const cover = coverOf(game);
  const title = cover?.messages[language.value].title ?? game;
  return (
    <li class={state === 'yourTurn' ? 'panel table-card is-yours' : 'panel table-card'}>
      <a href={href}>
        {cover && <CoverPicture cover={cover} />}
        <span class="table-card-text">
          <strong>{title}</strong>
          <span>{names.join(' · ')}</span>
          <span class="hint">
            {words[where]}, {rated && `${messages.value.player.rated.label.toLowerCase()}, `}
            <time dateTime={new Date(when).toISOString()}>{shortDate(when)}</time>
          </span>
        </span>
        <span class={`badge is-${state}`}>
          {state === 'yourTurn' && <Icon name="crossed-swords" />} {words[state]}
        </span>
      </a>
      {story !== undefined && (
        <a class="button is-plain" href={story}>
          <Icon name="quill-ink" /> {messages.value.home.itsStory}
        </a>
      )}
      {onDelete && (
        <button type="button" class="button is-plain" aria-label={words.delete(title)} onClick={onDelete}>
          ×
        </button>
      )}
    </li>
  );
}

function shortDate(when: number): string {
  return new Intl.DateTimeFormat(locale.value, { dateStyle: 'medium', timeStyle: 'short' }).format(when);
}

export function OnlineCard({ table }: { readonly table: TableInfo }) {
  const { id, game, seats, status, yourTurn, started, ended, created, rated } = table;
  const state =
    status === 'open'
      ? 'waitingForPlayers'
      : status === 'playing'
        ? yourTurn
          ? 'yourTurn'
          : 'theirTurn'
        : 'over';
  return (
    <TableCard
      game={game}
      href={`/table/${id}`}
      names={seats.map(nameOf)}
      state={state}
      where="online"
      when={ended ?? started ?? created}
      rated={rated}
      {...(status === 'finished' && { story: `/story/${id}` })}
    />
  );
}

/** Who sits there, in a word. */
export function nameOf({ kind, person, bot, standsInFor }: SeatInfo): string {
  const { waiting, who } = messages.value.lobby;
  if (kind === 'open') return waiting.open;
  if (kind === 'human') return person?.name || '—';
  return standsInFor ? `${standsInFor.name} (${who.bot})` : botName(bot ?? '');
}
