/** The best of each game: `/players`, or `/players/<game>`. */
import type { Failure, Leader } from '@gonfalon/protocol';
import { Icon } from '@gonfalon/ui-kit';
import { useEffect, useState } from 'preact/hooks';
import { coverOf, covers } from '../games/games.ts';
import { messages } from '../messages/messages.ts';
import { PlayerLink } from '../navigation/player-link.tsx';
import { errorMessage } from '../net/error-message.ts';
import { get, me } from '../net/http.ts';
import { language } from '../settings/settings.ts';
import { useTitle } from '../turn-alerts/document-title.ts';
import '../styles/player.css';
import { NotFoundPage } from './not-found.tsx';

export default function PlayersPage({ rest }: { readonly rest: string }) {
  const words = messages.value.player.best;
  useTitle(words.title);
  const cover = rest === '' ? covers[0] : coverOf(rest);
  if (!cover) return <NotFoundPage />;
  return (
    <div class="page">
      <header class="rules-head">
        <h1>{words.title}</h1>
        <a class="button" href="/player">
          <Icon name="person" /> {messages.value.player.page.mine}
        </a>
      </header>
      <p class="lead">{words.intro}</p>
      <nav class="tabs" aria-label={words.title}>
        {covers.map(
          ({
            id,
            messages: {
              [language.value]: { title },
            },
          }) => (
            <a key={id} href={`/players/${id}`} {...(id === cover.id && { 'aria-current': 'page' as const })}>
              {title}
            </a>
          ),
        )}
      </nav>
      <Best key={cover.id} game={cover.id} />
    </div>
  );
}

function Best({ game }: { readonly game: string }) {
  const words = messages.value.player;
  const [found, setFound] = useState<readonly Leader[] | Failure>();
  const look = async () => {
    const reply = await get<{ readonly players: readonly Leader[] }>('/api/players', { game });
    setFound(reply.ok ? reply.players : reply.error);
  };
  useEffect(() => void look(), []);
  if (found === undefined) return <p class="waiting">{messages.value.shell.loading}</p>;
  if ('code' in found)
    return (
      <p class="fault" role="alert">
        {errorMessage(found)}{' '}
        <button type="button" class="button" onClick={() => void look()}>
          {messages.value.shell.failed.again}
        </button>
      </p>
    );
  if (found.length === 0)
    return (
      <>
        <p>{words.best.none}</p>
        <a class="button is-first" href={`/play/${game}?with=friends`}>
          {words.best.newTable}
        </a>
      </>
    );
  return (
    <table class="best panel">
      <caption class="visually-hidden">{words.best.title}</caption>
      <thead>
        <tr>
          <th scope="col">{words.best.place}</th>
          <th scope="col">{words.best.name}</th>
          <th scope="col">{words.rating.label}</th>
          <th scope="col">{words.best.matches}</th>
        </tr>
      </thead>
      <tbody>
        {found.map(({ id, name, rating, deviation, matches }, i) => (
          <tr key={id} class={me.value?.id === id ? 'is-me' : ''}>
            <td>{placeOf(found, i)}</td>
            <th scope="row">
              <PlayerLink person={{ id, name, kind: 'account' }} />
            </th>
            <td>{words.rating.of(rating, deviation)}</td>
            <td>{matches}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Who has the same rating has the same place. */
function placeOf(best: readonly Leader[], at: number): number {
  return 1 + best.findIndex(({ rating }) => rating === best[at]?.rating);
}
