/** What a position is judged by, for one seat. */

import type { Seat } from '@gonfalon/kernel';
import { hex } from '../content/index.ts';
import { costOf } from '../rules/lore.ts';
import type { State } from '../rules/state.ts';
import { NOBODY } from '../rules/state.ts';
import { camp, campName, inPlay } from '../rules/units.ts';
import { attackWorth, diceFrom, facesFor } from './attack.ts';
import { sees } from './board.ts';
import type { BoardFeatures } from './board-features.ts';
import { lookAt } from './board-features.ts';
import { atLeast } from './dice.ts';
import { cardWorth, mostUseful } from './orders.ts';
import type { Fighter } from './pieces.ts';
import { BEAST, HORSE, NO_CAP } from './pieces.ts';
import { walk } from './reachable-cells.ts';

export const TERMS = [
  'lacking',
  'last',
  'green',
  'blue',
  'red',
  'horse',
  'bows',
  'beasts',
  'weak',
  'attack',
  'threat',
  'hand',
  'kills',
  'later',
  'bold',
  'cornered',
  'cover',
  'webbed',
  'poisoned',
  'commands',
  'tokens',
  'lore',
  'ready',
  'stored',
  'march',
  'goal',
] as const;

export type Term = (typeof TERMS)[number];

/** Coming closer suits both camps, or neither would attack. */
export const LIKINGS: readonly Term[] = ['march', 'goal'];

const at = Object.fromEntries(TERMS.map((term, i) => [term, i])) as Record<Term, number>;

/** More tokens than a turn can spend. */
const MAX_TOKENS = 12;
const TOKENS_A_TURN = 2;
/** An enemy so near makes support and a way back matter. */
const NEAR = 2;
const FARTHEST = 12;

export function measure(s: State, seat: Seat, into: Float64Array): void {
  into.fill(0);
  const scene = lookAt(s);
  const own = scene.camps[seat];
  const foes = scene.camps[1 - seat];
  into[at.lacking] = scene.lacking[seat];
  into[at.last] = 1 / Math.max(1, scene.lacking[seat]);
  muster(own, into);
  strike(scene, seat, own, foes, into);
  posture(own, foes, into);
  means(s, seat, into);
  if (s.adventure.objectives.length > 0) into[at.goal] = nearness(scene, seat, own);
}

/** Figures, by what they can do. */
function muster(own: readonly Fighter[], into: Float64Array): void {
  for (const { figures, kind, colour, unit, range } of own) {
    if (unit.web) into[at.webbed]++;
    if (unit.poison) into[at.poisoned]++;
    into[at.stored] += unit.stored;
    if (kind.sort === BEAST) {
      into[at.beasts]++;
      continue;
    }
    into[at[colour]] += figures;
    if (kind.sort === HORSE) into[at.horse] += figures;
    if (range > 1) into[at.bows] += figures;
    if (figures === 1) into[at.weak] += 1;
    else if (figures === 2) into[at.weak] += 0.35;
  }
}

const hoped = new Float64Array(128);

/** The attacks that its units could make in a turn, by the best card in hand, and the kills that they promise. */
function strike(
  scene: BoardFeatures,
  seat: Seat,
  own: readonly Fighter[],
  foes: readonly Fighter[],
  into: Float64Array,
): void {
  const { state } = scene;
  const fighting = state.active === seat && (state.phase === 'movement' || state.phase === 'combat');
  for (const foe of foes) hoped[foe.place.index] = 0;
  let sum = 0;
  for (const f of own) {
    f.use = 0;
    if (f.unit.web || (fighting && (f.unit.ordered === 'no' || f.unit.battles > 0))) continue;
    aim(scene, f, foes);
    sum += f.use;
  }
  let kills = 0;
  for (const foe of foes) {
    const hits = hoped[foe.place.index];
    if (hits === 0) continue;
    kills += foe.kind.sort === BEAST ? Math.min(1, hits / 6) : atLeast(foe.figures, hits);
  }
  const now = state.active === seat && state.phase !== 'end';
  into[now ? at.kills : at.later] = kills;
  const { hand } = camp(state, seat);
  if (fighting || hand.length === 0) {
    into[now ? at.attack : at.threat] = sum;
    return;
  }
  const units = mostUseful(scene, seat);
  let best = 0;
  let all = 0;
  for (const card of hand) {
    const worth = cardWorth(scene, seat, card, units);
    all += worth;
    best = Math.max(best, worth);
  }
  into[now ? at.attack : at.threat] = best;
  into[at.hand] = all / hand.length;
}

