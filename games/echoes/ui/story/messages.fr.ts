import { french } from '@gonfalon/kernel';
import { buildStoryMessages } from '@gonfalon/ui-kit';
import type { CardId } from '../../content/index.ts';
import { fr } from '../../messages/fr.ts';
import { namesFr } from '../../messages/names.fr.ts';
import type { MomentFacts, Tongue } from './facts.ts';

const { some, list } = french;
const card = (id: CardId) => `« ${namesFr.cards[id].name} »`;

/** `explore 2 tuiles, bâtit un Camp et joue « Levée de bóndi »` */
function workOf({ tiles, camps, barracks, cards, attacks, moves }: MomentFacts['work']): string {
  const done = [
    ...(tiles > 0 ? [`explore ${some(tiles, 'tuile')}`] : []),
    ...(camps > 0 ? ['bâtit un Camp'] : []),
    ...(barracks > 0 ? ['bâtit une Caserne'] : []),
    ...(attacks > 0 ? [`attaque ${some(attacks, 'fois', 'fois')}`] : []),
    ...(cards.length > 0 ? [`joue ${list(cards.map(card))}`] : []),
  ];
  if (done.length > 0) return list(done);
  return moves > 0 ? `déplace ${some(moves, 'unité')}` : 'attend';
}

const theBuilding = { camp: 'le Camp', barracks: 'la Caserne', capital: 'la Capitale' };

const tongue: Tongue = {
  place: ({ options: { map, mode }, players }) =>
    map === 'constantinople' && mode === 'base' && players.length === 2
      ? 'à Constantinople'
      : 'dans les Hautes terres',
  seat: (seat) => fr.seats[seat] ?? '',
  deeds: {
    destroyed: 'Unités ennemies détruites',
    razed: 'Camps et Casernes ennemis détruits',
    siege: 'Dégâts aux Capitales ennemies',
    explored: 'Tuiles explorées',
    built: 'Camps et Casernes construits',
    played: 'Cartes jouées',
  },
  moments: {
    destroyed: ({ seat, owner, card: id, at }, name) =>
      `${name(seat)} détruit ${card(id)} de ${name(owner)} en ${at}.`,
    lost: ({ seat, card: id, at }, name) => `${name(seat)} perd ${card(id)} en ${at}.`,
    razed: ({ seat, owner, building, at }, name) =>
      `${name(seat)} détruit ${theBuilding[building]} de ${name(owner)} en ${at}.`,
    siege: ({ seat, owner, n, left }, name) =>
      left > 0
        ? `${name(seat)} inflige ${some(n, 'dégât')} à la Capitale de ${name(owner)} : il lui reste ${left}.`
        : `${name(seat)} fait tomber la Capitale de ${name(owner)} avec ${some(n, 'dégât')}.`,
    conqueror: ({ seat, card: id, at }, name) => `${name(seat)} fait entrer ${card(id)} en ${at}.`,
    event: ({ seat, card: id }, name) => `${name(seat)} joue l’Événement ${card(id)}.`,
    foiled: ({ seat, card: id }, name) => `${name(seat)} déjoue l’attaque de ${card(id)}.`,
    resigned: ({ seat }, name) => `${name(seat)} abandonne.`,
    work: (facts, name) => `${name(facts.seat)} ${workOf(facts)}.`,
  },
  medals: {
    'first-blood': ({ card: id }) => ({
      name: 'Premier sang',
      why: `A détruit la première unité de la partie : ${card(id)}.`,
    }),
    'hammer-blow': ({ units }) => ({
      name: 'Coup de marteau',
      why: `A détruit ${some(units, 'unité')} en un seul tour.`,
    }),
    'last-word': ({ card: id }) => ({
      name: 'Le dernier mot',
      why: `A détruit un attaquant en contre-attaquant : ${card(id)}.`,
    }),
    kingslayer: ({ card: id }) => ({ name: 'Chute d’un conquérant', why: `A détruit ${card(id)}.` }),
    unbroken: ({ destroyed }) => ({
      name: 'Sans une perte',
      why: `N’a perdu aucune unité, et en a détruit ${destroyed}.`,
    }),
    besieger: ({ damage }) => ({
      name: 'Briseur de murs',
      why: `A infligé ${some(damage, 'dégât')} aux Capitales ennemies.`,
    }),
    pathfinder: ({ tiles }) => ({ name: 'Éclaireur', why: `A exploré ${some(tiles, 'tuile')}.` }),
    steward: ({ camps }) => ({ name: 'Intendant', why: `A construit ${some(camps, 'Camp')}.` }),
    scholar: ({ cards }) => ({
      name: 'Érudit',
      why: `A joué ${some(cards, 'Technologie')}.`,
    }),
  },
  gave: (amount) => some(amount, 'point'),
};

export const storyFr = buildStoryMessages(tongue);
