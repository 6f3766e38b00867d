/** What is printed on a place and still counts: its values, or that they are not known. */
import type { SpaceId } from '../content/index.ts';
import { tile } from '../content/index.ts';
import type { View } from '../rules/views.ts';
import { freeOf, isFlat, isNarrow, middle } from './layout.ts';
import { Defence, EventSign, Loot, Points, Recruit } from './values.tsx';
import { worthOf } from './visible-state.ts';

/** The defence stands in the upper left corner, the points in the lower right one with the loot beside them. */
export function Printed({ id, view }: { id: SpaceId; view: View }) {
  const { looted, up, tile: lying } = view.spaces[id];
  const worth = worthOf(view, id);
  if (!worth) return <Mystery id={id} landmark={view.spaces[id].landmark} />;
  const { x, y, w, h } = freeOf(id);
  const [right, low] = [x + w, y + h];
  const printed = lying && tile[lying];
  const spots = isNarrow(id)
    ? {
        defence: { x: x + 20, y: 23 },
        points: { x: x + 20, y: low - 22 },
        loot: { x: right - 13, y: low - 46 },
        recruit: { x: x + 9, y: low - 46 },
        event: { x: x + 20, y: 54 },
      }
    : isFlat(id)
      ? {
          defence: { x: 20, y: y + 18 },
          points: { x: right - 21, y: y + 20 },
          loot: { x: right - 42, y: low - 14 },
          // One tile has both signs, and nothing to loot.
          recruit: { x: printed?.event ? 68 : 42, y: low - 14 },
          event: { x: 44, y: low - 18 },
        }
      : {
          defence: { x: x + 22, y: y + 21 },
          points: { x: right - 24, y: low - 23 },
          loot: { x: right - 49, y: low - 18 },
          recruit: { x: x + 22, y: low - 18 },
          event: { x: right - 23, y: y + 21 },
        };
  return (
    <g class="battue-values">
      <Defence {...spots.defence} value={worth.defence} />
      <Points {...spots.points} value={worth.vp} />
      {worth.loot > 0 && <Loot {...spots.loot} cards={worth.loot} looted={looted} />}
      {printed?.warrior && !looted && <Recruit {...spots.recruit} />}
      {printed?.event && !up && <EventSign {...spots.event} />}
    </g>
  );
}

/** Under the smoke: a star for a landmark, whose places everybody knows. */
function Mystery({ id, landmark }: { id: SpaceId; landmark: boolean }) {
  const { x, y } = middle(id);
  return (
    <g class="battue-mystery" transform={`translate(${x} ${y})`}>
      {landmark ? (
        <path transform="scale(1.25)" d="M0-26L7-8L26-8L11,4L17,23L0,12L-17,23L-11,4L-26-8L-7-8Z" />
      ) : (
        <text y={12}>?</text>
      )}
    </g>
  );
}
