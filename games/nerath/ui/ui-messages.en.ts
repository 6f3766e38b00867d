import { capitalize, english } from '@gonfalon/kernel';
import { namesEn } from '../messages/names.en.ts';
import { army, card, gold, realm, unitCount } from '../messages/things.en.ts';
import type { UiMessages } from './ui-messages.ts';

const { list, some } = english;
const { guardians, units } = namesEn;
const percent = new Intl.NumberFormat('en', { style: 'percent' });
const one = new Intl.NumberFormat('en', { maximumFractionDigits: 1 });
const withChance = (label: string, chance: string | undefined) => (chance ? `${label} · ${chance}` : label);

export const uiMessagesEn: UiMessages = {
  percent: (share) => percent.format(share),
  number: (value) => one.format(value),

  kinds: { land: 'Land territory', sea: 'Sea zone', entrance: 'Dungeon entrance' },
  capitalOf: (id) => `Capital of ${realm(id)}`,
  castle: 'castle',
  held: (id) => `${realm(id)} controls it.`,
  army: (id, units) => `${realm(id)}: ${army(units)}.`,
  strength: (worth, pieces) => `Worth ${gold(worth)} in ${some(pieces, 'piece')}.`,
  empty: 'Nobody stands here.',
  brief: (kind, id) => (id ? `${kind}, ${realm(id)}` : kind),
  adjacent: (places) => `Next to ${list(places)}.`,
  capitalRule: 'Whoever conquers a capital scores 5 victory points; any other enemy land is worth 1.',
  guardian: (id, dice, need, firstStrike) =>
    `${guardians[id]}: ${dice.join(' + ')}, heroes hit on ${need} or more${firstStrike ? ', strikes first' : ''}.`,
  tilesDown: (count) =>
    count === 1 ? 'One guardian tile is face down.' : `${count} guardian tiles are face down.`,
  noTiles: 'Nobody guards it: it cannot be entered.',
  chanceHere: (chance) => `The attack that stands here wins with ${chance}.`,

  price: (n) => `Costs ${gold(n)}.`,
  movement: (steps) => (steps === 0 ? 'Does not move.' : `Moves ${some(steps, 'space')}.`),
  dice: (attack, defence, sea, dungeon) =>
    `Attack ${attack} · defence ${defence} · at sea ${sea} · in dungeons ${dungeon}. Hits on 6 or more.`,
  noDice: '–',
  aboard: (units) => `Aboard: ${army(units)}.`,
  emptyShip: 'Nobody is aboard.',
  dieRule: 'A guardian loses a die for each hit; without dice it is beaten.',
  event: (id) => `Event of ${realm(id)}`,
  treasure: (points) => `Treasure, ${some(points, 'victory point')}`,
  power: 'Power',
  property: 'Property',
  inPlay: 'In play',
  counter: (what, value) =>
    ({
      points: some(value, 'victory point'),
      gold: gold(value),
      income: `income ${value}`,
      events: some(value, 'event card'),
      treasures: some(value, 'treasure'),
    })[what],
  counterRules: {
    points: 'For conquered lands and capitals, and for treasures that are played.',
    gold: 'Pays for new units and castles in the Reinforce phase.',
    income: 'Received at the end of each turn: 1 for each land; half as much without the own capital.',
    events: 'In hand. There is no limit; one is drawn each turn.',
    treasures: 'From dungeons: in hand and in play.',
  },
  eventsOf: (id) => `Events of ${realm(id)}`,
  treasures: 'Treasures',
  knownCards: 'Next cards of your deck',
  noCards: 'No cards in hand.',

  race: 'Victory points',
  points: 'VP',
  goal: (points) => `First to ${points}`,
  treasureGoal: (treasures) => `${treasures} treasures or all capitals`,

  attacks: 'Attacks that stand',
  hint: 'Point at a place to see who stands there.',
  hintMove: 'Press a place of yours, then where they march. Point at a place to see who stands there.',
  legend: { reach: 'may go there', attack: 'attack, chance to win', entrance: 'dungeon: heroes may enter' },
  plan: {
    who: 'Who marches',
    all: (count) => `All ${count}`,
    allButOne: 'All but one',
    none: 'Nobody',
    leaveOne: (unit, going, all) => `${capitalize(units[unit].many)}: ${going} of ${all} go. One fewer.`,
    hint: 'Press a kind to leave one behind. Then press where they go.',
    rule: 'It can be taken back until the Move phase ends, unless a later march builds on it or a card was played.',
    planned: 'Planned marches',
    takeBack: (from, to, count) => `Take back the march of ${some(count, 'unit')} from ${from} to ${to}`,
  },
  battleIn: (place) => `Battle: ${place}`,
  roundAndStep: (round, step) =>
    round === 0
      ? 'Before round 1'
      : `Round ${round} · ${{ start: 'begins', firstStrike: 'First Strike', normal: 'normal step' }[step]}`,
  battleOver: (victors) =>
    victors.length > 0
      ? `${list(victors.map(realm))} ${victors.length > 1 ? 'win' : 'wins'}`
      : 'The guardians win',
  guardians: 'Guardians',
  hits: (count) => (count === 1 ? 'hit' : 'hits'),
  inactive: 'inactive',
  marked: 'marked',
  firstStrike: 'First Strike',
  toTake: (chance, place) => `${chance} to take ${place} if the fight goes on`,
  toHold: (chance, place) => `${chance} to hold ${place} if the fight goes on`,
  expectedLoss: (own, enemy) => `On average the attacker loses ${own} gold, the defender ${enemy}.`,
  goingTo: (from, to) => `${from} → ${to}`,
  whoGoes: 'Only some of them',
  whoIsHit: 'Who is hit?',
  which: 'Choose',
  aboardShip: 'Or aboard a ship',
  goldLeft: (n) => `${gold(n)} left`,
  castles: 'Castles',
  room: (placed, most) => `${placed} of ${most}`,
  noLimit: 'no limit',
  chooseCastle: 'Press a castle on the map or here, then a unit.',
  chooseUnit: 'Now press a unit.',
  foundHint: 'A new castle costs 4 gold: press a land without one.',

  odds: {
    take: (place) => `To take ${place}`,
    hold: (place) => `To hold ${place}`,
    loot: (place) => `To loot ${place}`,
    ownLoss: 'attacker loses on average',
    enemyLoss: 'defender loses on average',
    bothGone: 'nobody left',
    gold: (value) => `${value} gold`,
    noCards: 'Exact, with the usual losses and without cards from hands.',
    leftOut: (cards) => `Not counted: ${list(cards.map((id) => card(`card:${id}`)))}.`,
    hidden: (tiles, worst, best) =>
      `${tiles === 1 ? 'The guardian is' : 'The guardians are'} unknown: from ${worst} to ${best}.`,
  },

  decision: {
    parts: {
      draw: 'Draw',
      move: 'Move',
      battles: 'Battles',
      reposition: 'Reposition',
      reinforce: 'Reinforce',
      income: 'Income',
    },
    whither: (from) => `Where do they go from ${from}?`,
    whatAt: (castle) => `What is raised at ${castle}?`,
    howMany: (unit) => `How many: ${unit}?`,
    whereTo: (unit) => `Where to: ${unit}?`,
    playOn: (name) => `${name}: on whom or what?`,
    all: (count, chance) => withChance(`All ${count}`, chance),
    allButOne: (chance) => withChance('All but one', chance),
    just: (count, unit) => `Just ${unitCount(unit, count)}`,
    endMoves: (attacks) => (attacks === 0 ? 'End moves' : `On to ${some(attacks, 'battle')}`),
    keepGold: (n) => `Done: keep ${gold(n)}`,
    fightOn: (chance) => withChance('Fight on', chance),
    auto: (losses) => `Lose ${army(losses)}`,
  },

  mode: {
    label: 'Sides',
    hint: 'With two or three players it is always Alliances.',
    hints: {
      alliances: 'Karkoth and Iron Circle against Vailin and Nerath.',
      freeForAll: 'Every realm for itself.',
    },
  },
  length: {
    label: 'Length',
    hint: 'Looked at when a game round ends.',
    hints: {
      alliances: {
        short: '20 victory points of a side.',
        medium: '30 victory points of a side.',
        long: 'All four capitals, or 12 treasures of a side.',
      },
      freeForAll: {
        short: '13 victory points.',
        medium: '20 victory points.',
        long: 'All four capitals, or 8 treasures.',
      },
    },
  },
  roundLimit: { label: 'Last round', hint: '0: none. After it whoever leads has won.' },
  groups: {
    units: 'Unit',
    events: 'Event',
    treasures: 'Treasure',
    guardians: 'Guardian',
    lands: 'Land territory',
    seas: 'Sea zone',
    entrances: 'Dungeon entrance',
  },
};
