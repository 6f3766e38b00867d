import { english } from '@gonfalon/kernel';
import { buildStoryMessages } from '@gonfalon/ui-kit';
import { en } from '../../messages/en.ts';
import { cards, theCard } from '../../messages/phrases.en.ts';
import type { MomentFacts, Tongue } from './facts.ts';

const { some, list } = english;

/** `builds 2 roads and gains a blue chief` */
function workOf({ roads, gained, changed, recruited, moved, hidden, stored }: MomentFacts['work']): string {
  const done = [
    ...(roads > 0 ? [`builds ${some(roads, 'road')}`] : []),
    ...(gained.length > 0 ? [`gains ${cards(gained)}`] : []),
    ...(changed > 0 ? [`changes ${some(changed, 'card')}`] : []),
    ...(recruited > 0 ? [`recruits ${some(recruited, 'hero', 'heroes')}`] : []),
    ...(stored > 0 ? [`pitches ${some(stored, 'tent')}`] : []),
    ...(hidden > 0 ? [`hides ${some(hidden, 'card')} in ambush`] : []),
  ];
  if (done.length > 0) return list(done);
  return moved > 0 ? 'moves on the map' : 'waits';
}

const tongue: Tongue = {
  place: () => 'in the lands of Battalia',
  seat: (seat) => en.seats[seat] ?? '',
  deeds: {
    conquered: 'Cities conquered',
    annexed: 'Neutral cities annexed',
    built: 'Cities built',
    raised: 'Cities upgraded',
    held: 'Attacks beaten off',
    gained: 'Units and artefacts gained',
  },
  moments: {
    conquered: ({ seat, from, cell, level }, name) =>
      `${name(seat)} takes the city in ${cell}, level ${level}, from ${name(from)}.`,
    annexed: ({ seat, cell, level }, name) =>
      `${name(seat)} annexes the neutral city in ${cell} at level ${level}.`,
    built: ({ seat, cell, level }, name) => `${name(seat)} builds a city of level ${level} in ${cell}.`,
    raised: ({ seat, cell, level }, name) => `${name(seat)} upgrades the city in ${cell} to level ${level}.`,
    held: ({ seat, over, total, against }, name) =>
      `${name(seat)} beats off the attack of ${name(over)}, ${total} to ${against}.`,
    beat: ({ seat, over, total, against }, name) =>
      `${name(seat)} drives a hero of ${name(over)} off the map, ${total} to ${against}.`,
    failed: ({ seat, cell }, name) => `${name(seat)} fails at the walls of ${cell}.`,
    legend: ({ seat, card }, name) => `${name(seat)} wins ${theCard(card)}.`,
    resigned: ({ seat }, name) => `${name(seat)} gives up.`,
    work: (facts, name) => `${name(facts.seat)} ${workOf(facts)}.`,
  },
  medals: {
    pioneer: ({ cell }) => ({ name: 'Pioneer', why: `Annexed the first neutral city, in ${cell}.` }),
    conqueror: ({ cities }) => ({
      name: 'Conqueror',
      why: `Took ${some(cities, 'city', 'cities')} from other players.`,
    }),
    steadfast: ({ battles }) => ({ name: 'Steadfast', why: `Beat off ${some(battles, 'attack')}.` }),
    founder: ({ cities }) => ({ name: 'Founder', why: `Built ${some(cities, 'city', 'cities')}.` }),
    'master-builder': ({ levels }) => ({
      name: 'Master builder',
      why: `Upgraded cities ${some(levels, 'time')}.`,
    }),
    'road-maker': ({ roads }) => ({ name: 'Road maker', why: `Built ${some(roads, 'road')}.` }),
    'great-line': ({ total }) => ({ name: 'Heavy blow', why: `Won a fight with a total of ${total}.` }),
    'full-turn': ({ lines }) => ({ name: 'A full day', why: `Played ${lines} lines in a single turn.` }),
    legend: ({ card }) => ({ name: 'Legendary', why: `Was the first to win one: ${theCard(card)}.` }),
  },
  gave: (amount) => some(amount, 'useful roll'),
};

export const storyEn = buildStoryMessages(tongue);
