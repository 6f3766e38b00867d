/** What happens to pieces, gold and points, with its event: every chapter and every card does it through here. */
import type { UnitId } from '../content/index.ts';
import { REALM_IDS, SPACE_IDS, UNIT_IDS } from '../content/index.ts';
import type { Realm, Space, Unit } from './board.ts';
import { ALL_REALMS, IS_HERO, NOWHERE, WARSHIP, WIZARD } from './board.ts';
import type { Piece } from './pieces.ts';
import { addPiece, cargoOf, movePiece, NO_PIECE, removePiece } from './pieces.ts';
import { countUnits } from './refs.ts';
import { hasProperty } from './selectors.ts';
import type { State } from './state.ts';
import type { Context } from './vocabulary.ts';

type Counts = { [unit in UnitId]?: number };

/** NER-17.6: from the supply; land units for a sea zone need a ship. Returns the new pieces. */
export function addUnits(
  ctx: Context,
  realm: Realm,
  at: Space,
  unit: Unit,
  count: number,
  ship = NO_PIECE,
): Piece[] {
  const { pieces } = ctx.state;
  const added: Piece[] = [];
  for (let n = 0; n < count; n++) added.push(addPiece(pieces, unit, realm, at, ship));
  const units: Counts = { [UNIT_IDS[unit]]: count };
  if (count > 0) ctx.emit({ kind: 'added', realm: REALM_IDS[realm], space: SPACE_IDS[at], units });
  return added;
}

/** Pieces by realm and space, in that order. */
function groups(s: State, gone: readonly Piece[]): { realm: Realm; space: Space; pieces: Piece[] }[] {
  const { at, realm } = s.pieces;
  const found: { realm: Realm; space: Space; pieces: Piece[] }[] = [];
  for (const owner of ALL_REALMS)
    for (const piece of gone) {
      if (realm[piece] !== owner) continue;
      const group = found.find((one) => one.realm === owner && one.space === at[piece]);
      if (group) group.pieces.push(piece);
      else found.push({ realm: owner, space: at[piece], pieces: [piece] });
    }
  return found;
}

/** NER-5.14: with everything aboard. */
function withCargo(s: State, pieces: readonly Piece[]): Piece[] {
  const all = new Set<Piece>();
  for (const piece of pieces) {
    all.add(piece);
    if (s.pieces.unit[piece] === WARSHIP) for (const cargo of cargoOf(s.pieces, piece)) all.add(cargo);
  }
  return [...all];
}

/** NER-17.8: removed, not destroyed. */
export function removeUnits(ctx: Context, pieces: readonly Piece[]): void {
  const s = ctx.state;
  const gone = withCargo(s, pieces);
  for (const { realm, space, pieces: some } of groups(s, gone))
    ctx.emit({
      kind: 'removed',
      realm: REALM_IDS[realm],
      space: SPACE_IDS[space],
      units: countUnits(s, some),
    });
  for (const piece of gone) if (s.pieces.at[piece] !== NOWHERE) removePiece(s.pieces, piece);
}

/** Destroyed pieces go back to the supply together; their owners may be asked about heroes afterwards (NER-17.20). */
export function destroyUnits(
  ctx: Context,
  pieces: readonly Piece[],
  why: 'hit' | 'no-place' | 'no-land',
  inBattle = false,
): void {
  const s = ctx.state;
  const gone = withCargo(s, pieces);
  const { realm, unit } = s.pieces;
  for (const { realm: owner, space, pieces: some } of groups(s, gone))
    ctx.emit({
      kind: 'destroyed',
      realm: REALM_IDS[owner],
      space: SPACE_IDS[space],
      units: countUnits(s, some),
      why,
    });
  for (const piece of gone.toSorted((a, b) => a - b)) {
    if (IS_HERO[unit[piece]]) s.fallen.push(realm[piece], unit[piece]);
    if (!inBattle || !s.battle) continue;
    s.battle.lost[realm[piece]]++;
    if (unit[piece] === WIZARD && hasProperty(s, realm[piece], 'deathAttack'))
      s.battle.avenging.push(realm[piece]);
  }
  for (const piece of gone) if (s.pieces.at[piece] !== NOWHERE) removePiece(s.pieces, piece);
}

/** NER-4.10: a transfer is no movement. */
export function transferUnits(ctx: Context, pieces: readonly Piece[], to: Space): void {
  const s = ctx.state;
  for (const { realm, space, pieces: some } of groups(s, pieces))
    ctx.emit({
      kind: 'transferred',
      realm: REALM_IDS[realm],
      from: SPACE_IDS[space],
      to: SPACE_IDS[to],
      units: countUnits(s, some),
    });
  for (const piece of pieces) {
    s.pieces.ship[piece] = NO_PIECE;
    movePiece(s.pieces, piece, to);
  }
}

export function gainGold(ctx: Context, realm: Realm, gold: number): void {
  if (gold === 0) return;
  ctx.state.realms[realm].gold += gold;
  ctx.emit({ kind: 'gold', realm: REALM_IDS[realm], gold });
}

export function payGold(ctx: Context, realm: Realm, gold: number): void {
  ctx.state.realms[realm].gold -= gold;
  ctx.emit({ kind: 'paid', realm: REALM_IDS[realm], gold });
}

/** NER-17.10: no more than the victim has. */
export function stealGold(ctx: Context, realm: Realm, victim: Realm, most: number): void {
  const { realms } = ctx.state;
  const gold = Math.min(most, realms[victim].gold);
  if (gold === 0) return;
  realms[victim].gold -= gold;
  realms[realm].gold += gold;
  ctx.emit({ kind: 'gold', realm: REALM_IDS[realm], gold, from: REALM_IDS[victim] });
}

/** NER-11.8: points are never lost. */
export function scorePoints(ctx: Context, realm: Realm, points: number): void {
  if (points === 0) return;
  const owner = ctx.state.realms[realm];
  owner.vp += points;
  ctx.emit({ kind: 'points', realm: REALM_IDS[realm], points, total: owner.vp });
}
