/** A payment: the cards that pay, and those that could pay instead. */
import type { Ref } from '@gonfalon/kernel';
import type { Scene, SceneProps } from '@gonfalon/ui-kit';
import { entityProps, NO_ARIA_LABEL } from '@gonfalon/ui-kit';
import type { Card } from '../content/index.ts';
import { isCard, readLaid } from '../content/index.ts';
import type { View } from '../rules/views.ts';
import { CardPicture } from './art/card.tsx';
import { gameMessages, uiMessages } from './messages.ts';
import { heaps } from './own-cards.ts';
import { cardsInTray } from './rendered-refs.ts';

/** What is paid for, in the words of its choice: «Hire a chief». */
export function paymentTitle({ view, language }: Scene<View>): string {
  const [verb = '', ...refs] = view.line?.action ?? [];
  const say = gameMessages[language].choices;
  return verb in say ? say[verb as keyof typeof say](...refs) : uiMessages[language].payment;
}

const cardOfRef = (ref: Ref): Card => (isCard(ref) ? ref : readLaid(ref).card);

export function PaymentContent({ scene }: SceneProps<View>) {
  const { view, language } = scene;
  const say = uiMessages[language];
  const paid = view.line?.payment ?? [];
  const others = cardsInTray(scene);
  return (
    <div class="battalia-payment">
      <h3>{say.youPay}</h3>
      <div class="battalia-slots">
        {heaps(paid).map(([ref, count]) => (
          <span key={ref} class="battalia-slot" title={scene.messages.ref(ref)}>
            <CardPicture card={cardOfRef(ref)} language={language} isBare />
            {count > 1 && <b>×{count}</b>}
          </span>
        ))}
      </div>
      {others.length > 0 && (
        <>
          <h3>{say.orInstead}</h3>
          <div class="battalia-slots">
            {others.map((ref) => (
              <div key={ref} {...entityProps(scene, ref, NO_ARIA_LABEL, 'battalia-slot is-other')}>
                <span class="visually-hidden">{scene.messages.ref(ref)}</span>
                <CardPicture card={cardOfRef(ref)} language={language} isBare />
              </div>
            ))}
          </div>
        </>
      )}
    </div>
  );
}
