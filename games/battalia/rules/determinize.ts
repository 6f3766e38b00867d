/** A whole state that a viewer could believe in: what he sees, and the rest dealt anew. */
import type { Chance, Seat, Viewer } from '@gonfalon/kernel';
import type { Card, FactionId, LegendaryCard, UnitId } from '../content/index.ts';
import { ARTEFACT_IDS, info, TERRAIN_IDS, TERRAIN_PILE_IDS, UNIT_IDS } from '../content/index.ts';
import { seatOf } from './battle-sums.ts';
import { countOf, sortCards, takeOut } from './decks.ts';
import { playerAt } from './selectors.ts';
import type { Player, State } from './state.ts';
import { cloneState } from './state.ts';

/** Cards of a player that stay as they are: in an unfinished line or raise. */
function pinnedCards(s: State, seat: Seat): Card[] {
  const b = s.battle;
  const raised =
    b?.shown && seatOf(b, b.raising) === seat
      ? playerAt(s, seat)
          .table.slice(b.shown.table.length)
          .map(({ card }) => card)
      : [];
  return s.line && s.active === seat ? [...s.line.named, ...s.line.paid, ...s.line.taken, ...raised] : raised;
}

/** Known cards that are still in the hand: of alike ones, the known one is in the line or the raise. */
function knownInHand(s: State, seat: Seat): Card[] {
  const known = playerAt(s, seat).known.slice();
  for (const card of pinnedCards(s, seat)) takeOut(known, card);
  return known;
}

/** Unseen starting units that might as well be others; the rest of them lies in an unfinished line or raise. */
function freeUnseen(p: Player): Card[] {
  const hidden = [...p.nation, ...p.hand, ...p.ambush.map(({ card }) => card)];
  return [...new Set(p.unseen)].flatMap((card) => {
    const free = Math.min(countOf(p.unseen, card), countOf(hidden, card));
    return Array.from({ length: free }, () => card);
  });
}

/** What the viewer knows of the hand that announced a cohort this turn. */
interface Promise {
  /** These very cards, or so many of a faction. */
  readonly cards: readonly Card[];
  readonly parts: readonly { readonly faction: FactionId; readonly least: number }[];
}

const belongsTo = (card: Card, faction: FactionId): boolean => {
  const { legendary, faction: own } = info(card);
  return legendary || own === faction;
};

function promiseOf(s: State, seat: Seat, viewer: Viewer): Promise {
  const { cohort } = s;
  if (cohort?.seat !== seat || cohort.shownTo < 0) return { cards: [], parts: [] };
  const elsewhere = [...pinnedCards(s, seat), ...knownInHand(s, seat)];
  if (viewer === cohort.shownTo) {
    const cards = cohort.hidden.slice();
    for (const card of elsewhere) takeOut(cards, card);
    return { cards, parts: [] };
  }
  const parts = cohort.announced.map(({ faction, left }) => ({
    faction,
    least: left - elsewhere.filter((card) => belongsTo(card, faction)).length,
  }));
  return { cards: [], parts };
}

/** A player whose cards the viewer does not know, while they are dealt anew. */
interface Guessed {
  readonly seat: Seat;
  readonly player: Player;
  /** Unseen units that are dealt anew, by rank. */
  readonly free: Card[];
  readonly promise: Promise;
  readonly known: readonly Card[];
}

/** Whether an unseen unit has to stay what it is for the cohort to be true. */
function keepPromise(p: Player, inHand: readonly Card[], free: Card[], { cards, parts }: Promise): void {
  const known = [...p.nation, ...p.hand, ...p.ambush.filter((a) => !a.known).map(({ card }) => card)];
  for (const card of inHand) takeOut(known, card);
  for (const card of free) takeOut(known, card);
  for (const card of cards) if (!takeOut(known, card)) takeOut(free, card);
  for (const { faction, least } of parts) {
    let missing = least - known.filter((card) => belongsTo(card, faction)).length;
    for (const card of free.slice()) {
      if (missing <= 0) break;
      if (info(card).faction !== faction) continue;
      takeOut(free, card);
      missing--;
    }
  }
}

