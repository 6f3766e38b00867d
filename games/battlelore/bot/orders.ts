/** What a Command card would bring: the uses of the units that it could order, the best ones first. */

import type { Seat } from '@gonfalon/kernel';
import type { CommandId, SectionOrders, UnitOrders } from '../content/index.ts';
import { command, FLANKS, flankSection } from '../content/index.ts';
import type { CampState, State } from '../rules/state.ts';
import { camp, other, sideOf } from '../rules/units.ts';
import { sectionBit } from './board.ts';
import type { BoardFeatures } from './board-features.ts';
import type { Fighter } from './pieces.ts';
import { FOOT, HORSE } from './pieces.ts';
import { nearestEnemy } from './reachable-cells.ts';

/** What a die more brings a unit that attacks. */
const DIE = 0.1;
/** To look at two cards and keep one. */
const SCOUT = 0.06;
/** Orders that a camp will hardly ever use besides the useful ones: coming closer. */
const MIN_VALUE = 0;

const byUse = (a: Fighter, b: Fighter): number => b.use - a.use;
const sorted: Fighter[] = [];

/** The units of a seat, the most useful first. Lent until the next call. */
export function mostUseful(scene: BoardFeatures, seat: Seat): readonly Fighter[] {
  sorted.length = 0;
  for (const f of scene.camps[seat]) sorted.push(f);
  return sorted.sort(byUse);
}

const MIRROR = { left: 'right', centre: 'centre', right: 'left' } as const;

/** The card that is meant by one in hand: a Counter-Attack is a copy. */
function meant(s: State, seat: Seat, id: CommandId): { card: CommandId; mirrored: boolean } {
  const own = command[id];
  const { last } = camp(s, other(seat));
  if (own.kind !== 'tactic' || !own.copies || !last) return { card: id, mirrored: false };
  return { card: last.card, mirrored: !last.mirrored };
}

/** In banners, for units in the order of their use. */
export function cardWorth(
  scene: BoardFeatures,
  seat: Seat,
  id: CommandId,
  units: readonly Fighter[],
): number {
  const { card, mirrored } = meant(scene.state, seat, id);
  const { orders, kind } = command[card];
  const number = commandOf(camp(scene.state, seat));
  if (kind === 'section') {
    const scouts = card.startsWith('SC') ? SCOUT : 0;
    return scouts + bySection(scene.state, seat, orders as SectionOrders, mirrored, number, units);
  }
  return byKind(scene, card, orders as UnitOrders, number, units);
}

/** N of BLO-2.6, for a card that is still in hand. */
const commandOf = ({ hand }: CampState): number => Math.max(1, hand.length);

const free = [0, 0, 0];
const bits = [0, 0, 0];

function bySection(
  s: State,
  seat: Seat,
  orders: SectionOrders,
  mirrored: boolean,
  number: number,
  units: readonly Fighter[],
): number {
  const side = sideOf(s, seat);
  for (let i = 0; i < FLANKS.length; i++) {
    const flank = FLANKS[i];
    const given = orders[mirrored ? MIRROR[flank] : flank];
    free[i] = given === 'command' ? number : given;
    bits[i] = sectionBit(flankSection[side][flank]);
  }
  let worth = 0;
  for (const f of units) {
    if (f.use <= MIN_VALUE) break;
    for (let i = 0; i < free.length; i++) {
      if (free[i] === 0 || (f.place.sections & bits[i]) === 0) continue;
      free[i]--;
      worth += f.use;
      break;
    }
  }
  return worth;
}

function byKind(
  scene: BoardFeatures,
  card: CommandId,
  orders: UnitOrders,
  number: number,
  units: readonly Fighter[],
): number {
  let left = orders.max === 'all' ? units.length : orders.max === 'command' ? number : orders.max;
  let worth = 0;
  let any = false;
  for (const f of units) {
    const use = useByCard(scene, card, orders, f);
    if (use === undefined) continue;
    any = true;
    if (left === 0 || use <= MIN_VALUE) continue;
    left--;
    worth += use;
  }
  if (any || orders.fallback === undefined) return worth;
  return Math.max(MIN_VALUE, units[0]?.use ?? 0);
}

/** What the card makes of a unit; undefined if it is not for such. */
function useByCard(
  scene: BoardFeatures,
  card: CommandId,
  { who }: UnitOrders,
  f: Fighter,
): number | undefined {
  if (who.banner && !who.banner.includes(f.colour)) return undefined;
  const near = nearestEnemy(scene.camps[1 - f.seat], f.place);
  switch (card) {
    case 'DS':
      return f.range === 1 || near === 1 ? undefined : near <= f.range ? 1.7 * f.use : f.use;
    case 'MC':
      return f.kind.sort === HORSE ? f.use + (near <= f.battle + 1 ? DIE : 0) : undefined;
    case 'FO':
      return f.kind.sort === FOOT ? f.use + (near === 3 && f.battle < 2 ? DIE : 0) : undefined;
    case 'BL':
      return near === 1 ? f.use + DIE : undefined;
    default:
      return f.use;
  }
}
