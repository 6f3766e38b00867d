/** How a player is marked everywhere: by the civilisation, once that is known and nobody else has it. */
import type { Language, Seat, TableFacts } from '@gonfalon/kernel';
import type { IconName, SeatStyle } from '@gonfalon/ui-kit';
import type { Civ } from '../content/index.ts';
import type { View } from '../rules/views.ts';
import { gameWords, wordsIn } from './wording.ts';

const SEATS = ['crown', 'crested-helmet', 'gladius', 'flying-flag'] as const satisfies readonly IconName[];

const CIVS: Readonly<Record<Civ, { readonly icon: IconName; readonly letter: string }>> = {
  norse: { icon: 'thor-hammer', letter: 'N' },
  scots: { icon: 'light-thorny-triskelion', letter: 'S' },
  mongols: { icon: 'horse-head', letter: 'M' },
  byzantines: { icon: 'byzantin-temple', letter: 'B' },
  ottomans: { icon: 'concentric-crescents', letter: 'O' },
  hre: { icon: 'iron-cross', letter: 'H' },
  english: { icon: 'lion', letter: 'E' },
};

export function seatStyle(seat: Seat, language: Language, at?: TableFacts<View>): SeatStyle {
  const messages = gameWords(language);
  const players = at?.view?.players ?? [];
  const civ = players[seat]?.civ;
  if (civ && players.filter((one) => one.civ === civ).length === 1)
    return { colour: `var(--echoes-${civ})`, ...CIVS[civ], name: messages.names.civs[civ] };
  return {
    colour: `var(--seat-${seat})`,
    icon: SEATS[seat] ?? 'crown',
    name: messages.seats[seat] ?? '',
    letter: wordsIn(language).letters[seat] ?? '?',
  };
}
