/** The tables that one sits at, online and on this device; first those where one is asked. */
import type { Failure, TableInfo } from '@gonfalon/protocol';
import { useEffect, useState } from 'preact/hooks';
import type { LocalListing } from '../match-session/local-matches.ts';
import { deleteLocal, listLocal } from '../match-session/local-matches.ts';
import { botName } from '../messages/bot-name.ts';
import { messages } from '../messages/messages.ts';
import { isTransient } from '../net/failure.ts';
import { get } from '../net/http.ts';
import { OnlineCard, TableCard } from './table-card.tsx';

type Found = readonly TableInfo[] | Failure;

const isRunning = ({ status }: TableInfo) => status === 'open' || status === 'playing';

export function MyTables() {
  const words = messages.value.home;
  const [online, setOnline] = useState<Found>();
  const [local, setLocal] = useState<readonly LocalListing[]>();
  const look = () => {
    void listLocal().then(setLocal);
    void myTables().then(setOnline);
  };
  useEffect(() => {
    look();
    const again = () => document.visibilityState === 'visible' && look();
    document.addEventListener('visibilitychange', again);
    return () => document.removeEventListener('visibilitychange', again);
  }, []);
  if (local === undefined || online === undefined) return null;
  const here = local.filter(({ over }) => !over);
  const failure = 'code' in online ? online : undefined;
  // Who may not come in is told why above the page.
  const refused = failure !== undefined && !isTransient(failure);
  const there = 'code' in online ? [] : online.filter(isRunning);
  const urgent = there.filter(({ yourTurn }) => yourTurn);
  const others = there.filter(({ yourTurn }) => !yourTurn);
  // With nothing to go on with, the games come first.
  if (here.length + there.length === 0 && !failure) return null;
  return (
    <section class="my-tables" aria-labelledby="mine">
      <h2 id="mine">{words.mine}</h2>
      {failure && <p class="hint">{refused ? messages.value.site.meanwhile : words.away}</p>}
      <ul class="table-list">
        {urgent.map((table) => (
          <OnlineCard key={table.id} table={table} />
        ))}
        {here.map((match) => (
          <LocalCard key={match.id} match={match} onDelete={() => void remove(match.id).then(look)} />
        ))}
        {others.map((table) => (
          <OnlineCard key={table.id} table={table} />
        ))}
      </ul>
    </section>
  );
}

interface LocalCardProps {
  readonly match: LocalListing;
  onDelete(): void;
}

export function LocalCard({ match: { id, game, seats, asked, over, changed }, onDelete }: LocalCardProps) {
  const yourTurn = asked !== undefined && seats[asked]?.kind === 'me';
  return (
    <TableCard
      game={game}
      href={`/local/${id}`}
      names={seats.map((seat) => (seat.kind === 'me' ? seat.name : botName(seat.bot)))}
      state={over ? 'over' : yourTurn ? 'yourTurn' : 'theirTurn'}
      where="onThisDevice"
      when={changed}
      {...(over && { story: `/story/${id}` })}
      onDelete={onDelete}
    />
  );
}

/** Deletes a match of this device, if that is really meant. */
export async function remove(id: string): Promise<void> {
  if (confirm(messages.value.home.deleteAsk)) await deleteLocal(id);
}

async function myTables(): Promise<Found> {
  const reply = await get<{ readonly tables: readonly TableInfo[] }>('/api/tables?list=mine');
  return reply.ok ? reply.tables : reply.error;
}
