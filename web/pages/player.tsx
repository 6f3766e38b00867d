/** A player's page: `/player/<name or id>`, and one's own: `/player`. */
import type { Failure, GameRecord, PlayerInfo, Tally } from '@gonfalon/protocol';
import { useEffect, useState } from 'preact/hooks';
import { CoverPicture } from '../games/cover-picture.tsx';
import { coverOf } from '../games/games.ts';
import { messages } from '../messages/messages.ts';
import { errorMessage } from '../net/error-message.ts';
import { isTransient } from '../net/failure.ts';
import { ensureSession, get, me, signupBlocked } from '../net/http.ts';
import { language } from '../settings/settings.ts';
import { useTitle } from '../turn-alerts/document-title.ts';
import '../styles/player.css';
import { PlayerMatches } from './player-matches.tsx';
import { dateOf, RatingChart } from './rating-chart.tsx';

export default function PlayerPage({ rest }: { readonly rest: string }) {
  return <Page key={rest} name={rest} />;
}

type Found = PlayerInfo | Failure | 'guest' | undefined;

/** Nobody in particular is oneself. */
async function find(name: string): Promise<Found> {
  const known = await ensureSession();
  if (!known.ok) return known.error;
  if (name === '' && known.me.kind === 'guest') return 'guest';
  const wanted = encodeURIComponent(name || known.me.id);
  const reply = await get<{ readonly player: PlayerInfo }>(`/api/players/${wanted}`);
  return reply.ok ? reply.player : reply.error;
}

function Page({ name }: { readonly name: string }) {
  const words = messages.value.player;
  const [found, setFound] = useState<Found>();
  const look = () => void find(name).then(setFound);
  useEffect(look, []);
  const isPlayer = typeof found === 'object' && 'games' in found;
  const title = isPlayer ? found.name : name;
  useTitle(title ? words.page.title(title) : words.page.mine);
  if (found === undefined) return <p class="page waiting">{messages.value.shell.loading}</p>;
  if (isPlayer) return <Player player={found} />;
  if (found === 'guest') return <GuestPage />;
  const { lost, failed } = messages.value.shell;
  return (
    <div class="page">
      <h1>
        {signupBlocked.value ? messages.value.site.shutOut : isTransient(found) ? failed.title : lost.title}
      </h1>
      <p role="alert">{errorMessage(found)}</p>
      <p class="row">
        {isTransient(found) && (
          <button type="button" class="button is-first" onClick={look}>
            {failed.again}
          </button>
        )}
        <a class="button" href="/players">
          {words.best.title}
        </a>
      </p>
    </div>
  );
}

function GuestPage() {
  const words = messages.value.player;
  return (
    <div class="page">
      <h1>{words.page.mine}</h1>
      <p>{words.page.guests}</p>
      <p class="row">
        <a class="button is-first" href="/account">
          {words.rated.makeAccount}
        </a>
        <a class="button" href="/players">
          {words.best.title}
        </a>
      </p>
    </div>
  );
}

function Player({ player }: { readonly player: PlayerInfo }) {
  const words = messages.value.player.page;
  const isMe = me.value?.id === player.id;
  return (
    <div class="page player-page">
      <header class="rules-head">
        <div>
          <h1>{player.name}</h1>
          <p class="hint">
            {words.since(dateOf(player.since))}
            {isMe && ` · ${words.you}`}
          </p>
        </div>
        <nav class="row" aria-label={messages.value.player.best.link}>
          {isMe && (
            <a class="button" href="/account">
              {words.account}
            </a>
          )}
          <a class="button" href="/players">
            {messages.value.player.best.title}
          </a>
        </nav>
      </header>
      {player.games.length === 0 ? (
        <p>{isMe ? words.nothingMine : words.nothing}</p>
      ) : (
        <div class="player-games">
          {player.games.map((record) => (
            <Game key={record.game} record={record} />
          ))}
        </div>
      )}
      {player.games.length > 0 && <PlayerMatches player={player.id} />}
    </div>
  );
}

function Game({ record: { game, rating, history, people, bots } }: { readonly record: GameRecord }) {
  const words = messages.value.player;
  const cover = coverOf(game);
  return (
    <section class="panel player-game" aria-labelledby={`record-${game}`}>
      <div class="player-game-head">
        {cover && <CoverPicture cover={cover} />}
        <div>
          <h2 id={`record-${game}`}>{cover?.messages[language.value].title ?? game}</h2>
          {rating ? (
            <p class="rating">
              <span class="visually-hidden">
                {words.rating.label} {words.rating.spoken(rating.rating, rating.deviation)}
              </span>
              <span aria-hidden="true">
                <strong>{rating.rating}</strong> ± {rating.deviation}
              </span>
              <span class="rating-from">
                <span class="hint">{words.rating.from(rating.matches)}</span>
                {rating.provisional && <span class="provisional">{words.rating.provisional}</span>}
              </span>
            </p>
          ) : (
            <p class="hint">{words.rating.none}</p>
          )}
        </div>
      </div>
      {rating?.provisional && <p class="hint">{words.rating.provisionalHint}</p>}
      {rating && <RatingChart points={history} />}
      <table class="results">
        <caption class="visually-hidden">{words.results.title}</caption>
        <thead>
          <tr>
            <th scope="col">{words.results.against}</th>
            {(['played', 'won', 'drawn', 'lost'] as const).map((column) => (
              <th key={column} scope="col">
                {words.results[column]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          <Results title={words.results.people} tally={people} />
          <Results title={words.results.bots} tally={bots} />
        </tbody>
      </table>
    </section>
  );
}

function Results({ title, tally }: { readonly title: string; readonly tally: Tally }) {
  const { won, drawn, lost } = tally;
  return (
    <tr>
      <th scope="row">{title}</th>
      <td>{won + drawn + lost}</td>
      <td>{won}</td>
      <td>{drawn}</td>
      <td>{lost}</td>
    </tr>
  );
}
