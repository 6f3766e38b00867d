/** A tent of the viewer's, with the cards that it keeps. */
import type { SceneProps } from '@gonfalon/ui-kit';
import { entityProps, Icon, NO_ARIA_LABEL } from '@gonfalon/ui-kit';
import { tentRef } from '../content/index.ts';
import type { Tent } from '../rules/state.ts';
import type { View } from '../rules/views.ts';
import { CardPicture } from './art/card.tsx';
import { heaps } from './own-cards.ts';

export function TentSign({ scene, tent }: SceneProps<View> & { readonly tent: Tent }) {
  return (
    <div {...entityProps(scene, tentRef(tent.number), NO_ARIA_LABEL, 'battalia-tent')}>
      <span class="visually-hidden">{scene.messages.ref(tentRef(tent.number))}</span>
      <div class="battalia-tent-content">
        {heaps(tent.content).map(([card]) => (
          <CardPicture key={card} card={card} language={scene.language} isBare />
        ))}
      </div>
      <small aria-hidden="true">
        <Icon name="camping-tent" /> {tent.number}
      </small>
    </div>
  );
}
