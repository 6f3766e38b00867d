import type { Ref, RefusalContext, Seat } from '@gonfalon/kernel';
import { capitalize, english } from '@gonfalon/kernel';
import type { BuildingKind, CardId, Keyword, Resource, Stat, UnitId } from '../content/index.ts';
import { boardEn } from '../text-board/en.ts';
import { coverMessages } from './cover.ts';
import type { EchoesMessages } from './messages.ts';
import { labelOf } from './messages.ts';
import { namesEn } from './names.en.ts';
import { chaptersEn, rulesEn, rulingsEn } from './rules.en.ts';

const { list, some } = english;
const SEATS = ['Ruler 1', 'Ruler 2', 'Ruler 3', 'Ruler 4'];
const { names } = { names: namesEn };

const ruler = (seat: Seat): string => SEATS[seat] ?? `Ruler ${seat + 1}`;
const card = (id: CardId): string => names.cards[id].name;
const cards = (n: number): string => some(n, 'card');
const building = (kind: BuildingKind): string => names.buildings[kind];
const resources = (n: number, res: Resource): string =>
  res === 'joker' ? some(n, 'joker') : `${n} ${names.resources[res]}`;

/** What an event is about: a unit by its card, or a building. */
const thing = (e: { readonly card?: UnitId; readonly building?: BuildingKind }): string =>
  e.card ? card(e.card) : `the ${building(e.building ?? 'capital')}`;

const KINDS = {
  main: '',
  lent: 'borrowed ',
  mate: 'your mate’s ',
  temp: 'temporary ',
  'mate-temp': 'your mate’s temporary ',
};

function source(name: string): string {
  if (name === 'life') return 'health of your Capital';
  const cut = name.lastIndexOf('-');
  const kind = name.slice(0, cut) as keyof typeof KINDS;
  return `${KINDS[kind] ?? ''}${names.resources[name.slice(cut + 1) as Resource]}`;
}

const basics = {
  names,
  unit: (id: number) => `unit ${id}`,
  building: (id: number) => `building ${id}`,
  source,
};

/** A thing inside a sentence. */
const the = (ref: Ref | undefined): string => (ref === undefined ? '…' : labelOf(basics, ref));
const The = (ref: Ref | undefined): string => capitalize(the(ref));
const first = ({ where }: RefusalContext): string => The(where[0]);

const gift = (gives: Keyword | Stat, x: number): string => {
  if (gives in names.stats) return `${x >= 0 ? '+' : ''}${x} ${names.stats[gives as Stat]}`;
  return names.keywords[gives as Keyword].replace('X', String(x)).replace(' [class]', '');
};

