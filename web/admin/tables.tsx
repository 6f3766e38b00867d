/** The tables of the site, whoever sits there: what is played stays with the players. */
import type { HostTable, TableStatus } from '@gonfalon/protocol';
import { useState } from 'preact/hooks';
import { coverOf } from '../games/games.ts';
import { language } from '../settings/settings.ts';
import { ActionDialog } from './action-dialog.tsx';
import { DetailRow } from './detail-row.tsx';
import { moment } from './format.ts';
import { adminMessages } from './messages.ts';
import { PagedList } from './paged-list.tsx';
import { runAction } from './run-action.ts';
import { Search } from './search.tsx';

export const STATUSES: readonly TableStatus[] = ['playing', 'open', 'finished', 'cancelled'];

export function gameTitle(game: string): string {
  return coverOf(game)?.messages[language.value].title ?? game;
}

export function Tables() {
  const words = adminMessages.value.tables;
  const [query, setQuery] = useState({ which: 'playing', name: '' });
  const { which: status, name } = query;
  return (
    <>
      <Search
        label={words.search}
        which={words.which}
        lists={STATUSES.map((one) => [one, words.statuses[one]])}
        onSearch={setQuery}
      />
      <PagedList<HostTable> path="/api/host/tables" query={{ status, name }} name="tables" none={words.none}>
        {(tables, reload) => (
          <ul class="host-list">
            {tables.map((table) => (
              <TableCard key={table.handle} table={table} onDone={() => void reload()} />
            ))}
          </ul>
        )}
      </PagedList>
    </>
  );
}

function TableCard({ table, onDone }: { readonly table: HostTable; onDone(): void }) {
  const words = adminMessages.value.tables;
  const [closing, setClosing] = useState(false);
  const { handle, game, status, link, seats, created, active } = table;
  const sitters = seats.map(({ kind, name }) =>
    kind === 'open' ? words.openSeat : kind === 'bot' ? words.bot : name || adminMessages.value.nobody,
  );
  return (
    <li class="panel host-card">
      <div>
        <h3>
          {gameTitle(game)} <span class="tag">{words.statuses[status]}</span>
          <span class="tag">{table.public ? words.public : words.private}</span>
        </h3>
        <p>{sitters.join(' · ')}</p>
        <dl class="host-facts">
          <DetailRow name={words.active} value={moment(active)} />
          <DetailRow name={words.created} value={moment(created)} />
        </dl>
      </div>
      <div class="host-acts">
        {link !== undefined && (
          <a class="button" href={`/table/${link}`}>
            {words.watch}
          </a>
        )}
        {(status === 'open' || status === 'playing') && (
          <button type="button" class="button" onClick={() => setClosing(true)}>
            {words.close}
          </button>
        )}
      </div>
      {closing && (
        <ActionDialog
          title={words.closeTitle}
          hint={words.closeHint}
          act={words.closeSure}
          onSend={async () => {
            const done = await runAction(`tables/${handle}/close`, {}, words.closed);
            if (done) onDone();
            return done;
          }}
          onClose={() => setClosing(false)}
        />
      )}
    </li>
  );
}
