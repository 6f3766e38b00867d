/** The Command card of the turn, and the units that it orders. */

import type { Question } from '@gonfalon/kernel';
import type { CommandId, LoreId } from '../../content/index.ts';
import { command as commands, FLANKS, flankSection, tables } from '../../content/index.ts';
import { camp, sideOf } from '../../rules/units.ts';
import { sectionBit } from '../board.ts';
import type { BoardFeatures } from '../board-features.ts';
import { fighterIn } from '../board-features.ts';
import { cardWorth, mostUseful } from '../orders.ts';
import type { Fighter } from '../pieces.ts';
import { BEAST } from '../pieces.ts';
import { useOf } from '../position-value.ts';
import { loreWorth } from './lore-worth.ts';
import { KEEN, TOKEN } from './scale.ts';

/** An order that brings less is not worth a thought. */
const MIN_VALUE = 0.005;

/** What each unit of the seat could make of an order. */
function weighUnits(scene: BoardFeatures, seat: number): void {
  for (const f of scene.camps[seat]) f.use = f.unit.web ? 0 : useOf(scene, f);
}

/** The card that lets the most useful units act. */
export function command(scene: BoardFeatures, { seat, choices }: Question, into: Float64Array): void {
  weighUnits(scene, seat);
  const units = mostUseful(scene, seat);
  for (let i = 0; i < choices.length; i++) {
    const [verb, ref = ''] = choices[i];
    if (verb === 'command') into[i] = KEEN * cardWorth(scene, seat, ref.slice(5) as CommandId, units);
    else if (verb === 'play') into[i] = KEEN * loreWorth(scene, seat, ref.slice(5) as LoreId, 'D-CMD');
  }
}

/** Orders cost nothing but tokens: whoever can do something gets one, the most useful first. */
export function order(scene: BoardFeatures, { seat, choices }: Question, into: Float64Array): void {
  const { goblet } = camp(scene.state, seat);
  for (let i = 0; i < choices.length; i++) {
    const [verb, id] = choices[i];
    const f = fighterIn(scene, id);
    if (verb === 'done' || !f) {
      into[i] = -2;
      continue;
    }
    if (f.unit.web) {
      into[i] = goblet > 0 ? KEEN * 0.2 : -3;
      continue;
    }
    const use = useOf(scene, f) - (isSummoned(scene, f) ? TOKEN * tables.outOfSectionCost : 0);
    into[i] = use > MIN_VALUE ? KEEN * use : -3;
  }
}

/** Whether tokens would be paid for a creature that stands in no section of the card. */
function isSummoned({ state: s }: BoardFeatures, { kind, place, seat }: Fighter): boolean {
  const card = s.turn.as && commands[s.turn.as];
  if (kind.sort !== BEAST || card?.kind !== 'section') return false;
  const side = sideOf(s, seat);
  const flanks = s.turn.mirrored ? FLANKS.toReversed() : FLANKS;
  return !FLANKS.some((flank, i) => {
    const bit = sectionBit(flankSection[side][flank]);
    return card.orders[flanks[i]] !== 0 && (place.sections & bit) !== 0;
  });
}

/** A card of the seat's own that is to be kept, by what it could do now. */
export function scout(scene: BoardFeatures, { seat, choices }: Question, into: Float64Array): void {
  weighUnits(scene, seat);
  const units = mostUseful(scene, seat);
  for (let i = 0; i < choices.length; i++) {
    const [, ref = ''] = choices[i];
    into[i] = (KEEN / 2) * cardWorth(scene, seat, ref.slice(5) as CommandId, units);
  }
}

/** The card that the opponent would like best. */
export function spy(scene: BoardFeatures, { seat, choices }: Question, into: Float64Array): void {
  weighUnits(scene, 1 - seat);
  const units = mostUseful(scene, 1 - seat);
  let sum = 0;
  for (let i = 0; i < choices.length; i++) {
    const [verb, ref = ''] = choices[i];
    if (verb !== 'discard') continue;
    into[i] = (KEEN / 2) * cardWorth(scene, 1 - seat, ref.slice(5) as CommandId, units);
    sum += into[i];
  }
  // A card that is no better than the one that would be drawn in its place may stay.
  for (let i = 0; i < choices.length; i++)
    if (choices[i][0] !== 'discard') into[i] = sum / Math.max(1, choices.length - 1);
}
