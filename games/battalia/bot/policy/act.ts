/** What to do in a turn: the lines that a hand can make, the best first. */
import type { Choice, Question, Seat } from '@gonfalon/kernel';
import type { Card, FactionId, Kind, UnitId } from '../../content/index.ts';
import { cellIndex, info, isCard, units } from '../../content/index.ts';
import { heroByRef } from '../../rules/selectors.ts';
import type { Player, State } from '../../rules/state.ts';
import { NOBODY, OFF_MAP } from '../../rules/state.ts';
import { cardValue, valuesOf } from '../card-values.ts';
import type { Deck } from '../deck-features.ts';
import { lookAtDeck } from '../deck-features.ts';
import { Campaign, expectedDefence, oddsOver } from '../prizes.ts';

const LARGE = 17;
const CROWDED = 0.35;
const CITY = 3;
const PER_LEVEL = 1;
const UPGRADE = 3.2;
const WIN = 5;
/** There is mostly something better than to end the turn. */
const END = -0.6;
/** How sure a glance is. */
const SURE = 1.4;

interface Turn {
  readonly s: State;
  readonly seat: Seat;
  readonly player: Player;
  readonly faction: FactionId | undefined;
  readonly campaign: Campaign;
  readonly deck: Deck;
  /** The strength in hand and on the table. */
  readonly strength: number;
  readonly heroes: number;
}

/** What the hand and the laid cards could bring to a battle, as an attacker. */
function strengthInHand({ hand, table }: Player): number {
  let sum = 0;
  for (const card of hand) sum += valuesOf(card).attack;
  for (const { card, uses, wild, as } of table)
    if (wild) sum += 4;
    else if (uses > 0 && as === undefined) sum += valuesOf(card).attack;
  return sum;
}

function turnOf(s: State, seat: Seat): Turn | undefined {
  const player = s.players[seat];
  if (!player) return undefined;
  const campaign = new Campaign(s, seat);
  return {
    s,
    seat,
    player,
    faction: player.faction,
    campaign,
    deck: campaign.deck,
    strength: strengthInHand(player),
    heroes: player.heroes.filter(({ cell }) => cell !== OFF_MAP).length,
  };
}

const crowding = ({ deck }: Turn): number => CROWDED * Math.max(0, deck.size - LARGE);

/** A unit from its pile, with a provision. */
function hire(turn: Turn, pile: string): number {
  const { s, faction } = turn;
  const top = s.piles[pile as UnitId].at(-1);
  const { rank } = units[pile as UnitId];
  const worth = top ? cardValue(top, faction) : 0;
  return 0.7 * worth + (rank === 1 ? -0.5 : 0) - crowding(turn);
}

/** An artefact: the first ones of a sort the most. */
function create(turn: Turn, pile: string): number {
  const { deck, heroes } = turn;
  const worth: Partial<Record<Kind, number>> = {
    tool: deck.tools < 2 ? 3 : 1.3,
    weapon: deck.weapons === 0 ? 3.2 : deck.weapons === 1 ? 2 : 0.6,
    title: deck.titles < 2 ? 2.4 : 1.2,
    amulet: 1.3,
    horse: heroes > 0 && deck.horses < 2 ? 1.6 : 0.8,
    scroll: 0.3,
    tent: 0,
  };
  return (worth[pile as Kind] ?? 0) - 0.6 * crowding(turn);
}

function road({ campaign }: Turn): number {
  const isCutOff = campaign.prizes.some(({ cell, owner }) => owner === NOBODY && !campaign.network[cell]);
  return isCutOff ? 1.2 : 0.5;
}

function recruit({ heroes, campaign, player }: Turn, cell: string): number {
  const worth = campaign.heroAt(cellIndex(cell));
  const weapons = player.hand.filter((card) => valuesOf(card).isWeapon).length;
  if (heroes > 0) return -0.3 + 0.4 * worth;
  return 1.6 + 0.8 * worth + (weapons > 1 ? 0.5 : 0);
}

/** A hero goes where there is something to win, and most of all where it can be won now. */
function move(turn: Turn, ref: string, to: string): number {
  const { campaign, s } = turn;
  const hero = heroByRef(s, ref);
  const from = hero && s.players[hero.seat]?.heroes[hero.hero]?.cell;
  if (from === undefined) return 0;
  const cell = cellIndex(to);
  const gain = campaign.heroAt(cell) - campaign.heroAt(from);
  return -0.4 + 2.4 * gain + (gain > 0 && canWin(turn, cell) ? 1.5 : 0);
}

