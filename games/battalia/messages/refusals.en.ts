import type { RefusalContext } from '@gonfalon/kernel';
import { capitalize, english } from '@gonfalon/kernel';
import type { Card, Cost, FactionId } from '../content/index.ts';
import { kindOf } from '../content/index.ts';
import { namesEn } from './names.en.ts';
import { aKind, cost, held, hero, label, people, pileName, theCard } from './phrases.en.ts';
import type { Tables } from './tables.ts';

const { factions } = namesEn;
const { some } = english;
const price = ({ params }: RefusalContext): string | undefined =>
  params.cost ? cost(params.cost as Cost) : undefined;
const first = ({ where }: RefusalContext): string => where[0] ?? '';
const faction = (ref: string): string =>
  Object.hasOwn(factions, ref) ? people(ref as FactionId) : `“${ref}”`;
const card = (ref: string): string => (kindOf(ref) === 'card' ? theCard(ref as Card) : held(ref));

export const refusalsEn: Tables['refusals'] = {
  'BTA-1.12': (about) => `The pile is empty: no ${pileName(first(about))} is left.`,
  'BTA-2.8': (about) =>
    about.params.inPlay
      ? `${capitalize(faction(first(about)))} already have a leader.`
      : `${capitalize(faction(first(about)))} are not in this game.`,
  'BTA-2.9': (about) =>
    about.params.taken
      ? `Another player already starts in ${first(about)}.`
      : `${capitalize(first(about))} is not a starting city.`,
  'BTA-3.1': (about) => {
    if (about.params.verb !== undefined) return 'You can only do that at another time of the turn.';
    return first(about)
      ? `${capitalize(label(first(about)))} has no part in what is asked now.`
      : 'Finish what you have begun first.';
  },
  'BTA-4.1': () => 'You have no cohort: it takes 3 cards of one faction in your hand.',
  'BTA-4.5': (about) => `You cannot show your cohort to ${label(first(about))}: choose an opponent.`,
  'BTA-4.6': () => 'You have no hand card to redeal.',
  'BTA-5.2': () => 'An ambush takes two cards of your hand: one to hide, one to remove.',
  'BTA-5.3': () => 'Your three ambush slots are taken.',
  'BTA-5.4': (about) => `${capitalize(card(first(about)))} is not one of the three cards in your ambush.`,
  'BTA-5.6': () => 'Your deck has 10 cards and may not get smaller.',
  'BTA-6.5': (about) => `No exact payment has one more use of ${card(first(about))}.`,
  'BTA-6.12': (about) =>
    `${capitalize(card(first(about)))} has already been used this turn and cannot be stored.`,
  'BTA-6.13': (about) => `You do not have ${card(first(about))} to play.`,
  'BTA-6.17': (about) => `${capitalize(card(first(about)))} can no longer be transformed this turn.`,
  'BTA-7.1': (about) =>
    price(about)
      ? `${capitalize(aKind(first(about)))} costs ${price(about)}, which you cannot pay exactly.`
      : `You can only hire units, not ${aKind(first(about))}.`,
  'BTA-8.1': (about) =>
    price(about)
      ? `${capitalize(aKind(first(about)))} costs ${price(about)}, which you cannot pay exactly.`
      : `You can only create artefacts, not ${aKind(first(about))}.`,
  'BTA-8.3': (about) => `${capitalize(faction(first(about)))} have no cards in this game.`,
  'BTA-9.1': (about) =>
    `${capitalize(aKind(first(about)))} costs ${price(about)}, which you cannot pay exactly.`,
  'BTA-9.2': (about) =>
    price(about)
      ? `A city of level ${about.params.level} costs ${price(about)}, which you cannot pay exactly.`
      : `A city has a level from 1 to 4, not ${about.params.level}.`,
  'BTA-9.3': (about) => {
    if (about.params.top) return `The city in ${first(about)} already has the highest level.`;
    return price(about)
      ? `To upgrade ${first(about)} costs ${price(about)}, which you cannot pay exactly.`
      : `You have no city in ${first(about)} to upgrade.`;
  },
  'BTA-9.4': (about) => {
    if (about.params.nowhere) return `There is no legal place for ${aKind(first(about))}.`;
    if (about.params.exits)
      return `${capitalize(aKind(first(about)))} cannot be turned to the exits ${about.params.exits}.`;
    return `${capitalize(aKind(first(about)))} does not belong here: choose the kind of card that you build.`;
  },
  'BTA-9.5': (about) => `The cell ${first(about)} is not free.`,
  'BTA-9.6': (about) => `No card lies beside ${first(about)}.`,
  'BTA-9.7': (about) => `A city already lies beside ${first(about)}.`,
  'BTA-9.8': (about) =>
    about.params.exits
      ? `With the exits ${about.params.exits} the card does not fit its neighbours in ${first(about)}.`
      : `The card does not fit its neighbours in ${first(about)}, however it is turned.`,
  'BTA-9.10': (about) => `No road would link ${first(about)} to a city of yours.`,
  'BTA-9.12': (about) =>
    first(about)
      ? `You have no free token of level ${about.params.level} for ${first(about)}.`
      : `You have no free token of level ${about.params.level}.`,
  'BTA-11.3': (about) => {
    if (about.params.source) return `${capitalize(card(first(about)))} cannot act as an amulet.`;
    return first(about) ? 'An amulet cannot be put on itself.' : 'You have no amulet to use.';
  },
  'BTA-11.7': (about) => {
    if (about.params.source) return `${capitalize(card(first(about)))} cannot act as a title.`;
    if (about.params.lord) return 'A lord has the highest rank.';
    if (about.params.pile) return `The title does not lead to ${aKind(first(about))}.`;
    return first(about)
      ? `Only units can be upgraded, not ${card(first(about))}.`
      : 'You have no title to use.';
  },
  'BTA-11.8': (about) => {
    if (about.params.source) return `${capitalize(card(first(about)))} cannot act as a scroll.`;
    if (about.params.itself) return 'To convert a scroll itself is another action.';
    if (about.params.faction) return `The card cannot be given to ${faction(first(about))}.`;
    return first(about)
      ? `${capitalize(card(first(about)))} has no faction that could be changed.`
      : 'You have no magic scroll to use.';
  },
  'BTA-11.10': (about) => {
    if (about.params.source) return `${capitalize(card(first(about)))} cannot act as a tent.`;
    if (about.params.itself) return 'A tent cannot be stored in itself.';
    if (about.params.provision)
      return `With ${card(first(about))} stored, you have no provision left to pay.`;
    return 'You have no tent to pitch.';
  },
  'BTA-11.11': (about) =>
    about.params.fresh
      ? `You have pitched ${label(first(about))} this turn: it can be struck later.`
      : `You have no ${label(first(about))}.`,
  'BTA-11.14': (about) => `${capitalize(card(first(about)))} cannot convert itself now.`,
  'BTA-12.1': (about) =>
    `${capitalize(card(first(about)))} is legendary: it can be neither transformed nor stored.`,
  'BTA-12.5': (about) =>
    first(about)
      ? `Your hero cannot land on ${first(about)}: choose another card of the map.`
      : 'You do not hold the Wings of Aviena.',
  'BTA-12.6': (about) => {
    if (about.params.empty) return 'Your nation is empty.';
    if (about.params.missing) return `${capitalize(card(first(about)))} is not in your nation.`;
    return first(about)
      ? `${capitalize(card(first(about)))} is not the Horn of Baldur.`
      : 'You do not hold the Horn of Baldur.';
  },
  'BTA-13.1': (about) => {
    if (about.params.heroes) return 'Both your heroes are on the map.';
    return first(about)
      ? `You have no city in ${first(about)} to recruit in.`
      : `A hero costs ${price(about)}, which you cannot pay exactly.`;
  },
  'BTA-13.3': (about) => `Your hero cannot reach ${first(about)} by road.`,
  'BTA-13.8': (about) => {
    if (about.params.price === undefined) return `You have no ${hero(first(about))} on the map.`;
    return first(about)
      ? `The way to ${first(about)} costs ${some(Number(about.params.price), 'provision')}, more than you have.`
      : 'You have no provision to walk with.';
  },
  'BTA-13.9': (about) => {
    if (!first(about)) return 'You have no horse to ride.';
    return about.params.price === 0
      ? `The way to ${first(about)} is free: walk.`
      : `${capitalize(first(about))} is ${about.params.price} steps away, too far for one horse.`;
  },
  'BTA-13.10': (about) =>
    `Two of your heroes stand there: ${label(first(about))} goes with the one of the lower number.`,
  'BTA-14.1': (about) => `You have no hero beside ${label(first(about))}, or it is no enemy.`,
  'BTA-14.3': (about) =>
    first(about)
      ? `${capitalize(card(first(about)))} is not a weapon: it cannot open a battle.`
      : 'You have no weapon to open a battle with.',
  'BTA-14.10': () => 'Only a hero under attack can retreat, not a city.',
  'BTA-14.14': (about) => `Only ${about.params.count} of your heroes can join, not ${about.params.number}.`,
  'BTA-14.18': (about) =>
    about.params.strength === 0
      ? `${capitalize(card(first(about)))} has no strength to lay in the line.`
      : `${capitalize(label(first(about)))} cannot be played in a battle.`,
  'BTA-14.20': (about) => `${capitalize(card(first(about)))} cannot be put on an amulet in a battle.`,
  'BTA-14.24': (about) =>
    about.params.hero === false
      ? `You have no hero in ${first(about)}.`
      : `There is no undefended city in ${first(about)}.`,
  'BTA-14.28': (about) => `${capitalize(first(about))} is not 2 or 3 cards away by road.`,
  'BTA-14.29': (about) =>
    kindOf(first(about)) === 'card'
      ? `${capitalize(card(first(about)))} does not pay for a retreat over ${about.params.distance} cards.`
      : `You cannot pay for the retreat to ${first(about)}: ${some(Number(about.params.distance), 'provision')} or a horse.`,
  'BTA-14.30': (about) => `Your hero cannot retreat to ${first(about)}: it is held by an enemy.`,
  'BTA-14.34': ({ params }) =>
    params.total === undefined
      ? 'You have laid enough: stop here instead of giving up.'
      : `You have ${params.total} and need ${params.threshold}.`,
  'BTA-14.37': () => 'There is no set of cards that just suffices.',
  'BTA-15.1': (about) =>
    about.params.guards === 0
      ? `Nobody guards ${first(about)}.`
      : `You have no hero in ${first(about)} to assault it.`,
  'BTA-15.4': (about) => {
    if (about.params.gone) return `${capitalize(card(first(about)))} is no longer there.`;
    return kindOf(first(about)) === 'cell'
      ? 'You have no hero in the ruins.'
      : `${capitalize(label(first(about)))} is not a legendary artefact.`;
  },
  'BTA-15.5': ({ params }) =>
    params.left === 0
      ? 'The ruins hold no legendary artefact any more.'
      : 'You already own a legendary artefact.',
  'BTA-19.5': (about) =>
    `This hero has used the free move: do something else before going to ${first(about)}.`,
  'BTA-20.5': () => 'You have already annexed the one guarded city that you may.',
};
