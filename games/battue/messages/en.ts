import type { Ref, RefusalContext, Seat } from '@gonfalon/kernel';
import { capitalize, english, uncapitalize } from '@gonfalon/kernel';
import type { LootId, SpaceId, TileId } from '../content/index.ts';
import { constants, event, loot, space, TILE_IDS } from '../content/index.ts';
import { thingOf } from '../content/refs.ts';
import type { SumWords } from '../text-board/sums.ts';
import { attackSum, defenceSum } from '../text-board/sums.ts';
import { coverWords } from './cover.ts';
import type { BattueMessages, ConditionalCard } from './messages.ts';
import { namesEn } from './names.en.ts';
import { chaptersEn, rulesEn, rulingsEn } from './rules.en.ts';

const { list, some } = english;
const { spaces, tiles, windows } = namesEn;
const SEATS = ['Wolf Clan', 'Hawk Clan', 'Bear Clan', 'Stag Clan'];

export const clan = (seat: Seat) => `the ${SEATS[seat] ?? `clan of seat ${seat + 1}`}`;
const Clan = (seat: Seat) => capitalize(clan(seat));
const card = (id: LootId) => namesEn.loot[id].name;
const warriors = (n: number) => some(n, 'warrior');
const cards = (n: number, kind = 'loot card') => some(n, kind);

export function section(id: SpaceId): string {
  const { name } = spaces[id];
  return ['gate', 'tower', 'palace'].includes(space[id].kind) ? `the ${name}` : name;
}

/** A thing inside a sentence: `the North Gate`, `North Block 1`, `the camp of the Wolf Clan`. */
function the(ref: Ref | undefined): string {
  const thing = thingOf(ref ?? '…');
  switch (thing.kind) {
    case 'space':
      return section(thing.id);
    case 'camp':
      return `the camp of ${clan(thing.seat)}`;
    case 'seat':
      return clan(thing.seat);
    case 'card':
      return card(thing.id);
    case 'event':
      return namesEn.events[thing.id].name;
    case 'edge':
      return `the ${namesEn.edges[thing.id]} edge`;
    case 'random':
      return 'a random place';
    case 'number':
    case 'other':
      return ref === undefined || ref === '…' ? '…' : `“${ref}”`;
  }
}

/** The same, to the player whose camp it would be. */
function own(ref: Ref | undefined): string {
  return thingOf(ref ?? '…').kind === 'camp' ? 'your camp' : the(ref);
}

/** The same, in a sentence that has already named the clan. */
function its(ref: Ref): string {
  return thingOf(ref).kind === 'camp' ? 'its camp' : the(ref);
}

/** Where: `at the North Gate`, `on North Wall I`, `in North Block 1`. */
function at(ref: Ref | undefined, name: (ref: Ref) => string = own): string {
  const thing = thingOf(ref ?? '…');
  const kind = thing.kind === 'space' ? space[thing.id].kind : '';
  if (kind === 'wall') return `on ${name(ref ?? '…')}`;
  return `${kind === 'gate' || kind === 'tower' ? 'at' : 'in'} ${name(ref ?? '…')}`;
}

/** `Castra, the fortified camp`; only once if the reader's word is the Latin one. */
function tile(id: TileId): string {
  const { title, name } = tiles[id];
  return title === name ? title : `${title} (${uncapitalize(name)})`;
}

function dice(rolled: readonly number[]): string {
  return rolled.length > 1 ? `dice ${rolled.join(' + ')}` : `die ${rolled[0] ?? '?'}`;
}

const sums: SumWords = { warriors, dice, bonus: (n) => `bonus ${n}`, defence: (n) => `defence ${n}` };

const held = (seen: readonly LootId[]) => list(seen.map(card)) || 'no card';