/** Finds the best attack of a unit after a move or from where it stands. */
function aim(scene: BoardFeatures, f: Fighter, foes: readonly Fighter[]): void {
  const { place, unit } = f;
  let target: Fighter | undefined;
  let hits = 0;
  const consider = (from: typeof place, foe: Fighter, ranged: boolean, moved: boolean) => {
    const worth = attackWorth(scene, f, from, foe, ranged, moved);
    if (worth <= f.use) return;
    f.use = worth;
    target = foe;
    hits = (diceFrom(f, from, foe, foe.place, ranged, moved) * facesFor(f, foe, ranged)) / 6;
  };
  let near = false;
  if (!unit.noBattle) {
    for (const p of place.around) {
      if (!p.fighter || p.fighter.seat === f.seat) continue;
      near = true;
      consider(place, p.fighter, false, unit.moved);
    }
    if (!near && f.range > 1) {
      for (const foe of foes) {
        if (place.far[foe.place.index] <= f.range && sees(scene.places, place, foe.place))
          consider(place, foe, true, unit.moved);
      }
    }
  }
  const mayMove = !unit.picked && !unit.moved && scene.state.phase !== 'combat';
  if (mayMove && f.range === 1 && isWithin(f, foes, f.battle + (f.kind.rush ? 3 : 2))) {
    const ways = walk(f);
    place.fighter = undefined;
    for (const way of ways) {
      if (!way.fights) continue;
      for (const p of way.around) {
        if (p.fighter && p.fighter.seat !== f.seat) consider(way, p.fighter, false, true);
      }
    }
    place.fighter = f;
  } else if (mayMove && f.range > 1 && f.use === 0) {
    for (const foe of foes) {
      if (place.far[foe.place.index] <= f.range + f.battle) f.use = Math.max(f.use, 0.5 * foe.worth);
    }
  }
  if (target) hoped[target.place.index] += hits;
}

function isWithin(f: Fighter, foes: readonly Fighter[], far: number): boolean {
  for (const foe of foes) if (f.place.far[foe.place.index] <= far) return true;
  return false;
}

/** Near the enemy, at the distance of the weapon, bold, covered and with a way back. */
function posture(own: readonly Fighter[], foes: readonly Fighter[], into: Float64Array): void {
  for (const f of own) {
    let near = NO_CAP;
    for (const foe of foes) near = Math.min(near, f.place.far[foe.place.index]);
    const wish = f.range > 1 ? f.range - 1 : 1;
    if (f.figures > 1 || f.kind.sort === BEAST)
      into[at.march] -= (Math.min(FARTHEST, Math.max(0, near - wish)) * f.figures) / f.kind.full;
    if (near > NEAR) continue;
    if (f.bold > 0) into[at.bold]++;
    if (f.cornered) into[at.cornered]++;
    if (f.place.now.capInto < NO_CAP) into[at.cover]++;
  }
}

/** Cards and tokens. The tokens that the end of its turn will bring count already: to stop early is no gain. */
function means(s: State, seat: Seat, into: Float64Array): void {
  const mine = camp(s, seat);
  into[at.commands] = mine.handSize;
  if (!inPlay(s, 'lore-tokens')) return;
  const due = s.active === seat && s.phase !== 'end' && inPlay(s, 'lore-cards') ? TOKENS_A_TURN : 0;
  into[at.tokens] = Math.min(mine.goblet + due, MAX_TOKENS);
  into[at.lore] = mine.lore.length;
  for (const card of mine.lore) if (costOf(s, seat, card) <= mine.goblet + due) into[at.ready]++;
}

/** How near the seat is to the objectives that it does not hold, each for its banners. */
function nearness(scene: BoardFeatures, seat: Seat, own: readonly Fighter[]): number {
  const { adventure, captured } = scene.state;
  let total = 0;
  for (let i = 0; i < adventure.objectives.length; i++) {
    const { hex: where, camp: whose, banners } = adventure.objectives[i];
    if (captured[i] !== NOBODY || (whose !== 'any' && whose !== campName(seat))) continue;
    let nearest = FARTHEST;
    for (const f of own) nearest = Math.min(nearest, f.place.far[hex[where].index]);
    total -= banners * nearest;
  }
  return total;
}
