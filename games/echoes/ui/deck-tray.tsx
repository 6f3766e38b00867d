/** The muster: every card of the civilisation with how many are in the list, and how many may be. */
import type { SceneProps } from '@gonfalon/ui-kit';
import { entityProps, NO_ARIA_LABEL } from '@gonfalon/ui-kit';
import type { DeckCardId } from '../content/index.ts';
import { card, constants, pool } from '../content/index.ts';
import type { View } from '../rules/views.ts';
import { HandCard } from './card-face.tsx';
import { cardName } from './names.ts';
import { SavedDeckChoices } from './saved-deck-choices.tsx';
import { cheapestFirst } from './tray.ts';
import { wordsIn } from './wording.ts';

export function DeckTray({ scene }: SceneProps<View>) {
  const { view, viewer, language } = scene;
  const player = viewer === 'spectator' ? undefined : view.players[viewer];
  if (!player?.civ) return null;
  const list = player.list ?? [];
  const cards = pool[player.civ].map(({ id }) => id).sort(cheapestFirst);
  return (
    <>
      <SavedDeckChoices scene={scene} />
      <p>{wordsIn(language).ofList(list.length, constants.deckSize)}</p>
      <ul class="echoes-pool">
        {cards.map((id) => (
          <li key={id}>
            <PoolCard scene={scene} id={id} count={list.filter((one) => one === id).length} />
          </li>
        ))}
      </ul>
    </>
  );
}

interface PoolCardProps extends SceneProps<View> {
  readonly id: DeckCardId;
  readonly count: number;
}

function PoolCard({ scene, id, count }: PoolCardProps) {
  const { language, choices } = scene;
  const words = wordsIn(language);
  const may = (verb: string) => choices.some(([one, ref]) => one === verb && ref === id);
  const name = cardName(id, language);
  return (
    <div {...entityProps(scene, id, NO_ARIA_LABEL, 'echoes-pool-card')}>
      <HandCard id={id} language={language} />
      <span class="echoes-pool-count">
        <button
          type="button"
          disabled={!may('drop')}
          aria-label={words.takeOut(name)}
          onClick={(event) => {
            event.stopPropagation();
            scene.choose(['drop', id]);
          }}
        >
          −
        </button>
        <b>
          {count}/{card[id].rarity}
        </b>
        <button
          type="button"
          disabled={!may('add')}
          aria-label={words.add(name)}
          onClick={(event) => {
            event.stopPropagation();
            scene.choose(['add', id]);
          }}
        >
          +
        </button>
      </span>
    </div>
  );
}
