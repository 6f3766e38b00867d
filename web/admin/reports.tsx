/** What people reported: the line and what was said around it, and what to do about it. */
import type { HostReport, Resolution } from '@gonfalon/protocol';
import { useState } from 'preact/hooks';
import { moment } from './format.ts';
import { adminMessages } from './messages.ts';
import { PagedList } from './paged-list.tsx';
import { runAction } from './run-action.ts';
import { gameTitle } from './tables.tsx';
import { UserActions } from './user-actions.tsx';
import { PersonHead } from './users.tsx';

export function Reports() {
  const words = adminMessages.value.reports;
  const [which, setWhich] = useState<'open' | 'settled'>('open');
  return (
    <>
      <fieldset class="segments host-which">
        <legend>{words.which}</legend>
        {(['open', 'settled'] as const).map((one) => (
          <label key={one}>
            <input type="radio" name="which" checked={which === one} onChange={() => setWhich(one)} />
            <span>{words.lists[one]}</span>
          </label>
        ))}
      </fieldset>
      <PagedList<HostReport>
        path="/api/host/reports"
        query={{ which }}
        name="reports"
        none={words.none[which]}
      >
        {(reports, reload) => (
          <ul class="host-list">
            {reports.map((report) => (
              <ReportCard key={report.id} report={report} onDone={() => void reload()} />
            ))}
          </ul>
        )}
      </PagedList>
    </>
  );
}

function ReportCard({ report, onDone }: { readonly report: HostReport; onDone(): void }) {
  const all = adminMessages.value;
  const words = all.reports;
  const { id, at, complaint, text, about, by, table, line, settled } = report;
  const settle = async (settlement: Resolution) => {
    if (await runAction(`reports/${id}`, { settlement }, all.people.done)) onDone();
  };
  return (
    <li class="panel host-card host-report">
      <div>
        <p class="host-complaint">
          <strong>{words.complaints[complaint]}</strong>
        </p>
        <p class="hint">
          {words.by(by.name || all.nobody)}, {words.at(gameTitle(table.game))}, {moment(at)}
        </p>
        {text && (
          <p>
            {words.remark} <q>{text}</q>
          </p>
        )}
        {line !== undefined && <Lines report={report} line={line} />}
      </div>
      <section aria-label={words.about(about.name || all.nobody)} class="host-about">
        <PersonHead person={about} />
        <UserActions person={about} onDone={onDone} />
      </section>
      {settled ? (
        <p class="hint">{words.outcomes[settled.settlement](settled.by || all.nobody, moment(settled.at))}</p>
      ) : (
        <div class="row">
          <button type="button" class="button is-first" onClick={() => void settle('done')}>
            {words.done}
          </button>
          <button type="button" class="button" onClick={() => void settle('dismissed')}>
            {words.dismiss}
          </button>
        </div>
      )}
    </li>
  );
}

function Lines({ report, line }: { readonly report: HostReport; readonly line: number }) {
  const words = adminMessages.value.reports;
  if (report.lines.length === 0) return <p class="hint">{words.gone}</p>;
  return (
    <ol class="host-lines" aria-label={words.lines}>
      {report.lines.map(({ n, name, text }) => (
        <li key={n} class={n === line ? 'is-reported' : ''}>
          {n === line && <span class="tag">{words.reported}</span>}
          <strong>{name || adminMessages.value.nobody}</strong> {text}
        </li>
      ))}
    </ol>
  );
}
