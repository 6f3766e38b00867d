/** A table on this device. */
import type { Failure } from '@gonfalon/protocol';
import { useEffect, useMemo, useState } from 'preact/hooks';
import { useGame } from '../games/games.ts';
import { factsAt } from '../games/sides.ts';
import { openLocal } from '../match-session/local-matches.ts';
import type { LocalSession } from '../match-session/local-session.ts';
import { messages } from '../messages/messages.ts';
import { replayMessages } from '../messages/replay-messages.ts';
import { errorMessage } from '../net/error-message.ts';
import '../styles/offline.css';
import { Table } from '../table/table.tsx';
import { PassDevice, PassSoon } from './pass-device.tsx';

export function LocalTablePage({ id }: { readonly id: string }) {
  return <LocalTable key={id} id={id} />;
}

function LocalTable({ id }: { readonly id: string }) {
  const words = messages.value.offline;
  const session = useMemo(() => openLocal(id), [id]);
  useEffect(() => () => session.close(), [session]);
  const ui = useGame(session.info.value?.game);
  const trouble = session.loadError.value;
  if (trouble || ui === 'failed') {
    return (
      <div class="page">
        <h1>{messages.value.shell.lost.title}</h1>
        <p role="alert">{trouble ? reasonOf(trouble) : messages.value.shell.failed.title}</p>
        <p class="row">
          {!isGone(trouble) && (
            <button type="button" class="button is-first" onClick={() => location.reload()}>
              {words.again}
            </button>
          )}
          <a class={isGone(trouble) ? 'button is-first' : 'button'} href="/">
            {words.home}
          </a>
        </p>
      </div>
    );
  }
  if (session.elsewhere.value) return <Elsewhere session={session} />;
  if (!ui || !session.standing.value) return <p class="page waiting">{words.waiting}</p>;
  return <Shared session={session} ui={ui} />;
}

/** Trying again does not bring it back. */
function isGone(trouble: Failure | undefined): boolean {
  return trouble?.code === 'table.unknown';
}

function reasonOf(trouble: Failure): string {
  return isGone(trouble) ? replayMessages.value.trouble.gone : errorMessage(trouble);
}

function Elsewhere({ session }: { readonly session: LocalSession }) {
  const words = messages.value.offline;
  return (
    <div class="page">
      <section class="panel elsewhere" role="alert">
        <h1>{words.elsewhere.title}</h1>
        <p>{words.elsewhere.text}</p>
        <p class="row">
          <button type="button" class="button is-first" onClick={() => session.takeOver()}>
            {words.elsewhere.takeOver}
          </button>
          <a class="button" href="/">
            {words.home}
          </a>
        </p>
      </section>
    </div>
  );
}

interface SharedProps {
  readonly session: LocalSession;
  readonly ui: Parameters<typeof Table>[0]['ui'];
}

/** The table, and what keeps it from the eyes of the next person until they hold the device. */
function Shared({ session, ui }: SharedProps) {
  const cover = session.cover.value;
  const number = session.standing.value?.number;
  /** The question before which the device was put down. */
  const [passed, setPassed] = useState<number>();
  const covered = cover !== undefined && (!cover.news || passed === number);
  const seat = cover?.seat ?? 0;
  const info = session.info.value;
  const name = info?.seats[seat]?.person?.name ?? '';
  // Whoever is to take the device sees nothing of the table yet.
  const at = factsAt(info ?? { seats: [] });
  return (
    <div class="local-table">
      {session.unkept.value && (
        <p class="unkept" role="status">
          {messages.value.offline.unkept}
        </p>
      )}
      <div class={covered ? 'local-sight is-covered' : 'local-sight'} inert={covered}>
        <Table session={session} ui={ui} />
      </div>
      {cover && !covered && (
        <PassSoon seat={seat} name={name} ui={ui} at={at} act={() => setPassed(number)} />
      )}
      {covered && <PassDevice seat={seat} name={name} ui={ui} at={at} act={() => session.take()} />}
    </div>
  );
}
