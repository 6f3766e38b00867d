/** Who moves, and where to. */

import type { Question } from '@gonfalon/kernel';
import type { LoreId } from '../../content/index.ts';
import type { BoardFeatures } from '../board-features.ts';
import { fighterIn, placeIn } from '../board-features.ts';
import type { Fighter, Place } from '../pieces.ts';
import { prospect, standing } from '../position-value.ts';
import { walk } from '../reachable-cells.ts';
import { loreWorth } from './lore-worth.ts';
import { KEEN } from './scale.ts';

/** A move must bring so much to be worth the trouble. */
const MIN_VALUE = 0.01;

/** What the best move of a unit would bring over staying. */
function bestMove(scene: BoardFeatures, f: Fighter): number {
  const { place, unit } = f;
  const stay = prospect(scene, f, place, unit.moved, !unit.noBattle);
  let best = Number.NEGATIVE_INFINITY;
  const ways = walk(f);
  place.fighter = undefined;
  for (const at of ways) best = Math.max(best, prospect(scene, f, at, true, at.fights && !unit.noBattle));
  place.fighter = f;
  return best - stay;
}

/** A unit that stays where it is may be picked again and again: only those that have somewhere to go are. */
export function move(scene: BoardFeatures, { seat, choices }: Question, into: Float64Array): void {
  for (let i = 0; i < choices.length; i++) {
    const [verb, ref = ''] = choices[i];
    if (verb === 'play') into[i] = KEEN * loreWorth(scene, seat, ref.slice(5) as LoreId, 'D-MOVE');
    const f = verb === 'pick' ? fighterIn(scene, ref) : undefined;
    if (!f) continue;
    const better = bestMove(scene, f);
    into[i] = better > MIN_VALUE ? 2 + KEEN * Math.min(0.4, better) : -3;
  }
}

export function destination(scene: BoardFeatures, { params, choices }: Question, into: Float64Array): void {
  const f = fighterIn(scene, params?.unit as string);
  if (!f) return;
  const { place, unit } = f;
  const stay = prospect(scene, f, place, unit.moved, !unit.noBattle);
  walk(f);
  place.fighter = undefined;
  for (let i = 0; i < choices.length; i++) {
    const [verb, ref] = choices[i];
    const at = placeIn(scene, ref);
    if (verb === 'to' && at)
      into[i] = KEEN * (prospect(scene, f, at, true, mayFight(f, at, choices, i)) - stay);
    else if (verb === 'rush' && at) into[i] = KEEN * (prospect(scene, f, at, true, true) - stay) - 0.2;
    else if (verb === 'train') into[i] = f.figures >= 3 ? 1 : 0;
    else if (verb === 'passage') into[i] = 0.3;
    else if (verb === 'open' && at) into[i] = KEEN * (standing(scene, f, at) - standing(scene, f, place)) - 1;
  }
  place.fighter = f;
}

/** Whether a unit may battle where a plain move takes it; a rush to the same place is a choice of its own. */
function mayFight(f: Fighter, at: Place, choices: Question['choices'], i: number): boolean {
  if (!at.fights || f.unit.noBattle) return false;
  return choices[i + 1]?.[0] !== 'rush' || choices[i + 1]?.[1] !== at.id;
}

/** A move that a card makes, after the battle or besides the movement: how the unit stands there. */
export function stray(scene: BoardFeatures, { seat, params, choices }: Question, into: Float64Array): void {
  const f = fighterIn(scene, params?.unit as string);
  if (!f) return;
  const { place } = f;
  // A unit that somebody else moves is to stand badly.
  const sign = f.seat === seat ? KEEN : -KEEN;
  const stay = standing(scene, f, place);
  place.fighter = undefined;
  for (let i = 0; i < choices.length; i++) {
    const at = placeIn(scene, choices[i][1]);
    if (at) into[i] = sign * (standing(scene, f, at) - stay);
  }
  place.fighter = f;
}

/** As above, in one's own Command phase: the unit may still be ordered, and battle from there. */
export function advance(scene: BoardFeatures, question: Question, into: Float64Array): void {
  const { seat, params, choices } = question;
  const f = fighterIn(scene, params?.unit as string);
  if (!f) return;
  if (f.seat !== seat) {
    stray(scene, question, into);
    return;
  }
  const { place } = f;
  const stay = prospect(scene, f, place, false, true);
  place.fighter = undefined;
  for (let i = 0; i < choices.length; i++) {
    const at = placeIn(scene, choices[i][1]);
    if (at) into[i] = KEEN * (prospect(scene, f, at, false, !at.now.noBattle) - stay);
  }
  place.fighter = f;
}

export function heal(scene: BoardFeatures, { params, choices }: Question, into: Float64Array): void {
  const f = fighterIn(scene, params?.unit as string);
  for (let i = 0; i < choices.length; i++)
    if (choices[i][0] === 'heal' && f) into[i] = KEEN * (f.worth * (f.kind.full - f.figures) - 0.15);
}
