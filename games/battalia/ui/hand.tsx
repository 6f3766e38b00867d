/** What lies before the viewer: the hand, what is laid this turn, tents and ambush, and what can still be made of it. */
import type { Ref } from '@gonfalon/kernel';
import type { Scene, SceneProps } from '@gonfalon/ui-kit';
import { entityProps, Icon, NO_ARIA_LABEL } from '@gonfalon/ui-kit';
import { toLookAt } from '@gonfalon/ui-kit/components';
import { laidRef } from '../rules/ledger.ts';
import type { Laid } from '../rules/state.ts';
import type { View } from '../rules/views.ts';
import { CardPicture } from './art/card.tsx';
import { raiseNote } from './battle-segments.ts';
import { cheapestPayment } from './cheapest-payment.ts';
import { HeldCard } from './held-card.tsx';
import { gameMessages, uiMessages } from './messages.ts';
import { handOf, heaps, ownPlayer } from './own-cards.ts';
import { cardsChosenFrom } from './rendered-refs.ts';
import { StillToMake } from './still-to-make.tsx';
import { TentSign } from './tent-sign.tsx';

export function Hand({ scene }: SceneProps<View>) {
  const player = ownPlayer(scene);
  if (!player) return null;
  const from = cardsChosenFrom(scene);
  const held = from === 'hand' ? scene : toLookAt(scene);
  const paying = cheapestPayment(scene);
  const look = (ref: Ref) =>
    paying.includes(ref) ? 'is-paying' : isOnlyHidden(ref, scene) ? 'is-quiet' : '';
  return (
    <div class="battalia-hand">
      <ul class="battalia-cards" aria-label={gameMessages[scene.language].names.terms.hand}>
        {heaps(handOf(scene)).map(([card, count]) => (
          <li key={card}>
            <HeldCard
              scene={held}
              card={card}
              count={count}
              class={look(card)}
              note={raiseNote(card, scene)}
            />
          </li>
        ))}
        {heaps(player.table.map(laidRef)).map(([ref, count]) => (
          <li key={ref}>
            <LaidCard scene={scene} laid={player.table.find((one) => laidRef(one) === ref)} count={count} />
          </li>
        ))}
      </ul>
      <Aside scene={scene} />
      <StillToMake scene={scene} />
    </div>
  );
}

/** Any card can be hidden in ambush: what can do nothing else does not glow for it. */
function isOnlyHidden(ref: Ref, { question }: Scene<View>): boolean {
  return (
    question?.prompt === 'act' &&
    question.choices.every(([verb, first]) => first !== ref || verb === 'ambush')
  );
}

/** BTA-6.13: what was laid this turn, with how often it still serves. */
function LaidCard({
  scene,
  laid,
  count,
}: SceneProps<View> & { readonly laid: Laid | undefined; readonly count: number }) {
  if (!laid) return null;
  const say = uiMessages[scene.language];
  const isSpent = laid.state === 'gained' || (laid.uses === 0 && laid.state === 'used');
  const note = laid.wild
    ? say.wild
    : laid.state === 'gained'
      ? say.gained
      : isSpent
        ? say.spent
        : say.usesLeft(laid.uses, laid.as && say.short[laid.as]);
  const ref = laidRef(laid);
  return (
    <HeldCard
      scene={isSpent ? toLookAt(scene) : scene}
      card={laid.card}
      refId={ref}
      count={count}
      note={note}
      class={isSpent ? 'is-laid is-spent' : 'is-laid'}
    />
  );
}

/** Decks, ambush and tents of the viewer. */
function Aside({ scene }: SceneProps<View>) {
  const player = ownPlayer(scene);
  if (!player) return null;
  const say = uiMessages[scene.language];
  const from = cardsChosenFrom(scene);
  return (
    <div class="battalia-aside">
      {player.ambush.map(({ card }, i) =>
        card ? (
          <div
            key={`${card} ${i}`}
            {...entityProps(
              from === 'ambush' ? scene : toLookAt(scene),
              card,
              NO_ARIA_LABEL,
              'battalia-ambushed',
            )}
          >
            <span class="visually-hidden">{scene.messages.ref(card)}</span>
            <CardPicture card={card} language={scene.language} isBare />
            <small>
              <Icon name="semi-closed-eye" /> {say.ambush}
            </small>
          </div>
        ) : null,
      )}
      {player.tents.map((tent) => (
        <TentSign key={tent.number} scene={scene} tent={tent} />
      ))}
    </div>
  );
}
