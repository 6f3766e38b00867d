/** Between two people who share a device: the one has looked, the other has not yet. */
import type { Seat, TableFacts } from '@gonfalon/kernel';
import type { GameUi } from '@gonfalon/ui-kit';
import { Icon } from '@gonfalon/ui-kit';
import { useEffect, useRef } from 'preact/hooks';
import { messages } from '../messages/messages.ts';
import { language } from '../settings/settings.ts';

interface Props {
  readonly seat: Seat;
  readonly name: string;
  readonly ui: GameUi;
  readonly at: TableFacts;
  readonly act: () => void;
}

/** Beside the table: whoever holds the device sees what came of their choice, and covers it. */
export function PassSoon({ seat, name, ui, at, act }: Props) {
  const words = messages.value.offline.pass;
  return (
    <section class="pass-soon" role="status">
      <Mark seat={seat} ui={ui} at={at} />
      <p>{words.next(name)}</p>
      <button type="button" class="button is-first" onClick={act}>
        {words.cover}
      </button>
    </section>
  );
}

/** Over everything, until the next person says that they have it. */
export function PassDevice({ seat, name, ui, at, act }: Props) {
  const words = messages.value.offline.pass;
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus(), []);
  return (
    <section class="pass-device" role="alertdialog" aria-modal="true" aria-labelledby="pass-title">
      <Mark seat={seat} ui={ui} at={at} />
      <h1 id="pass-title">{words.title(name)}</h1>
      <p>{words.why}</p>
      <button ref={button} type="button" class="button is-first" onClick={act}>
        {words.take(name)}
      </button>
    </section>
  );
}

function Mark({ seat, ui, at }: Pick<Props, 'seat' | 'ui' | 'at'>) {
  const { icon, colour } = ui.seatStyle(seat, language.value, at);
  return (
    <span class="pass-mark" style={{ color: colour }}>
      <Icon name={icon} />
    </span>
  );
}
