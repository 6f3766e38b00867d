/** The viewer's own loot cards, the oldest first; nothing of it moves but what is played or drawn. */
import type { Ref } from '@gonfalon/kernel';
import type { Scene, SceneProps } from '@gonfalon/ui-kit';
import { entityProps, NO_ARIA_LABEL } from '@gonfalon/ui-kit';
import type { LootId } from '../content/index.ts';
import { thingOf } from '../messages/words.ts';
import type { View } from '../rules/views.ts';
import { LootFace } from './card-face.tsx';
import { cardsChosenFrom, toLookAt } from './choosing.ts';
import { Crest } from './crest.tsx';
import { handOf } from './known.ts';
import { says, tongues } from './tongue.ts';

/** Two cards of one kind are two cards, each with its own key. */
export function numbered(cards: readonly LootId[]): { readonly id: LootId; readonly key: string }[] {
  const seen = new Map<LootId, number>();
  return cards.map((id) => {
    const nth = (seen.get(id) ?? 0) + 1;
    seen.set(id, nth);
    return { id, key: `${id}/${nth}` };
  });
}

/** A card that is told, to those who do not see it, with all that is written on it. */
export function CardThing({ scene, id }: { scene: Scene<View>; id: LootId }) {
  return (
    <div {...entityProps(scene, `card:${id}`, NO_ARIA_LABEL, 'battue-card-thing')}>
      <LootFace id={id} language={scene.language} />
    </div>
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
        <ol class="battue-hand" aria-label={tongues[language].board.nextLoot}>
          {numbered(view.knownLoot).map(({ id, key }) => (
            <li key={key}>
              <CardThing scene={scene} id={id} />
            </li>
          ))}
        </ol>
      )}
      {targets.length > 0 && <Targets scene={scene} targets={targets} />}
      {cards.length > 0 && (
        <ul class="battue-hand" aria-label={says[language].hand}>
          {numbered(cards).map(({ id, key }) => (
            <li key={key}>
              <CardThing scene={chosen} id={id} />
            </li>
          ))}
        </ul>
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
