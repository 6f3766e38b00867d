/** ECH-5.5, 5.17, 5.18, 5.21: building. */
import type { Seat } from '@gonfalon/kernel';
import { resetModes } from './losses.ts';
import type { Square } from './squares.ts';
import type { Building, Unit } from './state.ts';
import { addBuilding, gainYield, removeBuilding } from './things.ts';
import { callTriggers } from './triggers.ts';
import type { Context } from './vocabulary.ts';

/** Places a building and gains what it yields. */
export function raise(ctx: Context, seat: Seat, kind: 'camp' | 'barracks', at: Square): void {
  const building = addBuilding(ctx.state, seat, kind, at);
  ctx.emit({ kind: 'built', seat, building: kind, at });
  gainYield(ctx, building);
}

/** ECH-5.20: a unit that builds after its attack is exhausted already. */
function useBuildAction(unit: Unit): void {
  if (unit.exhausted) unit.builtAfter = true;
  unit.exhausted = true;
}

/** ECH-5.18: place, gain, exhaust, then what building sets off. */
export function buildWith(ctx: Context, unit: Unit, kind: 'camp' | 'barracks'): void {
  if (kind === 'camp') ctx.state.turn.campBuilt = true;
  raise(ctx, unit.seat, kind, unit.at);
  useBuildAction(unit);
  resetModes(ctx);
  callTriggers(ctx, 'builds', { subject: unit });
}

/** ECH-5.17: the old building goes with its resources; it is no loss. */
export function transferWith(ctx: Context, unit: Unit, old: Building): void {
  const { kind, seat, at } = old;
  if (kind === 'capital') return;
  if (kind === 'camp') ctx.state.turn.campBuilt = true;
  removeBuilding(ctx.state, old);
  const building = addBuilding(ctx.state, seat, kind, unit.at);
  ctx.emit({ kind: 'transferred', seat, building: kind, from: at, at: unit.at });
  gainYield(ctx, building);
  useBuildAction(unit);
  resetModes(ctx);
  callTriggers(ctx, 'builds', { subject: unit });
}
