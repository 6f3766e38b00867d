/** What is true of every state, by rule. It guards loaded positions and every step of the fuzzing. */
import type { InvariantViolation, Seat } from '@gonfalon/kernel';
import { InvalidInputError, moveToTop } from '@gonfalon/kernel';
import type { Card, RuleId, TerrainPileId } from '../content/index.ts';
import {
  CARDS,
  CELL_COUNT,
  CELL_IDS,
  constants,
  copiesOf,
  factions,
  info,
  isCard,
  isUnit,
  NEIGHBOURS,
  TERRAIN_PILE_IDS,
  terrainCards,
  UNIT_IDS,
} from '../content/index.ts';
import { seatOf } from './battle-sums.ts';
import { deckOf, takeOut } from './decks.ts';
import { hasCard, isCity, isTerrainCard } from './land.ts';
import { billFor } from './line.ts';
import { freeTokens, playerAt } from './selectors.ts';
import { boardFor } from './set-up.ts';
import type { CellCard, State } from './state.ts';
import { NOBODY, OFF_MAP } from './state.ts';

type Found = InvariantViolation[];

function broken(
  found: Found,
  rule: RuleId,
  where?: readonly string[],
  params?: InvariantViolation['params'],
): void {
  found.push({ rule, ...(where && { where }), ...(params && { params }) });
}

/** Every class of cards is there as often as the box has it: BTA-1.1. */
function checkCards(s: State, found: Found): void {
  const counts = new Map<Card, number>();
  const add = (cards: readonly Card[]) => {
    for (const card of cards) counts.set(card, (counts.get(card) ?? 0) + 1);
  };
  for (const pile of Object.values(s.piles)) add(pile);
  for (const seat of s.players.keys()) add(deckOf(s, seat));
  add([...s.legendary, ...s.boxedLegendary, ...s.buried.map(({ card }) => card), ...s.limbo]);
  counts.set('PRO', (counts.get('PRO') ?? 0) + s.provisions);
  for (const card of CARDS) {
    const { faction } = info(card);
    const provisions = (constants.provisions * s.factions.length) / Object.keys(factions).length;
    const inBox = faction === undefined || s.factions.includes(faction) ? copiesOf(card, provisions) : 0;
    const count = counts.get(card) ?? 0;
    if (count !== inBox) broken(found, 'BTA-1.1', [card], { count, inBox });
  }
  const units = UNIT_IDS.reduce((sum, id) => sum + s.piles[id].length, 0);
  if (units !== s.provisions) broken(found, 'BTA-1.13', undefined, { units, provisions: s.provisions });
}

function checkTerrain(s: State, found: Found): void {
  const terrains = s.factions.map((id) => factions[id].terrain);
  for (const pile of TERRAIN_PILE_IDS) {
    for (const terrain of terrains) {
      const here = s.land.cards.filter(
        (card, cell) => card === pile && s.land.terrains[cell] === terrain,
      ).length;
      const left = s.terrain[pile].filter((card) => card === terrain).length;
      const boxed = pile === 'city-4' ? s.boxedCities.filter((card) => card === terrain).length : 0;
      if (here + left + boxed !== terrainCards[pile].perTerrain)
        broken(found, 'BTA-1.9', [pile], { terrain });
    }
  }
}

const typeFits = (card: CellCard, exits: number): boolean => {
  if (card === 'ruins') return exits === 15;
  const rotations = terrainCards[card as TerrainPileId].rotations;
  return rotations.some((text) => text.length === bits(exits)) && exits > 0;
};

const bits = (exits: number): number => [1, 2, 4, 8].filter((bit) => exits & bit).length;

function checkCell(s: State, cell: number, found: Found): void {
  const { land } = s;
  const id = CELL_IDS[cell] as string;
  const card = land.cards[cell] as CellCard;
  const isUnusable = boardFor(s.players.length).unusable.some((one) => one === id);
  if ((card === 'unusable') !== isUnusable) broken(found, 'BTA-21.3', [id]);
  if (isTerrainCard(card) !== hasCard(land, cell)) broken(found, 'BTA-9.4', [id]);
  else if (isTerrainCard(card) && !typeFits(card, land.exits[cell] as number)) broken(found, 'BTA-9.4', [id]);
  const owner = land.owners[cell] as number;
  const level = land.levels[cell] as number;
  const isOwned = owner !== NOBODY;
  if (isOwned !== level > 0 || (isOwned && (!card.startsWith('city') || owner >= s.players.length)))
    broken(found, 'BTA-9.12', [id]);
  if ((land.guards[cell] as number) > 0 && (isOwned || !isTerrainCard(card))) broken(found, 'BTA-15.1', [id]);
  for (const side of [1, 2]) {
    const next = NEIGHBOURS[cell * 4 + side] as number;
    if (next < 0 || !hasCard(land, cell) || !hasCard(land, next)) continue;
    const out = ((land.exits[cell] as number) >> side) & 1;
    const back = ((land.exits[next] as number) >> ((side + 2) % 4)) & 1;
    if (out !== back) broken(found, 'BTA-9.8', [id, CELL_IDS[next] as string]);
    if (isCity(s, cell) && isCity(s, next)) broken(found, 'BTA-9.7', [id, CELL_IDS[next] as string]);
  }
}

