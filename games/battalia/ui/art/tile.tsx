/** A terrain card alone, for piles and ghosts: in a box of 100. */
import { memo } from '@gonfalon/ui-kit';
import type { TerrainId, TerrainPileId } from '../../content/index.ts';
import { terrainCards } from '../../content/index.ts';
import { City } from './city.tsx';
import type { Owner } from './factions.ts';
import { Road } from './road.tsx';
import { TerrainSprites, WASH } from './terrain.tsx';

interface Props {
  readonly pile: TerrainPileId;
  readonly terrain: TerrainId;
  readonly exits?: string;
  readonly level?: number;
  readonly owner?: Owner;
}

function Tile({ pile, terrain, exits, level = 1, owner = 'none' }: Props) {
  const { city: isCity, rotations } = terrainCards[pile];
  const ways = exits ?? rotations[0] ?? 'N';
  return (
    <>
      <rect width="100" height="100" rx="10" fill={WASH[terrain].base} />
      <Road exits={ways} terrain={terrain} />
      <TerrainSprites
        ground={terrain}
        exits={ways}
        seed={ways.length * 31 + terrain.length}
        isBuilt={isCity}
      />
      {isCity && (
        <g transform="translate(50 58) scale(.9) translate(-50 -60)">
          <City level={level} owner={owner} />
        </g>
      )}
      <rect x="1.5" y="1.5" width="97" height="97" rx="9" fill="none" stroke="#3a2a22" stroke-width="3" />
    </>
  );
}

/** Much is sown on it: drawn again only when it looks different. */
export const TileDrawing = memo(
  Tile,
  (before, now) =>
    before.pile === now.pile &&
    before.terrain === now.terrain &&
    before.exits === now.exits &&
    before.level === now.level &&
    before.owner === now.owner,
);

export function TilePicture(props: Props) {
  return (
    <svg class="battalia-tile" viewBox="0 0 100 100" aria-hidden="true">
      <TileDrawing {...props} />
    </svg>
  );
}
