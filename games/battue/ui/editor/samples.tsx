/** A tile as it will lie on the board: its building, and what is printed on it. */
import type { SpaceId, TileId } from '../../content/index.ts';
import { tile } from '../../content/index.ts';
import type { View } from '../../rules/views.ts';
import { Building } from '../buildings.tsx';
import { rectOf } from '../geometry.ts';
import { Printed } from '../printed.tsx';
import { blank, viewOf } from './draft.ts';

/** A lying place of each size. */
const PLACES = { palace: 'PAL', large: 'N-L1', medium: 'N-M1', small: 'N-S2' } as const;

const views = new Map<TileId, View>();

function viewWith(id: TileId, at: SpaceId): View {
  const view = views.get(id) ?? viewOf({ ...blank, tiles: { [at]: id } });
  views.set(id, view);
  return view;
}

export function TileSample({ id }: { readonly id: TileId }) {
  const at = PLACES[tile[id].size];
  const { w, h } = rectOf(at);
  return (
    <svg class="battue-sample" viewBox={`0 0 ${w} ${h}`} aria-hidden="true">
      <g class="battue-board">
        <rect class="battue-plot" width={w} height={h} rx={4} />
        <Building tile={id} w={w} h={h} />
        <Printed id={at} view={viewWith(id, at)} />
      </g>
    </svg>
  );
}
