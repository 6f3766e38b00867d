/** Which cards would pay for what is pointed at: the plain payment of the rules, before anything is pressed. */
import type { Ref } from '@gonfalon/kernel';
import type { Scene } from '@gonfalon/ui-kit';
import type { Cost } from '../content/index.ts';
import { cellIndex, costs, isPile } from '../content/index.ts';
import { billOf } from '../rules/bill.ts';
import { upgradeCost } from '../rules/costs.ts';
import type { View } from '../rules/views.ts';
import { ownItems, ownPlayer } from './own-cards.ts';
import { pileCost } from './recipe.ts';

/** The price of the one action that a press on this would begin; nothing, if it has none or there are several. */
function priceOf(ref: Ref, { question, view }: Scene<View>): Cost | undefined {
  if (isPile(ref)) return pileCost(ref);
  const verbs = new Set(question?.choices.flatMap(([verb, first]) => (first === ref ? [verb] : [])));
  if (verbs.size !== 1) return undefined;
  if (verbs.has('recruit')) return costs.recruit;
  return verbs.has('upgrade') ? upgradeCost((view.land.levels[cellIndex(ref)] ?? 0) + 1) : undefined;
}

export function cheapestPayment(scene: Scene<View>): readonly Ref[] {
  const { question, hovered, offered, selected, view } = scene;
  if (question?.prompt !== 'act' || selected.length > 0 || hovered === undefined || !offered.has(hovered))
    return [];
  const price = priceOf(hovered, scene);
  if (!price) return [];
  return billOf(ownItems(scene), price, [], ownPlayer(scene)?.faction, view.day.illuminated)?.plain ?? [];
}
