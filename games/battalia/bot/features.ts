/** What a position of Battalia is judged by, for one seat. */
import type { Seat } from '@gonfalon/kernel';
import { CELL_COUNT, constants } from '../content/index.ts';
import { sitesFor } from '../rules/placement.ts';
import { freeTokens } from '../rules/selectors.ts';
import type { State } from '../rules/state.ts';
import { OFF_MAP } from '../rules/state.ts';
import { valuesOf } from './card-values.ts';
import { lookAtDeck, perHand } from './deck-features.ts';
import { Campaign, exposureOf } from './prizes.ts';

export const TERMS = [
  'points',
  /** Points, the more the nearer the end is. */
  'closing',
  /** Cities of level 4: the fifth ends the match. */
  'level-4',
  /** What a hand of the deck can do on the average, and what is too much of it. */
  'hand-worth',
  'deck-size',
  'balance',
  'tools',
  'weapons',
  'own-faction',
  'legendary',
  'heroes',
  /** The best prize within reach of its heroes. */
  'prize',
  /** What others may take from it. */
  'exposed',
  'ambush',
  'tents',
  /** Places where it could build a city. */
  'sites',
] as const;
export type Term = (typeof TERMS)[number];

const at = Object.fromEntries(TERMS.map((term, i) => [term, i])) as Record<Term, number>;

/** Beyond so many cards the good ones come too seldom. */
const LARGE = 18;
/** Provisions for each unit. */
const PROVISIONS = 0.8;

export function measure(s: State, seat: Seat, into: Float64Array): void {
  into.fill(0);
  const player = s.players[seat];
  if (!player?.faction) return;
  const { land } = s;
  let points = 0;
  let fours = 0;
  let cells = 0;
  let empty = 0;
  for (let cell = 0; cell < CELL_COUNT; cell++) {
    const card = land.cards[cell];
    if (card !== 'unusable') cells++;
    if (card === '') empty++;
    if (land.owners[cell] !== seat) continue;
    const level = land.levels[cell] ?? 0;
    points += level;
    if (level === 4) fours++;
  }
  into[at.points] = points;
  into[at.closing] = (points * closeness(s, empty / Math.max(1, cells))) / 4;
  into[at['level-4']] = (fours / constants.endingLevel4Cities) ** 2;
  const deck = lookAtDeck(s, seat);
  into[at['hand-worth']] = perHand(deck.value, deck);
  into[at['deck-size']] = Math.max(0, deck.size - LARGE) / 4;
  into[at.balance] = deck.units === 0 ? 1 : Math.min(1, Math.abs(deck.provisions / deck.units - PROVISIONS));
  into[at.tools] = Math.min(2, deck.tools) + Math.min(1, deck.titles / 2);
  into[at.weapons] = deck.weapons === 0 ? 0 : deck.weapons === 1 ? 1 : 1.5;
  into[at['own-faction']] = deck.size === 0 ? 0 : deck.own / deck.size;
  for (const { cell } of player.heroes) if (cell !== OFF_MAP) into[at.heroes]++;
  for (const { card } of player.ambush) into[at.ambush] += valuesOf(card).value;
  into[at.tents] = player.tents.length;
  into[at.prize] = new Campaign(s, seat, deck).best();
  into[at.exposed] = exposureOf(s, seat, deck);
  if (freeTokens(s, seat, 1) > 0) into[at.sites] = citySites(s, seat);
  into[at.legendary] = deck.legendary;
}

/** 0 at the beginning, 1 at the end: by the cells that are left, or by the weeks. */
function closeness(s: State, emptyShare: number): number {
  const byCells = Math.max(0, 1 - 2 * emptyShare);
  const { weekLimit } = s.options;
  if (weekLimit === 0) return byCells;
  const rounds = weekLimit * constants.daysPerWeek;
  return Math.max(byCells, (s.round / rounds) ** 2);
}

function citySites(s: State, seat: Seat): number {
  let n = 0;
  for (const site of sitesFor(s, seat)) if (!site.nextToCity) n++;
  return Math.min(n, 4);
}