/** What a card that cannot be played now is lacking. */
const lacking: Readonly<Record<ConditionalCard, string>> = {
  attrition: 'needs an enemy warrior in the section',
  'blind-luck': 'needs an uncontrolled section and an attack roll lower than the defence roll',
  'bloody-attrition': 'needs a defending horde, and a larger one of yours',
  'call-to-action': 'needs a section that you control and where you have no warrior',
  'change-of-fate': 'needs at least one other card to discard',
  charge: 'needs more warriors than the section’s defence and the defending warriors together',
  'crushing-attack': 'needs a section where no warrior defends, and more warriors than its defence',
  defense: 'needs a section where no warrior defends',
  'feint-heart': 'needs an uncontrolled section whose defence is higher than the number of your warriors',
  'inside-information': 'needs a loot card to look at, and there is none left',
  'last-stand': 'needs a defending horde larger than yours, and works once in an exchange',
  'one-last-push': 'needs attack and defence values that are equal',
  oracle: 'needs an event to foretell, and there is none left',
  outmaneuver: 'needs a section where no warrior defends, and works once in a battle',
  poison: 'needs an enemy horde',
  rampart: 'needs a defence roll',
  recon: 'needs a face-down section adjacent to one of your hordes',
  recruits: 'needs a horde of fewer than 8, and warriors in your reserve',
  'spirited-defense': 'needs a warrior of yours in the section under attack',
  'spoil-of-war': 'needs an opponent who isn’t already due to spend a turn feasting',
  spy: 'needs an opponent who holds cards',
  tactics: 'needs a section where warriors defend',
  'tending-the-wounded': 'needs a horde of fewer than 8, and warriors in your reserve',
  thief: 'needs a loot card in the war chest of an opponent',
  'unseen-allies': 'needs at least two other cards to discard, and a horde with room for a warrior',
  warrior: 'needs a horde of fewer than 8, and a warrior in your reserve',
  wastrel: 'needs an opponent who holds cards',
};

function cannotPlay(ref: Ref | undefined): string {
  const thing = thingOf(ref ?? '');
  if (thing.kind !== 'card') return 'That is not one of your choices here.';
  const why = Object.hasOwn(lacking, thing.id) ? lacking[thing.id as ConditionalCard] : undefined;
  return why ? `${card(thing.id)} ${why}.` : `${card(thing.id)} cannot be played now.`;
}

function misplayed({ where: [first, ...targets], params }: RefusalContext): string {
  if (params.notHeld) return `You do not hold ${the(first)}.`;
  if (!params.target) return cannotPlay(first);
  if (targets.length > 0) return `${the(first)} cannot be aimed at ${list(targets.map(the))}.`;
  return capitalize(`${the(first)} cannot be chosen like this.`);
}

function badCamp({ where: [first], params }: RefusalContext): string {
  const { kind } = thingOf(first ?? '');
  if (kind === 'edge') return `Another clan has its camp on ${the(first)}.`;
  if (kind !== 'seat') return capitalize(`${the(first)} does not touch ${the(`edge:${params.edge}`)}.`);
  const edge = params.edge === undefined ? undefined : the(`edge:${params.edge}`);
  return capitalize(
    edge ? `${the(first)} cannot have its camp there on ${edge}.` : `${the(first)} has no camp.`,
  );
}

function badMove({ where: [first, second], params }: RefusalContext): string {
  if (params.noHorde) return `You have no horde ${at(first, the)}.`;
  if (params.notAdjacent) return capitalize(`${the(first)} and ${the(second)} are not adjacent.`);
  return params.all === 1
    ? `You can move exactly 1 warrior from ${own(first)}.`
    : `You can move 1 to ${params.all} warriors from ${own(first)}.`;
}

function tooMany({ where: [place], params }: RefusalContext): string {
  const { free, moved } = params;
  if (moved !== undefined) return `More warriors are said to have moved ${at(place)} than stand there.`;
  if (free === 0) return `No warrior ${at(place)} can move any more this turn.`;
  return `Only ${warriors(Number(free))} ${at(place)} can still move this turn.`;
}

function badTile({ where: [id], params }: RefusalContext): string {
  if (params.tile === undefined) return `No tile lies ${at(id)}.`;
  const name = tiles[params.tile as TileId]?.title ?? String(params.tile);
  return id ? `${name} does not fit ${the(id)}.` : `${name} is there twice.`;
}

