import { english } from '@gonfalon/kernel';
import type { StoryMessages } from '@gonfalon/ui-kit';
import { buildStoryMessages } from '@gonfalon/ui-kit';
import { en } from '../../messages/en.ts';
import { card, gold, place, realm } from '../../messages/things.en.ts';
import type { View } from '../../rules/views.ts';
import type { MomentFacts, Tongue } from './facts.ts';
import { realmsOfSeat } from './parse-events.ts';

const { some, list } = english;

/** `moves 8 units and buys for 6 gold` */
function workOf({ marched, bought, cards }: MomentFacts['work']): string {
  const done = [
    ...(marched > 0 ? [`moves ${some(marched, 'unit')}`] : []),
    ...(cards > 0 ? [`plays ${some(cards, 'card')}`] : []),
    ...(bought > 0 ? [`buys for ${gold(bought)}`] : []),
  ];
  return done.length > 0 ? list(done) : 'bides its time';
}

const tongue: Tongue = {
  place: () => 'around the inner sea',
  seat: (seat) => en.realms(realmsOfSeat(undefined, seat)),
  deeds: {
    conquered: 'Lands conquered',
    points: 'Victory points',
    slain: 'Gold’s worth destroyed in battle',
    lost: 'Gold’s worth lost',
    repelled: 'Attacks withstood',
    looted: 'Dungeons looted',
    bought: 'Gold spent on units',
  },
  moments: {
    conquered: ({ seat, realm: own, space, from }, name) =>
      `${name(seat)} takes ${place(space)} for ${realm(own)} from ${realm(from)}.`,
    capital: ({ seat, realm: own, space, from }, name) =>
      `${name(seat)} storms ${place(space)}, the capital of ${realm(from)}, for ${realm(own)}.`,
    liberated: ({ seat, space, ally }, name) => `${name(seat)} frees ${place(space)} for ${realm(ally)}.`,
    repelled: ({ seat, space, lost }, name) =>
      lost > 0
        ? `${name(seat)} attacks ${place(space)} in vain and loses ${gold(lost)}’s worth.`
        : `${name(seat)} attacks ${place(space)} and draws back.`,
    driven: ({ seat, space }, name) => `${name(seat)} finds too strong guardians in ${place(space)}.`,
    dragon: ({ seat, space, of }, name) => `${name(seat)} slays a dragon of ${realm(of)} in ${place(space)}.`,
    looted: ({ seat, space, gold: found }, name) =>
      found > 0
        ? `${name(seat)} loots ${place(space)}: a treasure and ${gold(found)}.`
        : `${name(seat)} loots ${place(space)} and finds a treasure.`,
    treasure: ({ seat, card: id, points }, name) =>
      `${name(seat)} plays ${card(`card:${id}`)} for ${some(points, 'victory point')}.`,
    resigned: ({ seat }, name) => `${name(seat)} gives up.`,
    work: (facts, name) => `${name(facts.seat)} ${workOf(facts)} for ${realm(facts.realm)}.`,
  },
  medals: {
    'first-land': ({ space }) => ({
      name: 'First banner',
      why: `Conquered the first land of the match: ${place(space)}.`,
    }),
    capital: ({ space }) => ({ name: 'Fall of a capital', why: `Took ${place(space)}.` }),
    conqueror: ({ lands }) => ({ name: 'Conqueror', why: `Conquered ${some(lands, 'land')}.` }),
    whirlwind: ({ lands }) => ({
      name: 'Whirlwind',
      why: `Conquered ${some(lands, 'land')} in a single turn.`,
    }),
    'dragon-slayer': ({ space }) => ({
      name: 'Dragon slayer',
      why: `Felled a dragon in ${place(space)}, the first of the match.`,
    }),
    explorer: ({ entrances }) => ({ name: 'Explorer', why: `Looted ${some(entrances, 'dungeon')}.` }),
    hoard: ({ points }) => ({
      name: 'Hoard',
      why: `Scored ${some(points, 'victory point')} with treasures.`,
    }),
    wall: ({ attacks }) => ({ name: 'Wall', why: `Withstood ${some(attacks, 'attack')}.` }),
    admiral: ({ battles }) => ({ name: 'Admiral', why: `Won ${some(battles, 'battle')} at sea.` }),
  },
  gave: (amount) => some(amount, 'hit'),
};

export const storyEn: StoryMessages<View> = {
  ...buildStoryMessages(tongue),
  seat: (seat, at) => en.realms(realmsOfSeat(at?.seats, seat)),
};
