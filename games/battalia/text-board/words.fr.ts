import { french } from '@gonfalon/kernel';
import { namesFr } from '../messages/names.fr.ts';
import type { BoardWords } from './board.ts';
import { shortCard, shortLaid, shortPile } from './short-card.ts';

const { some } = french;

export const boardFr: Omit<BoardWords, 'names'> = {
  colon: (before, after) => `${before} : ${after}`,
  when: (round, week, day) => `Tour de jeu ${round}, semaine ${week}, jour ${day}`,
  oracle: (illuminated, paired) => `Oracle Solaire : illuminé ${illuminated} ; apparié ${paired}`,
  turn: (player) => `au tour de ${player}`,
  legend: [
    'G B R Y et un chiffre : une ville et son niveau · n : ville neutre et défense · * : ruines (X vaut 10)',
    '++ route · ## infranchissable · f l c m : forêt, lac, canyon, montagne · lettre en haut à droite : héros',
  ],
  over: 'la partie est finie',
  seat: (seat) => `Joueur ${seat + 1}`,
  points: (points) => some(points, 'point'),
  hand: (count) => `main ${count}`,
  nation: (count) => `nation ${count}`,
  shelter: (count) => `abri ${count}`,
  ambush: (count) => `embuscade ${count}`,
  tokens: (low, high) => `jetons 1/2 : ${low}, 3/4 : ${high}`,
  heroes: (cells) => `héros en ${cells.join(', ')}`,
  resigned: 'a abandonné',
  yourHand: 'votre main',
  known: 'connues en main',
  table: 'aire de jeu',
  tents: 'tentes',
  outOfSight: 'hors de vue',
  top: 'dessus de l’abri',
  ambushed: 'en embuscade',
  units: 'Unités',
  artefacts: 'Artefacts',
  roadsAndCities: 'Villes et routes',
  legendary: 'Artefacts légendaires',
  limbo: 'Limbes',
  provisions: 'provisions',
  line: 'Votre ligne',
  none: 'rien',
  battle: (cell) => `Combat en ${cell}`,
  attacker: (player, total) => `${player} attaquent avec ${total}`,
  defender: (player, total) => `${player} défendent avec ${total}`,
  guards: 'Les gardiens',
  card: (card) => shortCard(card, namesFr),
  laid: (laid) => shortLaid(laid, namesFr),
  pile: (pile) => shortPile(pile, namesFr),
};
