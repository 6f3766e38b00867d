/** How the site fares. */
import type { Failure, HostOverview } from '@gonfalon/protocol';
import { useEffect, useState } from 'preact/hooks';
import { messages } from '../messages/messages.ts';
import { get } from '../net/http.ts';
import { DetailRow } from './detail-row.tsx';
import { Fault } from './fault.tsx';
import { bytes, count, moment } from './format.ts';
import { adminMessages } from './messages.ts';
import { STATUSES } from './tables.tsx';

export function Overview() {
  const all = adminMessages.value;
  const words = all.overview;
  const [shown, setShown] = useState<HostOverview>();
  const [failure, setFailure] = useState<Failure>();
  const load = async () => {
    const reply = await get<{ overview: HostOverview }>('/api/host');
    if (reply.ok) setShown(reply.overview);
    setFailure(reply.ok ? undefined : reply.error);
  };
  useEffect(() => void load(), []);
  if (failure) return <Fault failure={failure} onAgain={() => void load()} />;
  if (!shown) return <p class="waiting">{messages.value.shell.loading}</p>;
  const { processes, tables, faults } = shown;
  const online = processes.reduce((sum, { people }) => sum + people, 0);
  return (
    <div class="set-up-columns">
      <section class="panel">
        <h2>{words.state}</h2>
        <p>{shown.readOnly ? words.readOnlyOn : words.readOnlyOff}</p>
        <dl class="host-facts is-column">
          <DetailRow name={words.people} value={count(online)} />
          <DetailRow name={words.accounts} value={count(shown.accounts)} />
          <DetailRow name={words.guests} value={count(shown.guests)} />
        </dl>
        <p>
          <a href="/host/reports">{words.reports(count(shown.openReports))}</a>
        </p>
        {shown.shutOuts > 0 && (
          <p>
            <a href="/host/newcomers">{words.shutOuts}</a>
          </p>
        )}
      </section>
      <section class="panel">
        <h2>{words.tables}</h2>
        <dl class="host-facts is-column">
          {STATUSES.map((status) => (
            <DetailRow key={status} name={all.tables.statuses[status]} value={count(tables[status])} />
          ))}
        </dl>
      </section>
      <section class="panel">
        <h2>{words.store}</h2>
        <dl class="host-facts is-column">
          <DetailRow name={words.store} value={words.stores[shown.store]} />
          <DetailRow name={words.size} value={bytes(shown.size)} />
        </dl>
      </section>
      <section class="panel">
        <h2>{words.processes}</h2>
        {processes.map(({ started, version, people, rooms, faults: noted }, i) => (
          <dl key={i} class="host-facts is-column">
            <DetailRow name={words.started} value={moment(started)} />
            <DetailRow name={words.version} value={version} />
            <DetailRow name={words.people} value={count(people)} />
            <DetailRow name={words.rooms} value={count(rooms)} />
            <DetailRow name={words.faultCount} value={count(noted)} />
          </dl>
        ))}
      </section>
      <section class="panel">
        <h2>{words.faults}</h2>
        {faults.length === 0 ? (
          <p>{words.noFaults}</p>
        ) : (
          <>
            <p class="hint">{words.faultsHint}</p>
            <ol class="host-lines">
              {faults.map(({ at, what }, i) => (
                <li key={i}>
                  <span class="hint">{moment(at)}</span> {what}
                </li>
              ))}
            </ol>
          </>
        )}
      </section>
    </div>
  );
}
