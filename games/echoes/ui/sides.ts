/** Whose things are whose, as the viewer sees it. */
import type { Seat } from '@gonfalon/kernel';
import type { Scene } from '@gonfalon/ui-kit';
import type { Civ } from '../content/index.ts';
import { CIVS } from '../content/index.ts';
import { areAllied } from '../rules/board.ts';
import type { UnitView, View } from '../rules/views.ts';

/** Before they are chosen nothing of a civilisation is drawn. */
export const civOf = (view: View, seat: Seat): Civ => view.players[seat]?.civ ?? CIVS[0];

/** Spectators see seat 0's side as the near one. */
export const isOurs = ({ side }: Scene<View>, seat: Seat): boolean => areAllied(side, seat);

/** The number of an ordinary pawn: by the order in which its units came. */
export function pawnNumber({ units }: View, unit: UnitView): number {
  const earlier = units.filter(
    ({ seat, pawn, since }) => seat === unit.seat && pawn === 'pawn' && since < unit.since,
  );
  return earlier.length + 1;
}

export const mateOf = ({ viewer, seats }: Scene<View>): Seat | undefined =>
  viewer === 'spectator' || seats < 4 ? undefined : (viewer + 2) % seats;
