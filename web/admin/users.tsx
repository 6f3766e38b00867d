/** Accounts and guests: find them, and do something about them. */
import type { HostPerson, Sanction, SanctionKind } from '@gonfalon/protocol';
import { PEOPLE, SANCTIONS } from '@gonfalon/protocol';
import { useState } from 'preact/hooks';
import { DetailRow } from './detail-row.tsx';
import { count, day, moment } from './format.ts';
import { adminMessages } from './messages.ts';
import { PagedList } from './paged-list.tsx';
import { Search } from './search.tsx';
import { UserActions } from './user-actions.tsx';

export function People() {
  const words = adminMessages.value.people;
  const [query, setQuery] = useState({ which: 'accounts', name: '' });
  return (
    <>
      <Search
        label={words.search}
        which={words.which}
        lists={PEOPLE.map((one) => [one, words.lists[one]])}
        onSearch={setQuery}
      />
      <PagedList<HostPerson> path="/api/host/people" query={query} name="people" none={words.none}>
        {(people, reload) => (
          <ul class="host-list">
            {people.map((person) => (
              <li key={person.id} class="panel host-card">
                <PersonHead person={person} />
                <UserActions person={person} onDone={() => void reload()} />
              </li>
            ))}
          </ul>
        )}
      </PagedList>
    </>
  );
}

export function PersonHead({ person }: { readonly person: HostPerson }) {
  const words = adminMessages.value.people;
  const { kind, name, host, created, seen, matches, sanctions, shutOut } = person;
  return (
    <div>
      <h3>
        {name || adminMessages.value.nobody} {host && <span class="tag">{words.isHost}</span>}
        {kind === 'guest' && <span class="tag">{adminMessages.value.guest}</span>}
      </h3>
      {SANCTIONS.map((one) => {
        const sanction = sanctions[one];
        return sanction && <SanctionLine key={one} kind={one} sanction={sanction} />;
      })}
      {shutOut !== undefined && (
        <p class="host-sanction">
          <a href="/host/newcomers">{words.keptOut(moment(shutOut))}</a>
        </p>
      )}
      <dl class="host-facts">
        <DetailRow name={words.created} value={day(created)} />
        <DetailRow name={words.seen} value={day(seen)} />
        <DetailRow name={words.matches} value={count(matches)} />
      </dl>
    </div>
  );
}

function SanctionLine({ kind, sanction }: { readonly kind: SanctionKind; readonly sanction: Sanction }) {
  const words = adminMessages.value.people;
  const { until, reason } = sanction;
  return (
    <p class="host-sanction">
      <strong>
        {words.kinds[kind]} {until === undefined ? words.forever : words.until(moment(until))}
      </strong>
      <br />
      {reason}
    </p>
  );
}