function badCount({ where: [ref], params }: RefusalContext): string {
  const thing = thingOf(ref ?? '');
  const right =
    thing.kind === 'card' ? loot[thing.id].count : thing.kind === 'event' && event[thing.id].count;
  return `Cards called ${the(ref)}: ${params.count} instead of ${right}.`;
}

function badEventChoice({ where: [ref] }: RefusalContext): string {
  if (thingOf(ref ?? '').kind === 'seat')
    return capitalize(`${the(ref)} is not one of those with the most sections.`);
  return `The event does not let you choose ${the(ref)}.`;
}

function badRetreat({ where: [to], params }: RefusalContext): string {
  if (Number(params.total) > constants.maxHorde) return `That would put ${params.total} warriors ${at(to)}.`;
  return capitalize(`${the(to)} is not an adjacent section of yours that is free of enemies.`);
}

function wrongMoment({ where: [ref] }: RefusalContext): string {
  const thing = thingOf(ref ?? '');
  const when = thing.kind === 'card' ? loot[thing.id].when.map((w) => windows[w]) : [];
  return `You can only play ${the(ref)} at another time: ${when.join('; ')}.`;
}

export const en: BattueMessages = {
  language: 'en',
  ...coverWords.en,
  rules: rulesEn,
  chapters: chaptersEn,
  rulings: rulingsEn,
  names: namesEn,
  seats: SEATS,
  camp: (seat) => `Camp of ${clan(seat)}`,
  edge: (edge) => capitalize(`${namesEn.edges[edge]} edge`),
  random: 'At random',
  kinds: {
    space: 'a section',
    camp: 'a camp',
    seat: 'a clan',
    card: 'a loot card',
    event: 'an event card',
    edge: 'an edge of the board',
    random: 'a random place',
    number: 'a number of warriors',
  },

  prompts: {
    landmark: 'Put the next landmark, face down, on a free large place of the city.',
    camp: 'Choose a board edge, then the gate, wall or tower to camp outside.',
    'start-card': 'Your turn begins: play a Start of turn card, or continue.',
    reinforce: 'Call reinforcements for a horde (it will stay where it is this turn), or continue.',
    move: 'Move warriors to an adjacent section, or finish moving and fight.',
    conflict: 'Choose the battle to fight next.',
    'attack-card': 'You attack: play a card before the dice are rolled, or pass.',
    'defence-card': 'You defend: play a card before the dice are rolled, or pass.',
    'after-roll-card': 'The dice are rolled: play a card to change the outcome, or pass.',
    'tie-card': 'The values are equal: turn the exchange with One Last Push, or pass.',
    'attrition-card': 'You have just lost a warrior: answer with Attrition, or pass.',
    retreat: 'The exchange is over: fight on, or choose where your horde retreats to.',
    'free-flag': 'You have no flag left for your conquest: choose a section without warriors to give up.',
    'fever-loss': 'Camp Fever: choose the horde of yours that loses a warrior.',
    'uprising-leader':
      'Uprising: several players control the most sections; choose the one who gives one up.',
    'uprising-loss': 'Uprising: choose a section of yours without warriors to give up.',
    'captured-map': 'Captured Map: choose an adjacent section to look at in secret, or stop.',
    'call-from': 'Call to Action: choose the horde that sends warriors.',
    'call-count': 'Call to Action: choose how many warriors set off.',
    'call-to': 'Call to Action: choose the section they rush to.',
    'end-card': 'Your turn ends: play an End of turn card, or continue.',
    'hand-limit': ({ excess }) =>
      `You may keep ${constants.handLimit} loot cards: discard ${excess === 1 ? 'one' : excess} more.`,
    'gathering-discard': 'Gathering: discard a card of your hand.',
    distribute: ({ left }) =>
      left === 1
        ? 'Place the last warrior with a horde.'
        : `Place a warrior with a horde (${left} are left).`,
    'order-loot': ({ place }) =>
      place === 1
        ? 'Choose the card to lie on top of the loot pile, or leave them all as they are.'
        : `Choose the card to lie in place ${place} from the top, or leave the rest as it is.`,
    'card-discards': ({ card: id, gone, least }) =>
      gone < least
        ? `${card(id)}: discard ${cards(least - gone, gone > 0 ? 'more card' : 'other card')} at least.`
        : `${card(id)}: ${cards(gone, 'other card')} discarded; discard another, or stop.`,
  },

  choices: {
    place: (where) => (where === 'random' ? 'Place it at random' : `Place it ${at(where)}`),
    camp: (edge, where) => `Camp on ${the(edge)}, before ${the(where)}`,
    play: (ref, ...targets) =>
      targets.length > 0 ? `Play ${the(ref)}: ${targets.map(the).join(', ')}` : `Play ${the(ref)}`,
    done: () => 'Continue',
    pass: () => 'Pass',
    reinforce: (place) => `Reinforce ${own(place)}`,
    move: (from, to, count) => `Move ${count ?? '…'} from ${own(from)} to ${the(to)}`,
    fight: (where) => `Fight ${at(where)}`,
    retreat: (to) => `Retreat to ${the(to)}`,
    stay: () => 'Fight on',
    'give-up': (where) => `Give up ${the(where)}`,
    lose: (place) => `Remove a warrior from ${own(place)}`,
    name: (seat) => `Name ${the(seat)}`,
    look: (where) => `Look at ${the(where)}`,
    discard: (ref) => `Discard ${the(ref)}`,
    strengthen: (place) => `Add a warrior ${at(place)}`,
    top: (ref) => `Put ${the(ref)} next`,
    call: (place) => `Call warriors from ${own(place)}`,
    count: (count) => `Send ${warriors(Number(count))}`,
    to: (where) => `Send them to ${the(where)}`,
  },

  events: {
    'landmark-placed': ({ seat, space: id }) =>
      seat === undefined
        ? `A landmark lies face down ${at(id)}.`
        : `${Clan(seat)} puts a landmark face down ${at(id)}.`,
    'city-planned': ({ tiles, name }) =>
      `${name ? `The plan of “${name.en}”` : 'The plan of the city'} is known to all: it places ${some(tiles, 'tile')}.`,
    'city-laid': ({ unused }) => `The city is laid out; ${unused} tiles stay out of the game.`,
    'camp-pitched': ({ seat, edge, space: id }) =>
      `${Clan(seat)} pitches camp on the ${namesEn.edges[edge]} edge, before ${section(id)}.`,
    'match-begun': ({ seat }) => `The storm of Tarsos begins. ${Clan(seat)} goes first.`,
    turn: ({ seat, round }) => `Round ${round}: ${clan(seat)}’s turn.`,
    'spoiled-turn': ({ seat }) =>
      `${Clan(seat)} feasts on the spoil of war: no reinforcements, no moves and no attacks this turn.`,
    reinforced: ({ seat, place, die, gained }) =>
      `${Clan(seat)} calls reinforcements ${at(place, its)}: die ${die}, ${warriors(gained)} arrive${gained === 1 ? 's' : ''}.`,
    moved: ({ seat, from, to, count }) =>
      `${Clan(seat)} moves ${warriors(count)} from ${its(from)} to ${section(to)}.`,
    battle: ({ seat, defender, space: id, gone }) =>
      gone
        ? `${Clan(seat)} attacks ${section(id)}, where the flag of the eliminated ${SEATS[defender]} still flies.`
        : `${Clan(seat)} attacks ${section(id)}; ${clan(defender)} defends it.`,
    revealed: ({ seat, space: id, tile: lying }) =>
      lying === undefined
        ? `${Clan(seat)} reveals ${section(id)}.`
        : `${Clan(seat)} reveals ${section(id)}: ${tile(lying)}.`,
    rolled: (e) => `Exchange ${e.exchange}: ${attackSum(e, sums)} against ${defenceSum(e, sums)}.`,
    rerolled: ({ seat, dice: again, attack, defence }) =>
      `${Clan(seat)} rolls again: ${dice(again)}. Now ${attack} stands against ${defence}.`,
    exchange: ({ attacker, attack, defence, won }) => {
      if (won && attack <= defence)
        return `${Clan(attacker)} wins the exchange at ${attack} to ${defence} by one last push.`;
      if (won) return `${Clan(attacker)} wins the exchange, ${attack} to ${defence}.`;
      return attack === defence
        ? `${Clan(attacker)} loses the exchange: ${attack} to ${defence} is not enough.`
        : `${Clan(attacker)} loses the exchange, ${attack} to ${defence}.`;
    },
    lost: ({ seat, place, count, by }) =>
      `${Clan(seat)} loses ${warriors(count)} ${at(place, its)}${by ? `, by ${the(by)}` : ''}.`,
    gained: ({ seat, place, count }) => `${Clan(seat)} gains ${warriors(count)} ${at(place, its)}.`,
    retreated: ({ seat, from, to, count }) =>
      `${Clan(seat)} retreats with ${warriors(count)} from ${the(from)} to ${section(to)}.`,
    captured: ({ seat, space: id, from }) =>
      from === undefined
        ? `${Clan(seat)} takes ${section(id)}.`
        : `${Clan(seat)} takes ${section(id)} from ${clan(from)}.`,
    repulsed: ({ seat, space: id }) => `The attack of ${clan(seat)} on ${section(id)} has failed.`,
    'gave-up': ({ seat, space: id }) => `${Clan(seat)} gives up ${section(id)}.`,
    event: ({ event: id }) => `Event: ${namesEn.events[id].name}. ${namesEn.events[id].text}`,
    ambush: ({ seat, die }) => `${Clan(seat)} is ambushed: die ${die}.`,
    'saw-tile': ({ seat, space: id, tile: seen }) =>
      seen === undefined
        ? `${Clan(seat)} secretly looks at ${section(id)}.`
        : `${Clan(seat)} secretly looks at ${section(id)}: ${tile(seen)}.`,
    drew: ({ seat, count, cards: drawn }) =>
      drawn === undefined
        ? `${Clan(seat)} draws ${cards(count)}.`
        : `${Clan(seat)} draws ${cards(count)}: ${held(drawn)}.`,
    'loot-reshuffled': ({ count }) =>
      `The loot discard pile is shuffled into a new pile of ${cards(count, 'card')}.`,
    discarded: ({ seat, card: id }) => `${Clan(seat)} discards ${card(id)}.`,
    played: ({ seat, card: id, targets }) =>
      targets.length > 0
        ? `${Clan(seat)} plays ${card(id)}: ${targets.map(the).join(', ')}.`
        : `${Clan(seat)} plays ${card(id)}.`,
    called: ({ seat, from, to, count }) =>
      `${Clan(seat)} calls ${warriors(count)} from ${its(from)} to ${section(to)}.`,
    'saw-loot': ({ seat, count, cards: seen }) =>
      seen === undefined
        ? `${Clan(seat)} secretly looks at the top of the loot pile: ${cards(count, 'card')}.`
        : `${Clan(seat)} secretly looks at the top of the loot pile: ${held(seen)}.`,
    'saw-event': ({ seat, event: seen }) =>
      seen === undefined
        ? `${Clan(seat)} secretly looks at the next event.`
        : `${Clan(seat)} secretly looks at the next event: ${namesEn.events[seen].name}.`,
    spied: ({ seat, of, cards: seen }) =>
      seen === undefined
        ? `${Clan(seat)} secretly looks at the hand of ${clan(of)}.`
        : `${Clan(seat)} secretly looks at the hand of ${clan(of)}: ${held(seen)}.`,
    robbed: ({ seat, of, card: id }) => `${Clan(seat)} steals ${card(id)} from ${clan(of)}’s war chest.`,
    eliminated: ({ seat, cards: left }) =>
      left.length > 0
        ? `${Clan(seat)} is eliminated and discards ${held(left)}.`
        : `${Clan(seat)} is eliminated.`,
    resigned: ({ seat }) => `${Clan(seat)} resigns.`,
  },

  refusals: {
    'BTU-1.1': ({ params }) =>
      `This position is for ${params.seats} players, and the table has another number of seats.`,
    'BTU-1.2': ({ where: [seat] }) => capitalize(`${the(seat)} does not sit at this table.`),
    'BTU-1.6': ({ where: [id], params }) =>
      `${params.seats} numbers of warriors are due ${at(id)}, one a player.`,
    'BTU-1.7': ({ where: [place], params }) =>
      params.warriors === undefined
        ? capitalize(`${own(place)} can take no more warriors.`)
        : `There are ${params.warriors} warriors ${at(place, the)}.`,
    'BTU-1.8': ({ where: [seat], params }) =>
      capitalize(`${the(seat)} has ${params.warriors} warriors in all, not ${constants.warriorsPerPlayer}.`),
    'BTU-1.11': ({ where: [seat], params }) =>
      capitalize(`${the(seat)} has ${params.flags} flags in all, not ${constants.flagsPerPlayer}.`),
    'BTU-1.12': ({ where: [id] }) => `The flag ${at(id)} belongs to nobody at this table.`,
    'BTU-1.14': ({ where: [id], params }) =>
      `${Clan(Number(params.seat))} has warriors ${at(id)}, but no flag.`,
    'BTU-2.3': ({ where }) => {
      if (where.length === 0) return 'A landmark lies in the city, but none is marked.';
      return where.length === 1
        ? capitalize(`${the(where[0])} is not a free large place.`)
        : `The landmarks do not lie where they are marked: ${list(where.map(the))}.`;
    },
    'BTU-2.4': badTile,
    'BTU-2.5': ({ params }) => `There are ${params.tiles} tiles in all, not ${TILE_IDS.length}.`,
    'BTU-2.6': ({ where: [id] }) => capitalize(`${the(id)} is part of the wall and takes no tile.`),
    'BTU-2.8': badCount,
    'BTU-2.9': badCamp,
    'BTU-3.2': () => 'You can’t do that right now.',
    'BTU-4.2': misplayed,
    'BTU-5.1': ({ where: [place], params }) =>
      params.again
        ? `You have already called reinforcements ${at(place)} this turn.`
        : `You have no horde ${at(place, the)}.`,
    'BTU-5.3': ({ where: [place], params }) =>
      params.reserve === 0
        ? 'Your reserve is empty.'
        : `Your horde ${at(place)} already has ${params.warriors} warriors.`,
    'BTU-5.4': ({ where: [place], params }) =>
      Number(params.free) > 0
        ? `You called reinforcements ${at(place)}: only ${warriors(Number(params.free))} there can move.`
        : `You called reinforcements ${at(place)}: nobody there can move this turn.`,
    'BTU-6.1': badMove,
    'BTU-6.2': tooMany,
    'BTU-6.6': ({ where: [place], params }) =>
      `You have not taken a section yet: all ${params.all} warriors ${at(place)} move together.`,
    'BTU-6.7': ({ where: [to], params }) => `That would put ${params.there} of your warriors ${at(to)}.`,
    'BTU-6.8': ({ where: [from, to] }) =>
      to
        ? capitalize(`${own(from)} does not stand before ${the(to)}.`)
        : capitalize(`${the(from)} cannot be moved to.`),
    'BTU-7.1': ({ where: [id] }) => `There is no battle to fight ${at(id)}.`,
    'BTU-7.3': ({ where: [id] }) => capitalize(`${the(id)} bears a flag, but its tile lies face down.`),
    'BTU-9.3': () => 'You either fight on or retreat.',
    'BTU-11.2': badRetreat,
    'BTU-11.3': ({ where: [camp] }) => capitalize(`${the(camp)} offers no refuge.`),
    'BTU-12.2': ({ where: [id] }) => capitalize(`${the(id)} is not a section of yours without warriors.`),
    'BTU-12.7': ({ where: [ref] }) =>
      ref ? `You do not hold ${the(ref)}.` : 'Gathering: choose a card of your hand to discard.',
    'BTU-13.1': wrongMoment,
    'BTU-13.4': ({ where: [ref] }) =>
      ref ? `You do not hold ${the(ref)}.` : 'Choose a card of your hand to discard.',
    'BTU-13.5': ({ where: [seat], params }) =>
      capitalize(`${the(seat)} cannot know ${params.knowsLoot} cards of the loot pile: it has fewer.`),
    'BTU-14.1': badEventChoice,
    'BTU-15.1': ({ where: [seat] }) => capitalize(`${the(seat)} has no warrior left, but is not eliminated.`),
    'BTU-15.2': ({ where: [seat] }) =>
      capitalize(`${the(seat)} is eliminated, but still has warriors or cards.`),
  },

  features: {
    lands: 'points in sections',
    chest: 'points in the war chest',
    treasure: 'treasure in the hand',
    closing: 'points near the end',
    finish: 'chance to end it as the winner',
    'attack-cards': 'attack cards',
    'defence-cards': 'defence cards',
    'other-cards': 'other cards',
    warriors: 'warriors',
    camp: 'warriors in the camp',
    hordes: 'hordes',
    spearhead: 'largest horde',
    growth: 'warriors to come',
    frailty: 'danger of being wiped out',
    prospects: 'attacks within reach',
    'best-prospect': 'best attack within reach',
    'exposed-lands': 'points that enemies can take',
    'exposed-warriors': 'warriors that enemies can beat',
    'safe-lands': 'points out of the enemies’ reach',
    turn: 'the turn',
    spoiled: 'lost next turn',
    reach: 'points next to hordes',
  },
  endings: {
    'tarsos-fallen': 'Tarsos has fallen: Palace, Templum Jupiter and Universitas all bear a flag.',
    'sole-survivor': 'Only one clan is left standing.',
    'all-eliminated': 'The last clans have wiped each other out.',
    'round-limit': 'The last round is over, and Tarsos has not fallen.',
  },
  victory(winners, points, last) {
    const total = points === 1 ? '1 victory point' : `${points} victory points`;
    if (winners.length === 0) return 'Nobody wins.';
    if (winners.length > 1)
      return `${capitalize(list(winners.map(clan)))} share the victory with ${total} each.`;
    const [winner = 0] = winners;
    return last ? `${Clan(winner)} wins.` : `${Clan(winner)} wins with ${total}.`;
  },

  sums,
  board: {
    round: (round) => `Round ${round}`,
    phases: {
      'set-up': 'setting up',
      'turn-start': 'start of turn',
      'start-cards': 'start of turn: cards',
      reinforcements: 'reinforcements',
      movement: 'movement',
      conflicts: 'battles',
      'end-cards': 'end of turn: cards',
      'hand-limit': 'end of turn: hand limit',
      'turn-end': 'end of turn',
    },
    turn: (name) => `${name} to play`,
    waiting: (name) => `waiting for ${name}`,
    over: 'the match is over',
    legend: [
      '3/2/1 defence/points/loot, – looted, w a warrior joins the looter, e an event is to come.',
      '◆ flag, ◆3 flag and 3 warriors, !◆3 warriors without a flag, ⌂◆6 camp; ? face down,',
      '( ) face down but known to you, ★ landmark. T tower, W wall, G gate, L quarter, M block, S lane.',
    ],
    goal: 'Tarsos falls when all three bear a flag',
    notFound: 'not found yet',
    noFlag: 'no flag',
    points: (n) => `${n} ${n === 1 ? 'point' : 'points'}`,
    reserve: (n) => `reserve ${n}`,
    flags: (n) => `flags ${n}`,
    cards: (n) => cards(n, 'card'),
    camp: (n, place) => `camp ${n} before ${place}`,
    glory: (now) =>
      now ? 'Glory! until the end of this turn' : 'Glory! until the end of this clan’s next turn',
    spoiled: 'feasting (Spoil of War)',
    out: 'eliminated',
    resigning: 'resigned',
    hand: 'Hand',
    chest: 'War chest',
    empty: 'no card',
    piles: (pile, discard, events, eventDiscard) =>
      `Loot pile ${pile}, discard ${discard} · event pile ${events}, discard ${eventDiscard}`,
    nextLoot: 'Next loot cards',
    nextEvent: 'Next event',
    battle: (place, exchange) => `Battle for ${place}, exchange ${exchange}`,
    attacks: (name) => `${name} attacks`,
    defends: (name, out) => (out ? `${name} (eliminated)` : `${name} defends`),
    colon: (before, after) => `${before}: ${after}`,
  },
};
