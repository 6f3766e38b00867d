import type { Ref, RefusalContext, Seat } from '@gonfalon/kernel';
import { capitalize, english } from '@gonfalon/kernel';
import type { CommandId, Council, Face, LoreId, PowerId } from '../content/index.ts';
import { COUNCIL_SEATS, command, powerCost, tables } from '../content/index.ts';
import { thingOf } from '../content/refs.ts';
import type { AttackKind } from '../rules/state.ts';
import { coverWords } from './cover.ts';
import type { BattleLoreMessages } from './messages.ts';
import { namesEn } from './names.en.ts';
import { chaptersEn, rulesEn, rulingsEn } from './rules.en.ts';

const { either, list, some } = english;
const { camps, commands, faces, flanks, landmarks, lore, powers } = namesEn;

export const camp = (seat: Seat) => `the ${seat === 0 ? camps.pennant.camp : camps.standard.camp}`;
const Camp = (seat: Seat) => capitalize(camp(seat));
const unitNoun = (ref: Ref) => {
  const thing = thingOf(ref);
  if (thing.kind !== 'unit') return `unit ${ref}`;
  const type = namesEn.unitTypes[thing.type];
  return Object.hasOwn(namesEn.creatures, thing.type) ? `${type} (${ref})` : `unit of ${type} (${ref})`;
};
const unit = (ref: Ref) => `the ${unitNoun(ref)}`;
const Unit = (ref: Ref) => capitalize(unit(ref));

const tokens = (n: number) => some(n, 'Lore token');
const hexes = (n: number) => some(n, 'hex', 'hexes');

/** A thing inside a sentence: `the unit of archers (P-AR2)`, `E6`, `Fireball`, `the Magic Pentacle`, `your left flank`. */
function the(ref: Ref | undefined): string {
  if (ref === undefined) return '…';
  const thing = thingOf(ref);
  switch (thing.kind) {
    case 'unit':
      return unit(thing.id);
    case 'hex':
      return thing.id;
    case 'card':
      return commands[thing.id].name;
    case 'lore':
      return lore[thing.id].name;
    case 'landmark':
      return `the ${landmarks[thing.id]}`;
    case 'master':
      return `the ${namesEn.council[thing.id]}`;
    case 'flank':
      return `your ${flanks[thing.id]}`;
    case 'power':
      return powers[thing.id].name;
    case 'half':
      return 'a half hex';
    case 'number':
    case 'other':
      return `“${ref}”`;
  }
}

const The = (ref: Ref | undefined): string => capitalize(the(ref));

const commandCards = (ids: readonly CommandId[]) => held(ids.map((id) => commands[id].name));
const loreCards = (ids: readonly LoreId[]) => held(ids.map((id) => lore[id].name));

const held = (cards: readonly string[]) => list(cards) || 'no card';

/** `2 green helmets, flag`: the dice of a roll, the same faces together. */
function dice(rolled: readonly Face[]): string {
  const seen = [...new Set(rolled)];
  return seen
    .map((face) => {
      const n = rolled.filter((other) => other === face).length;
      const { name } = faces[face];
      return n === 1 ? name : `${n} × ${name}`;
    })
    .join(', ');
}

function council(levels: Council): string {
  const sitting = COUNCIL_SEATS.filter((seat) => levels[seat] > 0);
  return held(sitting.map((seat) => `${namesEn.council[seat]} ${levels[seat]}`));
}

const ATTACKS: Readonly<Record<AttackKind, (attacker: Ref, target: Ref, seat: Seat) => string>> = {
  attack: (attacker, target) => `${Unit(attacker)} attacks ${unit(target)}.`,
  bonus: (attacker, target) => `${Unit(attacker)} makes a bonus attack on ${unit(target)}.`,
  berserk: (attacker, target) => `${Unit(attacker)} goes berserk and attacks ${unit(target)}.`,
  'battle-back': (attacker, target) => `${Unit(attacker)} battles back against ${unit(target)}.`,
  'first-strike': (attacker, target) => `${Unit(attacker)} strikes ${unit(target)} first.`,
  spell: (_, target, seat) => `A spell of ${camp(seat)} strikes ${unit(target)}.`,
};

const SECTIONS = { west: 'western', centre: 'central', east: 'eastern' } as const;

