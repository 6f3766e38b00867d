/** The viewer's own loot cards, the oldest first; nothing of it moves but what is played or drawn. */
import type { Ref } from '@gonfalon/kernel';
import type { Scene, SceneProps } from '@gonfalon/ui-kit';
import { entityProps, NO_ARIA_LABEL } from '@gonfalon/ui-kit';
import { CardEntity, CardRow, toLookAt } from '@gonfalon/ui-kit/components';
import type { LootId } from '../content/index.ts';
import { thingOf } from '../content/refs.ts';
import type { View } from '../rules/views.ts';
import { LootFace } from './card-face.tsx';
import { Crest } from './crest.tsx';
import { gameMessages, uiMessages } from './messages.ts';
import { cardsChosenFrom } from './rendered-refs.ts';
import { handOf } from './visible-state.ts';

export function LootCard({ scene, id }: { scene: Scene<View>; id: LootId }) {
  return (
    <CardEntity scene={scene} refId={`card:${id}`}>
      <LootFace id={id} language={scene.language} />
    </CardEntity>
  );
}

/** The own cards, and beside them whatever else is being chosen that does not lie on the board. */
export function Hand({ scene }: SceneProps<View>) {
  const { view, viewer, language } = scene;
  const cards = handOf(view, viewer);
  const from = cardsChosenFrom(scene);
  const chosen = from === 'hand' ? scene : toLookAt(scene);
  const targets = targetsOf(scene);
  if (cards.length + targets.length === 0 && from !== 'pile') return null;
  return (
    <>
      {from === 'pile' && (
        <CardRow
          label={gameMessages[language].board.nextLoot}
          cards={view.knownLoot}
          ordered
          draw={(id) => <LootCard scene={scene} id={id} />}
        />
      )}
      {targets.length > 0 && <Targets scene={scene} targets={targets} />}
      {cards.length > 0 && (
        <CardRow
          label={uiMessages[language].hand}
          cards={cards}
          draw={(id) => <LootCard scene={chosen} id={id} />}
        />
      )}
    </>
  );
}

/** Players, and cards of their war chests: where there is little room, their panels are not in sight. */
function targetsOf(scene: Scene<View>): readonly Ref[] {
  const chest = cardsChosenFrom(scene).startsWith('chest');
  return [...scene.offered].filter((ref) => {
    const { kind } = thingOf(ref);
    return kind === 'seat' || (chest && kind === 'card');
  });
}

function Targets({ scene, targets }: SceneProps<View> & { readonly targets: readonly Ref[] }) {
  return (
    <ul class="battue-targets">
      {targets.map((ref) => {
        const aim = thingOf(ref);
        return (
          <li key={ref}>
            <div {...entityProps(scene, ref, NO_ARIA_LABEL, 'battue-heap')}>
              {aim.kind === 'seat' && <Crest seat={aim.seat} language={scene.language} />}{' '}
              {scene.messages.ref(ref)}
            </div>
          </li>
        );
      })}
    </ul>
  );
}
