/** Units, buildings and resources that come and go: ECH-5.5, 6.23, 6.24, 7.6, 3.3, 3.4. */
import type { Ref, Seat } from '@gonfalon/kernel';
import type { BuildingKind, CardId, Mode, Pawn, Resource, UnitId } from '../content/index.ts';
import { card, civCard, constants } from '../content/index.ts';
import { landBits, yieldOf } from './land.ts';
import { playerOf } from './purse.ts';
import { buildingRef, unitRef } from './refs.ts';
import type { Square } from './squares.ts';
import { fileOf, indexOf, rankOf } from './squares.ts';
import type { Building, Player, State, TokenZone, Unit } from './state.ts';
import type { Context } from './vocabulary.ts';

export function landAt({ land, size }: State, at: Square): number {
  const index = indexOf(at);
  return landBits(land[rankOf(index) * size + fileOf(index)] ?? '');
}

/** What events say of a unit, or of a building. */
export const ofUnit = (unit: Unit): { seat: Seat; unit: Ref; card: UnitId } => ({
  seat: unit.seat,
  unit: unitRef(unit),
  card: unit.card,
});

export const ofThing = (
  thing: Unit | Building,
): { seat: Seat; thing: Ref; card?: UnitId; building?: BuildingKind } =>
  'card' in thing
    ? { seat: thing.seat, thing: unitRef(thing), card: thing.card }
    : { seat: thing.seat, thing: buildingRef(thing), building: thing.kind };

export function addUnit(s: State, seat: Seat, id: UnitId, at: Square, pawn: Pawn, mode: Mode): Unit {
  const unit: Unit = {
    id: ++s.lastUnit,
    card: id,
    seat,
    at,
    pawn,
    mode,
    damage: 0,
    exhausted: false,
    moved: false,
    strides: 0,
    switches: 0,
    attacked: false,
    builtAfter: false,
    held: false,
    since: ++s.lastSince,
    used: 0,
    spent: 0,
    upgrades: [],
  };
  s.units.push(unit);
  return unit;
}

/** ECH-6.23, 7.6: it leaves the map for whatever reason. */
export function removeUnit(s: State, unit: Unit): void {
  s.units = s.units.filter((one) => one !== unit);
  s.lasting = s.lasting.filter(({ on, id }) => on !== 'unit' || id !== unit.id);
  const owner = playerOf(s, unit.seat);
  owner.discard.push(unit.card);
  dropTokens(owner, unit.since);
  for (const { card: id, seat, since } of unit.upgrades) {
    playerOf(s, seat).discard.push(id);
    dropTokens(playerOf(s, seat), since);
  }
  if (unit.pawn === 'king') owner.kingOut = true;
  if (unit.pawn === 'queen') owner.queenOut = true;
}

/** ECH-3.4 */
function dropTokens(player: Player, since: number): void {
  if (player.tokens.some(({ on }) => on === since))
    player.tokens = player.tokens.filter(({ on }) => on !== since);
}

export function addBuilding(s: State, seat: Seat, kind: BuildingKind, at: Square): Building {
  const building: Building = { id: ++s.lastBuilding, kind, seat, at, damage: 0 };
  s.buildings.push(building);
  return building;
}

/** ECH-5.5: a new Camp gives its resources at once. */
export function gainYield(ctx: Context, { kind, seat, at }: Building): void {
  const found = kind === 'camp' ? yieldOf(landAt(ctx.state, at)) : undefined;
  if (!found) return;
  playerOf(ctx.state, seat).main[found.kind] += found.n;
  ctx.emit({ kind: 'gained', seat, res: found.kind, n: found.n });
}

/** ECH-6.24: unexhausted ones of that kind go first. */
export function removeBuilding(s: State, building: Building): void {
  s.buildings = s.buildings.filter((one) => one !== building);
  s.lasting = s.lasting.filter(({ on, id }) => on !== 'building' || id !== building.id);
  const found = building.kind === 'camp' ? yieldOf(landAt(s, building.at)) : undefined;
  if (!found) return;
  const { main, exhausted } = playerOf(s, building.seat);
  main[found.kind] = Math.max(0, main[found.kind] - found.n);
  exhausted[found.kind] = Math.min(exhausted[found.kind], main[found.kind]);
}

export function countBuildings(s: State, seat: Seat, kind: BuildingKind): number {
  let n = 0;
  for (const building of s.buildings) if (building.seat === seat && building.kind === kind) n++;
  return n;
}

/** ECH-5.10 */
export const hasInStock = (s: State, seat: Seat, kind: 'camp' | 'barracks'): boolean =>
  countBuildings(s, seat, kind) < (kind === 'camp' ? constants.camps : constants.barracks);

export interface TokenGift {
  readonly seat: Seat;
  readonly res: Resource;
  readonly n: number;
  /** The card that is to hold them, and which ability of which card gives them. */
  readonly on: number;
  readonly zone: TokenZone;
  readonly by: string;
  readonly max?: number | undefined;
}

/** ECH-3.3: how many of them a card may still take. */
export function roomFor({ tokens }: Player, on: number, by: string, max: number | undefined): number {
  if (max === undefined) return Number.POSITIVE_INFINITY;
  let there = 0;
  for (const pile of tokens) if (pile.on === on && pile.by === by) there += pile.n;
  return Math.max(0, max - there);
}

/** Puts temporary resources on a card, as many as it may hold; says how many. */
export function giveTokens(
  ctx: Context,
  { seat, res, n, on, zone, by, max }: TokenGift,
  holder: CardId,
): number {
  const player = playerOf(ctx.state, seat);
  const gained = Math.min(n, roomFor(player, on, by, max));
  if (gained <= 0) return 0;
  const pile = player.tokens.find((one) => one.on === on && one.res === res && one.by === by && !one.team);
  if (pile) pile.n += gained;
  else player.tokens.push({ on, zone, res, n: gained, by });
  ctx.emit({ kind: 'tokens', seat, res, n: gained, card: holder });
  return gained;
}

export function civCardOf(s: State, seat: Seat): CardId {
  const { civ } = playerOf(s, seat);
  if (!civ) throw new Error(`seat ${seat} has no civilisation`);
  return civCard[civ];
}

export const freePawns = (s: State, seat: Seat): Pawn[] => {
  const own = s.units.filter((unit) => unit.seat === seat);
  const { kingOut, queenOut } = playerOf(s, seat);
  const pawns: Pawn[] = [];
  if (own.filter(({ pawn }) => pawn === 'pawn').length < constants.ordinaryPawns) pawns.push('pawn');
  if (!kingOut && !own.some(({ pawn }) => pawn === 'king')) pawns.push('king');
  if (!queenOut && !own.some(({ pawn }) => pawn === 'queen')) pawns.push('queen');
  return pawns;
};

export const isShipCard = (id: UnitId): boolean => card[id].classes.includes('ship');
