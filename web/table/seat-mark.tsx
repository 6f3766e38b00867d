/** How a player is marked wherever they are named: colour, sign and letter. */
import type { Seat, TableFacts } from '@gonfalon/kernel';
import type { GameUi } from '@gonfalon/ui-kit';
import { Icon } from '@gonfalon/ui-kit';
import { language } from '../settings/settings.ts';

interface Props {
  readonly ui: GameUi;
  readonly seat: Seat;
  /** What is known of the table: who a seat is may depend on it. */
  readonly at: TableFacts;
}

export function SeatSign({ ui, seat, at }: Props) {
  const { colour, icon, name, letter } = ui.seatStyle(seat, language.value, at);
  return (
    <span class="seat-sign" style={{ '--seat': colour }} title={name}>
      <Icon name={icon} label={name} />
      <span aria-hidden="true">{letter}</span>
    </span>
  );
}
