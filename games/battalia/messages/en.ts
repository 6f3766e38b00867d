import { capitalize, english } from '@gonfalon/kernel';
import type { Card, FactionId } from '../content/index.ts';
import { constants, kindOf } from '../content/index.ts';
import { boardEn } from '../text-board/words.en.ts';
import { coverWords } from './cover.ts';
import { namesEn } from './names.en.ts';
import {
  aCard,
  aKind,
  aUse,
  cards,
  cost,
  held,
  hero,
  label,
  people,
  pileName,
  refs,
  target,
  theCard,
  who,
} from './phrases.en.ts';
import { refusalsEn } from './refusals.en.ts';
import { chaptersEn, rulesEn, rulingsEn } from './rules.en.ts';
import type { Tables } from './tables.ts';

const { list, some } = english;
const { factions, kinds, cohorts, die } = namesEn;

/** What an action that is being paid for is called. */
const ACTIONS: Readonly<Record<string, string>> = {
  hire: 'Hire the unit',
  create: 'Create the artefact',
  road: 'Build the road',
  city: 'Build the city',
  upgrade: 'Upgrade the city',
  recruit: 'Recruit the hero',
  walk: 'Move the hero',
  ride: 'Ride',
  pitch: 'Pitch the tent',
};

const day = (round: number): number => ((round - 1) % constants.daysPerWeek) + 1;
const week = (round: number): number => Math.floor((round - 1) / constants.daysPerWeek) + 1;
const paidWith = (uses: readonly string[]): string => (uses.length > 0 ? ` with ${cards(uses)}` : '');
const few = (n: number): string => some(n, 'card');
const cohortName = (size: number): string => cohorts[Math.min(size, 6) as keyof typeof cohorts] ?? 'cohort';

