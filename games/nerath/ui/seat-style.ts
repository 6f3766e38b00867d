/** How players are told apart: by the colour, the arms and the letter of the first realm that they play. */
import type { Language, Seat, TableFacts } from '@gonfalon/kernel';
import type { SeatStyle } from '@gonfalon/ui-kit';
import { constants, realms } from '../content/index.ts';
import type { View } from '../rules/views.ts';
import { REALMS } from './look.ts';
import { gameMessages } from './messages.ts';

export function seatStyle(seat: Seat, language: Language, at?: TableFacts<View>): SeatStyle {
  const lists = Object.entries(constants.seats).find(([seats]) => Number(seats) === at?.seats)?.[1];
  const own = (lists ?? constants.seats['4'])[seat] ?? ['nerath'];
  const [first = 'nerath'] = own;
  return {
    colour: `var(--nerath-${first})`,
    icon: REALMS[first].icon,
    name: gameMessages[language].realms(own),
    letter: realms[first].letter,
  };
}