/** Deals the units that the viewer cannot see: starting units of others, and the piles below their tops. */
function dealUnits(s: State, guessed: readonly Guessed[], chance: Chance): Map<Seat, Card[]> {
  const dealt = new Map<Seat, Card[]>(guessed.map(({ seat }) => [seat, []]));
  for (const unit of UNIT_IDS) {
    const pile = s.piles[unit];
    const top = pile.pop();
    const wanted = guessed.map(({ seat, free }) => ({ seat, count: ofKind(free, unit).length }));
    const pool = chance.shuffle(sortCards([...pile, ...guessed.flatMap(({ free }) => ofKind(free, unit))]));
    for (const { seat, count } of wanted) dealt.get(seat)?.push(...pool.splice(0, count));
    s.piles[unit] = top === undefined ? pool : [...pool, top];
  }
  return dealt;
}

const ofKind = (cards: readonly Card[], unit: UnitId): Card[] =>
  cards.filter((card) => info(card).kind === unit);

/** Deals a player's hidden cards over nation, hand and ambush, true to what is known of them. */
function dealHidden({ player: p, promise, known }: Guessed, pool: Card[], chance: Chance): void {
  const hand = known.filter((card) => takeOut(pool, card));
  const secretAmbush = p.ambush.filter(({ known }) => !known);
  const room = p.hand.length - hand.length + secretAmbush.length;
  chance.shuffle(sortCards(pool));
  const near: Card[] = promise.cards.filter((card) => takeOut(pool, card));
  for (const { faction, least } of promise.parts) {
    for (
      let missing = least - near.filter((card) => belongsTo(card, faction)).length;
      missing > 0;
      missing--
    ) {
      const found = pool.find((card) => belongsTo(card, faction));
      if (found !== undefined && takeOut(pool, found)) near.push(found);
    }
  }
  near.push(...pool.splice(0, Math.max(0, room - near.length)));
  chance.shuffle(near);
  for (const ambushed of secretAmbush) ambushed.card = near.pop() as Card;
  p.hand = [...hand, ...near];
  p.nation = chance.shuffle(pool);
}

function guessPlayer(s: State, seat: Seat, viewer: Viewer): Guessed {
  const player = playerAt(s, seat);
  const free = freeUnseen(player);
  const promise = promiseOf(s, seat, viewer);
  const known = knownInHand(s, seat);
  keepPromise(player, known, free, promise);
  return { seat, player, free, promise, known };
}

/** BTA-20.2: nobody knows which legendary artefacts lie where, nor which have left. */
function dealLegends(s: State, chance: Chance): void {
  if (s.options.scenario !== 'alt2') return;
  const pool = sortCards([...s.buried.map(({ card }) => card), ...s.boxedLegendary]) as LegendaryCard[];
  chance.shuffle(pool);
  for (const hidden of s.buried) hidden.card = pool.pop() as LegendaryCard;
  s.boxedLegendary = sortCards(pool) as LegendaryCard[];
}

/** Everything below the top card is in an order that nobody knows. */
function shuffleBelowTop<T>(pile: T[], order: (a: T, b: T) => number, chance: Chance): void {
  const top = pile.pop();
  chance.shuffle(pile.sort(order));
  if (top !== undefined) pile.push(top);
}

export function determinize(s: State, viewer: Viewer, chance: Chance): State {
  const guess = cloneState(s);
  const others = [...guess.players.keys()].filter((seat) => seat !== viewer);
  const guessed = others.map((seat) => guessPlayer(guess, seat, viewer));
  const dealt = dealUnits(guess, guessed, chance);
  for (const one of guessed) {
    const { player: p, free, seat } = one;
    const units = dealt.get(seat) ?? [];
    const pool = [...p.nation, ...p.hand, ...p.ambush.filter(({ known }) => !known).map(({ card }) => card)];
    for (const card of free) {
      takeOut(pool, card);
      takeOut(p.unseen, card);
    }
    pool.push(...units);
    p.unseen.push(...units);
    sortCards(p.unseen);
    dealHidden(one, pool, chance);
  }
  for (const id of ARTEFACT_IDS)
    shuffleBelowTop(guess.piles[id], (a, b) => info(a).order - info(b).order, chance);
  for (const id of TERRAIN_PILE_IDS)
    shuffleBelowTop(guess.terrain[id], (a, b) => TERRAIN_IDS.indexOf(a) - TERRAIN_IDS.indexOf(b), chance);
  if (viewer !== 'spectator') chance.shuffle(sortCards(playerAt(guess, viewer).nation));
  dealLegends(guess, chance);
  return guess;
}
