import { english } from '@gonfalon/kernel';
import type { UnitTypeId } from '../../content/index.ts';
import { namesEn } from '../../messages/names.en.ts';
import { storyWords } from './words.ts';

const { some } = english;
const figures = (n: number) => some(n, 'figure');
const unit = (type: UnitTypeId) => namesEn.unitTypes[type];

export const storyEn = storyWords({
  language: 'en',
  place: (adventure) => `in “${adventure}”`,
  deeds: {
    destroyed: 'Enemy units destroyed',
    felled: 'Enemy figures felled',
    driven: 'Hexes that enemies were driven back',
    ignored: 'Flags ignored',
    lore: 'Lore cards played',
  },
  moments: {
    destroyed: ({ seat, owner, type, hex }, name) =>
      `${name(seat)} destroys ${name(owner)}’s ${unit(type)} on ${hex}.`,
    mauled: ({ seat, owner, type, hex, figures: n }, name) =>
      `${name(seat)} fells ${figures(n)} of ${name(owner)}’s ${unit(type)} on ${hex}.`,
    objective: ({ seat, hex, banners }, name) =>
      `${name(seat)} comes to ${hex}, which is worth ${some(banners, 'banner')}.`,
    'lore-played': ({ seat, card }, name) => `${name(seat)} plays ${namesEn.lore[card].name}.`,
    'stronghold-taken': ({ seat, owner, hex }, name) =>
      `${name(seat)} storms ${name(owner)}’s Stronghold on ${hex}.`,
    'stronghold-retaken': ({ seat, hex }, name) => `${name(seat)} wins the Stronghold on ${hex} back.`,
    resigned: ({ seat }, name) => `${name(seat)} gives up the battle.`,
  },
  medals: {
    'first-blood': ({ type }) => ({
      name: 'First blood',
      why: `Destroyed the first unit of the battle: ${unit(type)}.`,
    }),
    'against-all-odds': ({ type, chance }) => ({
      name: 'Against all odds',
      why: `Destroyed a unit (${unit(type)}) with a roll that succeeds ${chance} times in a hundred.`,
    }),
    'monster-slayer': ({ type }) => ({ name: 'Monster slayer', why: `Killed the enemy’s ${unit(type)}.` }),
    unbroken: ({ destroyed }) => ({
      name: 'Unbroken',
      why: `Lost no unit, and destroyed ${destroyed}.`,
    }),
    'hammer-blow': ({ units }) => ({
      name: 'Hammer blow',
      why: `Destroyed ${some(units, 'unit')} in a single turn.`,
    }),
    'last-word': ({ type }) => ({
      name: 'The last word',
      why: `Destroyed its attacker by striking back: ${unit(type)}.`,
    }),
    'they-shall-not-pass': ({ flags }) => ({
      name: 'They shall not pass',
      why: `Stood fast against ${some(flags, 'flag')}.`,
    }),
    'keeper-of-the-lore': ({ cards }) => ({
      name: 'Keeper of the Lore',
      why: `Played ${some(cards, 'Lore card')}.`,
    }),
    'butchers-bill': ({ figures: n }) => ({
      name: 'Butcher’s bill',
      why: `Paid the highest price: ${figures(n)} lost.`,
    }),
  },
  gave: (amount) => some(amount, 'hit'),
});
