/** How players are told apart: by their faction once they have one, before that by their seat. */
import type { Language, Seat, TableFacts } from '@gonfalon/kernel';
import type { IconName, SeatStyle } from '@gonfalon/ui-kit';
import type { FactionId } from '../content/index.ts';
import type { View } from '../rules/views.ts';
import { gameMessages } from './messages.ts';

const SIGNS: Readonly<Record<FactionId, { icon: IconName; letter: Readonly<Record<Language, string>> }>> = {
  green: { icon: 'paw-print', letter: { en: 'B', fr: 'U' } },
  blue: { icon: 'trident', letter: { en: 'I', fr: 'I' } },
  red: { icon: 'flame', letter: { en: 'E', fr: 'A' } },
  gold: { icon: 'fluffy-cloud', letter: { en: 'C', fr: 'N' } },
};

const SEAT_ICONS = [
  'crown',
  'crested-helmet',
  'gladius',
  'flying-flag',
] as const satisfies readonly IconName[];

export function seatStyle(seat: Seat, language: Language, at?: TableFacts<View>): SeatStyle {
  const faction = at?.view?.players[seat]?.faction;
  const { names, seats } = gameMessages[language];
  if (faction)
    return {
      colour: `var(--battalia-${faction})`,
      icon: SIGNS[faction].icon,
      name: names.factions[faction].name,
      letter: SIGNS[faction].letter[language],
    };
  return {
    colour: `var(--seat-${seat})`,
    icon: SEAT_ICONS[seat] ?? 'crown',
    name: seats[seat] ?? '',
    letter: String(seat + 1),
  };
}
