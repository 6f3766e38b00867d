/** Plays a scenario at once, against bots on this device. */
import { levels } from '@gonfalon/bots';
import type { Json, Params, Seat } from '@gonfalon/kernel';
import { seatCounts } from '@gonfalon/kernel';
import { Icon } from '@gonfalon/ui-kit';
import type { Signal } from '@preact/signals';
import { useState } from 'preact/hooks';
import { createLocal } from '../match-session/local-matches.ts';
import { botName } from '../messages/bot-name.ts';
import { editMessages } from '../messages/edit-messages.ts';
import { messages } from '../messages/messages.ts';
import { go } from '../navigation/router.ts';
import { language } from '../settings/settings.ts';
import { Dialog } from '../table/dialog.tsx';
import { showToast } from '../toasts/toasts.tsx';
import type { EditorContext } from './editor-context.ts';
import { playOf } from './editor-context.ts';
import { Lines, linesOf } from './fault-lines.tsx';

interface Props {
  readonly bench: EditorContext;
  readonly file: Json;
  readonly open: Signal<boolean>;
}

/** Also leads to where a table is set up with it. */
export function TryDialog({ bench, file, id, open }: Props & { readonly id: string }) {
  const words = editMessages.value;
  const isPlayable = playOf(bench, file).faults.length === 0;
  return (
    <Dialog open={open} title={words.tryTitle} class="edit-dialog">
      <TryForm bench={bench} file={file} />
      {isPlayable && <a href={`/play/${bench.cover.id}?with=friends&scenario=${id}`}>{words.withOthers}</a>}
    </Dialog>
  );
}

const FIRST_BOT = 'knight';

export function TryForm({ bench, file }: Omit<Props, 'open'>) {
  const words = editMessages.value;
  const { cover, ui, editor } = bench;
  const { options, seats = seatCounts(cover)[0] ?? 1, faults } = playOf(bench, file);
  const all: readonly Seat[] = Array.from({ length: seats }, (_, seat) => seat);
  const [wanted, setMine] = useState<Seat>(0);
  const mine = Math.min(wanted, seats - 1);
  const [bot, setBot] = useState(FIRST_BOT);
  const [busy, setBusy] = useState(false);

  const play = async (event: Event, chosen: Params) => {
    event.preventDefault();
    setBusy(true);
    const me = { kind: 'me', name: messages.value.lobby.who.me } as const;
    const sitters = all.map((seat) => (seat === mine ? me : ({ kind: 'bot', bot } as const)));
    try {
      go(`/local/${await createLocal({ game: cover.id, options: chosen, seats: sitters })}`);
    } catch (error) {
      showToast(error instanceof Error ? error.message : String(error), 'bad');
      setBusy(false);
    }
  };

  if (!options || faults.length > 0) {
    return (
      <div class="fault">
        {words.faulty}
        <Lines lines={linesOf(editor, faults)} />
      </div>
    );
  }
  return (
    <form class="try-form" onSubmit={(event) => void play(event, options)}>
      <fieldset class="segments">
        <legend>{words.tryCamp}</legend>
        {all.map((seat) => {
          const { name, icon } = ui.seatStyle(seat, language.value, { seats, options });
          return (
            <label key={seat}>
              <input type="radio" name="camp" checked={mine === seat} onChange={() => setMine(seat)} />
              <span>
                <Icon name={icon} /> {name}
              </span>
            </label>
          );
        })}
      </fieldset>
      <label class="field">
        <span class="label">{words.tryBot(seats - 1)}</span>
        <select value={bot} onChange={({ currentTarget }) => setBot(currentTarget.value)}>
          {levels.map(({ name }) => (
            <option key={name} value={name}>
              {botName(name)}
            </option>
          ))}
        </select>
      </label>
      <button type="submit" class="button is-first" disabled={busy}>
        <Icon name="crossed-swords" /> {words.play}
      </button>
    </form>
  );
}
