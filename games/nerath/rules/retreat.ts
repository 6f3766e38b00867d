/** NER-10: after a round the attacker fights on or retreats with everybody. */
import { REALM_IDS, SPACE_IDS } from '../content/index.ts';
import { destroyUnits } from './actions.ts';
import { battleOf, isOver } from './battle-selectors.ts';
import type { Space } from './board.ts';
import { findSpace } from './board.ts';
import { diceOf, doubleFrom, fighters, GUARDIANS, HIT_ON, hitsOf, needOf } from './dice.ts';
import type { Piece } from './pieces.ts';
import { cargoOf, MAY_LAND, movePiece, NO_PIECE, STOPPED, setFlag } from './pieces.ts';
import { countUnits, spaceRef } from './refs.ts';
import type { Refuge } from './retreat-places.ts';
import { refugesOf } from './retreat-places.ts';
import type { Leaver } from './scatter.ts';
import { defaultSend, findSend, leaversOf, retreatingPieces, sendNames } from './scatter.ts';
import { seatOf } from './selectors.ts';
import { putAboard } from './ships.ts';
import type { Battle, State } from './state.ts';
import type { Context } from './vocabulary.ts';
import { question } from './vocabulary.ts';

/** Where every attacker can go, and whether they can part or must. */
interface Ways {
  readonly common: readonly Space[];
  readonly scatter: boolean;
  readonly any: boolean;
}

function waysOut(s: State): Ways {
  const refuges = retreatingPieces(s).map((p) => refugesOf(s, p));
  const [first = []] = refuges;
  const common = first
    .filter(
      ({ ship, space }) =>
        ship === NO_PIECE &&
        refuges.every((list) => list.some((r) => r.ship === NO_PIECE && r.space === space)),
    )
    .map(({ space }) => space);
  const any = refuges.some((list) => list.length > 0);
  const onlyWay = common.length === 1 && refuges.every((list) => list.length === 1);
  return { common, any, scatter: any && !onlyWay };
}

/** NER-10.10: who has retreated neither moves nor disembarks any more this turn. */
function leave(ctx: Context, pieces: readonly Piece[], { space, ship }: Refuge): void {
  const s = ctx.state;
  const b = battleOf(s);
  if (pieces.length === 0) return;
  ctx.emit({
    kind: 'retreated',
    realm: REALM_IDS[b.attacker],
    from: SPACE_IDS[b.space],
    to: SPACE_IDS[space],
    units: countUnits(s, pieces),
  });
  for (const piece of pieces) {
    if (ship === NO_PIECE) movePiece(s.pieces, piece, space);
    else putAboard(s, piece, ship);
    for (const one of [piece, ...cargoOf(s.pieces, piece)]) {
      setFlag(s.pieces, one, STOPPED);
      s.pieces.flags[one] &= ~MAY_LAND;
    }
  }
}

/** The hits that a side can expect of its next round. */
function expectedHits(s: State, b: Battle, defending: boolean): number {
  let sum = 0;
  for (const piece of fighters(s, b, defending)) {
    const need = needOf(s, b, piece);
    const double = doubleFrom(s, s.pieces.realm[piece], s.pieces.unit[piece]);
    for (const sides of diceOf(s, b, piece)) sum += meanHits(sides, need, double);
  }
  if (defending)
    b.guards.forEach((left, i) => {
      GUARDIANS[s.entrances[b.space].tiles[i]].sides.forEach((sides, die) => {
        if (left & (1 << die)) sum += meanHits(sides, HIT_ON, Number.POSITIVE_INFINITY);
      });
    });
  return sum;
}

function meanHits(sides: number, need: number, double: number): number {
  let hits = 0;
  for (let face = 1; face <= sides; face++) hits += hitsOf(face, need, double);
  return hits / sides;
}

/** D13 */
const onward = question<object, Ways>({
  facts: (ctx) => waysOut(ctx.state),
  // Where no retreat is legal nothing is asked and the battle goes on (NER-10.8).
  skip: ({ state: s, facts: { any } }) => isOver(s) || battleOf(s).noRetreat || !any,
  ask: ({ state: s, facts: { common } }) => {
    const b = battleOf(s);
    const weaker = expectedHits(s, b, false) < expectedHits(s, b, true);
    const [place] = common;
    return {
      seat: seatOf(s, b.attacker),
      prompt: 'onward',
      params: { realm: REALM_IDS[b.attacker], space: SPACE_IDS[b.space], round: b.round },
      fallback: !weaker ? ['on'] : place === undefined ? ['scatter'] : ['retreat', spaceRef(place) as never],
      ends: [],
      open: true,
    };
  },
  verbs: {
    on: { apply: ({ ctx }) => ctx.done() },
    retreat: {
      names: [
        {
          kind: ['land', 'sea'],
          isExact: true,
          from: ({ facts: { common } }) => common.map(spaceRef),
          refuse: ({ facts: { common } }, ref) =>
            common.includes(findSpace(ref)) ? undefined : { rule: 'NER-10.11', where: [ref] },
        },
      ],
      apply({ ctx, state: s }, ref) {
        const b = battleOf(s);
        b.veterans = fighters(s, b, false);
        b.retreated = true;
        leave(ctx, retreatingPieces(s), { space: findSpace(ref), ship: NO_PIECE });
        ctx.done();
      },
    },
    scatter: {
      refuse: ({ facts }) => (facts.scatter ? undefined : { rule: 'NER-10.11' }),
      apply({ ctx, state: s }) {
        const b = battleOf(s);
        b.veterans = fighters(s, b, false);
        b.retreated = true;
        ctx.goto('scatter');
      },
    },
  },
});

const leaversNow = (s: State): Leaver[] => leaversOf(s, retreatingPieces(s), (p) => refugesOf(s, p));

/** D14: while a piece with a place is left; whoever has none is destroyed (NER-10.6, 10.8, 10.11). */
const scatter = question<object, readonly Leaver[]>({
  facts: (ctx) => leaversNow(ctx.state),
  ask: ({ state: s, facts }) => {
    const b = battleOf(s);
    return {
      seat: seatOf(s, b.attacker),
      prompt: 'scatter',
      params: { realm: REALM_IDS[b.attacker], space: SPACE_IDS[b.space] },
      fallback: defaultSend(s, facts),
      open: true,
    };
  },
  verbs: {
    send: {
      names: sendNames(({ facts }: { state: State; facts: readonly Leaver[] }) => facts),
      apply({ ctx, state: s, facts }, ref, place, n) {
        const { pieces, refuge } = findSend(facts, ref, place, n);
        if (refuge) leave(ctx, pieces, refuge);
        if (leaversNow(s).length > 0) return;
        destroyUnits(ctx, retreatingPieces(s), 'no-place');
        ctx.goto('mourning', {});
      },
    },
  },
});

export const retreatSteps = { onward, scatter };
