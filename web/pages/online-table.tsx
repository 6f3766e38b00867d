/** A table of the server: its waiting room, then the match. */
import type { Failure } from '@gonfalon/protocol';
import { useSignalEffect } from '@preact/signals';
import { useEffect, useMemo } from 'preact/hooks';
import { useGame } from '../games/games.ts';
import { openOnline } from '../match-session/open-online-table.ts';
import type { Session } from '../match-session/session.ts';
import { messages } from '../messages/messages.ts';
import { SignInLink } from '../navigation/sign-in-link.tsx';
import { errorMessage } from '../net/error-message.ts';
import { me, signupBlocked } from '../net/http.ts';
import { Table } from '../table/table.tsx';
import { report } from '../turn-alerts/pending-turns.ts';
import { markSeen } from '../turn-alerts/poll.ts';
import { WaitingRoom } from './waiting-room.tsx';

export default function OnlineTablePage({ rest }: { readonly rest: string }) {
  return <OnlineTable key={rest} id={rest} />;
}

/** Whether this table waits for whoever looks at it. */
function useTurn(session: Session): void {
  useEffect(() => markSeen(session.id), [session]);
  useSignalEffect(() => {
    const { info, standing, id } = session;
    const { question, over } = standing.value ?? {};
    const isKnown = standing.value !== undefined || info.value?.status === 'open';
    if (info.value && isKnown) report({ table: id, game: info.value.game }, question !== undefined && !over);
  });
}

function OnlineTable({ id }: { readonly id: string }) {
  const session = useMemo(() => openOnline(id), [id]);
  useEffect(() => () => session.close(), [session]);
  useTurn(session);
  const info = session.info.value;
  const trouble = session.loadError.value;
  const ui = useGame(info?.game);
  // Why is told by the notice above the page.
  if (me.value?.sanctions?.ban || signupBlocked.value)
    return (
      <div class="page">
        <h1>{messages.value.site.shutOut}</h1>
        <p>{messages.value.site.meanwhile}</p>
        <p class="row">
          {signupBlocked.value && <SignInLink button />}
          <a class="button" href="/">
            {messages.value.shell.lost.home}
          </a>
        </p>
      </div>
    );
  if (trouble) {
    return (
      <div class="page">
        <h1>{messages.value.shell.lost.title}</h1>
        <p role="alert">{isIllegible(trouble) ? messages.value.shell.lost.text : errorMessage(trouble)}</p>
        <a class="button is-first" href="/">
          {messages.value.shell.lost.home}
        </a>
      </div>
    );
  }
  if (ui === 'failed') return <p class="page">{messages.value.shell.failed.title}</p>;
  if (!info && session.connection.value === 'offline') return <Away />;
  if (!info || !ui) return <p class="page waiting">{messages.value.shell.loading}</p>;
  if (session.standing.value) return <Table session={session} ui={ui} />;
  return <WaitingRoom session={session} info={info} ui={ui} />;
}

/** The address is not one of a table: what is wrong with it says nothing to whoever followed it. */
function isIllegible({ code }: Failure): boolean {
  return code === 'request.malformed';
}

function Away() {
  const { table, shell } = messages.value;
  return (
    <div class="page">
      <h1>{shell.failed.title}</h1>
      <p role="status">{table.link.waiting}</p>
      <a class="button" href="/">
        {shell.lost.home}
      </a>
    </div>
  );
}
