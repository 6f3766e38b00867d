import { english } from '@gonfalon/kernel';
import { buildStoryMessages } from '@gonfalon/ui-kit';
import type { UnitTypeId } from '../../content/index.ts';
import { camp } from '../../messages/en.ts';
import { namesEn } from '../../messages/names.en.ts';
import { adventureName } from '../adventure-name.ts';
import type { Move, Tongue } from './facts.ts';

const { some, list } = english;
const figures = (n: number) => some(n, 'figure');
const unit = (type: UnitTypeId) => namesEn.unitTypes[type];
const rarely = (percent: number) =>
  percent < 1
    ? 'less than once in a hundred times'
    : percent === 1
      ? 'once in a hundred times'
      : `${percent} times in a hundred`;
/** `infantry to E10 and F6, archers to G2` */
const moves = (all: readonly Move[]) => all.map(({ type, to }) => `${unit(type)} to ${list(to)}`).join(', ');

const tongue: Tongue = {
  place: ({ adventure }) => `in “${adventureName(adventure, 'en').name}”`,
  seat: camp,
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
    resigned: ({ seat }, name) => `${name(seat)} resigns.`,
    orders: ({ seat, card, units, attacks, moves: made }, name) => {
      if (card === undefined) return `${name(seat)} lets the turn pass without an order.`;
      const plays = `${name(seat)} plays ${namesEn.commands[card].name}`;
      if (made.length > 0) return `${plays}: ${moves(made)}.`;
      if (attacks > 0) return `${plays} and attacks without moving.`;
      if (units === 0) return `${plays} and orders nobody.`;
      return `${plays} and orders ${some(units, 'unit')}, without moving or attacking.`;
    },
    'in-vain': ({ seat, owner, type, attacks }, name) =>
      attacks > 1
        ? `${name(seat)} attacks ${attacks === 2 ? 'twice' : `${attacks} times`} in vain.`
        : `${name(seat)} attacks ${name(owner)}’s ${unit(type)} in vain.`,
    'driven-back': ({ seat, owner, type, hex }, name) =>
      `${name(seat)} drives ${name(owner)}’s ${unit(type)} back to ${hex}.`,
  },
  medals: {
    'first-blood': ({ type }) => ({
      name: 'First blood',
      why: `Destroyed the first unit of the battle: ${unit(type)}.`,
    }),
    'against-all-odds': ({ type, chance }) => ({
      name: 'Against all odds',
      why: `Destroyed a unit (${unit(type)}) with a roll that succeeds ${rarely(chance)}.`,
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
};

export const storyEn = buildStoryMessages(tongue);
