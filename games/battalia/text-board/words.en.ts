import { english } from '@gonfalon/kernel';
import { namesEn } from '../messages/names.en.ts';
import type { BoardWords } from './board.ts';
import { shortCard, shortLaid, shortPile } from './short-card.ts';

const { some } = english;

export const boardEn: Omit<BoardWords, 'names'> = {
  colon: (before, after) => `${before}: ${after}`,
  when: (round, week, day) => `Round ${round}, week ${week}, day ${day}`,
  oracle: (illuminated, paired) => `Solar Oracle: the sun ray lights the ${illuminated}; paired: ${paired}`,
  turn: (player) => `turn of ${player}`,
  legend: [
    'G B R Y and a digit: a city and its level · n: a neutral city and its defence · *: the ruins (X is 10)',
    '++ a road · ## impassable · f l c m: forest, lake, canyon, mountain · a letter at the top right: heroes',
  ],
  over: 'the game is over',
  seat: (seat) => `Player ${seat + 1}`,
  points: (points) => some(points, 'point'),
  hand: (count) => `hand ${count}`,
  nation: (count) => `nation ${count}`,
  shelter: (count) => `shelter ${count}`,
  ambush: (count) => `ambush ${count}`,
  tokens: (low, high) => `tokens 1/2: ${low}, 3/4: ${high}`,
  heroes: (cells) => `heroes in ${cells.join(', ')}`,
  resigned: 'has resigned',
  yourHand: 'your hand',
  known: 'known in hand',
  table: 'play area',
  tents: 'tents',
  outOfSight: 'out of sight',
  top: 'top of the shelter',
  ambushed: 'in ambush',
  units: 'Units',
  artefacts: 'Artefacts',
  roadsAndCities: 'Cities and roads',
  legendary: 'Legendary artefacts',
  limbo: 'Limbo',
  provisions: 'provisions',
  line: 'Your line',
  none: 'nothing',
  battle: (cell) => `Battle in ${cell}`,
  attacker: (player, total) => `${player} attack with ${total}`,
  defender: (player, total) => `${player} defend with ${total}`,
  guards: 'The guards',
  card: (card) => shortCard(card, namesEn),
  laid: (laid) => shortLaid(laid, namesEn),
  pile: (pile) => shortPile(pile, namesEn),
};
