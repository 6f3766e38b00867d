/** Which of the things that have the same name can be picked now, and what is drawn at all. */
import type { Ref } from '@gonfalon/kernel';
import type { Scene } from '@gonfalon/ui-kit';
import { cellIndex, isCard, isPile, kindOf, tentRef } from '../content/index.ts';
import { laidRef } from '../rules/ledger.ts';
import type { View } from '../rules/views.ts';
import { heroesOnMap } from './geometry.ts';
import { handOf, ownPlayer } from './own-cards.ts';

/** A card is named by its class, wherever it lies; only in one of these places is it being chosen. */
type CardPlace = 'hand' | 'ambush' | 'tray';

export function cardsChosenFrom({ question }: Scene<View>): CardPlace {
  switch (question?.prompt) {
    case 'drop':
      return 'ambush';
    case 'horn':
    case 'claim':
      return 'tray';
    default:
      return 'hand';
  }
}

/** The cards that the question is about where these are not in the hand. */
export function cardsInTray({ question }: Scene<View>): readonly Ref[] {
  const verbs: Readonly<Record<string, string>> = { horn: 'take', claim: 'claim', pay: 'lay' };
  const verb = question && verbs[question.prompt];
  if (!verb) return [];
  return (question?.choices ?? []).flatMap(([name, ref]) => (name === verb && ref ? [ref] : []));
}

export function isRendered(ref: Ref, scene: Scene<View>): boolean {
  const { view } = scene;
  switch (kindOf(ref)) {
    case 'cell':
      return view.land.cards[cellIndex(ref)] !== 'unusable';
    case 'hero':
      return heroesOnMap(view).some((hero) => hero.ref === ref);
    case 'pile':
      return isPile(ref);
    case 'card':
      return isCard(ref) && isCardDrawn(ref, scene);
    case 'laid':
      return (
        (ownPlayer(scene)?.table.some((laid) => laidRef(laid) === ref) ?? false) ||
        cardsInTray(scene).includes(ref)
      );
    case 'faction':
      return true;
    case 'tent':
      return ownPlayer(scene)?.tents.some(({ number }) => tentRef(number) === ref) ?? false;
    default:
      return false;
  }
}

function isCardDrawn(ref: Ref, scene: Scene<View>): boolean {
  if (cardsInTray(scene).includes(ref)) return true;
  if (cardsChosenFrom(scene) === 'ambush')
    return ownPlayer(scene)?.ambush.some(({ card }) => card === ref) ?? false;
  return handOf(scene).some((card) => card === ref);
}
