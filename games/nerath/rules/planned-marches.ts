/** NER-4.14: marches are plans until the phase ends, and can be taken back one by one. */
import type { Ref } from '@gonfalon/kernel';
import { constants, REALM_IDS, SPACE_IDS } from '../content/index.ts';
import type { Space } from './board.ts';
import { IS_LAND } from './board.ts';
import type { Piece } from './pieces.ts';
import { cargoCount, clearFlag, movePiece, NO_PIECE, UNLOADED } from './pieces.ts';
import { countUnits } from './refs.ts';
import type { PlannedMarch, State } from './state.ts';
import type { Context } from './vocabulary.ts';

/** What is kept of each piece: the ship it was aboard, movement used, where it had boarded, its flags. */
const KEPT = 4;

/** Before anybody moves. */
export function planMarch(s: State, from: Space, to: Space, movers: readonly Piece[]): void {
  const { flags, origin, ship, spent } = s.pieces;
  s.turn.planned.push({
    from,
    to,
    isFixed: false,
    movers: [...movers],
    before: movers.flatMap((p) => [ship[p], spent[p], origin[p], flags[p]]),
  });
}

/** Something was shown: what was marched so far is done. */
export function fixMarches(s: State): void {
  for (const plan of s.turn.planned) plan.isFixed = true;
}

const wayRefs: (Ref | undefined)[] = [];
/** `way:k01-k02` */
export function wayRef({ from, to }: PlannedMarch): Ref {
  const key = from * SPACE_IDS.length + to;
  wayRefs[key] ??= `way:${SPACE_IDS[from]}-${SPACE_IDS[to]}`;
  return wayRefs[key];
}

const shipBefore = ({ before }: PlannedMarch, i: number): Piece => before[KEPT * i];

/** Whether somebody has boarded in place of those who went ashore. */
function isPlaceTaken(s: State, plan: PlannedMarch): boolean {
  const ships = plan.movers.map((_, i) => shipBefore(plan, i)).filter((one) => one !== NO_PIECE);
  return ships.some(
    (one) =>
      cargoCount(s.pieces, one) + ships.filter((other) => other === one).length > constants.shipCapacity,
  );
}

/** Of each piece: what a later march did with it. */
const MOVED = 1;
const CARRIED = 2;
let touched = new Uint8Array(0);

/**
 * The places in the list of the marches that can be taken back, the last one first: those on which no later one builds,
 * with one of their pieces, a ship that sailed in them or one that was boarded.
 */
function freeMarches(s: State): number[] {
  const { planned } = s.turn;
  const { ship } = s.pieces;
  if (touched.length < ship.length) touched = new Uint8Array(2 * ship.length);
  else touched.fill(0);
  const free: number[] = [];
  for (let at = planned.length - 1; at >= 0 && !planned[at].isFixed; at--) {
    const plan = planned[at];
    const isBuiltOn = plan.movers.some(
      (p) => touched[p] !== 0 || (ship[p] !== NO_PIECE && (touched[ship[p]] & MOVED) !== 0),
    );
    if (!isBuiltOn && !isPlaceTaken(s, plan)) free.push(at);
    plan.movers.forEach((p, i) => {
      touched[p] |= MOVED;
      for (const carrier of [ship[p], shipBefore(plan, i)])
        if (carrier !== NO_PIECE) touched[carrier] |= CARRIED;
    });
  }
  return free;
}

/** The ways of which a march can be taken back, the first made first. */
export function freeWays(s: State): Ref[] {
  if (s.turn.planned.length === 0) return NO_WAYS;
  return [...new Set(freeMarches(s).map((at) => wayRef(s.turn.planned[at])))].reverse();
}
const NO_WAYS: Ref[] = [];

/** As if that march had never been made. */
export function withdrawMarch(ctx: Context, way: Ref): void {
  const s = ctx.state;
  const at = freeMarches(s).find((one) => wayRef(s.turn.planned[one]) === way) ?? -1;
  const [plan] = s.turn.planned.splice(at, 1);
  const { from, to, movers, before } = plan;
  ctx.emit({
    kind: 'withdrawn',
    realm: REALM_IDS[s.active],
    from: SPACE_IDS[from],
    to: SPACE_IDS[to],
    units: countUnits(s, movers),
  });
  const { flags, loads, origin, ship, spent } = s.pieces;
  movers.forEach((p, i) => {
    if (ship[p] !== NO_PIECE && IS_LAND[from]) loads[ship[p]]--;
    movePiece(s.pieces, p, from);
    [ship[p], spent[p], origin[p], flags[p]] = before.slice(KEPT * i, KEPT * (i + 1));
  });
  for (const carrier of new Set(movers.map((p) => ship[p])))
    if (carrier !== NO_PIECE && !hasUnloaded(s, carrier)) clearFlag(s.pieces, carrier, UNLOADED);
}

/** NER-5.7: in this phase, by a march that stands. */
const hasUnloaded = (s: State, carrier: Piece): boolean =>
  s.turn.planned.some((plan) => plan.movers.some((_, i) => shipBefore(plan, i) === carrier));
