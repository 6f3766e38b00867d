import { capitalize, english } from '@gonfalon/kernel';
import type { GuardianId, RealmId } from '../content/index.ts';

import type { RolledDie } from '../rules/vocabulary.ts';
import { coverMessages } from './cover.ts';
import type { NerathMessages } from './messages.ts';
import { namesEn } from './names.en.ts';
import { orders } from './orders.en.ts';
import { refusalsEn } from './refusals.en.ts';
import { chaptersEn, rulesEn, rulingsEn } from './rules.en.ts';
import { army, card, gold, hits, of, place, realm, the, unitCount } from './things.en.ts';

const { list, some } = english;
const { guardians, units } = namesEn;

const PARTS = {
  space: 'choose a space',
  from: 'choose where the pieces come from',
  to: 'choose where they go',
  piece: 'choose a piece',
  remove: 'choose a piece to remove',
  who: 'choose who goes, one after the other',
  realm: 'choose a realm',
  card: 'choose the card to put under your deck, or none',
  spread: 'choose a space for each',
} as const;

const MOVES = {
  march: 'March',
  landing: 'Landing',
  fly: 'Flight',
  sail: 'Sailing',
  land: 'Landing',
} as const;

const WINDOWS: Readonly<Record<string, string>> = {
  explore: 'heroes explore it',
  battleStart: 'the battle begins',
  battleRoundStart: 'a battle round begins',
  firstStrike: 'the First Strike step begins',
  beforeRoll: 'your side is about to roll',
  afterRoll: 'your dice are rolled',
  beforeDamage: 'your side is about to take hits',
  unitDestroyed: 'a hero of yours has fallen',
  afterDamage: 'losses have been taken',
  battleRoundEnd: 'the battle round ends',
  battleEnd: 'the battle is over',
  afterAmok: 'you have conquered it',
};

function dieText({ by, unit, sides, face, hits: scored }: RolledDie): string {
  const who = unit ? units[unit].one : (guardians[by as GuardianId] ?? '');
  return `${who ? `${who} ` : ''}d${sides}: ${face}${scored > 0 ? (scored > 1 ? ' ✦✦' : ' ✦') : ''}`;
}

const STEPS = {
  firstStrike: 'First Strike',
  normal: 'normal step',
  death: 'death attack',
  bombardment: 'bombardment',
} as const;

