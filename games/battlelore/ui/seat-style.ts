/** How the camps are marked everywhere. Their colours are none of those of the troops. */
import type { Language, Seat } from '@gonfalon/kernel';
import type { SeatStyle } from '@gonfalon/ui-kit';
import { CAMPS } from '../content/index.ts';
import { messagesIn } from './messages.ts';

export function seatStyle(seat: Seat, language: Language): SeatStyle {
  const { names, ui } = messagesIn(language);
  const camp = CAMPS[seat] ?? 'pennant';
  return {
    colour: `var(--battlelore-${camp})`,
    icon: camp === 'pennant' ? 'flying-flag' : 'knight-banner',
    name: names.camps[camp].name,
    letter: ui.letters[seat === 0 ? 0 : 1],
  };
}