function atEnd(winners: readonly Seat[], banners: readonly number[]): string {
  const [first = 0, second = 0] = banners;
  if (winners.length !== 1) return `Nobody wins: banners ${first} to ${second}.`;
  const [winner = 0] = winners;
  const [won, lost] = winner === 0 ? [first, second] : [second, first];
  return `${Camp(winner)} wins, ${some(won, 'banner')} to ${lost}.`;
}

/** What is wrong with the thing that was named. */
const about =
  (wrong: (it: string) => string) =>
  ({ where: [ref] }: RefusalContext): string =>
    capitalize(wrong(the(ref)));

function outOfReach({ where: [mover, to], params }: RefusalContext): string {
  return params.most === 0
    ? `${The(mover)} may not move.`
    : `${The(mover)} may move ${hexes(Number(params.most))} at most, and cannot get to ${the(to)}.`;
}

function badMove({ where: [first, to], params }: RefusalContext): string {
  if (params.same) return `The unit is already on ${the(first)}.`;
  if (params.blocked) return `There is no way for ${the(first)} to ${the(to)}.`;
  return thingOf(first).kind === 'unit'
    ? `${The(first)} has nowhere to go.`
    : `The unit cannot move to ${the(first)}.`;
}

/** What a power is paid with: `1 rolled symbol and 1 token`. */
function payment(id: PowerId, stored: number): string {
  const rolled = powerCost(id) - stored;
  return list([
    ...(rolled > 0 ? [some(rolled, 'rolled symbol')] : []),
    ...(stored > 0 ? [some(stored, 'concentrated token')] : []),
  ]);
}

function badRush({ where: [first, second], params }: RefusalContext): string {
  if (params.noRush) return `${The(first)} cannot rush.`;
  if (params.needless) return `The unit needs no rush to ${the(first)}: it can go there and still battle.`;
  if (params.alone) return `A rush must end next to an enemy, and there is none next to ${the(first)}.`;
  if (first && thingOf(first).kind === 'unit')
    return `${The(first)} has rushed at ${the(second)} and must attack it.`;
  if (second) return `${The(second)} is no enemy next to ${the(first)}.`;
  return `Going to ${the(first)} is only possible as a rush that ends next to an enemy, who must be named.`;
}

function cannotPay({ where: [ref], params }: RefusalContext): string {
  return `Ordering ${the(ref)} costs ${tokens(Number(params.price))}, and there ${params.goblet === 1 ? 'is' : 'are'} ${params.goblet} in your goblet.`;
}

function badLore({ where: [card], params }: RefusalContext): string {
  if (params.notHeld) return `You do not hold ${the(card)}.`;
  if (params.noTarget) return `${The(card)} has no legal target now.`;
  return `You can only play ${the(card)} at another time.`;
}

function badTarget({ where: [first], params }: RefusalContext): string {
  if (first === undefined) return 'Choose first where the unit goes.';
  if (params.wanted) return `${The(first)} asks for ${params.wanted === 'unit' ? 'a unit' : 'a section'}.`;
  if (thingOf(first).kind === 'lore') return `${The(first)} still needs a choice of yours.`;
  return `You cannot choose ${the(first)} for this card.`;
}

function badCouncil({ where: [master], params }: RefusalContext): string {
  const left = Number(params.left);
  if (!master) return `There ${left === 1 ? 'is 1 level' : `are ${left} levels`} still to be given.`;
  if (params.left === undefined) return `${The(master)} cannot be raised.`;
  return left > 0
    ? `${The(master)} cannot go above level ${tables.masterLevelMost}.`
    : 'All the levels are given: confirm your War Council.';
}

function badPlace({ where: [first] }: RefusalContext): string {
  return thingOf(first).kind === 'hex'
    ? `${The(first)} is not an empty hex of the third or fourth row from your side.`
    : `${The(first)} is not yours to place.`;
}

