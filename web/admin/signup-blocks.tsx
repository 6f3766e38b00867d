/** Who may not come in as somebody new: from where somebody was seen, or nobody at all. */
import type { HostShutOut } from '@gonfalon/protocol';
import { useState } from 'preact/hooks';
import { DetailRow } from './detail-row.tsx';
import { moment } from './format.ts';
import { HourChoice } from './hour-choice.tsx';
import { adminMessages } from './messages.ts';
import { PagedList } from './paged-list.tsx';
import { runAction } from './run-action.ts';

export function SignupBlocks() {
  const words = adminMessages.value.newcomers;
  // Changes when the list is to be read anew.
  const [changes, setChanges] = useState(0);
  return (
    <>
      <h2>{words.list}</h2>
      <p class="hint">{words.listHint}</p>
      <PagedList<HostShutOut> key={changes} path="/api/host/shut-outs" name="shutOuts" none={words.none}>
        {(shutOuts, reload) => (
          <ul class="host-list">
            {shutOuts.map((shutOut) => (
              <ShutOutCard key={shutOut.id} shutOut={shutOut} onDone={() => void reload()} />
            ))}
          </ul>
        )}
      </PagedList>
      <KeepAllOut onDone={() => setChanges(changes + 1)} />
    </>
  );
}

function ShutOutCard({ shutOut, onDone }: { readonly shutOut: HostShutOut; onDone(): void }) {
  const all = adminMessages.value;
  const words = all.newcomers;
  const { id, since, until, by, whom } = shutOut;
  const lift = async () => {
    if (await runAction(`shut-outs/${id}/lift`, {}, words.lifted)) onDone();
  };
  return (
    <li class="panel host-card">
      <h3>{whom ? words.from(whom.name || all.nobody) : words.everybody}</h3>
      <dl class="host-facts">
        <DetailRow name={words.since} value={moment(since)} />
        <DetailRow name={words.ends} value={until === undefined ? words.open : moment(until)} />
        <DetailRow name={words.by} value={by || all.nobody} />
      </dl>
      <div class="host-acts">
        <button type="button" class="button" onClick={() => void lift()}>
          {words.lift}
        </button>
      </div>
    </li>
  );
}

function KeepAllOut({ onDone }: { onDone(): void }) {
  const words = adminMessages.value.newcomers;
  const keepOut = async (hours: number) => {
    if (await runAction('shut-outs', hours > 0 ? { hours } : {}, words.keptOut)) onDone();
  };
  return (
    <form
      class="panel host-form"
      onSubmit={(event) => {
        event.preventDefault();
        void keepOut(Number(new FormData(event.currentTarget).get('hours')));
      }}
    >
      <h2>{words.all}</h2>
      <p>{words.allHint}</p>
      <HourChoice
        name="hours"
        label={words.howLong}
        hours={[24, 168, 720, 0]}
        words={words.lengths}
        first={24}
      />
      <button type="submit" class="button is-first">
        {words.keepOut}
      </button>
    </form>
  );
}
