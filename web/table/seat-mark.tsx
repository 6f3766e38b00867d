/** How a player is marked wherever they are named: colour, sign and letter. */
import type { Seat } from '@gonfalon/kernel';
import type { GameUi } from '@gonfalon/ui-kit';
import { Icon } from '@gonfalon/ui-kit';
import { language } from '../app/settings.ts';

export function SeatSign({ ui, seat }: { readonly ui: GameUi; readonly seat: Seat }) {
  const { colour, icon, name, letter } = ui.seatStyle(seat, language.value);
  return (
    <span class="seat-sign" style={{ '--seat': colour }} title={name}>
      <Icon name={icon} label={name} />
      <span aria-hidden="true">{letter}</span>
    </span>
  );
}
