/** How the clans are told apart: colour, emblem, letter, the cut of their banners and the line around what they hold. */
import type { Language, Seat } from '@gonfalon/kernel';
import type { IconName, SeatStyle } from '@gonfalon/ui-kit';
import { gameMessages } from './messages.ts';

interface Clan {
  readonly icon: IconName;
  readonly letter: Readonly<Record<Language, string>>;
  /** The outline of a hanging banner of 50 by 60 about its middle. */
  readonly banner: string;
  /** The outline of a flag of 40 by 26 that flies to the right. */
  readonly flag: string;
  readonly border: string;
}

const CLANS = [
  {
    icon: 'wolf-head',
    letter: { en: 'W', fr: 'L' },
    banner: 'M-25-30H25V34L0,22L-25,34Z',
    flag: 'M0-13H40L33,0L40,13H0Z',
    border: 'none',
  },
  {
    icon: 'eagle-head',
    letter: { en: 'H', fr: 'F' },
    banner: 'M-25-30H25V15L0,32L-25,15Z',
    flag: 'M0-13H29L42,0L29,13H0Z',
    border: '17 8',
  },
  {
    icon: 'bear-head',
    letter: { en: 'B', fr: 'O' },
    banner: 'M-25-30H25V21a8.33 9 0 0 1-16.67 0a8.33 9 0 0 1-16.67 0a8.33 9 0 0 1-16.66 0Z',
    flag: 'M0-13H36a4.4 4.4 0 0 1 0 8.7a4.4 4.4 0 0 1 0 8.7a4.4 4.4 0 0 1 0 8.6H0Z',
    border: '4 7',
  },
  {
    icon: 'stag-head',
    letter: { en: 'S', fr: 'C' },
    banner: 'M-25-30H25V4A25 26 0 0 1-25,4Z',
    flag: 'M0-13H28A13 13 0 0 1 28,13H0Z',
    border: '18 6 4 6',
  },
] as const satisfies readonly Clan[];

export function clanOf(seat: Seat): Clan {
  return CLANS[seat] ?? CLANS[0];
}

export function seatStyle(seat: Seat, language: Language): SeatStyle {
  const { icon, letter } = clanOf(seat);
  return {
    colour: `var(--seat-${seat})`,
    icon,
    name: gameMessages[language].seats[seat] ?? '',
    letter: letter[language],
  };
}
