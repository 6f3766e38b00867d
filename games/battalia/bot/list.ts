/**
 * A list of things to build and to buy that never changes, the first that can be done first: by phase and faction, but
 * without any judgement of the moment. It is a yardstick for players who think.
 */
import type { Choice, Position, Question } from '@gonfalon/kernel';
import type { Card, FactionId, Kind } from '../content/index.ts';
import { cellIndex, info, isCard } from '../content/index.ts';
import type { State } from '../rules/state.ts';
import { NOBODY, OFF_MAP } from '../rules/state.ts';
import { valuesOf } from './card-values.ts';
import type { Deck } from './deck-features.ts';
import { lookAtDeck } from './deck-features.ts';
import { movePriors } from './policy/index.ts';

/** Late enough that cards which are bought now will hardly be drawn again. */
const LATE = 0.8;
const LARGE = 16;
const NEVER = -100;

interface Moment {
  readonly s: State;
  readonly seat: number;
  readonly faction: FactionId | undefined;
  readonly deck: Deck;
  readonly strength: number;
  readonly hasHero: boolean;
  readonly isLate: boolean;
}

function momentOf(s: State, seat: number): Moment {
  const player = s.players[seat];
  const { weekLimit } = s.options;
  let strength = 0;
  for (const card of player?.hand ?? []) strength += valuesOf(card).attack;
  return {
    s,
    seat,
    faction: player?.faction,
    deck: lookAtDeck(s, seat),
    strength,
    hasHero: player?.heroes.some(({ cell }) => cell !== OFF_MAP) ?? false,
    isLate: weekLimit > 0 && s.round > LATE * 7 * weekLimit,
  };
}

/** How many of each artefact the deck is to have, and how early in the list it stands. */
const ARTEFACTS: Readonly<Partial<Record<Kind, readonly [wanted: number, rank: number]>>> = {
  weapon: [1, 74],
  tool: [2, 72],
  title: [2, 70],
  horse: [1, 60],
};

function create({ deck, isLate }: Moment, pile: string): number {
  const [wanted, rank] = ARTEFACTS[pile as Kind] ?? [0, 0];
  const owned: Partial<Record<string, number>> = {
    weapon: deck.weapons,
    tool: deck.tools,
    title: deck.titles,
    horse: deck.horses,
  };
  return isLate || (owned[pile] ?? 0) >= wanted ? NEVER : rank;
}

const HIRES: Readonly<Record<string, number>> = { lord: 58, priest: 56, chief: 54, citizen: NEVER };

function defenceAt(s: State, cell: number): number {
  return s.land.guards[cell] ?? 0;
}

/** To a neutral city, at once if the hand is stronger than what guards it, else to wait there for a better one. */
function walk({ s, strength, seat }: Moment, to: string): number {
  const cell = cellIndex(to);
  if (s.land.owners[cell] !== NOBODY || defenceAt(s, cell) === 0) return NEVER;
  if (strength > defenceAt(s, cell)) return 86;
  const waits = s.players[seat]?.heroes.some((hero) => defenceAt(s, hero.cell) > 0) ?? false;
  return waits || s.land.cards[cell] === 'ruins' ? NEVER : 75;
}

function attack({ s, strength }: Moment, target: string): number {
  const level = s.land.levels[cellIndex(target)] ?? 0;
  return level > 0 && strength >= level + 5 ? 80 + level : NEVER;
}

function title(target: string, { faction }: Moment): number {
  const name = target.split(/[~=]/)[0] ?? '';
  if (!isCard(name)) return NEVER;
  const { kind, faction: own } = info(name as Card);
  return 64 + valuesOf(name as Card).value + (own === faction ? 0.5 : 0) - (kind === 'citizen' ? 1 : 0);
}

function rankOf(moment: Moment, [verb, first = '', second = '']: Choice): number {
  const { s, strength, hasHero, isLate, deck } = moment;
  switch (verb) {
    case 'annex':
      return 100;
    case 'horn':
      return 98;
    case 'assault':
      return strength > defenceAt(s, cellIndex(first)) ? 96 : NEVER;
    case 'city':
      return 90 + Number(second);
    case 'upgrade':
      return 88 + (s.land.levels[cellIndex(first)] ?? 0) / 10;
    case 'walk':
    case 'ride':
      return walk(moment, second);
    case 'attack':
      return attack(moment, first);
    case 'recruit':
      return hasHero || isLate ? NEVER : 78;
    case 'create':
      return create(moment, first);
    case 'title':
      return isLate ? NEVER : title(second, moment);
    case 'hire':
      return isLate || deck.size >= LARGE ? NEVER : (HIRES[first] ?? 0);
    case 'road':
      return first === 'road-straight' ? 50 : first === 'road-bend' ? 49 : 45;
    case 'end':
      return 0;
    default:
      return NEVER;
  }
}

export function listPriors(at: Position<State>, question: Question, into: Float64Array): void {
  if (question.prompt !== 'act') {
    movePriors(at, question, into);
    return;
  }
  const moment = momentOf(at.state, question.seat);
  for (let i = 0; i < into.length; i++) into[i] = rankOf(moment, question.choices[i] as Choice);
}
