/** What a player holds: coins, cards, and what is in play in front of them; of a mate, the same in a second drawer. */
import type { Ref, Seat } from '@gonfalon/kernel';
import type { Scene, SceneProps } from '@gonfalon/ui-kit';
import { entityProps, Icon, NO_ARIA_LABEL } from '@gonfalon/ui-kit';
import { CardEntity, CardRow, toLookAt } from '@gonfalon/ui-kit/components';
import type { DeckCardId } from '../content/index.ts';
import { constants } from '../content/index.ts';
import type { View } from '../rules/views.ts';
import { HandCard } from './card-face.tsx';
import { cardName, playerName } from './names.ts';
import { OtherSources, Purse } from './purse.tsx';
import { mateOf } from './sides.ts';
import { wordsIn } from './wording.ts';

export function HeldCard({ scene, id }: { readonly scene: Scene<View>; readonly id: DeckCardId }) {
  return (
    <CardEntity scene={scene} refId={id} class="echoes-held">
      <HandCard id={id} language={scene.language} />
    </CardEntity>
  );
}

export function Hand({ scene }: SceneProps<View>) {
  const { view, viewer, language } = scene;
  const words = wordsIn(language);
  const player = viewer === 'spectator' ? undefined : view.players[viewer];
  if (viewer === 'spectator' || !player || view.phase === 'muster') return null;
  const { hand = [], aside = [] } = player;
  const mate = mateOf(scene);
  return (
    <>
      <section class="echoes-treasury">
        <h3>
          {words.treasury} <small>{words.freshOfAll}</small>
        </h3>
        <Purse scene={scene} seat={viewer} />
        <OtherSources scene={scene} />
      </section>
      <CardRow
        label={words.hand(hand.length, constants.handMax)}
        cards={hand}
        draw={(id) => <HeldCard scene={scene} id={id} />}
      />
      {aside.length > 0 && (
        <p class="echoes-aside">{words.setAside(aside.map((id) => cardName(id, language)))}</p>
      )}
      <InPlay scene={scene} seat={viewer} />
      {mate !== undefined && <MateDrawer scene={scene} mate={mate} />}
    </>
  );
}

/** Events, which may be discarded. */
function InPlay({ scene, seat }: { readonly scene: Scene<View>; readonly seat: Seat }) {
  const { events = [], front = [] } = scene.view.players[seat] ?? {};
  if (events.length + front.length === 0) return null;
  const words = wordsIn(scene.language);
  return (
    <div class="echoes-events">
      <b>{words.events(events.length, constants.maxEvents)}</b>
      {events.map(({ card: id, since }) => (
        <span key={since} {...entityProps(droppable(scene, id), id, NO_ARIA_LABEL, 'echoes-event')}>
          <Icon name="ringing-bell" /> {cardName(id, scene.language)}
        </span>
      ))}
      {front.map(({ card: id, since }) => (
        <span key={since} {...entityProps(toLookAt(scene), id, NO_ARIA_LABEL, 'echoes-event')}>
          <Icon name="scroll-unfurled" /> {cardName(id, scene.language)}
        </span>
      ))}
    </div>
  );
}

/** A card may be in the hand and in play at once; the Event is meant only where it may be discarded. */
function droppable(scene: Scene<View>, id: Ref): Scene<View> {
  const isMeant = scene.choices.some(([verb, ref]) => verb === 'dropEvent' && ref === id);
  return isMeant ? scene : toLookAt(scene);
}

function MateDrawer({ scene, mate }: { readonly scene: Scene<View>; readonly mate: Seat }) {
  const words = wordsIn(scene.language);
  const { hand = [] } = scene.view.players[mate] ?? {};
  const name = playerName(mate, scene);
  return (
    <details class="echoes-mate" open>
      <summary>{words.mateHand(name)}</summary>
      <CardRow
        label={words.mateHand(name)}
        cards={hand}
        small
        draw={(id) => <HeldCard scene={toLookAt(scene)} id={id} />}
      />
      <Purse scene={scene} seat={mate} isMate />
    </details>
  );
}
