/** The matches of a player that are over: against whom, how they ended, what they did to the rating, and their replays. */
import type { Failure, SeatInfo, TableInfo } from '@gonfalon/protocol';
import { resultFor } from '@gonfalon/protocol';
import { useEffect, useState } from 'preact/hooks';
import { coverOf } from '../games/games.ts';
import { botName } from '../messages/bot-name.ts';
import { messages } from '../messages/messages.ts';
import { PlayerLink } from '../navigation/player-link.tsx';
import { errorMessage } from '../net/error-message.ts';
import { get } from '../net/http.ts';
import { language } from '../settings/settings.ts';
import { Change } from '../table/panels/rated.tsx';
import { dateOf } from './rating-chart.tsx';

interface Shown {
  readonly tables: readonly TableInfo[];
  readonly next?: string;
}

export function PlayerMatches({ player }: { readonly player: string }) {
  const words = messages.value.player.matches;
  const [shown, setShown] = useState<Shown>();
  const [failure, setFailure] = useState<Failure>();
  const load = async (before?: string) => {
    const reply = await get<Shown>(`/api/players/${player}/matches`, { before });
    if (reply.ok) {
      const { tables, next } = reply;
      setShown((known) => ({
        tables: [...(before === undefined ? [] : (known?.tables ?? [])), ...tables],
        ...(next !== undefined && { next }),
      }));
    }
    setFailure(reply.ok ? undefined : reply.error);
  };
  useEffect(() => void load(), []);
  return (
    <section aria-labelledby="last-matches">
      <h2 id="last-matches">{words.title}</h2>
      {!shown && !failure && <p class="waiting">{messages.value.shell.loading}</p>}
      {failure && (
        <p class="fault" role="alert">
          {errorMessage(failure)}{' '}
          <button type="button" class="button" onClick={() => void load()}>
            {messages.value.shell.failed.again}
          </button>
        </p>
      )}
      {shown?.tables.length === 0 && <p>{words.none}</p>}
      <ul class="player-matches">
        {shown?.tables.map((table) => (
          <Match key={table.id} table={table} player={player} />
        ))}
      </ul>
      {shown?.next !== undefined && (
        <button type="button" class="button" onClick={() => void load(shown.next)}>
          {words.more}
        </button>
      )}
    </section>
  );
}

function Match({ table, player }: { readonly table: TableInfo; readonly player: string }) {
  const words = messages.value.player;
  const story = messages.value.home.itsStory;
  const { id, game, seats, outcome, ended, created, rated, ratings } = table;
  const seat = seats.findIndex(({ person, standsInFor }) => (person ?? standsInFor)?.id === player);
  const leftToBot = seats[seat]?.kind === 'bot';
  const end = (outcome && resultFor(outcome, seat, leftToBot)) ?? 'open';
  const change = ratings?.find((one) => one.seat === seat);
  const title = coverOf(game)?.messages[language.value].title ?? game;
  const date = dateOf(ended ?? created);
  const others = seats.filter((_, at) => at !== seat);
  return (
    <li class={`panel player-match is-${end}`}>
      <span class="match-end">{words.matches.end[end]}</span>
      <span class="match-text">
        <strong>{title}</strong> {words.matches.against}{' '}
        {others.map((other, i) => (
          <span key={i}>
            {i > 0 && ', '}
            <Opponent seat={other} />
          </span>
        ))}
        <span class="hint match-when">
          <time dateTime={new Date(ended ?? created).toISOString()}>{date}</time>
          {rated && ` · ${words.rated.short}`} ·{' '}
          <a href={`/story/${id}`} aria-label={`${story}: ${title}, ${date}`}>
            {story}
          </a>
        </span>
      </span>
      {change && (
        <span class="match-change">
          <span class="visually-hidden">{words.rating.label} </span>
          {change.after} <Change by={change.after - change.before} />
        </span>
      )}
      <a class="button" href={`/replay/${id}`} aria-label={words.matches.replayOf(title, date)}>
        {words.matches.replay}
      </a>
    </li>
  );
}

function Opponent({ seat: { person, standsInFor, bot } }: { readonly seat: SeatInfo }) {
  const who = person ?? standsInFor;
  if (!who) return <>{botName(bot ?? '')}</>;
  return <PlayerLink person={who}>{who.name || messages.value.player.matches.gone}</PlayerLink>;
}
