/** ECH-D10, D22: what an effect lets its player pick, and whether it can be carried out at all. */
import type { Ref } from '@gonfalon/kernel';
import type { Effect, Selector } from '../content/index.ts';
import { areAllied } from './board.ts';
import { freeCampRefusal, placedBarracksRefusal } from './building-rules.ts';
import { targetableUnits } from './combat.ts';
import type { Scope } from './conditions.ts';
import { allHold, isNear, meansBuilding, meansUnit } from './conditions.ts';
import { ANY_WATER } from './land.ts';
import { isFaceDown } from './layout.ts';
import { buildingRef, unitRef } from './refs.ts';
import type { Square } from './squares.ts';
import { distance, indexOf, SQUARES, squaresOf } from './squares.ts';
import type { Unit } from './state.ts';

/** One pick after another. */
export interface Picker {
  /** What may be picked next; none when it is complete. */
  next(picks: readonly Ref[]): Ref[];
  mayStop(picks: readonly Ref[]): boolean;
}

/** The selector of an effect whose things are chosen by a player, not all of a sort. */
function selectorOf(fx: Effect): Selector | undefined {
  const target = fx.do === 'buildFree' ? fx.at : 'to' in fx ? fx.to : undefined;
  return typeof target === 'object' ? target : undefined;
}

const isChosen = ({ pick, upTo }: Selector): boolean => pick !== 'all' || upTo === true;

/** ECH-10.15: an enemy behind a Front line unit cannot be named. */
function isBehind(scope: Scope, unit: Unit, sel: Selector): boolean {
  if (areAllied(unit.seat, scope.seat) || sel.pick === 'all' || sel.garrisoned) return false;
  return !targetableUnits(scope.board, scope.seat, indexOf(unit.at)).includes(unit);
}

/** Everything that a selector means now. */
export function meantBy(sel: Selector, scope: Scope): Ref[] {
  const { board } = scope;
  if (sel.of === 'unit')
    return board.s.units.flatMap((unit) =>
      meansUnit(sel, scope, unit) && !isBehind(scope, unit, sel) ? [unitRef(unit)] : [],
    );
  if (sel.of === 'building')
    return board.s.buildings.flatMap((one) => (meansBuilding(sel, scope, one) ? [buildingRef(one)] : []));
  return board.squares.flatMap((at) => {
    const square = SQUARES[at];
    const meant =
      board.bits[at] !== 0 &&
      (!sel.near || isNear(sel.near, scope, at)) &&
      allHold(sel.if, scope, undefined, at);
    return meant && square ? [square] : [];
  });
}

/** ECH-5.21, `buildFree`: only where the building may stand. */
function canBuildAt(fx: Extract<Effect, { do: 'buildFree' }>, scope: Scope, ref: Ref): boolean {
  const { s } = scope.board;
  const thing =
    s.units.find((unit) => unitRef(unit) === ref) ??
    s.buildings.find((building) => buildingRef(building) === ref);
  const at = thing?.at ?? (ref as Square);
  if (fx.what === 'camp') return freeCampRefusal(scope.board, scope.seat, at) === undefined;
  return placedBarracksRefusal(scope.board, scope.seat, at, fx.at.of === 'building') === undefined;
}

function candidates(fx: Effect, sel: Selector, scope: Scope): Ref[] {
  const meant = meantBy(sel, scope);
  return fx.do === 'buildFree' ? meant.filter((ref) => canBuildAt(fx, scope, ref)) : meant;
}

/** How an effect's things are picked; undefined if nothing is. */
export function pickerOf(fx: Effect, scope: Scope): Picker | undefined {
  if (fx.do === 'relocate' && 'oneWater' in fx.where) return bridgePicker(fx.to, scope);
  const sel = selectorOf(fx);
  if (!sel || !isChosen(sel)) return undefined;
  const most = sel.pick === 'all' ? Number.POSITIVE_INFINITY : sel.pick;
  return {
    next: (picks) => (picks.length >= most ? [] : without(candidates(fx, sel, scope), picks)),
    mayStop: (picks) => sel.upTo === true && picks.length >= (sel.min ?? 0),
  };
}

const without = (refs: readonly Ref[], picks: readonly Ref[]): Ref[] =>
  refs.filter((ref) => !picks.includes(ref));

/** first one water square, then units on or around it. */
function bridgePicker(sel: Selector, scope: Scope): Picker {
  const { board } = scope;
  const near = (at: number) =>
    board.s.units.filter((unit) => meansUnit(sel, scope, unit) && distance(indexOf(unit.at), at) <= 1);
  return {
    next(picks) {
      const [water] = picks;
      if (water !== undefined) return without(near(indexOf(water as Square)).map(unitRef), picks);
      return board.squares.flatMap((at) => {
        const square = SQUARES[at];
        return square && board.bits[at] & ANY_WATER && near(at).length > 0 ? [square] : [];
      });
    },
    mayStop: (picks) => picks.length > (sel.min ?? 0),
  };
}

/** ECH-D22: the lowest square of each face-down tile in reach. */
export function tilesInReach(fx: Extract<Effect, { do: 'revealTile' }>, scope: Scope): Square[] {
  const { s, squares } = scope.board;
  const found: Square[] = [];
  for (let place = 0; place < s.places.length; place++) {
    if (!isFaceDown(s, place)) continue;
    const own = squaresOf(s.size, place);
    const lowest = squares.find((at) => own.includes(at));
    const square = lowest === undefined ? undefined : SQUARES[lowest];
    if (square && own.some((at) => isNear(fx.near, scope, at))) found.push(square);
  }
  return found.sort();
}

/** ECH-8.4: whether everything that an effect must choose is there. */
export function hasTargets(fx: Effect, scope: Scope): boolean {
  if (fx.do === 'revealTile') return tilesInReach(fx, scope).length > 0;
  const picker = pickerOf(fx, scope);
  if (picker) return picker.mayStop([]) || picker.next([]).length > 0;
  const sel = selectorOf(fx);
  return !sel || meantBy(sel, scope).length > 0;
}
