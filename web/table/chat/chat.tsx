/** What players, and spectators, say to each other. */
import { matesOf } from '@gonfalon/kernel';
import type { ChatMessage, Person } from '@gonfalon/protocol';
import { MAX_CHAT_LENGTH } from '@gonfalon/protocol';
import { Icon } from '@gonfalon/ui-kit';
import { useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import { factsAt, sidesAt } from '../../games/sides.ts';
import { messages } from '../../messages/messages.ts';
import { me } from '../../net/http.ts';
import { locale } from '../../settings/settings.ts';
import { ReportDialog } from '../panels/report.tsx';
import type { TableViewModel } from '../table-view-model.ts';

/** From here on it is told how many characters are left. */
const NEARLY = 80;

export function Chat({ vm }: { readonly vm: TableViewModel }) {
  const { session } = vm;
  const words = messages.value.table.chat;
  const lines = session.chat.value;
  const hidden = useSignal<ReadonlySet<string>>(new Set());
  const muted = useSignal<ReadonlySet<string>>(new Set());
  const reported = useSignal<ChatMessage | undefined>(undefined);
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (list.current) list.current.scrollTop = list.current.scrollHeight;
  }, [lines.length]);
  const host = session.info.value?.host;
  const mine = me.value?.id;

  const hide = ({ id }: Person) => {
    const next = new Set(hidden.value);
    if (!next.delete(id)) next.add(id);
    hidden.value = next;
  };
  const mute = async ({ id }: Person) => {
    const on = !muted.value.has(id);
    if (!(await vm.command('mute', { who: id, on }))) return;
    const next = new Set(muted.value);
    if (on) next.add(id);
    else next.delete(id);
    muted.value = next;
  };

  return (
    <section class="chat" aria-label={words.title}>
      <div
        class="chat-list"
        ref={list}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by the keyboard.
        tabIndex={0}
        role="log"
        aria-label={words.title}
      >
        {lines.length === 0 && <p class="hint">{words.empty}</p>}
        {lines.map((line) => (
          <Line
            key={line.n}
            line={line}
            hidden={hidden.value.has(line.person.id)}
            muted={muted.value.has(line.person.id)}
            mine={line.person.id === mine}
            hide={() => hide(line.person)}
            {...(session.kind === 'online' && {
              report: () => {
                reported.value = line;
              },
            })}
            {...(host !== undefined && host === mine && { mute: () => void mute(line.person) })}
          />
        ))}
      </div>
      <Write vm={vm} />
      {reported.value && (
        <ReportDialog
          vm={vm}
          person={reported.value.person}
          line={reported.value}
          onClose={() => {
            reported.value = undefined;
          }}
        />
      )}
    </section>
  );
}

interface LineProps {
  readonly line: ChatMessage;
  readonly hidden: boolean;
  readonly muted: boolean;
  readonly mine: boolean;
  readonly hide: () => void;
  readonly mute?: () => void;
  readonly report?: () => void;
}

function Line({ line: { person, to, text, at }, hidden, muted, mine, hide, mute, report }: LineProps) {
  const all = messages.value.table;
  const words = all.chat;
  const name = person.name || all.nobody;
  return (
    <article class={mine ? 'chat-line is-mine' : 'chat-line'}>
      <header>
        <strong>{name}</strong>
        {to === 'spectators' && <span class="tag">{words.spectator}</span>}
        {to === 'side' && <span class="tag">{words.side}</span>}
        <time class="hint" dateTime={new Date(at).toISOString()}>
          {new Intl.DateTimeFormat(locale.value, { timeStyle: 'short' }).format(at)}
        </time>
        {!mine && (
          <span class="chat-acts">
            <SmallButton
              label={hidden ? words.show(name) : words.hide(name)}
              sign={hidden ? '◌' : '●'}
              act={hide}
            />
            {mute && (
              <SmallButton
                label={muted ? words.unmute(name) : words.mute(name)}
                sign={muted ? '♪' : '✕'}
                act={mute}
              />
            )}
            {report && <SmallButton label={messages.value.report.line(name)} sign="⚑" act={report} />}
          </span>
        )}
      </header>
      <p>{hidden ? <span class="hint">{words.hidden}</span> : text}</p>
    </article>
  );
}

function SmallButton(props: { readonly label: string; readonly sign: string; readonly act: () => void }) {
  return (
    <button
      type="button"
      class="small-button"
      aria-label={props.label}
      title={props.label}
      onClick={props.act}
    >
      <span aria-hidden="true">{props.sign}</span>
    </button>
  );
}

function Write({ vm }: { readonly vm: TableViewModel }) {
  const words = messages.value.table.chat;
  const text = useSignal('');
  const toSide = useSignal(false);
  const info = vm.session.info.value;
  const viewer = vm.shown.value?.viewer ?? 'spectator';
  const watches = viewer === 'spectator';
  if (!info) return null;
  if (info.chat === 'off') return <p class="hint">{words.off}</p>;
  if (info.chat === 'players' && watches) return <p class="hint">{words.playersOnly}</p>;
  const hasMate =
    viewer !== 'spectator' &&
    info.status !== 'open' &&
    matesOf(sidesAt(vm.ui, factsAt(info)), viewer).length > 0;
  const isForSide = hasMate && toSide.value;
  const left = MAX_CHAT_LENGTH - text.value.length;
  const send = async (event: Event) => {
    event.preventDefault();
    const said = text.value.trim();
    if (said && (await vm.command('chat', { text: said, ...(isForSide && { to: 'side' }) }))) text.value = '';
  };
  return (
    <form class="chat-form" onSubmit={send}>
      {hasMate && (
        <label class="chat-to row">
          <input
            type="checkbox"
            checked={isForSide}
            onChange={({ currentTarget }) => {
              toSide.value = currentTarget.checked;
            }}
          />
          {words.onlySide}
        </label>
      )}
      <label class="visually-hidden" for="chat-text">
        {words.label}
      </label>
      <input
        id="chat-text"
        type="text"
        autocomplete="off"
        maxLength={MAX_CHAT_LENGTH}
        value={text}
        placeholder={words.label}
        aria-describedby="chat-hint"
        onInput={({ currentTarget }) => {
          text.value = currentTarget.value;
        }}
      />
      <button type="submit" class="button" aria-label={words.send} title={words.send}>
        <Icon name="talk" />
      </button>
      <p class="hint" id="chat-hint">
        {left <= NEARLY
          ? words.left(left)
          : watches
            ? words.toSpectators
            : isForSide
              ? words.toSide
              : words.toPlayers}
      </p>
    </form>
  );
}
