import { english } from '@gonfalon/kernel';
import { buildStoryMessages } from '@gonfalon/ui-kit';
import type { CardId } from '../../content/index.ts';
import { en } from '../../messages/en.ts';
import { namesEn } from '../../messages/names.en.ts';
import type { MomentFacts, Tongue } from './facts.ts';

const { some, list } = english;
const card = (id: CardId) => namesEn.cards[id].name;

/** `explores 2 tiles, builds a Camp and plays Bondi Levy` */
function workOf({ tiles, camps, barracks, cards, attacks, moves }: MomentFacts['work']): string {
  const done = [
    ...(tiles > 0 ? [`explores ${some(tiles, 'tile')}`] : []),
    ...(camps > 0 ? ['builds a Camp'] : []),
    ...(barracks > 0 ? ['builds a Barracks'] : []),
    ...(attacks > 0 ? [`attacks ${some(attacks, 'time')}`] : []),
    ...(cards.length > 0 ? [`plays ${list(cards.map(card))}`] : []),
  ];
  if (done.length > 0) return list(done);
  return moves > 0 ? `moves ${some(moves, 'unit')}` : 'waits';
}

const tongue: Tongue = {
  place: ({ options: { map, mode }, players }) =>
    map === 'constantinople' && mode === 'base' && players.length === 2
      ? 'at Constantinople'
      : 'in the Highlands',
  seat: (seat) => en.seats[seat] ?? '',
  deeds: {
    destroyed: 'Enemy units destroyed',
    razed: 'Enemy Camps and Barracks destroyed',
    siege: 'Damage to enemy Capitals',
    explored: 'Tiles explored',
    built: 'Camps and Barracks built',
    played: 'Cards played',
  },
  moments: {
    destroyed: ({ seat, owner, card: id, at }, name) =>
      `${name(seat)} destroys ${name(owner)}’s ${card(id)} on ${at}.`,
    lost: ({ seat, card: id, at }, name) => `${name(seat)} loses ${card(id)} on ${at}.`,
    razed: ({ seat, owner, building, at }, name) =>
      `${name(seat)} destroys ${name(owner)}’s ${namesEn.buildings[building]} on ${at}.`,
    siege: ({ seat, owner, n, left }, name) =>
      left > 0
        ? `${name(seat)} deals ${n} damage to ${name(owner)}’s Capital: ${left} left.`
        : `${name(seat)} brings down ${name(owner)}’s Capital with ${n} damage.`,
    conqueror: ({ seat, card: id, at }, name) => `${name(seat)} brings ${card(id)} onto the map on ${at}.`,
    event: ({ seat, card: id }, name) => `${name(seat)} plays the Event ${card(id)}.`,
    foiled: ({ seat, card: id }, name) => `${name(seat)} foils the attack of ${card(id)}.`,
    resigned: ({ seat }, name) => `${name(seat)} gives up.`,
    work: (facts, name) => `${name(facts.seat)} ${workOf(facts)}.`,
  },
  medals: {
    'first-blood': ({ card: id }) => ({
      name: 'First blood',
      why: `Destroyed the first unit of the match: ${card(id)}.`,
    }),
    'hammer-blow': ({ units }) => ({
      name: 'Hammer blow',
      why: `Destroyed ${some(units, 'unit')} in a single turn.`,
    }),
    'last-word': ({ card: id }) => ({
      name: 'The last word',
      why: `Destroyed an attacker by striking back: ${card(id)}.`,
    }),
    kingslayer: ({ card: id }) => ({ name: 'Fall of a conqueror', why: `Destroyed ${card(id)}.` }),
    unbroken: ({ destroyed }) => ({
      name: 'Unbroken',
      why: `Lost no unit, and destroyed ${destroyed}.`,
    }),
    besieger: ({ damage }) => ({
      name: 'Breaker of walls',
      why: `Dealt ${damage} damage to enemy Capitals.`,
    }),
    pathfinder: ({ tiles }) => ({ name: 'Pathfinder', why: `Explored ${some(tiles, 'tile')}.` }),
    steward: ({ camps }) => ({ name: 'Steward of the land', why: `Built ${some(camps, 'Camp')}.` }),
    scholar: ({ cards }) => ({
      name: 'Scholar',
      why: `Played ${cards} Technologies.`,
    }),
  },
  gave: (amount) => some(amount, 'point'),
};

export const storyEn = buildStoryMessages(tongue);
