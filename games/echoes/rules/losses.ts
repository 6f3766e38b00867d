/** ECH-6.23, 6.29, 9.5-9.7, 9.12: damage, losses and victory. */
import type { Seat } from '@gonfalon/kernel';
import { card } from '../content/index.ts';
import type { Board } from './board.ts';
import { sideOf } from './board.ts';
import { boardOf, healthOfBuilding, remainingHealth } from './profiles.ts';
import { capitalHealthLeft, capitalOf, playerOf } from './purse.ts';
import { unitById } from './refs.ts';
import type { Building, Ending, State, Unit } from './state.ts';
import { ofThing, ofUnit, removeBuilding, removeUnit } from './things.ts';
import type { Context } from './vocabulary.ts';

function healthLeft(s: State, thing: Unit | Building, board?: Board): number {
  if (!('card' in thing)) return remainingHealth(s, thing);
  return (board ?? boardOf(s)).profile(thing).health - thing.damage;
}

export function damage(ctx: Context, thing: Unit | Building, n: number, board?: Board): void {
  if (n <= 0) return;
  thing.damage += n;
  ctx.emit({ kind: 'damaged', ...ofThing(thing), n, left: Math.max(0, healthLeft(ctx.state, thing, board)) });
}

/** Capitals not above their starting health, units not above theirs. */
export function heal(ctx: Context, thing: Unit | Building, n: number): number {
  const healed = Math.min(n, thing.damage);
  if (healed <= 0) return 0;
  thing.damage -= healed;
  ctx.emit({ kind: 'healed', ...ofThing(thing), n: healed, left: healthLeft(ctx.state, thing) });
  return healed;
}

/** ECH-9.13 */
export function loseLife(ctx: Context, seat: Seat, n: number): void {
  const capital = capitalOf(ctx.state, seat);
  capital.damage += n;
  ctx.emit({ kind: 'life-lost', seat, n, left: Math.max(0, capitalHealthLeft(ctx.state, seat)) });
  noteLow(ctx.state);
  checkVictory(ctx);
}

/** Who destroyed a unit, if an attack or a counter did. */
export interface Blame {
  readonly attacker: number;
  readonly target: number;
}

/** ECH-6.29: takes away what has no health left, until nothing more falls; then victory is checked once. */
export function sweep(ctx: Context, blame?: Blame): void {
  const s = ctx.state;
  for (;;) {
    // Whoever is unhurt has health left.
    const hurt = s.units.filter((unit) => unit.damage > 0);
    const board = hurt.length > 0 ? boardOf(s) : undefined;
    const gone = hurt.filter((unit) => board && unit.damage >= board.profile(unit).health);
    const fallen = s.buildings.filter(
      (one) => one.kind !== 'capital' && one.damage >= healthOfBuilding(s, one),
    );
    if (gone.length === 0 && fallen.length === 0) break;
    for (const unit of gone) loseUnit(ctx, unit, blame);
    for (const building of fallen) {
      removeBuilding(s, building);
      ctx.emit({ kind: 'razed', seat: building.seat, building: building.kind, at: building.at });
    }
  }
  noteLow(s);
  checkVictory(ctx);
  resetModes(ctx);
}

function loseUnit(ctx: Context, unit: Unit, blame: Blame | undefined): void {
  const s = ctx.state;
  const byAttack = blame?.target === unit.id;
  const destroyer = byAttack ? blame.attacker : blame?.attacker === unit.id ? blame.target : 0;
  removeUnit(s, unit);
  s.turn.progress = true;
  s.fallen.push({ unit: unit.id, card: unit.card, seat: unit.seat, since: unit.since, destroyer, byAttack });
  ctx.emit({ kind: 'lost', ...ofUnit(unit), at: unit.at });
}

/** ECH-9.9: a Capital lower than it ever was is progress. */
function noteLow(s: State): void {
  for (const { kind, seat, damage: taken } of s.buildings) {
    if (kind !== 'capital' || taken === 0) continue;
    const player = playerOf(s, seat);
    const left = capitalHealthLeft(s, seat);
    if (left >= player.low) continue;
    player.low = left;
    s.turn.progress = true;
  }
}

/** ECH-6.3: a unit whose ranged attack falls to 0 returns to melee mode. */
export function resetModes(ctx: Context): void {
  const s = ctx.state;
  let board: Board | undefined;
  for (const unit of s.units) {
    // No modifier is negative: who has a printed ranged attack keeps it.
    if (unit.mode !== 'ranged' || card[unit.card].ranged > 0) continue;
    board ??= boardOf(s);
    if (board.profile(unit).ranged > 0) continue;
    unit.mode = 'melee';
    ctx.emit({ kind: 'switched', ...ofUnit(unit), mode: 'melee' });
  }
}

const hasLostCapital = (s: State, seat: Seat): boolean => capitalHealthLeft(s, seat) <= 0;
const hasNoUnit = (s: State, seat: Seat): boolean => !s.units.some((unit) => unit.seat === seat);

/** ECH-9.7, 9.12: before anything that damage and losses set off. */
function checkVictory(ctx: Context): void {
  const s = ctx.state;
  if (s.ending) return;
  const lost: [boolean, boolean] = [false, false];
  let byCapital = false;
  s.players.forEach((_, seat) => {
    const capital = hasLostCapital(s, seat);
    if (!capital && !hasNoUnit(s, seat)) return;
    lost[sideOf(seat)] = true;
    byCapital ||= capital;
  });
  if (!lost[0] && !lost[1]) return;
  if (lost[0] && lost[1]) endMatch(ctx, 'both', undefined);
  else endMatch(ctx, byCapital ? 'capital' : 'army', lost[0] ? 1 : 0);
}

/** ECH-11.19: built lists are shown to all now. */
export function endMatch(ctx: Context, ending: Ending, winner: number | undefined): void {
  const s = ctx.state;
  if (s.options.decks === 'built') ctx.reveal();
  s.ending = ending;
  s.winners = s.players.flatMap((_, seat) => (winner === undefined || sideOf(seat) === winner ? [seat] : []));
}

/** The unit of that number, if it is still on the map. */
export const alive = (s: State, id: number): Unit | undefined => (id === 0 ? undefined : unitById(s, id));
