/** The card that is being placed: every way in which it can lie on the cell that was picked. */
import type { SceneProps } from '@gonfalon/ui-kit';
import type { View } from '../rules/views.ts';
import type { Owner } from './art/factions.ts';
import { TilePicture } from './art/tile.tsx';
import { sidesOf } from './decision.ts';
import { placingOf } from './ghost.tsx';
import { uiMessages } from './messages.ts';
import { ownPlayer } from './own-cards.ts';

export function PlacingContent({ scene }: SceneProps<View>) {
  const placing = placingOf(scene);
  const terrain = placing && scene.view.terrain[placing.pile].top;
  if (!placing || !terrain) return null;
  const { pile, level, cell, ways } = placing;
  const say = uiMessages[scene.language];
  const owner: Owner = ownPlayer(scene)?.faction ?? 'none';
  const cells = new Set(scene.question?.choices.map(([, at]) => at)).size;
  const look = { pile, terrain, owner, ...(level !== undefined && { level }) };
  if (cell === undefined)
    return (
      <div class="battalia-placing">
        <TilePicture {...look} />
        <p>{say.cellsFit(cells)}</p>
      </div>
    );
  return (
    <div class="battalia-ways">
      {ways.map((exits) => (
        <button
          key={exits}
          type="button"
          class="battalia-way"
          aria-label={sidesOf(exits, scene.language)}
          onClick={() => scene.choose(['place', cell, exits])}
        >
          <TilePicture {...look} exits={exits} />
        </button>
      ))}
      <p>{say.turnHint}</p>
    </div>
  );
}