export const en: BattleLoreMessages = {
  language: 'en',
  ...coverWords.en,
  rules: rulesEn,
  chapters: chaptersEn,
  rulings: rulingsEn,
  names: namesEn,
  seats: [camps.pennant.camp, camps.standard.camp],
  unit: (ref) => capitalize(unitNoun(ref)),
  hex: (id) => `Hex ${id}`,
  half: 'Half hex',
  kinds: {
    unit: 'a unit',
    hex: 'a hex',
    card: 'a Command card',
    lore: 'a Lore card',
    landmark: 'a landmark',
    master: 'a member of the War Council',
    flank: 'a section',
    power: 'a power',
    number: 'a number',
  },

  prompts: {
    council: ({ left }) =>
      left > 0
        ? `Assemble your War Council in secret: raise a member by one level (${some(left, 'level')} left).`
        : 'Your War Council is complete: confirm it.',
    landmark: 'Place a landmark of yours on the battlefield.',
    'keep-lore': ({ left }) =>
      left === 1 ? 'Keep one of these Lore cards.' : `Keep ${left} of these Lore cards, one after the other.`,
    command: ({ cards, instead }) => {
      const others = either(instead.map((id) => lore[id].name));
      if (cards === 0)
        return others
          ? `You have no Command card: play ${others}, or pass.`
          : 'You have no Command card: pass.';
      return others ? `Play a Command card, or ${others} in its place.` : 'Play a Command card.';
    },
    'command-with': 'Play a Lore card together with your Command card, or pass.',
    'w-command': 'Your opponent has played a Command card: answer it with a Lore card, or pass.',
    'w-lore': 'Your opponent has played a Lore card: answer it with one of yours, or pass.',
    'w-move': 'Your opponent is about to move a unit: answer with a Lore card, or pass.',
    'w-preroll': 'Your unit is under attack: play a Lore card before the dice are rolled, or pass.',
    'w-postroll': 'Your opponent has rolled: play a Lore card before the dice take effect, or pass.',
    'own-card': 'You are attacking: play a Lore card for this combat, or pass.',
    order: 'Order a unit, or finish giving orders.',
    move: 'Pick an ordered unit to move, or finish moving and go to battle.',
    destination: ({ unit: id }) => `Choose where ${unit(id)} goes.`,
    heal: ({ unit: id }) => `Heal ${unit(id)} in the Healing Pool? It will not battle this turn.`,
    combat: 'Attack with an ordered unit, or finish the battles of this turn.',
    'follow-on': ({ unit: id, hex }) => `The hex ${hex} is vacated: ${unit(id)} may gain ground.`,
    pursuit: ({ unit: id }) => `${Unit(id)} pursues: it may go one hex further.`,
    'bonus-attack': ({ unit: id }) => `${Unit(id)} may make a bonus attack.`,
    berserk: ({ unit: id }) => `${Unit(id)} is berserk and may attack once more.`,
    'hit-and-run': ({ unit: id }) => `Hit and Run: ${unit(id)} may move up to two hexes.`,
    'battle-back': ({ unit: id, against }) =>
      `${Unit(id)} held its ground: battle back against ${unit(against)}?`,
    'ignore-flags': ({ unit: id, flags, hexes: each }) =>
      `${Unit(id)} is Bold: choose how many of ${some(flags, 'flag')} it ignores; each of the others costs ${hexes(each)} of retreat.`,
    retreat: ({ unit: id, hexes: left }) =>
      `${Unit(id)} must retreat (${hexes(left)} left): choose the next hex.`,
    power: ({ unit: id }) =>
      `Use a power of ${unit(id)}, concentrate a Lore symbol beside it, or take the rest as tokens.`,
    'lore-section': ({ card }) => `${lore[card].name}: choose the section it strikes.`,
    'lore-target': ({ card, left }) =>
      `${lore[card].name}: choose a unit${left > 1 ? ` (up to ${left} more)` : ''}.`,
    'spell-order': ({ card }) => `${lore[card].name}: choose which unit it strikes next.`,
    chain: ({ card, dice: n }) =>
      `${lore[card].name} may leap to another unit with ${some(n, 'die', 'dice')}, or stop.`,
    'card-move': ({ unit: id }) => `Choose where the card moves ${unit(id)}.`,
    'card-place': ({ unit: id }) => `Choose where the card puts ${unit(id)}.`,
    healing: ({ left }) => `Choose a weakened unit that regains a figure (${left} left), or stop.`,
    evade: ({ unit: id }) => `Evade: choose where ${unit(id)} withdraws to.`,
    intercept: ({ unit: id }) => `Intercept: choose the unit that takes the place of ${unit(id)}.`,
    spy: 'Spy: choose a Command card that your opponent discards and replaces, or none.',
    sabotage: 'Sabotage: choose the Lore card that your opponent discards.',
    scout: 'Scout: keep one of these Command cards; the other is discarded.',
    'lore-choice': 'End of turn: choose your Lore reward.',
    'lore-keep': 'Keep one of these Lore cards; the other is discarded.',
    'lore-limit': ({ limit }) => `You may hold ${some(limit, 'Lore card')}: discard one.`,
  },

  choices: {
    raise: (master) => `Raise ${the(master)} by one level`,
    confirm: () => 'Confirm this War Council',
    place: (landmark, where) => `Place ${the(landmark)} on ${the(where)}`,
    keep: (card) => `Keep ${the(card)}`,
    command: (card) => `Play ${the(card)}`,
    play: (card) => `Play ${the(card)}`,
    pass: () => 'Pass',
    order: (ref) => `Order ${the(ref)}`,
    done: () => 'Continue',
    pick: (ref) => `Move ${the(ref)}`,
    to: (where) => `Go to ${the(where)}`,
    rush: (where, enemy) => `Rush to ${the(where)} and attack ${the(enemy)}`,
    passage: () => `Take the secret passage for ${tokens(tables.secretPassageCost)}`,
    open: (where) => `Open the secret passage to ${the(where)}`,
    train: () => 'Train in the camp',
    stay: () => 'Stay here',
    heal: () => 'Heal',
    decline: () => 'Decline',
    attack: (attacker, target) => `Attack ${the(target)} with ${the(attacker)}`,
    'gain-ground': (where) => `Gain ground on ${the(where)}`,
    pursue: (where) => `Pursue to ${the(where)}`,
    'battle-back': () => 'Battle back',
    ignore: (count) => (count === '0' ? 'Ignore no flag' : `Ignore ${some(Number(count), 'flag')}`),
    retreat: (where) => `Retreat to ${the(where)}`,
    power: (id, stored) =>
      stored === undefined
        ? `Use ${the(id)}`
        : `Use ${the(id)} with ${payment(id as PowerId, Number(stored))}`,
    concentrate: () => 'Concentrate a Lore symbol',
    goblet: () => 'Take the rest as tokens',
    section: (flank) => `Choose ${the(flank)}`,
    target: (ref) => `Choose ${the(ref)}`,
    strike: (ref) => `Strike ${the(ref)}`,
    discard: (card) => `Discard ${the(card)}`,
    cards: () => 'Draw two Lore cards and keep one',
    both: () => 'Draw a Lore card and take a token',
    tokens: () => 'Take two Lore tokens',
  },

  events: {
    council: ({ seat, council: levels }) => `${Camp(seat)} shows its War Council: ${council(levels)}.`,
    landmark: ({ seat, landmark, hex }) =>
      `${Camp(seat)} places a landmark on ${hex}: ${landmarks[landmark]}.`,
    'dealt-lore': ({ seat, count, cards }) =>
      cards === undefined
        ? `${Camp(seat)} is dealt ${some(count, 'Lore card')} to choose from.`
        : `${Camp(seat)} is dealt ${some(count, 'Lore card')} to choose from: ${loreCards(cards)}.`,
    begun: ({ seat }) => `The battle begins. ${Camp(seat)} goes first.`,
    turn: ({ seat, number }) => `Turn ${number}: ${camp(seat)}.`,
    commanded: ({ seat, card, as }) =>
      as === card
        ? `${Camp(seat)} plays ${commands[card].name}.`
        : `${Camp(seat)} plays ${commands[card].name}, which becomes ${commands[as].name}.`,
    'played-lore': ({ seat, card, paid }) => `${Camp(seat)} plays ${lore[card].name} for ${tokens(paid)}.`,
    cancelled: ({ seat, card }) => `${Camp(seat)} cancels ${lore[card].name}.`,
    'lore-target': ({ card, unit: id }) => `${lore[card].name} is aimed at ${unit(id)}.`,
    'lore-section': ({ card, section }) => `${lore[card].name} falls on the ${SECTIONS[section]} section.`,
    ordered: ({ unit: id, paid }) =>
      paid > 0 ? `${Unit(id)} is ordered for ${tokens(paid)}.` : `${Unit(id)} is ordered.`,
    moved: ({ unit: id, from, to }) => `${Unit(id)} moves from ${from} to ${to}.`,
    followed: ({ unit: id, from, to }) => `${Unit(id)} advances from ${from} to ${to}.`,
    'card-moved': ({ unit: id, from, to }) => `${Unit(id)} is moved from ${from} to ${to} by the card.`,
    retreated: ({ unit: id, from, to }) => `${Unit(id)} retreats from ${from} to ${to}.`,
    evaded: ({ unit: id, from, to }) => `${Unit(id)} evades from ${from} to ${to}.`,
    exchanged: ({ unit: id, with: ally }) => `${Unit(ally)} takes the place of ${unit(id)}.`,
    trained: ({ unit: id, banner }) =>
      `${Unit(id)} has trained and now bears a ${namesEn.banners[banner].name}.`,
    'passage-opened': ({ unit: id, hex }) => `${Unit(id)} opens a secret passage to ${hex}.`,
    healed: ({ unit: id, figures }) => `${Unit(id)} is healed and has ${some(figures, 'figure')}.`,
    purified: ({ unit: id }) => `${Unit(id)} is freed from web and poison.`,
    attack: ({ how, seat, attacker, target }) => ATTACKS[how](attacker, target, seat),
    rolled: ({ how, attacker, target, faces: rolled }) =>
      how === 'spell'
        ? `Dice against ${unit(target)}: ${dice(rolled)}.`
        : `Dice of ${unit(attacker)} against ${unit(target)}: ${dice(rolled)}.`,
    power: ({ unit: id, target, power }) => `${Unit(id)} uses ${powers[power].name} on ${unit(target)}.`,
    concentrated: ({ unit: id, stored }) =>
      `${Unit(id)} concentrates Lore: ${some(stored, 'token')} ${stored === 1 ? 'lies' : 'lie'} beside it.`,
    lost: ({ unit: id, hex, count, left }) =>
      `${Unit(id)} on ${hex} loses ${some(count, 'figure')}, ${left} left.`,
    critical: ({ unit: id, faces: rolled }) => `Critical hit on ${unit(id)}? Dice: ${dice(rolled)}.`,
    eliminated: ({ unit: id, camp: owner, hex }) =>
      `${Camp(owner)} has lost ${unit(id)} on ${hex}: a banner for ${camp(1 - owner)}.`,
    ignored: ({ unit: id, count }) => `${Unit(id)} ignores ${some(count, 'flag')}.`,
    blocked: ({ unit: id }) => `The retreat of ${unit(id)} is blocked.`,
    trampled: ({ unit: id, by }) => `${Unit(id)} is trampled by ${unit(by)}.`,
    cornered: ({ unit: id, faces: rolled }) => `${Unit(id)} is cornered. Dice: ${dice(rolled)}.`,
    panic: ({ unit: id, faces: rolled }) => `Panic test of ${unit(id)}. Dice: ${dice(rolled)}.`,
    tokens: ({ seat, count }) => `${Camp(seat)} takes ${tokens(count)}.`,
    stole: ({ seat, count }) =>
      count === 0
        ? `${Camp(seat)} finds the goblet of ${camp(1 - seat)} empty.`
        : `${Camp(seat)} steals ${tokens(count)} from ${camp(1 - seat)}.`,
    'saw-lore-hand': ({ seat, of, cards }) =>
      cards === undefined
        ? `${Camp(seat)} secretly looks at the Lore cards of ${camp(of)}.`
        : `${Camp(seat)} secretly looks at the Lore cards of ${camp(of)}: ${loreCards(cards)}.`,
    'saw-command-hand': ({ seat, of, cards }) =>
      cards === undefined
        ? `${Camp(seat)} secretly looks at the Command cards of ${camp(of)}.`
        : `${Camp(seat)} secretly looks at the Command cards of ${camp(of)}: ${commandCards(cards)}.`,
    'drew-command': ({ seat, count, cards }) =>
      cards === undefined
        ? `${Camp(seat)} draws ${some(count, 'Command card')}.`
        : `${Camp(seat)} draws ${some(count, 'Command card')}: ${commandCards(cards)}.`,
    'drew-lore': ({ seat, count, cards }) =>
      cards === undefined
        ? `${Camp(seat)} draws ${some(count, 'Lore card')}.`
        : `${Camp(seat)} draws ${some(count, 'Lore card')}: ${loreCards(cards)}.`,
    scouted: ({ seat, count, cards }) =>
      cards === undefined
        ? `${Camp(seat)} scouts: it looks at ${some(count, 'Command card')}.`
        : `${Camp(seat)} scouts: it looks at ${some(count, 'Command card')}: ${commandCards(cards)}.`,
    'command-discarded': ({ seat, card }) =>
      `${Camp(seat)} discards the Command card ${commands[card].name}.`,
    'lore-discarded': ({ seat, card }) => `${Camp(seat)} discards the Lore card ${lore[card].name}.`,
    'lore-choice': ({ seat, choice }) =>
      ({
        cards: `${Camp(seat)} chooses Lore cards.`,
        both: `${Camp(seat)} chooses a Lore card and a token.`,
        tokens: `${Camp(seat)} chooses Lore tokens.`,
      })[choice],
    'stronghold-taken': ({ seat, hex }) =>
      `${Camp(seat)} loses its Stronghold on ${hex}, and with it a Command card.`,
    'stronghold-retaken': ({ seat, hex }) => `${Camp(seat)} takes its Stronghold on ${hex} back.`,
    resigned: ({ seat }) => `${Camp(seat)} resigns.`,
  },

  refusals: {
    'BLO-1.1': ({ params }) => `This is a game for two camps, and the table has ${params.seats} seats.`,
    'BLO-1.2': ({ where: [ref], params }) =>
      ref ? `${The(ref)} cannot have ${params.figures} figures.` : 'Two units have the same name.',
    'BLO-1.4': ({ where: [ref], params }) => `${The(ref)} is eliminated, but has ${params.figures} figures.`,
    'BLO-1.6': ({ where: [hex] }) => `There is already a unit on ${the(hex)}.`,
    'BLO-1.9': () => 'This position belongs to another adventure than the one of the table.',
    'BLO-1.10': ({ where: [ref], params }) => {
      const thing = thingOf(ref ?? '');
      const right = thing.kind === 'card' ? command[thing.id].count : '?';
      return `Cards called ${the(ref)}: ${params.count} instead of ${right}.`;
    },
    'BLO-2.1': ({ where: [ref] }) =>
      ref
        ? `${The(ref)} is not asked about now: answer the question first.`
        : 'You can only do that at another time of the turn.',
    'BLO-2.2': ({ where: [ref] }) =>
      ref ? `${The(ref)} is not a Command card of your hand.` : 'Play one of your Command cards.',
    'BLO-2.5': ({ where: [ref] }) => `This card can’t order ${the(ref)}, or has no orders left.`,
    'BLO-3.1': ({ where: [ref] }) =>
      ref
        ? `${The(ref)} is not yours to order.`
        : 'Not now: first order your units, or finish giving orders.',
    'BLO-3.2': about((it) => `${it} is not a unit that you have ordered.`),
    'BLO-3.4': ({ where: [ref] }) => `${The(ref)} is already ordered.`,
    'BLO-3.5': ({ where: [ref] }) => `The card has no order left for the section of ${the(ref)}.`,
    'BLO-4.1': ({ where: [ref] }) => `${The(ref)} has already moved this turn.`,
    'BLO-4.2': () => 'Not now: first all units move, then they battle. Pick a unit, or finish moving.',
    'BLO-4.3': badMove,
    'BLO-4.6': outOfReach,
    'BLO-4.7': outOfReach,
    'BLO-5.2': ({ where: [ref] }) => `${The(ref)} has already battled this turn.`,
    'BLO-5.3': ({ where: [ref], params }) => {
      if (params.noTarget) return `${The(ref)} has no enemy that it could attack.`;
      return params.attacker === undefined
        ? `${The(ref)} is not an enemy that can be attacked.`
        : `Only ${the(String(params.attacker))} may attack now.`;
    },
    'BLO-5.6': ({ where: [ref, target], params }) =>
      params.range === 1
        ? `${The(ref)} can only attack an adjacent enemy, and ${the(target)} is further away.`
        : `${The(target)} is out of range for ${the(ref)}, which can shoot ${hexes(Number(params.range))} at most.`,
    'BLO-5.7': ({ where: [ref, ...near] }) =>
      `${The(ref)} is in contact and may only attack an adjacent enemy: ${list(near.map(the))}.`,
    'BLO-5.9': ({ where, params }) =>
      `The line of sight to ${the(String(params.target))} is blocked by ${list([...new Set(where)].map(the))}.`,
    'BLO-6.5': ({ where: [ref, target] }) => `${The(ref)} has no die left against ${the(target)}.`,
    'BLO-6.6': ({ where: [ref] }) =>
      `${The(ref)} may not battle any more this turn, because of how it moved.`,
    'BLO-8.2': about((it) => `${it} is not one of the two hexes behind the unit.`),
    'BLO-8.3': about((it) => `the unit cannot withdraw to ${it}.`),
    'BLO-9.2': ({ where: [ref], params }) => `${The(ref)} can ignore from 0 to ${params.most} flags.`,
    'BLO-10.2': about((it) => `${it} is not the hex that was vacated.`),
    'BLO-10.3': about((it) => `the pursuit cannot go on to ${it}.`),
    'BLO-10.5': ({ where: [ref], params }) =>
      params.attacker === undefined
        ? `${The(ref)} cannot be the target of the bonus attack.`
        : `Only ${the(String(params.attacker))} may attack now.`,
    'BLO-12.1': about((it) => `${it} is not one of the cards you are looking at.`),
    'BLO-13.5': badRush,
    'BLO-13.6': ({ where }) => `A rush must end in an attack: ${list(where.map(the))} must still battle.`,
    'BLO-13.9': ({ where: [hex] }) =>
      `A rush cannot end on ${the(hex)}: no unit that enters it may battle this turn.`,
    'BLO-14.11': cannotPay,
    'BLO-14.12': ({ where: [ref, id], params }) =>
      params.paid === undefined
        ? `${The(ref)} does not have what this power needs.`
        : `${The(ref)} cannot pay for ${the(id)} with ${tokens(Number(params.paid))}.`,
    'BLO-14.13': ({ where: [ref], params }) => {
      if (params.stored !== undefined)
        return `There cannot be ${tokens(Number(params.stored))} beside ${the(ref)}.`;
      if (params.most !== undefined)
        return `${The(ref)} already has ${tokens(Number(params.most))} beside it, and can hold no more.`;
      return params.pool === 0
        ? 'The pool is empty: there is no token to concentrate.'
        : `There is no Lore symbol left that ${the(ref)} could concentrate.`;
    },
    'BLO-14.16': outOfReach,
    'BLO-14.17': ({ where: [ref] }) => `${The(ref)} is caught in a web.`,
    'BLO-14.18': cannotPay,
    'BLO-14.19': ({ where: [ref] }) =>
      `${powers.venom.name} needs two Lore symbols and a hit by ${the(ref)}.`,
    'BLO-15.1': ({ params }) => `There are ${params.tokens} Lore tokens in all, not ${tables.lorePool}.`,
    'BLO-15.3': badLore,
    'BLO-15.5': ({ where: [card], params }) =>
      `${The(card)} costs ${tokens(Number(params.cost))}, and there ${params.goblet === 1 ? 'is' : 'are'} ${params.goblet} in your goblet.`,
    'BLO-15.6': ({ where: [card] }) =>
      `${The(card)} must wait: you have already played a Lore card this turn.`,
    'BLO-15.7': ({ where: [card] }) => `${The(card)} cannot be played in the turn of your opponent.`,
    'BLO-15.18': badTarget,
    'BLO-15.19': about((it) => `the card cannot bring the unit to ${it}.`),
    'BLO-15.20': ({ where: [ref] }) =>
      ref ? `${The(ref)} is not one of the cards you drew.` : 'You have chosen cards: keep one of them.',
    'BLO-15.21': about((it) => `${it} is not a Lore card of your hand.`),
    'BLO-15.25': about((it) => `${it} is not among the units that the spell still strikes.`),
    'BLO-16.5': ({ where: [card], params }) =>
      `The Lore card ${the(card)} is there ${some(Number(params.count), 'time')}.`,
    'BLO-16.6': about((it) => `${it} is not one of the Lore cards dealt to you.`),
    'BLO-16.8': badCouncil,
    'BLO-17.4': ({ where: [hex] }) => `${The(hex)} is a river, and no unit can stand there.`,
    'BLO-18.3': badPlace,
    'BLO-18.5': ({ where: [ref] }) => `The secret passage cannot be opened here: ${the(ref)}.`,
    'BLO-18.6': ({ where: [ref] }) => `${The(ref)} cannot take the secret passage now.`,
    'BLO-18.8': ({ where: [ref], params }) =>
      params.rested
        ? `${The(ref)} has trained this turn, so it does not battle.`
        : `Training is not possible here: ${the(ref)}.`,
    'BLO-18.9': ({ where: [ref] }) => `${The(ref)} was healed in the pool this turn, so it does not battle.`,
    'BLO-18.10': ({ where: [hex] }) =>
      `A Stronghold stands on countryside under a unit of the camp that owns it: ${the(hex)} will not do.`,
    'BLO-18.15': ({ where: [hex] }) => `No camp owns two Strongholds: the one on ${the(hex)} is too many.`,
  },

  features: {
    lacking: 'Victory Banners still needed',
    last: 'closeness to the last banner',
    green: 'green figures',
    blue: 'blue figures',
    red: 'red figures',
    horse: 'figures on horseback',
    bows: 'figures that shoot',
    beasts: 'creatures',
    weak: 'units nearly gone',
    attack: 'attacks of the coming turn',
    threat: 'attacks of the turn after',
    hand: 'use of the Command hand',
    kills: 'units about to fall',
    later: 'units that may fall later',
    bold: 'Bold units near the enemy',
    cornered: 'units without a way back',
    cover: 'units under cover',
    webbed: 'webbed units',
    poisoned: 'poisoned units',
    commands: 'size of the Command hand',
    tokens: 'Lore tokens',
    lore: 'Lore cards',
    ready: 'Lore cards that can be paid',
    stored: 'concentrated tokens',
    march: 'closeness to the enemy',
    goal: 'closeness to objectives',
  },
  endings: {
    banners: (winners, banners) => `The last Victory Banner is won. ${atEnd(winners, banners)}`,
    'turn-cap': (winners, banners) => `The last turn is over. ${atEnd(winners, banners)}`,
    resigned: ([winner], banners) =>
      winner === undefined ? atEnd([], banners) : `${Camp(1 - winner)} has resigned: ${camp(winner)} wins.`,
  },

  board: {
    language: 'en',
    marks: { ordered: '*', moved: '+', battled: 'x', web: 'w', poison: 'p' },
    turn: (number) => `turn ${number}`,
    setUp: 'setting up',
    toPlay: (name) => `${name} to play`,
    waiting: (name) => `waiting for ${name}`,
    waitingUnknown: 'waiting',
    over: 'the match is over',
    legend: [
      '◆AR4 G: archers of the Pennant (● Standard), 4 figures, green helmet (B blue, R red).',
      'AR2: unit P-AR2 (◆) or S-AR2 (●); * ordered, + moved, x battled, w web, p poison, ¹² Lore.',
    ],
    objective: (hex, n, name, mode) =>
      `${hex}: ${some(n, 'banner')} for ${name ?? 'either camp'}, ${namesEn.objectives[mode]}`,
    banners: (won, needed) => `banners ${won}/${needed}`,
    commandCards: (n) => `Command ${n}`,
    loreCards: (n) => `Lore ${n}`,
    goblet: (n) => `goblet ${n}`,
    looking: (n) => `looking at ${some(n, 'card')}`,
    council: 'Council',
    commandHand: 'Command',
    loreHand: 'Lore',
    toKeep: 'To choose from',
    noCard: 'no card',
    commandPiles: (pile, discard) => `Command pile ${pile}, discard ${discard}`,
    lorePiles: (pile, discard, out) =>
      `Lore pile ${pile}, discard ${discard}${out > 0 ? `, left out ${out}` : ''}`,
    pool: (n) => `pool ${n}`,
    played: 'Played this turn',
    as: (card, other) => `${card} as ${other}`,
    paid: (card, n) => `${card} for ${tokens(n)}`,
    cancelled: 'cancelled',
    attacks: {
      attack: 'Attack',
      bonus: 'Bonus attack',
      berserk: 'Berserk attack',
      'battle-back': 'Battle back',
      'first-strike': 'First strike',
      spell: 'Spell',
    },
    against: (attacker, target) => `${attacker} against ${target}`,
    dice: (n) => some(n, 'die', 'dice'),
    hits: (n) => some(n, 'hit'),
    retreat: (n) => `${hexes(n)} of retreat left`,
    colon: (before, after) => `${before}: ${after}`,
  },
};
