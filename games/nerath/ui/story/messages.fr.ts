import { french } from '@gonfalon/kernel';
import type { StoryMessages } from '@gonfalon/ui-kit';
import { buildStoryMessages } from '@gonfalon/ui-kit';
import { fr } from '../../messages/fr.ts';
import { card, gold, ofRealm, place, realm } from '../../messages/things.fr.ts';
import type { View } from '../../rules/views.ts';
import type { MomentFacts, Tongue } from './facts.ts';
import { realmsOfSeat } from './parse-events.ts';

const { some, list } = french;

/** `déplace 8 unités et achète pour 6 Or` */
function workOf({ marched, bought, cards }: MomentFacts['work']): string {
  const done = [
    ...(marched > 0 ? [`déplace ${some(marched, 'unité')}`] : []),
    ...(cards > 0 ? [`joue ${some(cards, 'carte')}`] : []),
    ...(bought > 0 ? [`achète pour ${gold(bought)}`] : []),
  ];
  return done.length > 0 ? list(done) : 'attend son heure';
}

const tongue: Tongue = {
  place: () => 'autour de la mer intérieure',
  seat: (seat) => fr.realms(realmsOfSeat(undefined, seat)),
  deeds: {
    conquered: 'Territoires conquis',
    points: 'Points de victoire',
    slain: 'Détruit en bataille (Or)',
    lost: 'Perdu (Or)',
    repelled: 'Attaques repoussées',
    looted: 'Donjons pillés',
    bought: 'Or dépensé en unités',
  },
  moments: {
    conquered: ({ seat, realm: own, space, from }, name) =>
      `${name(seat)} prend un territoire ${ofRealm(from)} pour ${realm(own)} : ${place(space)}.`,
    capital: ({ seat, realm: own, space, from }, name) =>
      `${name(seat)} prend la capitale ${ofRealm(from)} pour ${realm(own)} : ${place(space)}.`,
    liberated: ({ seat, space, ally }, name) =>
      `${name(seat)} libère un territoire ${ofRealm(ally)} : ${place(space)}.`,
    repelled: ({ seat, space, lost }, name) =>
      lost > 0
        ? `${name(seat)} attaque en vain (${place(space)}) et y laisse ${gold(lost)} d’unités.`
        : `${name(seat)} attaque, puis se retire : ${place(space)}.`,
    driven: ({ seat, space }, name) => `${name(seat)} trouve des gardiens trop forts : ${place(space)}.`,
    dragon: ({ seat, space, of }, name) => `${name(seat)} abat un dragon ${ofRealm(of)} : ${place(space)}.`,
    looted: ({ seat, space, gold: found }, name) =>
      found > 0
        ? `${name(seat)} pille un donjon (${place(space)}) : un trésor et ${gold(found)}.`
        : `${name(seat)} pille un donjon (${place(space)}) et y trouve un trésor.`,
    treasure: ({ seat, card: id, points }, name) =>
      `${name(seat)} joue ${card(`card:${id}`)} : ${some(points, 'point')} de victoire.`,
    resigned: ({ seat }, name) => `${name(seat)} abandonne.`,
    work: (facts, name) => `${name(facts.seat)} ${workOf(facts)} pour ${realm(facts.realm)}.`,
  },
  medals: {
    'first-land': ({ space }) => ({
      name: 'Première bannière',
      why: `A conquis le premier territoire de la partie : ${place(space)}.`,
    }),
    capital: ({ space }) => ({
      name: 'Chute d’une capitale',
      why: `A pris une capitale : ${place(space)}.`,
    }),
    conqueror: ({ lands }) => ({ name: 'Conquérant', why: `A conquis ${some(lands, 'territoire')}.` }),
    whirlwind: ({ lands }) => ({
      name: 'Tourbillon',
      why: `A conquis ${some(lands, 'territoire')} en un seul tour.`,
    }),
    'dragon-slayer': ({ space }) => ({
      name: 'Tueur de dragon',
      why: `A abattu le premier dragon de la partie : ${place(space)}.`,
    }),
    explorer: ({ entrances }) => ({ name: 'Explorateur', why: `A pillé ${some(entrances, 'donjon')}.` }),
    hoard: ({ points }) => ({
      name: 'Magot',
      why: `A marqué ${some(points, 'point')} de victoire grâce à des trésors.`,
    }),
    wall: ({ attacks }) => ({ name: 'Rempart', why: `A repoussé ${some(attacks, 'attaque')}.` }),
    admiral: ({ battles }) => ({
      name: 'Amiral',
      why: `A gagné ${some(battles, 'bataille navale', 'batailles navales')}.`,
    }),
  },
  gave: (amount) => some(amount, 'touche'),
};

export const storyFr: StoryMessages<View> = {
  ...buildStoryMessages(tongue),
  seat: (seat, at) => fr.realms(realmsOfSeat(at?.seats, seat)),
};
