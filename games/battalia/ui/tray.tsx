/** What is being worked on: a card to place, a payment, a battle, a choice among cards that lie nowhere else. */

import { capitalize } from '@gonfalon/kernel';
import type { Scene, SceneProps, TrayState } from '@gonfalon/ui-kit';
import { toLookAt } from '@gonfalon/ui-kit/components';
import { isPile } from '../content/index.ts';
import type { View } from '../rules/views.ts';
import { BattleContent } from './battle.tsx';
import { placingOf } from './ghost.tsx';
import { HeldCard } from './held-card.tsx';
import { gameMessages, uiMessages } from './messages.ts';
import { handOf, heaps } from './own-cards.ts';
import { PaymentContent, paymentTitle } from './payment.tsx';
import { PlacingContent } from './placing.tsx';
import { FactionContent, factionsOffered, SearchContent } from './search.tsx';

function titleOf(scene: Scene<View>): string | undefined {
  const { view, question, language } = scene;
  const { names } = gameMessages[language];
  const say = uiMessages[language];
  if (factionsOffered(scene).length > 0) return say.chooseFaction;
  if (view.battle) return say.battleAt(view.battle.cell);
  switch (question?.prompt) {
    case 'opening':
      return capitalize(names.terms.hand);
    case 'place':
      return capitalize(names.land[placingOf(scene)?.pile ?? 'road-bend']);
    case 'pay':
      return paymentTitle(scene);
    case 'horn':
      return say.nation;
    case 'claim':
      return capitalize(names.legendary.plural);
    default:
      return undefined;
  }
}

export const tray = {
  open(scene: Scene<View>): TrayState | undefined {
    // What is asked for is a pile of the reserve, which must then be in sight.
    if ([...scene.offered].some(isPile)) return undefined;
    const title = titleOf(scene);
    return title === undefined ? undefined : { title, place: 'shelf' };
  },
  Content: TrayContent,
};

/** In a sheet the buttons take the place of the hand, which is what the question is about. */
function OpeningContent({ scene }: SceneProps<View>) {
  return (
    <div class="battalia-opening">
      {heaps(handOf(scene)).map(([card, count]) => (
        <HeldCard key={card} scene={toLookAt(scene)} card={card} count={count} />
      ))}
    </div>
  );
}

function TrayContent({ scene }: SceneProps<View>) {
  if (factionsOffered(scene).length > 0) return <FactionContent scene={scene} />;
  if (scene.view.battle) return <BattleContent scene={scene} battle={scene.view.battle} />;
  switch (scene.question?.prompt) {
    case 'opening':
      return <OpeningContent scene={scene} />;
    case 'place':
      return <PlacingContent scene={scene} />;
    case 'pay':
      return <PaymentContent scene={scene} />;
    default:
      return <SearchContent scene={scene} />;
  }
}
