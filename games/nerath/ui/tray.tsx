/** What is being worked on: a battle over the map; who goes, who is hit and what is bought over the rail. */
import type { Scene, SceneProps, Tray, TrayState } from '@gonfalon/ui-kit';
import { SPACE_IDS } from '../content/index.ts';
import type { View } from '../rules/views.ts';
import { BattleTray } from './battle-tray.tsx';
import { wayOf } from './marches.tsx';
import { gameMessages, uiMessages } from './messages.ts';
import { PiecePicker } from './piece-picker.tsx';
import { offeredPieces } from './rendered-refs.ts';
import { Shop } from './shop.tsx';

const isBuying = ({ question }: Scene<View>): boolean => question?.prompt === 'reinforce';

function open(scene: Scene<View>): TrayState | undefined {
  const { view, language } = scene;
  const say = uiMessages[language];
  const { names } = gameMessages[language];
  if (view.battle) {
    const place = SPACE_IDS[view.battle.space];
    return { title: say.battleIn(place ? names.spaces[place] : ''), place: 'corner' };
  }
  if (isBuying(scene)) return { title: say.decision.parts.reinforce, place: 'shelf' };
  if (offeredPieces(scene).length === 0) return undefined;
  return { title: titleOf(scene), place: 'shelf' };
}

/** Where they go, what is bought, which card it is: what the pieces are chosen for. */
function titleOf(scene: Scene<View>): string {
  const { question, language, messages } = scene;
  const { names } = gameMessages[language];
  const way = wayOf(scene);
  if (way) return uiMessages[language].goingTo(names.spaces[way.from], names.spaces[way.to]);
  const { unit, card, space } = question?.params ?? {};
  const about = [unit, card, space].find((ref) => typeof ref === 'string');
  return about === undefined ? uiMessages[language].which : messages.ref(String(about));
}

function Content({ scene }: SceneProps<View>) {
  const { battle } = scene.view;
  return (
    <>
      {!battle && isBuying(scene) ? <Shop scene={scene} /> : <PiecePicker scene={scene} />}
      {battle && <BattleTray scene={scene} battle={battle} />}
    </>
  );
}

export const tray: Tray<View> = { open, Content };
