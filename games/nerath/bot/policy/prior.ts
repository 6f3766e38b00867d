/** What the likings for choices share. */
import type { Question } from '@gonfalon/kernel';
import { thingOf } from '../../content/refs.ts';
import type { Realm, Space, Unit } from '../../rules/board.ts';
import { findUnit, LAND_ADJ, LANDS, SPACE_COUNT, WARSHIP } from '../../rules/board.ts';
import type { State } from '../../rules/state.ts';
import type { Scene } from '../scene.ts';

/** Writes how good each choice of a question looks to the realm that is asked. */
export type Prior = (look: Look, question: Question, into: Float64Array) => void;

/** What a realm sees. */
export interface Look {
  readonly scene: Scene;
  readonly s: State;
  readonly realm: Realm;
}

/** What nobody would do. */
export const POINTLESS = -6;
/** What a treasure is worth in points, with the gold that lies beside it. */
export const LOOT = 1.9;
/** A point is worth so much gold. */
export const GOLD_PER_POINT = 5;

/** How eagerly a gain in odds is taken: a point is worth about 4. */
const EAGERNESS = 25;
const MAX_COUNT = 9;

/** A liking for what brings so much to the logarithm of the odds. */
export const byGain = (gain: number): number =>
  gain > 0 ? Math.min(MAX_COUNT, 0.3 + EAGERNESS * gain) : Math.max(POINTLESS, EAGERNESS * gain - 1);

const FAR = 6;
const distances = new Uint8Array(SPACE_COUNT);
const queue: Space[] = [];

/** How many steps each land is from the nearest one that could be conquered; lent until the next call. */
export function frontDistances({ scene, realm }: Look): Uint8Array {
  distances.fill(FAR);
  queue.length = 0;
  for (const at of LANDS)
    if (scene.isHostile(realm, at)) {
      distances[at] = 0;
      queue.push(at);
    }
  for (let i = 0; i < queue.length; i++) {
    const at = queue[i];
    for (const next of LAND_ADJ[at])
      if (distances[next] > distances[at] + 1) {
        distances[next] = distances[at] + 1;
        queue.push(next);
      }
  }
  return distances;
}

/** What is lost with a land, in points: what the strongest enemy there would gain. */
export function lossOf({ scene, s }: Look, at: Space): number {
  const owner = s.control[at];
  const enemy = [0, 1, 2, 3].find((other) => !scene.isFriend(owner, other)) ?? 0;
  return scene.stake(enemy, at);
}

const units = new Map<string, Unit>();
/** The kind of unit that a reference to pieces names: `nerath/fighter~1`, `warship:p31`. */
export function unitNamed(ref: string): Unit {
  const known = units.get(ref);
  if (known !== undefined) return known;
  const thing = thingOf(ref);
  const unit = thing.kind === 'unit' ? findUnit(thing.unit) : WARSHIP;
  units.set(ref, unit);
  return unit;
}
