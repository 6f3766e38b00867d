/** The marches that are planned: each way once, with all who go it. */
import type { Ref } from '@gonfalon/kernel';
import type { SpaceId } from '../content/index.ts';
import { REALM_IDS, SPACE_IDS } from '../content/index.ts';
import { findSpace } from '../rules/board.ts';
import type { Piece } from '../rules/pieces.ts';
import { cargoOf } from '../rules/pieces.ts';
import { wayRef } from '../rules/planned-marches.ts';
import type { View } from '../rules/views.ts';
import type { Army } from './armies.ts';
import { armiesAt } from './armies.ts';
import { isAttack } from './chances.ts';

export interface Way {
  readonly ref: Ref;
  readonly from: SpaceId;
  readonly to: SpaceId;
  readonly count: number;
}

const known = new WeakMap<View, readonly Way[]>();

/** In the order in which they were first gone. */
export function plannedWays(view: View): readonly Way[] {
  const made = known.get(view);
  if (made) return made;
  const ways = new Map<Ref, Way>();
  for (const plan of view.turn.planned) {
    const ref = wayRef(plan);
    const count = plan.movers.length + (ways.get(ref)?.count ?? 0);
    ways.set(ref, { ref, from: SPACE_IDS[plan.from], to: SPACE_IDS[plan.to], count });
  }
  const found = [...ways.values()];
  known.set(view, found);
  return found;
}

/** Who marched, and what they carry. */
function marched({ turn, pieces }: View): ReadonlySet<Piece> {
  const movers = turn.planned.flatMap((plan) => plan.movers);
  return new Set([...movers, ...movers.flatMap((piece) => cargoOf(pieces, piece))]);
}

/** The armies that are drawn in a place: attackers whose arrow tells of them are not. */
export function shownArmies(view: View, id: SpaceId): readonly Army[] {
  const armies = armiesAt(view, id);
  const space = findSpace(id);
  if (armies.length < 2 || view.turn.planned.length === 0 || !isAttack(view, space)) return armies;
  const movers = marched(view);
  const { at, realm } = view.pieces;
  const areAllPlanned = at.every(
    (here, piece) => here !== space || realm[piece] !== view.active || movers.has(piece),
  );
  return areAllPlanned ? armies.filter((army) => army.realm !== REALM_IDS[view.active]) : armies;
}
