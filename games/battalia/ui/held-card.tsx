/** A card that can be picked, wherever it lies. */
import type { Ref } from '@gonfalon/kernel';
import type { SceneProps } from '@gonfalon/ui-kit';
import { entityProps, NO_ARIA_LABEL } from '@gonfalon/ui-kit';
import type { Card } from '../content/index.ts';
import type { View } from '../rules/views.ts';
import { CardPicture } from './art/card.tsx';

interface CardProps extends SceneProps<View> {
  readonly card: Card;
  readonly count?: number;
  readonly refId?: Ref;
  readonly note?: string | undefined;
  readonly class?: string;
}

/** Cards that are alike lie on each other, with a number. */
export function HeldCard({ scene, card, count = 1, refId = card, note, class: extra = '' }: CardProps) {
  return (
    <div
      {...entityProps(scene, refId, NO_ARIA_LABEL, `battalia-held ${count > 1 ? 'is-heap' : ''} ${extra}`)}
    >
      <span class="visually-hidden">{scene.messages.ref(refId)}</span>
      <CardPicture card={card} language={scene.language} />
      {count > 1 && <span class="battalia-times">×{count}</span>}
      {note && <span class="battalia-note">{note}</span>}
    </div>
  );
}
