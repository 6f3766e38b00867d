/** What it is worth to a unit to be on a square at the end of the turn, in points of worth. */
import { card } from '../../content/index.ts';
import { isFortified } from '../../rules/board.ts';
import { campRefusal } from '../../rules/building-rules.ts';
import { VILLAGE, yieldOf } from '../../rules/land.ts';
import { DIRECTION_RANGES, directionTo, distance } from '../../rules/squares.ts';
import { demandOf, needOf } from '../card-worth.ts';
import type { Fighter, Scene } from '../scene.ts';
import { blow, counter } from '../strikes.ts';

/** The part of the enemy's possible attacks that comes true in his turn. */
const SHARE = 0.45;
/** A square nearer to the enemy Capital, for a unit of worth 3. */
const CLOSER = 0.35;
/** A Camp that can be built there now, next turn, or perhaps. */
const CAMP_NOW = 2.4;
const CAMP_NEXT = 0.9;
const UNKNOWN = 1.5;
const VILLAGE_NEAR = 0.3;
/** With so many main resources land is worth little. */
const ENOUGH = 9;
const BESIEGE = 0.6;

/** What enemies could do to a unit that stands there. */
function dangerAt(scene: Scene, f: Fighter, at: number): number {
  const { board, fighters } = scene;
  const house = board.building(at);
  if (house && isFortified(house) && !scene.isFoe(f.unit.seat, house)) return 0;
  let damage = 0;
  let price = 0;
  for (const e of fighters) {
    if (!scene.isFoe(f.unit.seat, e.unit)) continue;
    const far = distance(e.at, at);
    const { movement, ranged, longRange, melee } = e.profile;
    const range = longRange > 0 ? 2 : 1;
    if (ranged > 0 && far <= range + movement) damage += blow(e, f, Math.min(far, range), 'ranged');
    else if (melee > 0 && far <= movement && mayGo(e, at)) {
      damage += blow(e, f, far, 'melee');
      price += scene.lossOf(e, counter(e, f));
    }
  }
  if (damage === 0) return 0;
  return Math.max(0, SHARE * scene.lossOf(f, damage) - 0.2 * price);
}

function mayGo({ unit, at: from }: Fighter, to: number): boolean {
  const direction = directionTo(from, to);
  const [first, end] = DIRECTION_RANGES[card[unit.card].movement.dirs];
  return direction >= first && direction < end;
}

/** How far the nearest enemy Capital is. */
export function toCapital({ houses, isFoe }: Scene, seat: number, at: number): number {
  let near = 12;
  for (const { building, at: where } of houses)
    if (building.kind === 'capital' && isFoe(seat, building)) near = Math.min(near, distance(at, where));
  return near;
}

export function standing(scene: Scene, f: Fighter, at: number): number {
  const { unit } = f;
  const strength = Math.min(2, f.worth / 3);
  const far = toCapital(scene, unit.seat, at);
  let value = -CLOSER * strength * Math.max(0, far - 1) - dangerAt(scene, f, at);
  if (far <= f.profile.movement && f.worth >= 2) value += BESIEGE;
  return value + landAt(scene, f, at);
}

function landAt({ board, s }: Scene, f: Fighter, at: number): number {
  const player = s.players[f.unit.seat];
  if (!player) return 0;
  const { main, hand } = player;
  const total = main.food + main.wood + main.gold;
  const bits = board.bits[at] as number;
  const hunger = total >= ENOUGH ? 0.3 : 1;
  if (bits === 0) return UNKNOWN * hunger;
  if (bits & VILLAGE) return VILLAGE_NEAR;
  const found = yieldOf(bits);
  if (!found || board.building(at)) return 0;
  const need = needOf(main[found.kind], demandOf(hand, found.kind)) * (found.n > 1 ? 1.5 : 1);
  const isNow = s.active === f.unit.seat && !s.turn.campBuilt && !f.unit.exhausted;
  return (isNow ? CAMP_NOW : CAMP_NEXT) * need * hunger;
}

/** What a Camp on the square of a unit would bring. */
export function campWorth(scene: Scene, f: Fighter): number {
  if (campRefusal(scene.board, f.unit) !== undefined) return 0;
  return landAt(scene, f, f.at);
}