export const en: NerathMessages = {
  language: 'en',
  ...coverMessages.en,
  rules: rulesEn,
  chapters: chaptersEn,
  rulings: rulingsEn,
  names: namesEn,
  seats: Object.values(namesEn.realms).map(({ short }) => short),
  realms: (ids) => list(ids.map(realm)),
  sides: ['Karkoth and Iron Circle', 'Vailin and Nerath'],
  thing: (ref) => capitalize(the(ref)),
  kinds: {
    land: 'a land territory',
    sea: 'a sea zone',
    entrance: 'a dungeon entrance',
    realm: 'a realm',
    card: 'a card',
    unit: 'a unit',
    ship: 'a warship',
    die: 'a die of a guardian',
    number: 'a number',
    way: 'a planned march',
  },

  prompts: {
    turnStart: ({ realm: id }) =>
      `${realm(id)}: your turn begins. Use a property or play a card, or continue.`,
    target: ({ realm: id, card: ref, part, left }) =>
      `${realm(id)}, ${card(ref)}: ${PARTS[part]}${left > 1 ? ` (${left} to choose)` : ''}.`,
    draw: ({ realm: id }) => `${realm(id)}: play cards of the Draw phase, or continue.`,
    move: ({ realm: id }) => `${realm(id)}: march, play a card, or end your movement.`,
    whither: ({ realm: id, from }) => `${realm(id)}: from ${place(from)}, where to?`,
    who: ({ realm: id, move, from, to }) =>
      `${realm(id)}: ${MOVES[move]} from ${place(from)} to ${place(to)}. Who goes?`,
    choose: ({ realm: id, from, to, taken }) =>
      `${realm(id)}: from ${place(from)} to ${place(to)} go ${army(taken)}. Take more, or go.`,
    ship: ({ realm: id, zone, unit }) =>
      `${realm(id)}: choose the warship in ${place(zone)} that the ${units[unit].one} boards.`,
    blockade: ({ realm: id, zone }) =>
      `${realm(id)}: choose the territory that the warship in ${place(zone)} fires at.`,
    interlude: ({ realm: id, active, after }) =>
      `${realm(id)}: ${realm(active)} has ended its ${after === 'move' ? 'movement' : 'battles'}. Play a card, or pass.`,
    battle: ({ realm: id }) => `${realm(id)}: choose the battle to fight next.`,
    landing: ({ realm: id }) => `${realm(id)}: land the cargo of ships that won their battle, or continue.`,
    window: ({ realm: id, space, window, round }) =>
      `${realm(id)}, ${place(space)}${round > 0 ? `, round ${round}` : ''}: ${WINDOWS[window] ?? window}. Play a card, or pass.`,
    share: ({ realm: id, space, hits: n, half, ally }) =>
      `${realm(id)}, ${place(space)}: ${hits(n)} to share with ${realm(ally)}. The half is ${half} for you.`,
    agree: ({ realm: id, space, hits: n, share, ally }) =>
      `${realm(id)}, ${place(space)}: ${realm(ally)} offers to take ${share} of ${hits(n)}. Do you take the rest?`,
    losses: ({ realm: id, space, hits: n }) => `${realm(id)}, ${place(space)}: take ${hits(n)}. Who is hit?`,
    guardians: ({ realm: id, space, hits: n }) =>
      `${realm(id)}, for the guardians of ${place(space)}: ${hits(n)}. Which dice go?`,
    onward: ({ realm: id, space, round }) =>
      `${realm(id)}, ${place(space)}: round ${round} is over. Fight on, or retreat?`,
    scatter: ({ realm: id, space }) => `${realm(id)}: choose who leaves ${place(space)}, and where to.`,
    reroll: ({ realm: id, card: ref }) => `${realm(id)}: ${card(ref)} lets you reroll one missed die.`,
    cancel: ({ realm: id, space, card: ref, hits: n }) =>
      `${realm(id)}, ${place(space)}: ${hits(n)} on your side. Cancel one with ${card(ref)}?`,
    resurrect: ({ realm: id, card: ref, unit }) =>
      `${realm(id)}: a ${units[unit].one} has fallen. Bring a hero back with ${card(ref)} for 1 gold?`,
    amok: ({ realm: id, space }) => `${realm(id)}: who runs amok from ${place(space)}?`,
    looted: ({ realm: id }) => `${realm(id)}: you have found a treasure. Play it now, or keep it.`,
    leave: ({ realm: id, space }) => `${realm(id)}: your heroes must leave ${place(space)}.`,
    fly: ({ realm: id }) => `${realm(id)}: reposition your flying units, or continue.`,
    reinforce: ({ realm: id }) => `${realm(id)}: buy units, or end your turn.`,
    to: ({ realm: id, castle, unit }) =>
      `${realm(id)}: where do the new ${units[unit].many} of ${place(castle)} go, and how many?`,
    valhalla: ({ realm: id }) => `${realm(id)}: Horn of Valhalla adds a footsoldier. Where?`,
    roundEnd: ({ realm: id }) => `${realm(id)}: the game round ends. Play a treasure, or pass.`,
  },

  choices: {
    use: (ref) => `Use ${the(ref)}`,
    play: (ref, ...targets) =>
      targets.length > 0 ? `Play ${the(ref)}: ${targets.map(the).join(', ')}` : `Play ${the(ref)}`,
    done: () => 'Done',
    end: () => 'End movement',
    pass: () => 'Pass',
    space: (ref) => capitalize(the(ref)),
    piece: (at, ref) => `${capitalize(the(ref))} in ${the(at)}`,
    realm: (ref) => capitalize(the(ref)),
    card: (ref) => `Put ${the(ref)} under the deck`,
    none: () => 'Nobody more',
    march: (from, to) => `March from ${the(from)} to ${the(to)}`,
    from: (ref) => `March from ${the(ref)}…`,
    back: () => 'From elsewhere',
    withdraw: (ref) => `Take back: ${the(ref)}`,
    all: () => 'All',
    'all-but-one': () => 'All but one',
    just: (ref, n) => `Just ${of(n, ref)}`,
    choose: () => 'Choose…',
    take: (ref, n) => `Take ${of(n, ref)}`,
    go: () => 'Go',
    aboard: (ref) => `Aboard ${the(ref)}`,
    fire: (at) => `Fire at ${the(at)}`,
    fight: (at) => `Fight in ${the(at)}`,
    half: () => 'Half and half',
    share: (n) => `Take ${the(n)} yourself`,
    accept: () => 'Accept',
    refuse: () => 'Refuse',
    auto: () => 'In the usual order',
    lose: (ref) => `Give a hit to ${the(ref)}`,
    drop: (ref) => `Take away ${the(ref)}`,
    on: () => 'Fight on',
    retreat: (to) => `Retreat to ${the(to)}`,
    scatter: () => 'Retreat to several places',
    send: (ref, to, n) => `Send ${of(n, ref)} to ${the(to)}`,
    reroll: (ref, face) => `Reroll the ${the(face)} of the ${the(ref)}`,
    cancel: () => 'Cancel a hit',
    revive: (ref, at) => `Bring the ${the(ref)} back in ${the(at)}`,
    amok: (ref, to, n) => `${of(n, ref)} run amok in ${the(to)}`,
    leave: (ref, to, n) => `${of(n, ref)} leave for ${the(to)}`,
    fly: (from, to) => `Fly from ${the(from)} to ${the(to)}`,
    raise: (castle, unit) => `Buy a ${the(unit)} at ${the(castle)}`,
    to: (at, n) => `${the(n)} to ${the(at)}`,
    found: (at) => `Build a castle in ${the(at)}`,
    sail: (from, to) => `Sail from ${the(from)} to ${the(to)}`,
    land: (from, to) => `Land from ${the(from)} in ${the(to)}`,
  },

  events: {
    turn: ({ realm: id, round }) => `Round ${round}: ${realm(id)}’s turn.`,
    phase: ({ realm: id, phase }) =>
      `${realm(id)}: ${{ move: 'Move', battles: 'Battles', reposition: 'Reposition', reinforce: 'Reinforce' }[phase]} phase.`,
    drew: ({ realm: id, card: ref }) =>
      ref ? `${realm(id)} draws ${card(ref)}.` : `${realm(id)} draws an event.`,
    'deck-empty': ({ realm: id }) => `${realm(id)} has no event left to draw.`,
    reshuffled: ({ realm: id, count }) => `${realm(id)} shuffles ${some(count, 'event')} into a new deck.`,
    played: ({ realm: id, card: ref }) => `${realm(id)} plays ${card(ref)}.`,
    'no-effect': ({ card: ref }) => `${card(ref)} has no effect.`,
    used: ({ realm: id, card: ref }) => `${realm(id)} uses ${card(ref)}.`,
    points: ({ realm: id, points, total }) =>
      `${realm(id)} scores ${some(points, 'victory point')} and has ${total}.`,
    marched: ({ realm: id, from, to, units: who, move }) =>
      `${realm(id)} ${{ march: 'moves', landing: 'lands', fly: 'flies', sail: 'sails', land: 'lands' }[move]} ${army(who)} from ${place(from)} to ${place(to)}.`,
    withdrawn: ({ realm: id, from, to, units: who }) =>
      `${realm(id)} takes back the march of ${army(who)} from ${place(from)} to ${place(to)}.`,
    added: ({ realm: id, space, units: who }) => `${realm(id)} gets ${army(who)} in ${place(space)}.`,
    removed: ({ realm: id, space, units: who }) => `${realm(id)} removes ${army(who)} from ${place(space)}.`,
    replaced: ({ realm: id, space, unit, by, with: other }) =>
      `${place(space)}: ${realm(id)}’s ${units[unit].one} becomes ${realm(by)}’s ${units[other].one}.`,
    transferred: ({ realm: id, from, to, units: who }) =>
      `${realm(id)} transfers ${army(who)} from ${place(from)} to ${place(to)}.`,
    gold: ({ realm: id, gold: n, from }) =>
      from ? `${realm(id)} takes ${gold(n)} from ${realm(from)}.` : `${realm(id)} gains ${gold(n)}.`,
    paid: ({ realm: id, gold: n }) => `${realm(id)} pays ${gold(n)}.`,
    'move-ended': ({ realm: id, attacks }) =>
      attacks.length > 0
        ? `${realm(id)} ends its movement and attacks ${list(attacks.map(place))}.`
        : `${realm(id)} ends its movement.`,
    lapsed: ({ realm: id, space }) => `${realm(id)}’s attack on ${place(space)} lapses.`,
    battle: ({ realm: id, space, attackers, defenders }) => {
      const others = Object.entries(defenders).map(
        ([owner, who]) => `${realm(owner as RealmId)} with ${army(who)}`,
      );
      return `${realm(id)} attacks ${place(space)} with ${army(attackers)}${others.length > 0 ? `, against ${list(others)}` : ''}.`;
    },
    uncovered: ({ space, tiles }) =>
      `${place(space)} is guarded by ${list(tiles.map((tile) => guardians[tile]))}.`,
    round: ({ space, round }) => `${place(space)}, round ${round}.`,
    rolled: ({ side, step, dice, hits: n }) =>
      `${side === 'attacker' ? 'Attack' : 'Defence'}, ${STEPS[step]}: ${dice.map(dieText).join(', ')}. ${capitalize(hits(n))}.`,
    rerolled: ({ realm: id, dice }) => `${realm(id)} rerolls: ${dice.map(dieText).join(', ')}.`,
    hits: ({ side, hits: n }) => `The ${side} scores ${hits(n)}.`,
    cancelled: ({ realm: id, card: ref, hits: n }) => `${realm(id)} cancels ${hits(n)} with ${card(ref)}.`,
    shared: ({ shares }) =>
      `The hits are shared: ${Object.entries(shares)
        .map(([id, n]) => `${realm(id as RealmId)} ${n}`)
        .join(', ')}.`,
    destroyed: ({ realm: id, space, units: who, why }) =>
      why === 'hit'
        ? `${realm(id)} loses ${army(who)} in ${place(space)}.`
        : `${realm(id)} loses ${army(who)} in ${place(space)}: they have nowhere to go.`,
    marked: ({ realm: id, space, unit }) =>
      unit === 'castle'
        ? `${realm(id)}’s castle in ${place(space)} is inactive for this battle.`
        : `${realm(id)}’s ${units[unit].one} in ${place(space)} takes a hit and fights on.`,
    'guardian-hit': ({ guardian, die }) => `${guardians[guardian]} loses its d${die}.`,
    'guardian-beaten': ({ guardian }) => `${guardians[guardian]} is beaten.`,
    retreated: ({ realm: id, from, to, units: who }) =>
      `${realm(id)} retreats with ${army(who)} from ${place(from)} to ${place(to)}.`,
    won: ({ realm: id, space, fought }) =>
      fought
        ? `${realm(id)} wins the battle in ${place(space)}.`
        : `${realm(id)} meets no resistance in ${place(space)}.`,
    defended: ({ realm: id, space }) =>
      id ? `${realm(id)} keeps ${place(space)}.` : `The attack in ${place(space)} has failed.`,
    conquered: ({ realm: id, space, from, control }) =>
      control === id
        ? `${realm(id)} conquers ${place(space)} from ${realm(from)}.`
        : `${realm(id)} liberates ${place(space)} from ${realm(from)}; it is ${realm(control)}’s again.`,
    looted: ({ realm: id, space, gold: n }) => `${realm(id)} loots ${place(space)}: ${gold(n)}.`,
    'treasure-drawn': ({ realm: id, card: ref }) =>
      ref ? `${realm(id)} finds ${card(ref)}.` : `${realm(id)} finds a treasure.`,
    resurrected: ({ realm: id, unit, space }) =>
      `${realm(id)}’s ${units[unit].one} rises again in ${place(space)}.`,
    'saw-tiles': ({ realm: id, space, tiles }) =>
      tiles
        ? `${realm(id)} looks into ${place(space)}: ${list(tiles.map((tile) => guardians[tile]))}.`
        : `${realm(id)} looks into ${place(space)}.`,
    'saw-deck': ({ realm: id, count, under, cards, card: ref }) => {
      const seen = cards ? `: ${list(cards.map(card))}` : '';
      const put = ref ? `, and puts ${card(ref)} under it` : under ? ', and puts one under it' : '';
      return `${realm(id)} looks at ${some(count, 'card')} of its deck${seen}${put}.`;
    },
    'tile-added': ({ space, count }) => `${some(count, 'guardian tile')} on ${place(space)}.`,
    bought: ({ realm: id, castle, unit, count, space, gold: n }) =>
      `${realm(id)} buys ${unitCount(unit, count)} at ${place(castle)} for ${gold(n)}${space === castle ? '' : `, to ${place(space)}`}.`,
    founded: ({ realm: id, space }) => `${realm(id)} builds a castle in ${place(space)}.`,
    income: ({ realm: id, gold: n, total }) => `${realm(id)} receives ${gold(n)} and has ${total}.`,
    'round-ended': ({ round }) => `Game round ${round} ends.`,
    resigned: ({ realms: ids }) => `${list(ids.map(realm))} resigns.`,
    ended: 'The war is over.',
  },

  refusals: refusalsEn,

  endings: {
    points: 'The goal of victory points is reached.',
    capitals: 'All capitals are in one hand.',
    treasures: 'The goal of treasures is reached.',
    'round-limit': 'The last round is over.',
    resigned: 'The other side has resigned.',
  },
  victory: (ids, draw) =>
    draw
      ? `A draw between ${list(ids.map(realm))}.`
      : `${list(ids.map(realm))} ${ids.length > 1 ? 'win' : 'wins'}.`,

  orders,
  features: {
    points: 'points',
    closing: 'points as the end comes nearer',
    winning: 'the target reached, and ahead',
    income: 'income',
    gold: 'gold',
    army: 'the army',
    castles: 'castles',
    capital: 'the capital held',
    'foreign-capitals': 'capitals of others',
    treasures: 'treasures',
    'hidden-points': 'points of treasures not yet played',
    cards: 'cards in hand',
    exposed: 'land that enemies can take',
    prospects: 'land within reach',
    stranded: 'troops that a stronger enemy can strike',
    closeness: 'troops close to what they can take',
  },

  board: {
    round: (round) => `Round ${round}`,
    phases: {
      turnStart: 'turn start',
      draw: 'Draw',
      move: 'Move',
      battles: 'Battles',
      reposition: 'Reposition',
      reinforce: 'Reinforce',
      income: 'Income',
      roundEnd: 'end of the game round',
    },
    turn: (name) => `${name}’s turn`,
    over: 'The match is over',
    points: (n) => `${n} VP`,
    gold,
    income: (n) => `${n} lands`,
    cards: (n, deck) => `${some(n, 'card')} (deck ${deck})`,
    treasures: (n) => `${some(n, 'treasure')} in hand`,
    hand: 'Events in hand',
    held: 'Treasures in hand',
    inPlay: 'Treasures in play',
    nothing: 'nothing',
    capital: 'capital',
    aboard: 'aboard',
    lands: 'Land territories (owner in brackets):',
    seas: 'Sea zones with pieces:',
    dungeons: 'Dungeon entrances:',
    tiles: (n) => `${some(n, 'tile')} face down`,
    battle: (space, name, round) => `Battle in ${space}: ${name} attacks, round ${round}.`,
    absent: 'absent',
    units: (counts) => counts.map(([id, n]) => unitCount(id, n)).join(', '),
    colon: (before, after) => `${before}: ${after}`,
  },
};
