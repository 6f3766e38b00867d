/** Conditions and selectors of the effect vocabulary: who is meant, as things stand. */
import type { Seat } from '@gonfalon/kernel';
import type {
  Condition,
  DeckCardId,
  Filter,
  Near,
  Selector,
  Side,
  TechnologyId,
  UnitClass,
} from '../content/index.ts';
import { card, totalCost } from '../content/index.ts';
import type { Board, Fight } from './board.ts';
import { areAllied, isFortified, isInFort, squareOf } from './board.ts';
import { terrainBits } from './land.ts';
import { indexOf, within } from './squares.ts';
import type { Building, Unit } from './state.ts';

/** Whose card it is, which card, and what it looks at. */
export interface Scope {
  readonly board: Board;
  readonly seat: Seat;
  /** The card itself, by its `since`, for the tokens on it; 0 if it is not in play. */
  readonly since: number;
  /** The unit that the card is, or an upgrade's bearer. */
  readonly source?: Unit | undefined;
  readonly fight?: Fight | undefined;
  /** The square of what an effect is aimed at. */
  readonly target?: number | undefined;
  readonly destroyer?: Unit | undefined;
  /** The Technology played or the unit deployed that opened a window. */
  readonly played?: DeckCardId | undefined;
  /** Whether the effect before put a token somewhere. */
  readonly gained?: boolean | undefined;
}

function isOfSide(side: Side | undefined, seat: Seat, other: Seat): boolean {
  switch (side) {
    case 'own':
      return seat === other;
    case 'allied':
      return areAllied(seat, other);
    case 'enemy':
      return !areAllied(seat, other);
    default:
      return true;
  }
}

export function hasClass(unit: Unit, classes: readonly UnitClass[]): boolean {
  const own = card[unit.card].classes;
  for (const one of classes) if (own.includes(one)) return true;
  return false;
}

/** ECH-8.5 */
export function upgradeWorks(upgrade: TechnologyId, unit: Unit): boolean {
  const { forClasses } = card[upgrade];
  return forClasses === undefined || hasClass(unit, forClasses);
}

/** ECH-12.8: costs are always the printed total. */
export function cardMatches(id: DeckCardId, filter: Filter): boolean {
  if (filter.build) return false;
  const entry = card[id];
  if (filter.kind && entry.kind !== filter.kind) return false;
  if (filter.classes && !(entry.kind === 'unit' && filter.classes.some((one) => entry.classes.includes(one))))
    return false;
  if (filter.tech && !(entry.kind === 'technology' && filter.tech.includes(entry.tech))) return false;
  if (filter.maxCost === undefined && filter.minCost === undefined) return true;
  const cost = totalCost(entry);
  return cost <= (filter.maxCost ?? cost) && cost >= (filter.minCost ?? cost);
}

/** Temporary resources of a kind on the card. */
export function tokensOn({ board, seat, since }: Scope, res: string): number {
  let n = 0;
  for (const pile of board.s.players[seat]?.tokens ?? [])
    if (pile.on === since && pile.res === res) n += pile.n;
  return n;
}

/** Whether a unit, a building or a bare square meets a condition. */
function holds(condition: Condition, scope: Scope, thing: Unit | undefined, at: number): boolean {
  const { board, fight } = scope;
  switch (condition.c) {
    case 'terrain':
      return (board.bits[at] & terrainBits(condition.terrain)) !== 0;
    case 'nearTerrain':
      return board.isOnOrAround(at, terrainBits(condition.terrain));
    case 'onBuilding': {
      const building = board.building(at);
      return (
        building !== undefined &&
        isOfSide(
          condition.side,
          condition.side === 'own' ? scope.seat : (thing?.seat ?? scope.seat),
          building.seat,
        ) &&
        (condition.building?.includes(building.kind) ?? true)
      );
    }
    case 'onPawn':
      return thing !== undefined && condition.pawns.includes(thing.pawn);
    case 'cost': {
      const cost = thing ? totalCost(card[thing.card]) : 0;
      return cost >= (condition.min ?? 0) && cost <= (condition.max ?? cost);
    }
    case 'occupied':
      return board.first(at)?.seat === scope.seat || board.second(at)?.seat === scope.seat;
    case 'tokens':
      return tokensOn(scope, condition.res) >= condition.min;
    case 'gained':
      return scope.gained === true;
    case 'firstAttack':
      return board.s.turn.attacks === 1;
    case 'garrisoned':
      return thing !== undefined && isInFort(board, thing.seat, at);
    case 'damaged':
      return thing !== undefined && thing.damage > 0;
    case 'unexhausted':
      return thing !== undefined && !thing.exhausted;
    case 'exhausted':
      return thing?.exhausted === true;
    case 'hasKeyword':
      return thing !== undefined && board.hasKeyword(thing, condition.ks, scope.since);
    case 'attacking':
      return (
        fight !== undefined &&
        fight.unit === thing &&
        fight.mode === condition.mode &&
        (condition.vs === undefined || fight.defender !== undefined)
      );
    case 'fighting':
      return fight?.defender !== undefined && (fight.unit === thing || fight.defender === thing);
    case 'near':
      return countNear(scope, condition, thing, at) >= condition.min;
    case 'count': {
      const n = countOf(condition.sel, scope);
      return n >= (condition.min ?? 0) && n <= (condition.max ?? n);
    }
    case 'activeEvents':
      return (board.s.players[scope.seat]?.events.length ?? 0) >= condition.min;
    case 'attackMode':
      return fight?.mode === condition.mode;
    case 'defenderIs':
      return fight !== undefined && isDefender(condition, scope, fight);
    case 'attackerIs':
      return fight !== undefined && hasClass(fight.unit, condition.classes);
    case 'cardIs':
      return scope.played !== undefined && cardMatches(scope.played, condition.filter);
    case 'destroyerIs': {
      // It must be on the map and not garrisoned.
      const { destroyer } = scope;
      return (
        destroyer !== undefined &&
        board.s.units.includes(destroyer) &&
        !isInFort(board, destroyer.seat, indexOf(destroyer.at))
      );
    }
  }
}