/** Whether all of these cards are among those. */
function isWithin(cards: readonly Card[], those: readonly Card[]): boolean {
  const left = those.slice();
  return cards.every((card) => takeOut(left, card));
}

/** Cards that the others still count as hand cards: of an unfinished line or raise. */
function unfinished(s: State, seat: Seat): Card[] {
  const b = s.battle;
  const raised =
    b?.shown && seatOf(b, b.raising) === seat ? playerAt(s, seat).table.slice(b.shown.table.length) : [];
  const line = s.line && s.active === seat ? [...s.line.named, ...s.line.paid, ...s.line.taken] : [];
  return [...line, ...raised.map(({ card }) => card)];
}

function checkPlayer(s: State, seat: Seat, found: Found): void {
  const p = playerAt(s, seat);
  const deck = deckOf(s, seat);
  if (!p.resigned && deck.length < constants.minDeck) broken(found, 'BTA-5.6', undefined, { seat });
  const waiting = p.ambush.length === constants.ambushSlots + 1 && p.ambush.at(-1)?.known;
  if (p.ambush.length > constants.ambushSlots && !waiting) broken(found, 'BTA-5.3', undefined, { seat });
  if (deck.filter((card) => info(card).legendary).length > 1) broken(found, 'BTA-8.5', undefined, { seat });
  for (const level of [1, 3])
    if (freeTokens(s, seat, level) < 0) broken(found, 'BTA-9.12', undefined, { seat });
  for (const { cell } of p.heroes) {
    if (cell !== OFF_MAP && !hasCard(s.land, cell)) broken(found, 'BTA-13.3', [CELL_IDS[cell] as string]);
    if (cell !== OFF_MAP && p.resigned) broken(found, 'BTA-22.2', undefined, { seat });
  }
  const hidden = [...p.nation, ...p.hand, ...p.ambush.map(({ card }) => card), ...unfinished(s, seat)];
  if (!isWithin(p.unseen, hidden) || p.unseen.some((card) => !isUnit(info(card).kind)))
    broken(found, 'BTA-1.14', undefined, { seat });
  if (!isWithin(p.known, [...p.hand, ...unfinished(s, seat)])) broken(found, 'BTA-1.15', undefined, { seat });
  if (new Set(p.tents.map(({ number }) => number)).size < p.tents.length)
    broken(found, 'BTA-11.16', undefined, { seat });
  for (const { card, uses, state, wild } of p.table) {
    if ((state === 'gained' && uses > 0) || (wild && (uses !== 1 || state !== 'set')))
      broken(found, 'BTA-6.13', [card]);
  }
  if (p.faction && !s.factions.includes(p.faction)) broken(found, 'BTA-2.8', [p.faction]);
}

/** The payment in the line is legal and exact at every moment. */
function checkLine(s: State, found: Found): void {
  const { line } = s;
  if (!line || line.payment.length === 0) return;
  const bill = billFor(s, line, line.payment);
  if (bill?.plain.join() !== line.payment.join()) broken(found, 'BTA-6.5', line.payment);
}

function checkSeats(s: State, seats: number | undefined, found: Found): void {
  const count = s.players.length;
  if (count !== (seats ?? count) || s.first >= count || s.active >= count) broken(found, 'BTA-2.7');
  const chosen = s.players.flatMap(({ faction }) => faction ?? []);
  if (new Set(chosen).size < chosen.length) broken(found, 'BTA-2.8', chosen);
  if (s.phase !== 'set-up' && chosen.length < count) broken(found, 'BTA-2.8');
  if (!s.ending && playerAt(s, s.active).resigned && s.phase !== 'set-up') broken(found, 'BTA-22.6');
}

export function checkInvariants(s: State, seats?: number): InvariantViolation[] {
  const found: Found = [];
  checkSeats(s, seats, found);
  if (found.length > 0) return found;
  checkCards(s, found);
  checkTerrain(s, found);
  for (let cell = 0; cell < CELL_COUNT; cell++) checkCell(s, cell, found);
  for (const seat of s.players.keys()) checkPlayer(s, seat, found);
  checkLine(s, found);
  return found;
}

/**
 * Puts the named cards on top: units and artefacts of their piles, or `seat-0:CIT-B` of the nation of a seat. The first
 * one named is taken first.
 */
export function stackDeck(s: State, wanted: readonly string[]): void {
  const byPlace = new Map<string, Card[]>();
  for (const ref of wanted) {
    const [place, name] = ref.includes(':') ? ref.split(':') : [undefined, ref];
    if (!isCard(name ?? '')) throw new InvalidInputError(`"${ref}" is not a card`);
    const card = name as Card;
    const where = place ?? info(card).pile ?? '';
    byPlace.set(where, [...(byPlace.get(where) ?? []), card]);
  }
  for (const [place, cards] of byPlace) {
    const seat = /^seat-([0-3])$/.exec(place)?.[1];
    const player = seat === undefined ? undefined : s.players[Number(seat)];
    const [first] = cards;
    const pile = first && info(first).pile;
    if (player) player.nation = moveToTop(player.nation, cards, `nation of ${place}`);
    else if (pile && place === pile) s.piles[pile] = moveToTop(s.piles[pile], cards, pile);
    else throw new InvalidInputError(`"${place || first}" has no pile to be put on`);
  }
}
