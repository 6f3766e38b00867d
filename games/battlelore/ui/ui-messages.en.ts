import { english } from '@gonfalon/kernel';
import type { UiMessages } from './ui-messages.ts';

const { list, some } = english;

const sentence = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

export const uiMessagesEn: UiMessages = {
  letters: ['P', 'S'],
  count: (n) => String(n),
  decimal: (n) => n.toFixed(1),
  percent: (share) => `${Math.round(share * 100)}%`,
  groups: {
    council: 'Your War Council',
    landmarks: 'Landmarks to place',
    scouted: 'Scouted: keep one',
    dealt: 'Lore cards to choose from',
    theirs: 'Your opponent’s Command cards',
    'their-lore': 'Your opponent’s Lore cards',
    command: 'Command cards',
    lore: 'Lore cards',
  },
  signs: {
    ordered: 'ordered this turn',
    moved: 'has moved',
    battled: 'has battled',
    held: 'may not battle this turn',
    poison: 'poisoned',
    web: 'caught in a web',
    frightened: 'Frightened',
    card: 'under the effect of a card',
  },
  flankLetters: ['L', 'C', 'R'],
  command: '#',
  decision: {
    ends: { order: 'On to movement', move: 'On to battle', combat: 'End turn' },
    attack: 'Attack',
    target: (unit, hex) => `${unit} (${hex}): choose their target.`,
  },
  odds: {
    dice: 'Dice',
    hit: 'At least one hit',
    losses: 'Figures lost, on average',
    retreat: 'Driven back',
    answered: 'Battles back',
    ownLosses: 'Own figures lost, on average',
    sampled: 'From a sample of rolls.',
    aim: 'to eliminate the unit',
    note: 'If nobody plays a Lore card.',
  },
  unit: {
    kind: (camp, klass, banner, troops, race) =>
      `${sentence(camp)}: ${klass}, ${banner} (${troops}), ${race}.`,
    figures: (left, full) => `${some(left, 'figure')} out of ${full}.`,
    dice: (n) => `Rolls ${some(n, 'die', 'dice')} now, before terrain limits and cards.`,
    moves: (battle, most) =>
      battle === most
        ? `Moves up to ${some(most, 'hex', 'hexes')} and may battle.`
        : `Moves ${some(battle, 'hex', 'hexes')} and may battle, or up to ${most} without battle.`,
    range: (n) => `Its range is ${some(n, 'hex', 'hexes')} now.`,
    bold: (n, supported) =>
      `Bold ${n}${supported ? ', support included' : ''}: it may ignore ${some(n, 'flag')} of each roll, and battle back if it stays in its hex.`,
    normal: 'Normal morale: it takes every flag and cannot battle back.',
    frightened: 'Frightened: two hexes of retreat for each flag, then a panic test.',
    stored: (n) => `${some(n, 'Lore token')} concentrated beside it.`,
    card: (name, text) => `${name}: ${text}`,
    stands: (at, grounds) => `On ${at}: ${list(grounds)}.`,
    cornered: 'There is no hex to retreat to: each hex of retreat costs a figure.',
  },
  hex: {
    none: 'It has no effect on moves, battles or sight.',
    sections: (names) => `Part of the ${list(names)}.`,
    objective: (banners, camp, mode) =>
      `Objective ${mode}: ${some(banners, 'banner')} for ${camp ?? 'either camp'}.`,
    captured: (camp) => `Captured by the ${camp}.`,
    owned: (name, camp) => `${name} of the ${camp}`,
    halfHex: 'Half hex',
  },
  card: {
    copies: (n) => `${n} in the deck of 60.`,
    cost: (n) => `Costs ${some(n, 'Lore token')}.`,
    costs: {
      'ceil(paid/2)': 'Costs half of what the answered card cost, rounded up.',
      'max(1,paid-L)': 'Costs what the answered card cost, less 1 per level, and at least 1.',
    },
    byAnswer: '?',
    ofClass: (name, n) => `${name}, card ${n}.`,
    level: (n) => `You play it at level ${n}.`,
    outOfCharacter: 'You have no such Lore Master: it costs 3 tokens more and works at level 1.',
    cancelled: (name) => `${name} (cancelled)`,
  },
  council: {
    title: 'War Council',
    level: (n) => `level ${n}`,
    hidden: 'secret until both are complete',
    brings: (landmark) => `At level 3 it may bring a landmark: ${landmark}.`,
  },
  masters: {
    commander: 'His level gives the number of Command cards in hand: 3, 4, 5 or 6.',
    wizard: 'Master of the Wizard cards: spells that strike from afar and bend the ground.',
    cleric: 'Master of the Cleric cards: blessing, healing and the wrath of hills, rivers and woods.',
    rogue: 'Master of the Rogue cards: theft, ambush and false orders.',
    warrior: 'Master of the Warrior cards: strength, charges and a steady line.',
    creature: 'A creature of the army takes levels of the council.',
  },
  camp: {
    banners: (won, needed) => `${won} of ${some(needed, 'Victory Banner')}`,
    bannersTitle: 'Victory Banners',
    command: (n) => some(n, 'Command card'),
    lore: (n) => some(n, 'Lore card'),
    goblet: (n) => `${some(n, 'Lore token')} in the goblet`,
    gobletTitle: 'Goblet',
    looking: 'is looking at cards',
  },
  aside: {
    well: (n) => `${some(n, 'Lore token')} in the pool`,
    wellTitle: 'Lore pool',
    commandPile: 'Command pile',
    lorePile: 'Lore pile',
    piles: (pile, discard) => `${some(pile, 'card')} to draw, ${discard} discarded.`,
    out: (n) => `${some(n, 'card')} left out, unseen.`,
    table: 'On the table',
    turn: (n) => `Turn ${n}`,
    lastCard: (name) => `Last discarded: ${name}.`,
    notRolled: (n) => `${some(n, 'die', 'dice')} to roll`,
    hits: (n) => some(n, 'hit'),
  },
  dice: {
    rolled: (title, attacker, target) => `${title}: ${attacker} against ${target}`,
    spell: (target) => `Spell against ${target}`,
    critical: (unit) => `Critical hit on ${unit}?`,
    cornered: (unit) => `Cornered: ${unit}`,
    panic: (unit) => `Panic test: ${unit}`,
    face: (name) => sentence(name),
    meaning: {
      G: 'Hits a unit with a green banner.',
      B: 'Hits a unit with a blue banner.',
      R: 'Hits a unit with a red banner.',
      S: 'Hits if the weapon of the attacker says so.',
      F: 'The target retreats one hex, or more if it is Frightened, unless it is Bold.',
      L: 'Brings a Lore token where Lore is in play; otherwise a miss.',
    },
  },
  number: {
    title: (n) => some(n, 'flag'),
    text: 'A Bold unit may ignore so many flags of this roll; each of the others costs hexes of retreat.',
  },
  options: {
    adventure: 'Adventure',
    adventureHint: 'The first ones are the simplest; each level adds rules.',
    turnCap: 'Turn limit',
    turnCapHint: 'Turns per player; 0 = no limit. If it runs out, the player who needs fewer banners wins.',
    councilLevels: (camp) => `War Council levels: ${camp}`,
    councilLevelsHint: 'Normally 6 and at most 10 each; fewer for one side as a handicap.',
    level: (name, text) => `${name}: ${text}`,
  },
  content: {
    command: 'Command cards',
    lore: (klass) => `Lore cards: ${klass}`,
    unit: 'Units',
    weapon: 'Weapons',
    race: 'Races',
    terrain: 'Terrain',
    landmark: 'Landmarks',
    power: 'Powers of creatures',
    adventure: 'Adventures',
    unitText: (klass, banner, weapon, race, dice, figures) =>
      `${sentence(klass)} (${race}), ${banner}, ${weapon}: ${some(dice, 'die', 'dice')}, ${some(figures, 'figure')}.`,
    moves: (battle, most) =>
      battle === most
        ? `It moves up to ${some(most, 'hex', 'hexes')}.`
        : `It moves ${some(battle, 'hex', 'hexes')} and may battle, or up to ${most} without battle.`,
    ofDeck: (n) => `${n} of 60.`,
    adventureText: (level, text, objective) => `${level}. ${text} ${objective}`,
    boldInfantry: (n) => `Its infantry is Bold ${n} by nature.`,
    flees: (n) => `It is Frightened: ${some(n, 'hex', 'hexes')} of retreat for each flag, then a panic test.`,
    rush: 'Its infantry may rush: two hexes, then a melee.',
    mercenary: 'Mercenaries.',
    plainRace: 'No rules of its own.',
  },
};