function isDefender(
  wanted: Extract<Condition, { c: 'defenderIs' }>,
  { board }: Scope,
  { defender, building }: Fight,
): boolean {
  if (wanted.of === 'building')
    return building !== undefined && (wanted.building?.includes(building.kind) ?? true);
  if (!defender) return false;
  const at = indexOf(defender.at);
  if (wanted.classes && !hasClass(defender, wanted.classes)) return false;
  if (wanted.terrain && !(board.bits[at] & terrainBits(wanted.terrain))) return false;
  if (wanted.minRanged !== undefined && board.profile(defender).ranged < wanted.minRanged) return false;
  if (!wanted.onBuilding) return true;
  const under = board.building(at);
  return under !== undefined && areAllied(under.seat, defender.seat);
}

export function allHold(
  conditions: readonly Condition[] | undefined,
  scope: Scope,
  thing: Unit | undefined,
  at: number,
): boolean {
  if (conditions) for (const condition of conditions) if (!holds(condition, scope, thing, at)) return false;
  return true;
}

function countNear(
  scope: Scope,
  { sel, dist, adj }: Extract<Condition, { c: 'near' }>,
  tested: Unit | undefined,
  at: number,
): number {
  let n = 0;
  for (const unit of scope.board.s.units) {
    if (sel.other && unit === tested) continue;
    if (!isOfSide(sel.side, scope.seat, unit.seat)) continue;
    if (sel.classes && !hasClass(unit, sel.classes)) continue;
    if (within(squareOf(unit, scope.fight), at, dist, adj)) n++;
  }
  return n;
}

export function isNear({ of, dist, classes, adj }: Near, scope: Scope, at: number): boolean {
  const { board, source, target, seat, fight } = scope;
  if (of === 'self') return source !== undefined && within(squareOf(source, fight), at, dist, adj);
  if (of === 'target') return target !== undefined && within(target, at, dist, adj);
  if (of === 'ownUnit') {
    for (const unit of board.s.units)
      if (
        unit.seat === seat &&
        within(squareOf(unit, fight), at, dist, adj) &&
        (!classes || hasClass(unit, classes))
      )
        return true;
    return false;
  }
  for (const building of board.s.buildings)
    if (
      !areAllied(building.seat, seat) &&
      (of === 'enemyBuilding' || building.kind === 'camp') &&
      within(indexOf(building.at), at, dist, adj)
    )
      return true;
  return false;
}

/** Whether an effect's selector means this unit. */
export function meansUnit(sel: Selector, scope: Scope, unit: Unit): boolean {
  if (sel.of !== 'unit' || !isOfSide(sel.side, scope.seat, unit.seat)) return false;
  if (sel.other && unit === scope.source) return false;
  if (sel.classes && !hasClass(unit, sel.classes)) return false;
  const at = squareOf(unit, scope.fight);
  if (!sel.garrisoned && !areAllied(unit.seat, scope.seat) && isProtected(scope.board, unit, at))
    return false;
  if (sel.near && !isNear(sel.near, scope, at)) return false;
  return allHold(sel.if, scope, unit, at);
}

export function meansBuilding(sel: Selector, scope: Scope, building: Building): boolean {
  if (sel.of !== 'building' || !isOfSide(sel.side, scope.seat, building.seat)) return false;
  if (sel.building && !sel.building.includes(building.kind)) return false;
  const at = indexOf(building.at);
  if (sel.near && !isNear(sel.near, scope, at)) return false;
  return allHold(sel.if, scope, undefined, at);
}

/** How many units or buildings a selector means. */
export function countOf(sel: Selector, scope: Scope): number {
  let n = 0;
  if (sel.of === 'unit') for (const unit of scope.board.s.units) n += meansUnit(sel, scope, unit) ? 1 : 0;
  else for (const building of scope.board.s.buildings) n += meansBuilding(sel, scope, building) ? 1 : 0;
  return n;
}

/** ECH-6.18: whether enemies can neither target nor affect a unit. */
export function isProtected(board: Board, unit: Unit, at: number): boolean {
  const building = board.building(at);
  if (building === undefined || !isFortified(building) || !areAllied(building.seat, unit.seat)) return false;
  return !board.s.turn.exposed.includes(building.id);
}
