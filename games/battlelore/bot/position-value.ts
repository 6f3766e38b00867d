/** What it is worth to stand on a place, in banners: danger, support, closeness to the enemy, objectives, landmarks. */

import type { Seat } from '@gonfalon/kernel';
import { hex } from '../content/index.ts';
import type { LandmarkState } from '../rules/state.ts';
import { campName } from '../rules/units.ts';
import { bestAttack } from './attack.ts';
import type { BoardFeatures } from './board-features.ts';
import { boldAt, isCornered } from './board-features.ts';
import { atLeast } from './dice.ts';
import type { Fighter, Place } from './pieces.ts';
import { BEAST, NO_CAP } from './pieces.ts';
import { walk } from './reachable-cells.ts';

/** The part of the enemy's possible attacks that comes true in his turn. */
const SHARE = 0.4;
/** Of it, an archer that would have to see, and one that would have to move. */
const SHOT = 0.75;
const MOVED_SHOT = 0.4;
/** Next to it already, rather than after a move. */
const CLOSE = 1.2;
const FEAR = 0.8;
const BOLD = 0.06;
const CORNERED = 0.07;
/** A hex nearer to the enemy, for each figure, and for a unit that is nearly gone. */
const CLOSER = 0.013;
/** An objective held, for each banner, and a hex nearer to it. */
const HELD = 0.7;
const GOAL = 0.05;
const LANDMARK = 0.12;

/** Looks at a place through the eyes of a seat: the hits that the enemy may score there, and how far he is. */
function survey(scene: BoardFeatures, seat: Seat, at: Place): void {
  let hits = 0;
  let near = NO_CAP;
  for (const e of scene.camps[1 - seat]) {
    const far = at.far[e.place.index];
    if (far < near) near = far;
    if (e.unit.web) continue;
    const dice = Math.min(e.dice, at.now.capInto);
    const swords = e.kind.swords === 'always' ? 2 : 1;
    if (far <= 1) hits += CLOSE * dice * swords;
    else if (far <= e.range) hits += SHOT * dice * (e.kind.swords === 'ranged' ? 2 : 1);
    else if (far - 1 <= e.battle) hits += dice * swords;
    else if (e.range > 1 && far - e.range <= e.battle) hits += MOVED_SHOT * (dice - 1);
  }
  at.surveyed = scene.number;
  at.surveyor = seat;
  at.hits = (SHARE * hits) / 6;
  at.near = near;
}

/** The same for every unit of a seat, and so worked out once. */
function surveyed(scene: BoardFeatures, seat: Seat, at: Place): Place {
  if (at.surveyed !== scene.number || at.surveyor !== seat) survey(scene, seat, at);
  return at;
}

/** What the enemy may do in his next turn to a unit that stands there. */
export function danger(scene: BoardFeatures, f: Fighter, at: Place): number {
  const expected = surveyed(scene, f.seat, at).hits;
  if (expected === 0) return 0;
  const prize = scene.prize[1 - f.seat];
  if (f.kind.sort === BEAST) return (prize + f.worth) * Math.min(1, expected / 6);
  return f.worth * Math.min(f.figures, expected) + prize * atLeast(f.figures, expected);
}

/** The distance that a unit likes to keep. */
const reachOf = (f: Fighter): number => (f.range > 1 ? f.range - 1 : 1);

/** What it is worth to be there at the end of the turn. */
export function standing(scene: BoardFeatures, f: Fighter, at: Place): number {
  const { near } = surveyed(scene, f.seat, at);
  let value = -FEAR * danger(scene, f, at);
  value -= CLOSER * f.figures * Math.max(0, near - reachOf(f));
  if (near <= 2) {
    value += BOLD * Math.min(2, boldAt(f, at));
    if (f.range > 1 && near === 1) value -= CORNERED;
  }
  if (near <= 3 && isCornered(f, at)) value -= CORNERED;
  const { objectives } = scene.state.adventure;
  if (objectives.length > 0) value += goals(scene, f, at);
  for (const l of scene.state.landmarks) value += landmarkWorth(scene, f, at, l);
  return value;
}

/** An objective is there to be stood on, and draws those who are not far from it. */
function goals(scene: BoardFeatures, f: Fighter, at: Place): number {
  let value = 0;
  scene.state.adventure.objectives.forEach(({ hex: where, camp, mode, banners }, i) => {
    if (mode === 'capture' && scene.state.captured[i] !== -1) return;
    const place = scene.places[hex[where].index];
    const far = at.far[place.index];
    const mine = camp === 'any' || camp === campName(f.seat);
    if (mine && far === 0) value += HELD * banners * scene.prize[f.seat];
    else if (mine && !isHeldBy(place, f.seat, f)) value -= GOAL * banners * Math.min(far, 6) * 0.5;
    // To stand on it keeps the enemy away.
    if (!mine && far === 0) value += 0.5 * HELD * banners;
  });
  return value;
}

function isHeldBy(place: Place, seat: Seat, but: Fighter): boolean {
  return place.fighter !== undefined && place.fighter !== but && place.fighter.seat === seat;
}

function landmarkWorth(scene: BoardFeatures, f: Fighter, at: Place, l: LandmarkState): number {
  if (scene.places[hex[l.hex].index] !== at) return 0;
  if (l.type === 'magic_pentacle') return l.owner === f.seat ? LANDMARK : 0;
  if (l.type === 'healing_pool' && l.owner === f.seat && f.kind.sort !== BEAST)
    return f.worth * (f.kind.full - f.figures);
  if (l.type === 'stronghold' && !l.captured && l.owner !== f.seat) return 2 * LANDMARK;
  if (l.type === 'stronghold' && l.captured && l.owner === f.seat) return 2 * LANDMARK;
  return 0;
}

/** Its best attack from a place, and how it stands there afterwards. */
export function prospect(
  scene: BoardFeatures,
  f: Fighter,
  at: Place,
  moved: boolean,
  mayBattle: boolean,
): number {
  const after = standing(scene, f, at);
  if (!mayBattle) return after;
  const twice = !moved && f.range > 1 && f.unit.marks.some((m) => m.card === 'DS') ? 1.8 : 1;
  return after + twice * bestAttack(scene, f, at, moved);
}

/** What an order would bring: the best that the unit can do, less how it stands without one. */
export function useOf(scene: BoardFeatures, f: Fighter): number {
  const { unit, place } = f;
  const { near, hits } = surveyed(scene, f.seat, place);
  // Far from everybody it can only come closer.
  if (hits === 0 && near > f.most + f.range + 3 && scene.state.adventure.objectives.length === 0)
    return unit.stopped ? 0 : CLOSER * f.figures * f.most;
  const idle = standing(scene, f, place);
  let best = prospect(scene, f, place, unit.moved, !unit.noBattle);
  // The unit itself is in nobody's way while it thinks of where to go.
  const ways = walk(f);
  place.fighter = undefined;
  for (const at of ways) best = Math.max(best, prospect(scene, f, at, true, at.fights));
  place.fighter = f;
  return best - idle;
}
