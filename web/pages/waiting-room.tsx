/** A table before its match: who is there, the link for the others, and how to begin. */
import { hasMates } from '@gonfalon/kernel';
import type { TableInfo } from '@gonfalon/protocol';
import type { GameUi } from '@gonfalon/ui-kit';
import { Icon } from '@gonfalon/ui-kit';
import { useEffect, useRef, useState } from 'preact/hooks';
import { coverOf } from '../games/games.ts';
import { factsAt, sidesAt } from '../games/sides.ts';
import type { Answer, Session } from '../match-session/session.ts';
import { messages } from '../messages/messages.ts';
import { PlayerLink } from '../navigation/player-link.tsx';
import { errorMessage } from '../net/error-message.ts';
import { ensureSession, me } from '../net/http.ts';
import { TableScenario, usePreview } from '../scenarios/scenario-preview.tsx';
import { language } from '../settings/settings.ts';
import { showToast } from '../toasts/toasts.tsx';
import { useTitle } from '../turn-alerts/document-title.ts';
import { QrCode } from './qr-code.tsx';
import { FIRST_BOT } from './seat-plan.ts';
import { nameOf } from './table-card.tsx';

interface Props {
  readonly session: Session;
  readonly info: TableInfo;
  readonly ui: GameUi;
}

async function attempt(answer: Answer): Promise<void> {
  const failure = await answer;
  if (failure) showToast(errorMessage(failure), 'bad');
}

export function WaitingRoom({ session, info, ui }: Props) {
  const words = messages.value.lobby;
  const { waiting } = words;
  const cover = coverOf(info.game);
  const title = cover?.messages[language.value].title ?? info.game;
  useTitle(words.title(title));
  const preview = usePreview(cover);
  const { rated } = messages.value.player;
  useEffect(() => void ensureSession(), []);
  const seated = info.you !== undefined;
  const needsAccount = info.rated && !seated && me.value?.kind === 'guest';
  const isHost = info.seats.some(({ person }, seat) => seat === info.you && person?.id === info.host);
  if (info.status === 'cancelled') {
    return (
      <div class="page">
        <h1>{words.title(title)}</h1>
        <p>{info.outcome?.by === 'host' ? messages.value.site.closed : waiting.cancelled}</p>
        <a class="button is-first" href={`/play/${info.game}?with=friends`}>
          {words.tables.newTable}
        </a>
      </div>
    );
  }
  const sides = sidesAt(ui, factsAt(info));
  const sideName = ui.module.messages[language.value].side ?? words.side;
  return (
    <div class="page waiting-room">
      <h1>{words.title(title)}</h1>
      <p class="lead" role="status">
        {waiting.title}. {waiting.starts}
      </p>
      {info.rated && (
        <p>
          <Icon name="laurel-crown" /> {rated.note}
        </p>
      )}
      {needsAccount && (
        <p class="fault">
          {rated.sitDown} <a href={`/account?back=/table/${info.id}`}>{rated.makeAccount}</a>
        </p>
      )}
      <div class="set-up-columns">
        <section class="panel">
          <h2>{words.seats}</h2>
          <ul class="sitters">
            {info.seats.map((seat, at) => {
              const mark = ui.seatStyle(at, language.value, factsAt(info));
              return (
                <li key={mark.letter}>
                  <span class="seat-mark" style={{ color: mark.colour }}>
                    <Icon name={mark.icon} />
                  </span>
                  <span>
                    <span class="sitter-name">
                      {mark.name}
                      {hasMates(sides) && <small> · {sideName(sides[at] ?? at)}</small>}
                    </span>
                    <strong>{seat.person ? <PlayerLink person={seat.person} /> : nameOf(seat)}</strong>
                    {at === info.you && ` (${waiting.you})`}
                    {seat.person?.id === info.host && ` · ${waiting.host}`}
                    {seat.reserved && ` · ${waiting.reserved(seat.reserved.name)}`}
                  </span>
                  {seat.kind === 'open' && !seated && !needsAccount && (
                    <button
                      type="button"
                      class="button is-first"
                      onClick={() => void attempt(session.command('join', { seat: at }))}
                    >
                      {waiting.join}
                    </button>
                  )}
                </li>
              );
            })}
          </ul>
        </section>
        <TableScenario preview={preview} options={info.options ?? {}}>
          {(name, shown) => (
            <section class="panel">
              <h2>{name}</h2>
              {shown}
            </section>
          )}
        </TableScenario>
        <section class="panel">
          <Invitation id={info.id} title={words.title(title)} />
          <div class="stack">
            {isHost && !info.rated && (
              <button
                type="button"
                class="button"
                onClick={() => void attempt(session.command('start', { fill: FIRST_BOT }))}
              >
                <Icon name="robot-golem" /> {waiting.fill}
              </button>
            )}
            {seated && (
              <button type="button" class="button" onClick={() => void attempt(session.command('leave', {}))}>
                {waiting.leave}
              </button>
            )}
            {isHost && (
              <button
                type="button"
                class="button is-plain"
                onClick={() => {
                  if (confirm(waiting.cancelAsk)) void attempt(session.command('cancel', {}));
                }}
              >
                {waiting.cancel}
              </button>
            )}
          </div>
          <details>
            <summary>{waiting.commitment}</summary>
            <p class="hint">{waiting.commitmentHint}</p>
            <code class="commitment">{info.commitment}</code>
          </details>
        </section>
      </div>
    </div>
  );
}

/** Whether a link leads back to whoever opens it. */
function isHereOnly(link: string): boolean {
  return /^(localhost|127\..*|\[::1\])$/.test(new URL(link).hostname);
}

/** The address that others of the same network can open; undefined until it is known, and where this page's will do. */
function useReachableOrigin(): string | undefined {
  const [origin, setOrigin] = useState<string>();
  useEffect(() => {
    if (!isHereOnly(location.href)) return;
    fetch('/lan.json')
      .then((response) => response.json() as Promise<{ readonly origin?: string }>)
      .then((handle) => setOrigin(handle.origin))
      .catch(() => undefined);
  }, []);
  return origin;
}

function Invitation({ id, title }: { readonly id: string; readonly title: string }) {
  const { waiting } = messages.value.lobby;
  const origin = useReachableOrigin();
  const link = `${origin ?? location.origin}/table/${id}`;
  const field = useRef<HTMLInputElement>(null);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(link);
      showToast(waiting.copied);
    } catch {
      // A page that came without encryption has no clipboard.
      field.current?.select();
      showToast(waiting.cannotCopy, 'bad');
    }
  };
  return (
    <div class="field">
      <label for="invitation">{waiting.link}</label>
      <input
        ref={field}
        id="invitation"
        type="text"
        readOnly
        value={link}
        onFocus={({ currentTarget }) => currentTarget.select()}
      />
      <div class="row">
        <button type="button" class="button is-first" onClick={() => void copy()}>
          {waiting.copy}
        </button>
        {'share' in navigator && (
          <button
            type="button"
            class="button"
            onClick={() => void navigator.share({ title, url: link }).catch(() => undefined)}
          >
            {waiting.share}
          </button>
        )}
      </div>
      {isHereOnly(link) && (
        <p class="hint" role="status">
          {waiting.hereOnly}
        </p>
      )}
      <QrCode text={link} label={waiting.code} />
    </div>
  );
}
