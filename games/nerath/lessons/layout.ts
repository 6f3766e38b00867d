/**
 * Positions in the letters of the rules' examples: `bare().put('K', 'v01', '2F S B(H F)')`. F footsoldier, S siege
 * engine, H fighter, W wizard, M monster, C castle, E storm elemental, D dragon, B warship with what is aboard.
 */
import { createRng } from '@gonfalon/kernel';
import type { GuardianId, SpaceId } from '../content/index.ts';
import { GUARDIAN_IDS } from '../content/index.ts';
import type { Realm, Unit } from '../rules/board.ts';
import { CASTLE, findSpace, HOME, LANDS, spaceOf } from '../rules/board.ts';
import type { Piece } from '../rules/pieces.ts';
import { addPiece, noPieces, piecesOf, removePiece } from '../rules/pieces.ts';
import { newTurn, setUp } from '../rules/set-up.ts';
import type { Options, State } from '../rules/state.ts';

/** Only the castles stay. */
function disband(state: State): void {
  const castles = state.pieces.at.filter((_, p) => state.pieces.unit[p] === CASTLE);
  state.pieces = noPieces();
  for (const at of castles) addPiece(state.pieces, CASTLE, HOME[at], at);
}

export type RealmLetter = 'K' | 'V' | 'I' | 'N';
export const realm = (letter: RealmLetter): Realm => 'KVIN'.indexOf(letter);
const unit = (letter: string): Unit => 'FSHWMCEDB'.indexOf(letter);

/** Section 8: starting control, the 12 starting castles, no other piece, no cards, no gold. */
export function bare(options: Partial<Options> = {}, seats = 4): Position {
  return new Position({ mode: 'alliances', length: 'short', roundLimit: 0, ...options }, seats);
}

/** The armies of a new match, without cards in hand. */
export function mustered(options: Partial<Options> = {}, seats = 2): Position {
  return new Position({ mode: 'alliances', length: 'short', roundLimit: 0, ...options }, seats, 'mustered');
}

export class Position {
  readonly state: State;

  constructor(options: Options, seats: number, armies: 'none' | 'mustered' = 'none') {
    const state = setUp(options, seats, createRng({ kind: 'fast', seed: 'position' }));
    if (armies === 'none') disband(state);
    for (const one of state.realms) {
      one.deck.push(...one.hand.splice(0));
      one.gold = 0;
      one.begun = true;
    }
    this.state = state;
  }

  /** Nobody but the castle stands there any more. */
  clear(...places: SpaceId[]): this {
    const { pieces } = this.state;
    for (const id of places)
      for (let p = 0; p < pieces.at.length; p++)
        if (pieces.at[p] === spaceOf(id) && pieces.unit[p] !== CASTLE) removePiece(pieces, p);
    return this;
  }

  /** Adds pieces, and returns the position: `put('K', 'k10', '2F S')`. */
  put(letter: RealmLetter, at: SpaceId, army: string): this {
    for (const [, count, kind, aboard] of army.matchAll(/(\d*)([FSHWMCEDB])(?:\(([^)]*)\))?/g))
      for (let n = 0; n < Number(count || 1); n++) {
        const piece = addPiece(this.state.pieces, unit(kind), realm(letter), spaceOf(at));
        for (const [, more, cargo] of (aboard ?? '').matchAll(/(\d*)([FSHWM])/g))
          for (let i = 0; i < Number(more || 1); i++)
            addPiece(this.state.pieces, unit(cargo), realm(letter), spaceOf(at), piece);
      }
    return this;
  }

  control(letter: RealmLetter, ...lands: SpaceId[]): this {
    for (const id of lands) {
      this.state.control[spaceOf(id)] = realm(letter);
      for (let p = 0; p < this.state.pieces.at.length; p++)
        if (this.state.pieces.at[p] === spaceOf(id) && this.state.pieces.unit[p] === CASTLE)
          this.state.pieces.realm[p] = realm(letter);
    }
    return this;
  }

  /** Treasures in play. */
  inPlay(letter: RealmLetter, ...cards: number[]): this {
    this.state.realms[realm(letter)].inPlay.push(...cards);
    this.state.treasureDeck = this.state.treasureDeck.filter((card) => !cards.includes(card));
    return this;
  }

  /** Events in hand, taken from the deck. */
  hand(letter: RealmLetter, ...cards: number[]): this {
    const owner = this.state.realms[realm(letter)];
    owner.deck = owner.deck.filter((card) => !cards.includes(card));
    owner.hand.push(...cards);
    return this;
  }

  /** The next card of its deck. */
  top(letter: RealmLetter, card: number): this {
    const owner = this.state.realms[realm(letter)];
    owner.deck = [...owner.deck.filter((one) => one !== card), card];
    return this;
  }

  discard(letter: RealmLetter, ...cards: number[]): this {
    const owner = this.state.realms[realm(letter)];
    owner.deck = owner.deck.filter((card) => !cards.includes(card));
    owner.discard.push(...cards);
    return this;
  }

  /** Treasures not yet played. */
  held(letter: RealmLetter, ...cards: number[]): this {
    this.state.realms[realm(letter)].held.push(...cards);
    this.state.treasureDeck = this.state.treasureDeck.filter((card) => !cards.includes(card));
    return this;
  }

  vp(letter: RealmLetter, points: number): this {
    this.state.realms[realm(letter)].vp = points;
    return this;
  }

  /** The tiles of an entrance, face down; those of the stack make good for them. */
  tiles(at: SpaceId, ...ids: GuardianId[]): this {
    const { entrances, guardianStack } = this.state;
    guardianStack.push(...entrances[spaceOf(at)].tiles);
    const tiles = ids.map((id) => GUARDIAN_IDS.indexOf(id));
    for (const tile of tiles) {
      const other = entrances.find(({ tiles: there }) => there.includes(tile));
      const lying = guardianStack.indexOf(tile);
      if (lying >= 0) guardianStack.splice(lying, 1);
      else if (other) other.tiles[other.tiles.indexOf(tile)] = guardianStack.pop() ?? 0;
    }
    entrances[spaceOf(at)] = { tiles, seen: tiles.map(() => 0) };
    return this;
  }

  set(change: (state: State) => void): this {
    change(this.state);
    return this;
  }

  gold(letter: RealmLetter, gold: number): this {
    this.state.realms[realm(letter)].gold = gold;
    return this;
  }

  /** The turn of that realm begins. */
  turnOf(letter: RealmLetter): this {
    const { state } = this;
    state.active = realm(letter);
    const castles = LANDS.filter((at) =>
      piecesOf(state.pieces, state.active, at).some((p) => state.pieces.unit[p] === CASTLE),
    );
    state.turn = newTurn(castles);
    return this;
  }

  /** The pieces of a realm in a space, castles left out. */
  pieces(letter: RealmLetter, at: SpaceId): Piece[] {
    const { pieces } = this.state;
    return piecesOf(pieces, realm(letter), findSpace(at)).filter((p) => pieces.unit[p] !== CASTLE);
  }
}