/** Whether what is in hand would do for what can be won on a card. */
function canWin({ campaign, strength, player }: Turn, cell: number): boolean {
  if (!player.hand.some((card) => valuesOf(card).isWeapon)) return false;
  return campaign.prizes.some(
    (prize) => prize.cell === cell && prize.owner === NOBODY && strength > prize.defence,
  );
}

function assault({ campaign, strength }: Turn, ref: string): number {
  const prize = campaign.prizes.find(({ cell }) => cell === cellIndex(ref));
  if (!prize) return -4;
  return strength > prize.defence ? WIN + 0.3 * prize.value : -5;
}

/** Against a player: the city's level and what he may raise. */
function attack({ s, seat, strength }: Turn, ref: string): number {
  const hero = heroByRef(s, ref);
  const cell = cellIndex(ref);
  const owner = hero ? hero.seat : (s.land.owners[cell] ?? NOBODY);
  const level = hero ? 0 : (s.land.levels[cell] ?? 0);
  const other = s.players[owner];
  if (!other || owner === seat || strength <= level) return -5;
  const defence = other.resigned ? 0 : expectedDefence(lookAtDeck(s, owner));
  const odds = oddsOver(strength, level + defence);
  return odds * (hero ? 1 : 1.5 * level) - 2 * (1 - odds);
}

const cardIn = (ref: string): Card | undefined => {
  const name = ref.split(/[~=]/)[0] ?? '';
  return isCard(name) ? name : undefined;
};

function title({ faction }: Turn, target: string, pile: string): number {
  const card = cardIn(target);
  const { rank } = units[pile as UnitId];
  return 0.7 + 0.35 * rank + (card && info(card).faction === faction ? 0.4 : 0);
}

function scroll({ faction }: Turn, target: string, colour: string): number {
  const card = cardIn(target);
  if (!card || colour !== faction) return -2.5;
  return -0.3 + 0.3 * valuesOf(card).value;
}

function amulet(target: string): number {
  const card = cardIn(target);
  if (!card) return -1;
  const { kind, isWeapon } = valuesOf(card);
  return isWeapon ? -2 : kind === 'provision' ? -0.6 : 0.1;
}

/** A card that stays for the next turn, for one that is gone for good. */
function ambush({ deck, player, faction }: Turn, card: Card): number {
  if (deck.size <= 12) return -2.5;
  const worst = Math.min(...player.hand.map((held) => cardValue(held, faction)));
  const worth = cardValue(card, faction);
  return worth - worst < 0.5 ? -2 : -0.3 + 0.5 * worth - 0.8 * worst;
}

function priorOf(turn: Turn, [verb, first = '', second = '', third = '']: Choice): number {
  switch (verb) {
    case 'hire':
      return hire(turn, first);
    case 'create':
      return create(turn, first);
    case 'road':
      return road(turn) + (first === 'road-t' || first === 'road-cross' ? -0.2 : 0);
    case 'city':
      return CITY + PER_LEVEL * Number(second);
    case 'upgrade':
      return UPGRADE + 0.2 * (turn.s.land.levels[cellIndex(first)] ?? 0);
    case 'recruit':
      return recruit(turn, first);
    case 'walk':
    case 'ride':
      return move(turn, first, second) + (verb === 'ride' ? -0.3 : 0);
    case 'fly':
      return -0.5;
    case 'title':
      return title(turn, second, third);
    case 'scroll':
      return scroll(turn, second, third);
    case 'convert':
      return second === turn.faction ? -0.6 : -3;
    case 'amulet':
      return amulet(second);
    case 'pitch':
      return -1.5;
    case 'strike':
      return -0.2;
    case 'horn':
      return 3;
    case 'ambush':
      return ambush(turn, first as Card);
    case 'attack':
      return attack(turn, first);
    case 'assault':
      return assault(turn, first);
    case 'annex':
      return WIN;
    default:
      return END;
  }
}

export function act(s: State, { choices, seat }: Question, into: Float64Array): void {
  const turn = turnOf(s, seat);
  if (turn) for (let i = 0; i < choices.length; i++) into[i] = SURE * priorOf(turn, choices[i] as Choice);
}

/** Where the Wings bring a hero. */
export function land(s: State, { choices, seat }: Question, into: Float64Array): void {
  const campaign = new Campaign(s, seat);
  for (let i = 0; i < choices.length; i++) {
    const [, cell = ''] = choices[i] as Choice;
    into[i] = 1.5 * campaign.heroAt(cellIndex(cell));
  }
}