export const en: Tables = {
  ...coverWords.en,
  language: 'en',
  rules: rulesEn,
  chapters: chaptersEn,
  rulings: rulingsEn,
  names: namesEn,
  seats: ['Player 1', 'Player 2', 'Player 3', 'Player 4'],
  kinds: {
    card: 'a card',
    laid: 'a laid card',
    pile: 'a pile',
    cell: 'a cell',
    exits: 'an orientation',
    hero: 'a hero',
    faction: 'a faction',
    tent: 'a tent',
    number: 'a number',
    seat: 'a player',
  },
  people,
  label,

  prompts: {
    faction: 'Choose your faction: its heroes and tokens will be yours.',
    home: 'Choose your starting city.',
    opening: 'Announce a cohort, ask for a redeal, or keep your hand.',
    show: 'Choose the opponent who sees your cohort.',
    act: 'Choose an action or a card.',
    name: ({ pile }) => `Which faction do you want for ${aKind(pile)}?`,
    place: ({ pile, level }) =>
      level === undefined
        ? `Place the ${pileName(pile)}: where, and facing which way?`
        : `Place the ${pileName(pile)} of level ${level}: where, and facing which way?`,
    pay: ({ action, cost: price, ride, cards: paying }) =>
      `${ACTIONS[action] ?? 'Act'} for ${ride ? some(ride, 'use of a horse', 'uses of a horse') : cost(price)}: pay with ${refs(paying)}?`,
    second: ({ cards: named }) => `Store a second card with ${refs(named.slice(1))}, or continue.`,
    remove: ({ card }) => `You hide ${aCard(card)}: which card leaves the game in exchange?`,
    land: 'Where does your hero land?',
    horn: ({ left }) => `Take a card out of your nation (${left} left), or stop.`,
    drop: 'Your ambush is full: which card goes to your shelter?',
    heroes: 'Does one hero take part, or both?',
    raise: ({ role, total, threshold }) => {
      const lead = { attacker: 'You attack', defender: 'You defend', assault: 'Your assault' }[role];
      return total >= threshold
        ? `${lead}: ${total} is enough. Stop here, or lay more.`
        : `${lead}: you have ${total} and need ${threshold}.`;
    },
    wild: 'What do you play the wild card as?',
    response: ({ attackerFaction, target: aim, total, defence }) =>
      `${capitalize(people(attackerFaction))} attack ${target(aim)} with ${total} against ${defence}. What do you do?`,
    'ambush-back': ({ count }) => `Take back your ${some(count, 'ambushed card')} for this battle?`,
    join: ({ count }) =>
      count === 1
        ? 'Does your hero on this card take part?'
        : `How many of your ${count} heroes here take part?`,
    claim: 'Choose a legendary artefact.',
  },

  choices: {
    faction: (faction) => `Play ${people(faction as FactionId)}`,
    home: (cell) => `Start in ${cell}`,
    cohort: () => 'Announce the cohort',
    redeal: () => `Redeal: ${constants.redealSize} new cards`,
    keep: () => 'Keep the hand',
    show: (seat) => `Show it to ${label(seat ?? '')}`,
    hire: (pile) => `Hire ${aKind(pile ?? '')}`,
    create: (pile) => `Create ${aKind(pile ?? '')}`,
    road: (pile) => `Build ${aKind(pile ?? '')}`,
    city: (pile, level) => `Build ${aKind(pile ?? '')}, level ${level}`,
    upgrade: (cell) => `Upgrade the city in ${cell}`,
    recruit: (cell) => `Recruit a hero in ${cell}`,
    walk: (who, cell) => `Walk: ${hero(who ?? '')} to ${cell}`,
    ride: (who, cell) => `Ride: ${hero(who ?? '')} to ${cell}`,
    fly: (who) => `Fly: ${hero(who ?? '')}`,
    title: (source, aim, pile) =>
      `Title: ${held(source ?? '')} makes ${held(aim ?? '')} ${aKind(pile ?? '')}`,
    scroll: (source, aim, faction) =>
      `Scroll: ${held(source ?? '')} turns ${held(aim ?? '')} ${factions[faction as FactionId]?.colour ?? faction}`,
    convert: (source, faction) =>
      `Convert ${held(source ?? '')} itself: ${factions[faction as FactionId]?.colour ?? faction}`,
    amulet: (source, aim) => `Amulet: put ${held(aim ?? '')} on ${held(source ?? '')}`,
    pitch: (source, aim) => `Store ${held(aim ?? '')} in ${held(source ?? '')}`,
    strike: (tent) => `Strike ${label(tent ?? '')}`,
    horn: () => 'Blow the Horn',
    ambush: (card) => `Hide ${aCard(card as Card)} in ambush`,
    attack: (aim, weapon) => `Attack ${target(aim ?? '')}, opening with ${held(weapon ?? '')}`,
    assault: (cell, weapon) => `Assault ${cell}, opening with ${held(weapon ?? '')}`,
    annex: (cell) => `Annex the city in ${cell}`,
    end: () => 'End turn',
    name: (faction) => `${capitalize(factions[faction as FactionId]?.colour ?? faction ?? '')}`,
    place: (cell, exits) => `Place it on ${cell}, exits ${exits}`,
    auto: () => 'Pay',
    lay: (card) => `Lay ${held(card ?? '')}`,
    add: (card) => `Store ${held(card ?? '')} too`,
    done: () => 'No second card',
    remove: (card) => `Remove ${aCard(card as Card)}`,
    land: (cell) => `Land on ${cell}`,
    take: (card) => `Take ${aCard(card as Card)}`,
    stop: () => 'Stop',
    drop: (card) => `Discard ${aCard(card as Card)}`,
    one: () => 'One hero',
    both: () => 'Both heroes',
    cheapest: () => 'Lay just enough',
    hold: () => 'Stop here',
    pass: () => 'Give up the battle',
    as: (kind) => `As ${aKind(kind ?? '')}`,
    counter: () => 'Counter-attack',
    surrender: () => 'Surrender',
    retreat: (cell, means) =>
      `Retreat to ${cell} ${means === 'PRO' ? 'with provisions' : `with ${aCard(means as Card)}`}`,
    reclaim: () => 'Take them back',
    leave: () => 'Leave them in ambush',
    join: (number) => (number === '0' ? 'No hero' : some(Number(number), 'hero', 'heroes')),
    claim: (card) => capitalize(theCard(card as Card)),
  },

  events: {
    'faction-chosen': ({ seat, faction }) => `Player ${seat + 1} leads ${people(faction)}.`,
    'home-chosen': (e) => `${who(e)} start in ${e.cell}.`,
    day: ({ round, illuminated, paired }) =>
      `Week ${week(round)}, day ${day(round)}: the sun ray lights the ${kinds[illuminated].name}, the ${kinds[paired].name} is paired.`,
    turn: (e) => `Round ${e.round}: ${e.faction ? people(e.faction) : who(e)} to play.`,
    cohort: (e) =>
      `${who(e)} announce ${list(e.parts.map(({ faction, size }) => `a ${cohortName(size)} of ${size} ${factions[faction].colour} cards`))} and show it to ${people(e.toFaction)}${e.cards ? `: ${cards(e.cards)}` : ''}.`,
    redealt: (e) => `${who(e)} ask for a redeal and discard ${cards(e.cards)}.`,
    drew: (e) => `${who(e)} draw ${e.cards ? cards(e.cards) : few(e.count)}.`,
    reshuffled: (e) => `${who(e)} shuffle their shelter of ${few(e.count)} into a new nation.`,
    'took-back': (e) => `${who(e)} take back ${e.cards ? cards(e.cards) : few(e.count)} from ambush.`,
    hired: (e) => `${who(e)} hire ${aCard(e.card)}${paidWith(e.cards)} and gain a provision.`,
    created: (e) =>
      `${who(e)} create ${aCard(e.card)}${paidWith(e.cards)}${e.named ? `, having asked for ${factions[e.named].colour}` : ''}.`,
    'road-built': (e) => `${who(e)} build a ${pileName(e.pile)} in ${e.cell}${paidWith(e.cards)}.`,
    'city-built': (e) => `${who(e)} build a city of level ${e.level} in ${e.cell}${paidWith(e.cards)}.`,
    closed: ({ cells }) => `${capitalize(list(cells))} can no longer be built on.`,
    upgraded: (e) => `${who(e)} upgrade their city in ${e.cell} to level ${e.level}${paidWith(e.cards)}.`,
    recruited: (e) => `${who(e)} recruit a hero in ${e.cell}${paidWith(e.cards)}.`,
    moved: (e) => {
      const way = { walk: 'walks', ride: 'rides', fly: 'flies' }[e.way];
      return `${capitalize(`the ${hero(e.hero)}`)} ${way} from ${e.from} to ${e.to}${paidWith(e.cards)}.`;
    },
    promoted: (e) => `${who(e)} use ${aUse(e.source)} on ${aCard(e.target)} and receive ${aCard(e.card)}.`,
    recoloured: (e) =>
      `${who(e)} use ${aUse(e.source)} on ${aCard(e.target)}, ask for ${factions[e.named].colour} and receive ${aCard(e.card)}.`,
    converted: (e) =>
      `${who(e)} convert ${aCard(e.source)}, ask for ${factions[e.named].colour} and receive ${aCard(e.card)}.`,
    rolled: (e) =>
      `${who(e)} put ${aCard(e.target)} on ${aUse(e.source)} and roll ${e.die}. ${die[e.die as keyof typeof die]}.`,
    dropped: (e) => `${who(e)} discard ${aCard(e.card)} from ambush.`,
    pitched: (e) =>
      `${who(e)} pitch ${label(e.tent)} with ${theCard(e.card)} and store ${cards(e.content)}${paidWith(e.cards)}.`,
    struck: (e) => `${who(e)} strike ${label(e.tent)} and take ${cards(e.content)}.`,
    summoned: (e) => `${who(e)} blow the Horn and summon ${cards(e.cards)}.`,
    ambushed: (e) =>
      `${who(e)} hide ${e.card ? aCard(e.card) : 'a card'} in ambush and remove ${aCard(e.removed)} from the game.`,
    attacked: (e) =>
      `${who(e)} attack ${kindOf(e.target) === 'hero' ? target(e.target) : `the city of ${people(e.defenderFaction)} in ${e.cell}`} with ${some(e.heroes, 'hero', 'heroes')}.`,
    assaulted: (e) => `${who(e)} assault ${e.cell}, which has a defence of ${e.defence}.`,
    raised: (e) => `${who(e)} lay ${cards(e.cards)}: a total of ${e.total}, where ${e.threshold} was needed.`,
    countered: (e) => `${who(e)} counter-attack.`,
    reclaimed: (e) =>
      `${who(e)} take back ${e.cards ? cards(e.cards) : few(e.count)} from ambush for the battle.`,
    joined: (e) =>
      e.heroes === 0
        ? `${who(e)} keep their heroes out of the battle.`
        : `${who(e)} send ${some(e.heroes, 'hero', 'heroes')} into the battle.`,
    surrendered: (e) => (e.unasked ? `${who(e)} hold nothing and surrender.` : `${who(e)} surrender.`),
    retreated: (e) => `${capitalize(`the ${hero(e.hero)}`)} retreats to ${e.to}${paidWith(e.cards)}.`,
    'battle-won': (e) =>
      `${who(e)} win the battle over ${people(e.overFaction)}, ${e.total} to ${e.against}.`,
    'assault-won': (e) => `${who(e)} overcome the defence of ${e.cell}, ${e.total} to ${e.defence}.`,
    'assault-failed': (e) =>
      `The assault of ${e.faction ? people(e.faction) : who(e)} on ${e.cell} fails, ${e.total} to ${e.defence}.`,
    demobilised: (e) => `${capitalize(`the ${hero(e.hero)}`)} is demobilised.`,
    conquered: (e) =>
      e.level > 0
        ? `${who(e)} take the city in ${e.cell} from ${people(e.fromFaction)} at level ${e.level}.`
        : `${who(e)} drive ${people(e.fromFaction)} out of ${e.cell}.`,
    undefended: ({ cell }) => `The city in ${cell} has no token left: it is neutral and undefended.`,
    annexed: (e) => {
      const gains = [
        ...(e.lord ? [aCard(e.lord), 'a provision'] : []),
        ...(e.legendary ? [theCard(e.legendary)] : []),
      ];
      return `${who(e)} annex the city in ${e.cell} at level ${e.level}${gains.length > 0 ? ` and gain ${list(gains)}` : ''}.`;
    },
    claimed: (e) => `${who(e)} win ${theCard(e.card)}.`,
    discarded: (e) => `${who(e)} end their turn and discard ${cards(e.cards)}.`,
    'tents-ended': (e) =>
      `The virtual tents of ${e.faction ? people(e.faction) : who(e)} end: ${cards(e.cards)} go to the shelter.`,
    resigned: (e) => `${who(e)} resign. Their cities stay and defend themselves by their level.`,
  },

  refusals: refusalsEn,

  orders: {
    intro: 'What happens when you are attacked, without your being asked.',
    fields: {
      defence: {
        label: 'When attacked',
        hint: 'To resist is to lay the cheapest cards that suffice, and to give up where none do.',
        options: { surrender: 'surrender', resist: 'resist' },
      },
      lowest: { label: 'Defend cities from this level on' },
      ambush: { label: 'Take cards back from ambush to resist' },
      heroes: { label: 'Let heroes on the card take part' },
      retreat: {
        label: 'A hero under attack retreats',
        options: { never: 'never', hopeless: 'if he would be beaten', always: 'always' },
      },
    },
  },

  features: {
    points: 'victory points',
    closing: 'points near the end',
    'level-4': 'cities of level 4',
    'hand-worth': 'worth of a hand',
    'deck-size': 'cards too many in the deck',
    balance: 'provisions out of balance with units',
    tools: 'tools and titles',
    weapons: 'weapons',
    'own-faction': 'cards of the own faction',
    legendary: 'legendary artefact',
    heroes: 'heroes on the map',
    prize: 'prizes within reach of heroes',
    exposed: 'cities that others may take',
    ambush: 'cards in ambush',
    tents: 'tents',
    sites: 'places for cities',
  },

  endings: {
    'full-board': 'The board is full.',
    'fifth-city': 'A fifth city of level 4 stands.',
    weeks: 'The weeks are over.',
    standstill: 'Two weeks went by without any change on the map.',
    resigned: 'Everyone else has resigned.',
  },
  victory: (winners, points) =>
    winners.length === 1
      ? `${winners[0]} wins with ${some(points, 'victory point')}.`
      : `${list(winners)} share the victory with ${some(points, 'victory point')}.`,
  board: boardEn,
};
