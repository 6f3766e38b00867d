import { english } from '@gonfalon/kernel';
import { buildStoryMessages } from '@gonfalon/ui-kit';
import { clan, section } from '../../messages/en.ts';
import { namesEn } from '../../messages/names.en.ts';
import type { Tongue, Where } from './facts.ts';

const { some } = english;
const warriors = (n: number) => some(n, 'warrior');
const sections = (n: number) => some(n, 'section');

const rarely = (percent: number) =>
  percent < 1
    ? 'less than one chance in a hundred'
    : some(percent, 'chance in a hundred', 'chances in a hundred');

/** `the Palace`, `the North Gate`, `the Castra in North Block 1` */
function where({ space, tile }: Where): string {
  if (tile === undefined || space === 'PAL') return section(space);
  return `the ${namesEn.tiles[tile].title} in ${section(space)}`;
}

const tongue: Tongue = {
  place: ({ options: { city } }) => (city?.name ? `in “${city.name.en}”` : 'at Tarsos'),
  seat: clan,
  deeds: {
    walls: 'Walls, gates and towers taken',
    districts: 'Districts taken',
    taken: 'Sections taken from rivals',
    repelled: 'Attacks beaten off',
    slain: 'Enemy warriors slain',
    lost: 'Warriors lost',
    loot: 'Loot cards drawn',
  },
  moments: {
    captured: ({ seat, from, ...place }, name) =>
      from === undefined
        ? `${name(seat)} takes ${where(place)}.`
        : `${name(seat)} takes ${where(place)} from ${name(from)}.`,
    repulsed: ({ seat, by, lost, ...place }, name) => {
      const price = lost > 0 ? ` and loses ${warriors(lost)}` : '';
      return by === undefined
        ? `${name(seat)} fails before ${where(place)}${price}.`
        : `${name(by)} holds ${where(place)}: ${name(seat)} is thrown back${price}.`;
    },
    reinforced: ({ seat, warriors: n }, name) =>
      `${warriors(n)} ${n === 1 ? 'comes' : 'come'} to reinforce ${name(seat)}.`,
    robbed: ({ seat, of, card }, name) =>
      `${name(seat)} robs ${name(of)}’s war chest of ${namesEn.loot[card].name}.`,
    eliminated: ({ seat }, name) => `${name(seat)} loses the last warrior and is out of the war.`,
    resigned: ({ seat }, name) => `${name(seat)} resigns.`,
    event: ({ seat, event }, name) => `${name(seat)} has to face an event: ${namesEn.events[event].name}.`,
    'card-played': ({ seat, card }, name) => `${name(seat)} plays ${namesEn.loot[card].name}.`,
    'gave-up': ({ seat, ...place }, name) => `${name(seat)} gives up ${where(place)}.`,
    marched: ({ seat, warriors: n, ...place }, name) =>
      `${name(seat)} leads ${warriors(n)} to ${where(place)}.`,
    fought: ({ seat, ...place }, name) => `${name(seat)} fights for ${where(place)}.`,
    drew: ({ seat, cards }, name) => `${name(seat)} draws ${some(cards, 'loot card')}.`,
    waited: ({ seat }, name) => `${name(seat)} lets the turn pass.`,
  },
  medals: {
    'first-over-the-wall': (place) => ({
      name: 'First over the wall',
      why: `First to plant a flag in the city: ${where(place)}.`,
    }),
    'against-all-odds': ({ chance, held, ...place }) => ({
      name: 'Against all odds',
      why: held
        ? `Held ${where(place)}: ${rarely(chance)} by the dice alone.`
        : `Took ${where(place)}: ${rarely(chance)} by the dice alone.`,
    }),
    'long-siege': ({ exchanges, held, ...place }) => ({
      name: 'The long siege',
      why: `${held ? 'Held' : 'Won'} ${where(place)} after ${exchanges} exchanges.`,
    }),
    unbroken: ({ attacks }) => ({
      name: 'Unbroken',
      why: `Attacked ${attacks} times, and never lost a section.`,
    }),
    'lord-of-the-palace': () => ({ name: 'Lord of the Palace', why: 'Held the Palace at the end.' }),
    whirlwind: ({ sections: n }) => ({ name: 'Whirlwind', why: `Took ${sections(n)} in a single turn.` }),
    'robber-baron': ({ sections: n }) => ({ name: 'Robber baron', why: `Took ${sections(n)} from rivals.` }),
    'full-saddlebags': ({ cards }) => ({ name: 'Full saddlebags', why: `Drew ${some(cards, 'loot card')}.` }),
    'butchers-bill': ({ warriors: n }) => ({
      name: 'Butcher’s bill',
      why: `Paid the highest price: ${warriors(n)} lost.`,
    }),
  },
  gave: (amount) => some(amount, 'pip'),
};

export const storyEn = buildStoryMessages(tongue);
