/** The viewer's own cards: events of each realm, then treasures in hand and in play. */
import type { Scene, SceneProps } from '@gonfalon/ui-kit';
import { CardEntity, CardFace } from '@gonfalon/ui-kit/components';
import type { CardId, TreasureId } from '../content/index.ts';
import { events, treasures } from '../content/index.ts';
import type { Card } from '../rules/state.ts';
import type { View } from '../rules/views.ts';
import { ownRealms, seenCards } from './cards-of.ts';
import { cardText, isEvent } from './explain.ts';
import { REALMS } from './look.ts';
import { uiMessages } from './messages.ts';
import { plannedWays } from './planned.ts';
import { PlannedMarches } from './who-marches.tsx';

/** A card as it is read. */
export function CardPicture({ id, scene }: { readonly id: CardId; readonly scene: Scene<View> }) {
  const { name, when, texts } = cardText(id, scene.language);
  const realm = isEvent(id) ? events[id].realm : undefined;
  return (
    <CardFace
      title={name}
      icon={realm ? REALMS[realm].icon : 'locked-chest'}
      class={realm ? `nerath-card is-${realm}` : 'nerath-card is-treasure'}
      line={when}
      text={texts.join(' ')}
      {...(!realm && {
        corner: `${treasures[id as TreasureId].vp} ${uiMessages[scene.language].points}`,
      })}
    />
  );
}

function Cards({ scene, cards }: SceneProps<View> & { readonly cards: readonly Card[] }) {
  return cards.map((card) => (
    <li key={card}>
      <CardEntity scene={scene} refId={`card:${card}`}>
        <CardPicture id={String(card) as CardId} scene={scene} />
      </CardEntity>
    </li>
  ));
}

export function Hand({ scene }: SceneProps<View>) {
  const say = uiMessages[scene.language];
  const own = ownRealms(scene);
  const held = own.flatMap(({ own: { cards = [], treasures: kept = [] } }) => [...cards, ...kept]);
  const inPlay = own.flatMap(({ own: realm }) => realm.inPlay);
  const seen = seenCards(scene);
  const isBare = held.length + inPlay.length + seen.length === 0;
  if (isBare && plannedWays(scene.view).length === 0) return <p class="nerath-no-cards">{say.noCards}</p>;
  return (
    <ul class="kit-cards nerath-hand">
      {/* Where there is no rail. */}
      <li class="nerath-chips">
        <PlannedMarches scene={scene} />
      </li>
      {seen.length > 0 && (
        <>
          <li class="nerath-hand-label">{say.knownCards}</li>
          <Cards scene={scene} cards={seen} />
        </>
      )}
      <Cards scene={scene} cards={held} />
      {inPlay.length > 0 && (
        <>
          <li class="nerath-hand-label">{say.inPlay}</li>
          <Cards scene={scene} cards={inPlay} />
        </>
      )}
    </ul>
  );
}
