/** What happened, turn by turn, the newest at the end and in sight. */
import type { GameMessages, Seat } from '@gonfalon/kernel';
import type { Scene } from '@gonfalon/ui-kit';
import { factsOf } from '@gonfalon/ui-kit';
import { useComputed, useSignal } from '@preact/signals';
import { useMemo } from 'preact/hooks';
import { messages } from '../../messages/messages.ts';
import { SeatSign } from '../seat-mark.tsx';
import type { TableViewModel } from '../table-view-model.ts';
import type { LogGroup } from './log-groups.ts';
import { groupByTurn, ofPlayer } from './log-groups.ts';

/** So many turns are shown at first. */
const RECENT = 8;

export function Log({ vm }: { readonly vm: TableViewModel }) {
  const { session, ui } = vm;
  // The log does not tell the end of what is still being played.
  const groups = useComputed(() => {
    const seen = vm.shown.value?.seq ?? 0;
    return groupByTurn(session.news.value.filter(({ seq }) => seq <= seen));
  });
  const player = useSignal<Seat | undefined>(undefined);
  const all = useSignal(false);
  const scene = vm.scene.value;
  const words = messages.value.table.log;
  const found = ofPlayer(groups.value, player.value);
  const shown = all.value ? found : found.slice(-RECENT);
  if (!scene) return null;
  return (
    <section class="log" aria-label={words.title}>
      <h2 class="visually-hidden">{words.title}</h2>
      <label class="log-filter">
        <span>{words.filter}</span>
        <select
          value={player.value ?? ''}
          onChange={({ currentTarget: { value } }) => {
            player.value = value === '' ? undefined : Number(value);
          }}
        >
          <option value="">{words.everybody}</option>
          {scene.names.map((name, seat) => (
            <option key={seat} value={seat}>
              {name}
            </option>
          ))}
        </select>
      </label>
      <div
        class="log-list"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by the keyboard.
        tabIndex={0}
        role="log"
        aria-live="off"
        aria-label={words.title}
      >
        <div>
          {shown.length < found.length && (
            <button
              type="button"
              class="button is-plain"
              onClick={() => {
                all.value = true;
              }}
            >
              {words.earlier}
            </button>
          )}
          {shown.length === 0 && <p class="hint">{words.empty}</p>}
          {shown.map((group) => (
            <TurnLog key={group.key} group={group} words={scene.messages} ui={ui} scene={scene} />
          ))}
        </div>
      </div>
    </section>
  );
}

interface TurnProps {
  readonly group: LogGroup;
  readonly words: GameMessages;
  readonly ui: TableViewModel['ui'];
  readonly scene: Scene;
}

function TurnLog({ group, words, ui, scene }: TurnProps) {
  // Turns that are over do not change: only the last one is told anew.
  const keys = group.lines.map(({ key }) => key).join(' ');
  const colour =
    group.seat === undefined ? '' : ui.seatStyle(group.seat, scene.language, factsOf(scene)).colour;
  return useMemo(
    () => <TurnLines group={group} words={words} ui={ui} scene={scene} />,
    [group.key, keys, words, ui, colour],
  );
}

function TurnLines({ group, words, ui, scene }: TurnProps) {
  return (
    <section class="log-turn">
      <h3>
        {group.seat !== undefined && <SeatSign ui={ui} seat={group.seat} at={factsOf(scene)} />}
        {group.title ? words.event(group.title) : messages.value.table.log.start}
      </h3>
      <ul>
        {group.lines.map(({ key, event }) => (
          <li key={key}>{words.event(event)}</li>
        ))}
      </ul>
    </section>
  );
}
