/** What a choice would make of a position, judged by the weights: pieces are moved on a copy, and nothing is played. */
import type { Realm, Space, Unit } from '../rules/board.ts';
import { COST, DRAGON, IS_LAND, IS_SEA, NOWHERE, STORM_ELEMENTAL, WARSHIP } from '../rules/board.ts';
import type { Piece } from '../rules/pieces.ts';
import { addPiece, cargoCount, movePiece, NO_PIECE } from '../rules/pieces.ts';
import { seatOf } from '../rules/selectors.ts';
import type { State } from '../rules/state.ts';
import { cloneState } from '../rules/state.ts';
import { sidesOfSeats } from '../rules/victory.ts';
import { FEATURES, measure, SELF_BIAS } from './features.ts';
import weightsJson from './weights.json' with { type: 'json' };

const weights: Readonly<Record<string, number>> = weightsJson.weights;
const WEIGHTS = FEATURES.map((feature) => (SELF_BIAS.includes(feature) ? 0 : weights[feature]));
const LIKINGS = FEATURES.map((feature) => (SELF_BIAS.includes(feature) ? weights[feature] : 0));
const measured = new Float64Array(FEATURES.length);

const weigh = (by: readonly number[]): number => by.reduce((sum, weight, i) => sum + weight * measured[i], 0);

/** The logarithm of the odds of a seat, as the search judges it. */
function oddsOf(s: State, sides: readonly number[], seat: number): number {
  const scores = [0, 0, 0, 0];
  let liking = 0;
  sides.forEach((side, one) => {
    measure(s, one, measured);
    scores[side] += weigh(WEIGHTS);
    if (one === seat) liking = weigh(LIKINGS);
  });
  const own = scores[sides[seat]];
  let others = 0;
  for (const side of new Set(sides)) if (side !== sides[seat]) others += Math.exp(scores[side] - own);
  return liking - Math.log(others);
}

/** A position to try things on. */
export class Foresight {
  private readonly s: State;
  private readonly realm: Realm;
  private readonly seat: number;
  private readonly sides: readonly number[];
  /** What it is worth as it stands. */
  private readonly now: number;

  constructor(state: State, realm: Realm) {
    this.s = cloneState(state);
    this.realm = realm;
    this.seat = seatOf(state, realm);
    this.sides = sidesOfSeats(state.options, state.seats);
    this.now = this.worth();
  }

  private worth(): number {
    return oddsOf(this.s, this.sides, this.seat);
  }

  /** What it brings that these pieces are there, as far as there is room aboard. */
  gainOfMove(pieces: readonly Piece[], to: Space): number {
    const { at, ship } = this.s.pieces;
    const before = pieces.map((p) => [p, at[p], ship[p]]);
    for (const p of pieces) this.put(p, to);
    const gain = this.worth() - this.now;
    for (const [p, from, carrier] of before.reverse()) {
      movePiece(this.s.pieces, p, from);
      ship[p] = carrier;
    }
    return gain;
  }

  private put(piece: Piece, to: Space): void {
    const { pieces } = this.s;
    const { at, realm, ship, unit } = pieces;
    const flies = unit[piece] === DRAGON || unit[piece] === STORM_ELEMENTAL;
    const needsShip = IS_SEA[to] && IS_LAND[at[piece]] && !flies;
    if (needsShip) {
      const carrier = at.findIndex(
        (here, p) =>
          here === to && unit[p] === WARSHIP && realm[p] === this.realm && cargoCount(pieces, p) < 2,
      );
      if (carrier === NO_PIECE) return;
      ship[piece] = carrier;
      at[piece] = to;
      return;
    }
    if (!IS_SEA[to]) ship[piece] = NO_PIECE;
    movePiece(pieces, piece, to);
  }

  /** What it brings to have bought so many units there. */
  gainOfPurchase(unit: Unit, at: Space, count: number): number {
    const { pieces, realms } = this.s;
    const bought: Piece[] = [];
    for (let n = 0; n < count; n++) bought.push(addPiece(pieces, unit, this.realm, at));
    realms[this.realm].gold -= count * COST[unit];
    const gain = this.worth() - this.now;
    realms[this.realm].gold += count * COST[unit];
    for (const p of bought) pieces.at[p] = NOWHERE;
    return gain;
  }
}
