/** Section 6: what each seat may see, and what it could believe. */
import type { Chance, Seat, Viewer } from '@gonfalon/kernel';
import type { Realm, Space } from './board.ts';
import { isImmediate } from './cards/card-data.ts';
import type { Pieces } from './pieces.ts';
import { clonePieces } from './pieces.ts';
import { realmsOf, seatOf } from './selectors.ts';
import type {
  Battle,
  Card,
  Ending,
  Guardian,
  Options,
  Pending,
  Phase,
  RealmState,
  State,
  Turn,
} from './state.ts';
import { cloneState, FACE_UP } from './state.ts';

export interface RealmView {
  readonly gold: number;
  readonly vp: number;
  /** How many cards there are; the seat of the realm sees its own. */
  readonly deck: number;
  readonly hand: number;
  readonly held: number;
  readonly cards?: readonly Card[];
  readonly treasures?: readonly Card[];
  /** What it saw of its own deck by card 85: the next card first, and what it put under it. */
  readonly top?: readonly Card[];
  readonly bottom?: readonly Card[];
  readonly discard: readonly Card[];
  readonly inPlay: readonly Card[];
  readonly castles: number;
}

export interface EntranceView {
  /** The guardian of each tile, or UNKNOWN. */
  readonly tiles: readonly Guardian[];
  readonly up: readonly boolean[];
}
const UNKNOWN = -1;

/** Spaces, realms, units and cards are numbers, as in the state. */
export interface View {
  readonly options: Options;
  readonly seats: number;
  readonly round: number;
  readonly active: Realm;
  readonly phase: Phase;
  readonly control: readonly Realm[];
  readonly pieces: Pieces;
  readonly realms: readonly RealmView[];
  readonly entrances: readonly EntranceView[];
  readonly guardianStack: number;
  readonly guardianDiscard: readonly Guardian[];
  readonly treasureDeck: number;
  readonly turn: Turn;
  readonly battle?: Battle;
  /** The card whose targets the viewer is choosing. */
  readonly pending?: Pending;
  readonly absent: readonly Seat[];
  readonly ending?: Ending;
  readonly winners?: readonly Seat[];
}

function realmView(r: RealmState, own: boolean): RealmView {
  const open = {
    gold: r.gold,
    vp: r.vp,
    deck: r.deck.length,
    hand: r.hand.length,
    held: r.held.length,
    discard: r.discard.slice(),
    inPlay: r.inPlay.slice(),
    castles: r.castles,
  };
  if (!own) return open;
  return {
    ...open,
    cards: r.hand.slice(),
    treasures: r.held.slice(),
    ...(r.knownTop > 0 && { top: r.deck.slice(-r.knownTop).reverse() }),
    ...(r.knownBottom > 0 && { bottom: r.deck.slice(0, r.knownBottom) }),
  };
}

const knows = (seen: number, viewer: Viewer): boolean =>
  (seen & (viewer === 'spectator' ? FACE_UP : FACE_UP | (1 << viewer))) !== 0;

export function view(s: State, viewer: Viewer): View {
  const copy = cloneState(s);
  const { pending } = copy;
  return {
    options: s.options,
    seats: s.seats,
    round: s.round,
    active: s.active,
    phase: s.phase,
    control: copy.control,
    pieces: clonePieces(s.pieces),
    realms: s.realms.map((r, realm) => realmView(r, seatOf(s, realm) === viewer)),
    entrances: s.entrances.map(({ tiles, seen }) => ({
      tiles: tiles.map((tile, i) => (knows(seen[i], viewer) ? tile : UNKNOWN)),
      up: seen.map((one) => (one & FACE_UP) !== 0),
    })),
    guardianStack: s.guardianStack.length,
    guardianDiscard: copy.guardianDiscard,
    treasureDeck: s.treasureDeck.length,
    turn: copy.turn,
    ...(copy.battle && { battle: copy.battle }),
    ...(pending && seatOf(s, pending.realm) === viewer && { pending }),
    absent: copy.absent,
    ...(s.ending && { ending: s.ending }),
    ...(copy.winners && { winners: copy.winners }),
  };
}

const ascending = (a: number, b: number): number => a - b;

/** What a realm's events could be: its hand has no immediate card, unless it has not drawn for the first time yet. */
function guessEvents(r: RealmState, kept: Card, chance: Chance): void {
  const size = r.hand.length;
  const pool = [...r.deck, ...r.hand].sort(ascending);
  const rest = chance.shuffle(pool.filter((card) => card !== kept));
  const fits = (card: Card) => !r.begun || !isImmediate(card);
  const hand = kept > 0 ? [kept] : [];
  for (let i = rest.length - 1; i >= 0 && hand.length < size; i--)
    if (fits(rest[i])) hand.push(...rest.splice(i, 1));
  r.hand = hand;
  r.deck = rest;
  r.knownTop = 0;
  r.knownBottom = 0;
}

/** The own deck, apart from what card 85 has shown. */
function shuffleOwnDeck(r: RealmState, chance: Chance): void {
  const bottom = r.deck.slice(0, r.knownBottom);
  const top = r.knownTop > 0 ? r.deck.slice(-r.knownTop) : [];
  const middle = r.deck.slice(bottom.length, r.deck.length - top.length).sort(ascending);
  r.deck = [...bottom, ...chance.shuffle(middle), ...top];
}

/** Section 6: unseen events, treasures and tiles are dealt anew. */
export function determinize(s: State, viewer: Viewer, chance: Chance): State {
  const guess = cloneState(s);
  const own = new Set(viewer === 'spectator' ? [] : realmsOf(s, viewer));
  guess.realms.forEach((r, realm) => {
    const pending = guess.pending?.realm === realm ? guess.pending : undefined;
    const kept = pending && r.hand.includes(pending.card) ? pending.card : 0;
    if (own.has(realm)) shuffleOwnDeck(r, chance);
    else guessEvents(r, kept, chance);
  });
  guessTreasures(guess, own, chance);
  guessTiles(guess, viewer, chance);
  return guess;
}

function guessTreasures(guess: State, own: ReadonlySet<Realm>, chance: Chance): void {
  const kept = guess.pending?.use === 'power' ? guess.pending.card : 0;
  const others = guess.realms.filter((_, realm) => !own.has(realm));
  const pool = [...guess.treasureDeck, ...others.flatMap((r) => r.held)].filter((card) => card !== kept);
  chance.shuffle(pool.sort(ascending));
  for (const r of others) r.held = r.held.map((card) => (card === kept ? card : (pool.pop() ?? card)));
  guess.treasureDeck = pool;
}

function guessTiles(guess: State, viewer: Viewer, chance: Chance): void {
  const hidden: { at: Space; i: number }[] = guess.entrances.flatMap(({ seen }, at) =>
    seen.flatMap((one, i) => (knows(one, viewer) ? [] : [{ at, i }])),
  );
  const pool = [...guess.guardianStack, ...hidden.map(({ at, i }) => guess.entrances[at].tiles[i])];
  chance.shuffle(pool.sort(ascending));
  for (const { at, i } of hidden) guess.entrances[at].tiles[i] = pool.pop() ?? 0;
  guess.guardianStack = pool;
}
