/** What is being worked on: a card to place, a payment, a battle, a choice among cards that lie nowhere else. */

import { capitalize } from '@gonfalon/kernel';
import type { Scene, SceneProps, TrayState } from '@gonfalon/ui-kit';
import { isPile } from '../content/index.ts';
import type { View } from '../rules/views.ts';
import { BattleContent } from './battle.tsx';
import { placingOf } from './ghost.tsx';
import { gameMessages, uiMessages } from './messages.ts';
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

function TrayContent({ scene }: SceneProps<View>) {
  if (factionsOffered(scene).length > 0) return <FactionContent scene={scene} />;
  if (scene.view.battle) return <BattleContent scene={scene} battle={scene.view.battle} />;
  switch (scene.question?.prompt) {
    case 'place':
      return <PlacingContent scene={scene} />;
    case 'pay':
      return <PaymentContent scene={scene} />;
    default:
      return <SearchContent scene={scene} />;
  }
}