export const en: EchoesMessages = {
  ...basics,
  square: (name) => `square ${name}`,
  mode: (name) => `${name} mode`,
  language: 'en',
  ...coverMessages.en,
  rules: rulesEn,
  chapters: chaptersEn,
  rulings: rulingsEn,
  seats: SEATS,
  sides: ['Rulers 1 and 3', 'Rulers 2 and 4'],
  orders: {
    intro: 'What happens in your opponents’ turns without your being asked.',
    fields: {
      reactions: {
        label: 'Play Reactions',
        hint: 'A Reaction is paid for automatically; what it lets you choose is chosen for you.',
        options: {
          never: 'never',
          'when-lost': 'only for what would be lost or is lost',
          always: 'whenever one can be played',
        },
      },
      keep: { label: 'Never play these by themselves' },
    },
  },
  features: {
    capital: 'health of the Capital',
    army: 'units',
    'few-units': 'danger of losing the last unit',
    resources: 'main resources',
    kinds: 'kinds of resources',
    temporary: 'temporary resources',
    hand: 'cards in hand',
    playable: 'cards that can soon be paid for',
    events: 'active Events',
    deck: 'cards in the deck',
    barracks: 'Barracks',
    'royal-pawns': 'royal pawns to use',
    attacks: 'attacks within reach',
    'later-attacks': 'attacks of the next turn',
    siege: 'damage to an enemy Capital within reach',
    'later-siege': 'threats to an enemy Capital',
    march: 'way to the enemy Capital',
    settling: 'way to land for Camps',
  },
  kinds: {
    unit: 'a unit',
    building: 'a building',
    square: 'a square',
    card: 'a card',
    civ: 'a civilisation',
    pawn: 'a pawn',
    mode: 'a mode',
    source: 'a resource',
    option: 'an option',
    number: 'a number',
  },

  prompts: {
    lead: 'Choose a civilisation first, or let the others choose first?',
    civ: 'Choose a civilisation.',
    scout: 'Which Starting Scout begins on your Capital?',
    restock: ({ left }) =>
      left < 0 ? 'Resupply: set any number of cards aside.' : `Resupply: set up to ${cards(left)} aside.`,
    mobilise: 'Move your units and take their actions.',
    deploy: 'Deploy units and play cards, or end your turn.',
    pay: ({ for: what }) => `Pay for ${what === 'barracks' ? 'the Barracks' : card(what)}.`,
    rotate: ({ tile }) => `Rotate tile ${tile}.`,
    enter: ({ card: id }) => `Which pawn and which mode for ${card(id)}?`,
    effect: ({ card: id }) => `${card(id)}: choose one effect.`,
    pick: ({ card: id }) => `${card(id)}: choose a target.`,
    'drop-event': 'You have 3 active Events: which one do you discard?',
    react: ({ window }) => `${names.windows[window]}. Play a Reaction, or pass?`,
    may: ({ card: id }) => `Use the effect of ${card(id)}?`,
    place: ({ card: id }) => `Where does ${card(id)} go?`,
    discard: ({ excess }) => `Discard ${cards(excess)}.`,
    resource: ({ card: id }) => `${card(id)}: choose a resource.`,
    opponent: ({ card: id }) => `${card(id)}: which opponent?`,
    begin: 'Which member of your team begins?',
    search: ({ card: id, from, left }) =>
      `${card(id)}: take up to ${cards(left)} from your ${from === 'deck' ? 'deck' : 'discard pile'}.`,
    'muster-civ': 'Choose the civilisation of your deck.',
    muster: ({ cards: n }) => `Build your deck: ${n} of 35 cards.`,
    tile: ({ card: id }) => `${card(id)}: choose an undiscovered tile.`,
    choose: ({ card: id }) => `${card(id)}: your opponent’s card makes you choose.`,
  },

  choices: {
    first: () => 'Choose first',
    second: () => 'Let the others choose first',
    civ: the,
    scout: the,
    set: (id) => `Set ${the(id)} aside`,
    done: () => 'Done',
    move: (unit, to) => `Move ${the(unit)} to ${the(to)}`,
    attack: (unit, target) => `Attack ${the(target)} with ${the(unit)}`,
    mode: (unit) => `Switch the mode of ${the(unit)}`,
    camp: (unit) => `Build a Camp with ${the(unit)}`,
    barracks: (unit) => `Build a Barracks with ${the(unit)}`,
    transfer: (unit, old) => `Transfer ${the(old)} to ${the(unit)}`,
    draw: (unit) => `Draw a card in the village with ${the(unit)}`,
    restock: (unit) => `Resupply in the village with ${the(unit)}`,
    ability: (unit, n) => `Use ability ${n ?? '…'} of ${the(unit)}`,
    play: (id, unit) => (unit === undefined ? `Play ${the(id)}` : `Play ${the(id)} on ${the(unit)}`),
    dropEvent: (id) => `Discard the Event ${the(id)}`,
    pass: () => 'Pass',
    deploy: (id, at) => `Deploy ${the(id)} on ${the(at)}`,
    replace: (id, unit, at) => `Deploy ${the(id)} on ${the(at)} in place of ${the(unit)}`,
    revive: (pawn) => `Bring back the ${the(pawn)}`,
    auto: () => 'Pay automatically',
    pay: (name) => `Pay with ${the(name)}`,
    rotate: (turn) => `Rotate by ${turn ?? '…'}°`,
    enter: (pawn, mode) => `${The(pawn)}, ${the(mode)}`,
    effect: (n) => `Effect ${n ?? '…'}`,
    pick: (ref) => The(ref),
    react: (id) => `Play ${the(id)}`,
    use: () => 'Use it',
    decline: () => 'Decline',
    to: (at) => `Go to ${the(at)}`,
    stay: () => 'Stay',
    discard: (id) => `Discard ${the(id)}`,
    food: () => 'Food',
    wood: () => 'Wood',
    gold: () => 'Gold',
    seat: (n) => ruler(Number(n)),
    begin: (n) => `${ruler(Number(n))} begins`,
    take: (id) => `Take ${the(id)}`,
    add: (id) => `Add ${the(id)}`,
    drop: (id) => `Take out ${the(id)}`,
    clear: () => 'Empty the list',
    preset: () => 'Take the preset',
    tile: (at) => `Reveal the tile at ${the(at)}`,
    option: the,
  },

  events: {
    dice: ({ seats, rolls }) => `${list(seats.map((seat, i) => `${ruler(seat)} rolls ${rolls[i] ?? 0}`))}.`,
    'civ-chosen': ({ seat, civ }) => `${ruler(seat)} plays ${names.civs[civ]}.`,
    mustered: ({ seat }) => `${ruler(seat)} hands in a deck.`,
    begins: ({ seat }) => `The match begins. ${ruler(seat)} goes first.`,
    turn: ({ seat, turn }) => `Turn ${turn}: ${ruler(seat)}.`,
    deployment: ({ seat }) => `${ruler(seat)} goes on to the Deployment.`,
    refreshed: ({ seat }) => `${ruler(seat)} refreshes resources and units.`,
    moved: ({ seat, card: id, from, to }) => `${ruler(seat)} moves ${card(id)} from ${from} to ${to}.`,
    explored: ({ seat, tile, at }) => `${ruler(seat)} reveals tile ${tile} at ${at}.`,
    rotated: ({ tile, rotation }) => `Tile ${tile} is laid at ${rotation}°.`,
    'went-back': ({ card: id, to }) => `${card(id)} goes back to ${to}.`,
    placed: ({ card: id, to }) => `${card(id)} is placed on ${to}.`,
    pushed: ({ card: id, to }) => `${card(id)} is pushed to ${to}.`,
    switched: ({ card: id, mode }) => `${card(id)} switches to ${names.modes[mode]} mode.`,
    built: ({ seat, building: kind, at }) => `${ruler(seat)} builds a ${building(kind)} on ${at}.`,
    transferred: ({ seat, building: kind, from, at }) =>
      `${ruler(seat)} transfers the ${building(kind)} of ${from} to ${at}.`,
    removed: ({ seat, building: kind, at }) =>
      `${ruler(seat)} takes the ${building(kind)} of ${at} off the map.`,
    paid: ({ seat, sources }) => `${ruler(seat)} pays ${list(sources.map(source))}.`,
    gained: ({ seat, res, n }) => `${ruler(seat)} gains ${n} ${names.resources[res]}.`,
    tokens: ({ seat, res, n, card: id }) =>
      `${ruler(seat)} gains ${resources(n, res)} for a time, on ${card(id)}.`,
    attack: ({ seat, card: id, mode, foe, foeCard, foeBuilding }) =>
      `${ruler(seat)} attacks ${thing({ ...(foeCard && { card: foeCard }), ...(foeBuilding && { building: foeBuilding }) })} of ${ruler(foe)} with ${card(id)} (${names.modes[mode]}).`,
    'attack-cancelled': ({ card: id }) => `The attack of ${card(id)} has no effect.`,
    damaged: (e) => `${capitalize(thing(e))} of ${ruler(e.seat)} takes ${e.n} damage: ${e.left} left.`,
    healed: (e) => `${capitalize(thing(e))} of ${ruler(e.seat)} heals ${e.n}: ${e.left} left.`,
    'life-lost': ({ seat, n, left }) => `The Capital of ${ruler(seat)} loses ${n} health: ${left} left.`,
    lost: ({ seat, card: id, at }) => `${ruler(seat)} loses ${card(id)} on ${at}.`,
    razed: ({ seat, building: kind, at }) => `${ruler(seat)} loses the ${building(kind)} on ${at}.`,
    drew: ({ seat, count, cards: drawn }) =>
      drawn ? `${ruler(seat)} draws ${list(drawn.map(card))}.` : `${ruler(seat)} draws ${cards(count)}.`,
    resupplied: ({ seat, count, cards: drawn }) =>
      drawn
        ? `${ruler(seat)} resupplies ${cards(count)}: ${list(drawn.map(card)) || 'none left'}.`
        : `${ruler(seat)} resupplies ${cards(count)}.`,
    discarded: ({ seat, card: id }) => `${ruler(seat)} discards ${card(id)}.`,
    deployed: ({ seat, card: id, at, pawn, mode }) =>
      `${ruler(seat)} deploys ${card(id)} on ${at}${pawn === 'pawn' ? '' : `, on the ${names.pawns[pawn]}`} (${names.modes[mode]}).`,
    replaced: ({ seat, card: id }) => `${ruler(seat)} discards ${card(id)} to make room.`,
    played: ({ seat, card: id, effect, on }) =>
      `${ruler(seat)} plays ${card(id)}${effect ? `, effect ${effect}` : ''}${on ? ` on ${card(on)}` : ''}.`,
    'card-cancelled': ({ card: id }) => `${card(id)} has no effect and is discarded.`,
    'event-dropped': ({ seat, card: id }) => `${ruler(seat)} discards the Event ${card(id)}.`,
    ability: ({ seat, card: id }) => `${ruler(seat)} uses the ability of ${card(id)}.`,
    village: ({ seat, card: id, at }) => `${ruler(seat)} uses the village on ${at} with ${card(id)}.`,
    took: ({ seat, card: id, from }) =>
      `${ruler(seat)} takes ${card(id)} from the ${from === 'deck' ? 'deck' : 'discard pile'}.`,
    given: (e) => `${capitalize(thing(e))} of ${ruler(e.seat)} gets ${gift(e.gives, e.x)}.`,
    exhausted: ({ card: id }) => `${card(id)} is exhausted.`,
    'refreshed-unit': ({ card: id }) => `${card(id)} is refreshed.`,
    revived: ({ seat, pawn }) => `${ruler(seat)} brings back the ${names.pawns[pawn]}.`,
    lends: ({ seat, from }) => `${ruler(seat)} may pay with the resources of ${ruler(from)} this turn.`,
    exposed: ({ seat, building: kind, at }) =>
      `The garrison of the ${building(kind)} of ${ruler(seat)} on ${at} can be targeted this turn.`,
    reduced: ({ seat, card: id }) => `${card(id)} lowers a price of ${ruler(seat)} this turn.`,
    chose: ({ seat, option, card: id }) => `${card(id)}: ${ruler(seat)} chooses “${names.options[option]}”.`,
    resigned: ({ seat }) => `${ruler(seat)} resigns.`,
  },

  refusals: {
    'ECH-1.2': (c) =>
      c.where.length > 0 && c.where[0] && /^[a-z]/.test(c.where[0])
        ? `Another ruler already plays ${the(c.where[0])}.`
        : 'A ruler has no civilisation.',
    'ECH-1.3': () => 'The grid does not fit the mode of the game.',
    'ECH-1.6': () => 'Each ruler needs one Capital, on the Capital square of the start tile.',
    'ECH-1.7': (c) =>
      c.where.length > 0
        ? `${first(c)} is not one of your Starting Scouts.`
        : 'Your Starting Scout is chosen later.',
    'ECH-1.8': () => 'The cards of a ruler are not those of the list.',
    'ECH-1.14': (c) => `${first(c)} has a number or an owner that cannot be.`,
    'ECH-2.1': () => 'You can only do that at another time.',
    'ECH-2.4': (c) => `${first(c)} is exhausted.`,
    'ECH-2.6': (c) => `${first(c)} is a unit: deploy it in your Deployment.`,
    'ECH-3.1': () => 'More resources are exhausted than there are.',
    'ECH-3.2': () => 'Temporary resources must lie on a card of their owner.',
    'ECH-3.8': (c) =>
      c.where.length > 0 ? `You cannot pay for that with ${the(c.where[0])}.` : 'You cannot pay for that.',
    'ECH-3.12': (c) => `${first(c)} cannot pay for what is left.`,
    'ECH-4.1': (c) =>
      `${first(c)} is out of reach: each unit moves once a turn, as far as its movement points.`,
    'ECH-4.2': (c) => `${first(c)} does not lie in a straight line in one of the unit’s directions.`,
    'ECH-4.4': (c) => `Too many units stand on ${the(c.where[1] ?? c.where[0])}.`,
    'ECH-4.5': (c) => `The way to ${the(c.where[0])} is blocked.`,
    'ECH-4.7': (c) => `Another unit of your side already stands on ${the(c.where[0])}.`,
    'ECH-4.8': (c) => `A Mountain ends the move before ${the(c.where[0])}.`,
    'ECH-4.9': (c) => `There is water on ${the(c.where[0])}.`,
    'ECH-4.16': (c) => `A face-down tile lies on the way to ${the(c.where[0])}.`,
    'ECH-4.18': (c) => `The unit may not stand on ${the(c.where[0])}.`,
    'ECH-4.19': (c) => `Rotation ${the(c.where[0])} gives nothing new.`,
    'ECH-5.1': (c) => `${first(c)} has no such action.`,
    'ECH-5.2': (c) =>
      `No building may be placed on the square of ${the(c.where[0])}: one per square, none on a Capital square.`,
    'ECH-5.3': () => 'You have already built your Camp of this turn.',
    'ECH-5.4': (c) => `The square of ${the(c.where[0])} yields no resource.`,
    'ECH-5.7': (c) =>
      `No Barracks where ${the(c.where[0])} stands: it would be on water or adjacent to a Capital.`,
    'ECH-5.10': () => 'All your pieces of that kind are on the map.',
    'ECH-5.11': (c) => `${first(c)} cannot be transferred while pieces of that kind are in stock.`,
    'ECH-5.13': (c) => `${first(c)} does not stand on a Village.`,
    'ECH-5.14': (c) => `You do not hold ${the(c.where[0])}.`,
    'ECH-5.16': (c) => `${first(c)} stands on an enemy Camp.`,
    'ECH-5.17': (c) => `${first(c)} already stands on that square.`,
    'ECH-5.19': (c) => `The ability of ${the(c.where[0])} has no target now.`,
    'ECH-5.21': (c) => `A Barracks cannot be placed on ${the(c.where[0])}.`,
    'ECH-6.1': (c) => `${first(c)} cannot be attacked: it is no enemy.`,
    'ECH-6.2': (c) => `${first(c)} has already switched twice this turn.`,
    'ECH-6.3': (c) => `${first(c)} has no ranged attack.`,
    'ECH-6.4': (c) => `The attack would have a value of 0 against ${the(c.where[0])}.`,
    'ECH-6.5': (c) => `${first(c)} cannot be reached in melee with this turn’s move.`,
    'ECH-6.13': (c) => `${first(c)} is not in range.`,
    'ECH-6.18': (c) => `${first(c)} is garrisoned: target the building first.`,
    'ECH-6.19': (c) => `${first(c)} has no health left.`,
    'ECH-6.20': (c) => `The unit cannot go to ${the(c.where[0])} after its attack.`,
    'ECH-6.25': (c) => `The unit cannot enter the square of ${the(c.where[0])}.`,
    'ECH-7.1': (c) => `${first(c)} will not do: a unit is deployed on an empty Capital or Barracks of yours.`,
    'ECH-7.2': (c) => `The unit cannot enter in ${the(c.where[0])} mode.`,
    'ECH-7.3': (c) => `${first(c)} will not do: a ship is deployed on free water around one of your units.`,
    'ECH-7.4': (c) =>
      c.where[0] && /^\d/.test(c.where[0])
        ? 'A ruler has more units than pawns.'
        : `The ${the(c.where[0])} is not free.`,
    'ECH-7.6': () => 'A royal pawn cannot be out of the game and on the map.',
    'ECH-7.7': (c) =>
      `${first(c)} cannot make room: only with no pawn free, and only a unit on an ordinary pawn.`,
    'ECH-7.9': (c) => `Discarding ${the(c.where[0])} would not give the new unit a place.`,
    'ECH-7.10': (c) => `${first(c)} is a unit: deploy it, naming its place.`,
    'ECH-7.11': (c) => `No pawn is free: name the unit that goes for ${the(c.where[0])}.`,
    'ECH-7.13': (c) => `The ${the(c.where[0])} cannot be brought back.`,
    'ECH-8.1': (c) => `${first(c)} is not a card that you can play like this.`,
    'ECH-8.2': (c) => `${first(c)} is no Strategy: play it in your Deployment.`,
    'ECH-8.3': (c) => `Effect ${the(c.where[0])} cannot be chosen.`,
    'ECH-8.4': (c) =>
      c.where.length > 0
        ? `${first(c)} will not do: a condition or a target is missing.`
        : 'Choose something first.',
    'ECH-8.5': (c) => `An Upgrade cannot be attached to ${the(c.where[0])}.`,
    'ECH-8.6': (c) => `${first(c)} already has that Upgrade, or nobody is left to have it.`,
    'ECH-8.9': (c) => `${first(c)} is a Reaction that does not fit this moment.`,
    'ECH-8.11': (c) => `${first(c)} is not one of your 3 active Events.`,
    'ECH-8.12': (c) => `${first(c)} is not an active Event of yours.`,
    'ECH-8.15': (c) => `${first(c)} lies in front of its owner without resources.`,
    'ECH-8.17': (c) => `${first(c)} is not what you are searching for.`,
    'ECH-8.26': () => 'You may make no more attacks this turn.',
    'ECH-8.27': (c) => `${first(c)} is not one of the options.`,
    'ECH-9.3': (c) => `You do not have ${the(c.where[0])} to discard.`,
    'ECH-9.5': () => 'A Capital has no health left, but the match goes on.',
    'ECH-9.6': () => 'A ruler has no unit on the map, but the match goes on.',
    'ECH-9.14': (c) => `Your Capital would not keep 1 health after ${the(c.where[0])}.`,
    'ECH-10.7': (c) => `${first(c)} lies on a diagonal, and the unit has Short range.`,
    'ECH-10.12': (c) => `A Light ship cannot go to ${the(c.where[0])}, away from water.`,
    'ECH-10.13': (c) => `A Heavy ship cannot go to ${the(c.where[0])}, which is no water.`,
    'ECH-10.15': (c) => `${first(c)} stands behind a Front line unit.`,
    'ECH-10.20': (c) => `A Fortified building bars the ship’s way to ${the(c.where[0])}.`,
    'ECH-11.2': () => 'This game is for two or for four.',
    'ECH-11.3': (c) =>
      c.where.length > 0 ? `${first(c)} cannot begin.` : 'The order of the turns is wrong.',
    'ECH-11.7': (c) => `${ruler(Number(c.where[0]))} is not your opponent.`,
    'ECH-11.9': (c) => `${first(c)} is not a card of this civilisation.`,
    'ECH-11.10': () => 'A deck has exactly 35 cards, and yours would not.',
    'ECH-11.11': () => 'A deck has exactly 1 Conqueror, and yours would not.',
    'ECH-11.12': () => 'Your deck has no Starting Scout.',
    'ECH-11.13': (c) => `Your deck has as many copies of ${the(c.where[0])} as its rarity allows.`,
    'ECH-11.17': () => 'Your muster has not come to that, or is past it.',
    'ECH-11.18': (c) =>
      c.where.length > 0 ? `${first(c)} is not in your list.` : 'That would not change your list.',
    'ECH-11.21': () => 'You have made 150 changes: take the preset or hand in your list.',
    'ECH-11.24': (c) => `${first(c)} is your mate’s unit.`,
    'ECH-12.4': (c) =>
      c.where.length > 0 ? `${first(c)} is off the grid.` : 'The map has the wrong number of squares.',
    'ECH-12.5': (c) => `${first(c)} is not your unit.`,
    'ECH-13.1': (c) => `${first(c)} is listed as known, but is not in the hand.`,
    'ECH-13.6': (c) => `You do not hold ${the(c.where[0])} now.`,
  },

  deckFaults: {
    'unknown-card': ({ id }) => `“${id}” is no card of this game.`,
    'other-civ': ({ card: id, civ }) => `${card(id)} is a card of another civilisation: ${names.civs[civ]}.`,
    'too-many-copies': ({ card: id, copies, most }) =>
      `The deck has ${copies} copies of ${card(id)}; its rarity allows ${most}.`,
    'no-conqueror': 'The deck has no Conqueror; it needs exactly 1.',
    'too-many-conquerors': ({ conquerors }) => `The deck has ${conquerors} Conquerors; it needs exactly 1.`,
    'no-scout': 'The deck has no Starting Scout; it needs at least 1.',
    size: ({ cards: n, wanted }) => `The deck has ${cards(n)}; it needs exactly ${wanted}.`,
  },

  endings: {
    capital: 'A Capital has fallen.',
    army: 'A ruler has no unit left on the map.',
    both: 'Both sides were defeated at the same moment: a draw.',
    stalemate: 'Nothing happened for 40 turns: a draw.',
    resigned: 'A ruler has resigned.',
  },
  victory: (winners) =>
    winners.length > 1 ? `${list(winners.map(ruler))} win.` : `${list(winners.map(ruler))} wins.`,
  board: boardEn,
};
