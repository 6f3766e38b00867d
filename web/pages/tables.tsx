/** The lists of tables: one's own, open ones, those that can be watched, and finished ones. */
import type { Failure, TableInfo } from '@gonfalon/protocol';
import { LISTS } from '@gonfalon/protocol';
import { useEffect, useState } from 'preact/hooks';
import { covers } from '../games/games.ts';
import type { LocalListing } from '../match-session/local-matches.ts';
import { listLocal } from '../match-session/local-matches.ts';
import { messages } from '../messages/messages.ts';
import { address } from '../navigation/router.ts';
import { errorMessage } from '../net/error-message.ts';
import { get } from '../net/http.ts';
import { language } from '../settings/settings.ts';
import { useTitle } from '../turn-alerts/document-title.ts';
import { LocalCard, remove } from './my-tables.tsx';
import { OnlineCard } from './table-card.tsx';

type List = (typeof LISTS)[number];
interface Shown {
  readonly tables: readonly TableInfo[];
  readonly next?: string;
}

export default function TablesPage() {
  const words = messages.value.lobby.tables;
  useTitle(words.title);
  const list = LISTS.find((one) => one === address.value.searchParams.get('list')) ?? 'mine';
  return (
    <div class="page">
      <header class="rules-head">
        <h1>{words.title}</h1>
        <NewTable />
      </header>
      <nav class="tabs" aria-label={words.title}>
        {(['mine', 'open', 'live', 'finished'] as const).map((one) => (
          <a
            key={one}
            href={`/tables?list=${one}`}
            {...(one === list && { 'aria-current': 'page' as const })}
          >
            {words.lists[one]}
          </a>
        ))}
      </nav>
      <Listed key={list} list={list} />
    </div>
  );
}

/** Which game, before all else. */
function NewTable() {
  return (
    <details class="new-table">
      <summary class="button is-first">{messages.value.lobby.tables.newTable}</summary>
      <ul class="panel">
        {covers.map(({ id, messages }) => (
          <li key={id}>
            <a class="button is-plain" href={`/play/${id}?with=friends`}>
              {messages[language.value].title}
            </a>
          </li>
        ))}
      </ul>
    </details>
  );
}

function Listed({ list }: { readonly list: List }) {
  const words = messages.value.lobby.tables;
  const [shown, setShown] = useState<Shown>();
  const [failure, setFailure] = useState<Failure>();
  const [local, setLocal] = useState<readonly LocalListing[]>([]);
  const load = async (before?: string) => {
    const more = before === undefined ? '' : `&before=${encodeURIComponent(before)}`;
    const reply = await get<Shown>(`/api/tables?list=${list}${more}`);
    if (reply.ok) {
      const { tables, next } = reply;
      setShown((known) => ({
        tables: [...(before === undefined ? [] : (known?.tables ?? [])), ...tables],
        ...(next !== undefined && { next }),
      }));
    }
    setFailure(reply.ok ? undefined : reply.error);
  };
  const lookHere = async () => {
    const wanted = list === 'mine' ? false : list === 'finished' ? true : undefined;
    const found = wanted === undefined ? [] : await listLocal();
    setLocal(found.filter(({ over }) => (over !== undefined) === wanted));
  };
  useEffect(() => {
    void load();
    void lookHere();
  }, []);
  if (!shown && !failure) return <p class="waiting">{messages.value.shell.loading}</p>;
  return (
    <>
      {failure && (
        <p class="fault" role="alert">
          {errorMessage(failure)}{' '}
          <button type="button" class="button" onClick={() => void load()}>
            {words.again}
          </button>
        </p>
      )}
      {shown?.tables.length === 0 && local.length === 0 && <p>{words.none[list]}</p>}
      <ul class="table-list">
        {local.map((match) => (
          <LocalCard key={match.id} match={match} onDelete={() => void remove(match.id).then(lookHere)} />
        ))}
        {shown?.tables.map((table) => (
          <OnlineCard key={table.id} table={table} />
        ))}
      </ul>
      {shown?.next !== undefined && (
        <button type="button" class="button" onClick={() => void load(shown.next)}>
          {words.more}
        </button>
      )}
    </>
  );
}
