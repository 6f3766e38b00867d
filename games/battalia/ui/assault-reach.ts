/** How strong the viewer could be in an assault of a neutral city or the ruins, before any die is rolled. */
import type { Ref } from '@gonfalon/kernel';
import type { Scene } from '@gonfalon/ui-kit';
import type { FactionId } from '../content/index.ts';
import { cellIndex, factions, strengthOf } from '../content/index.ts';
import { fitsFaction } from '../rules/battle-sums.ts';
import type { Item } from '../rules/ledger.ts';
import type { View } from '../rules/views.ts';
import { ownItems, ownPlayer } from './own-cards.ts';

export interface Reach {
  readonly cell: Ref;
  readonly most: number;
  readonly defence: number;
}

const strength = (items: readonly Item[]): number =>
  items.reduce((sum, { kind, count, perCard }) => sum + count * perCard * strengthOf(kind, 'attack'), 0);

/** BTA-14.4: everything is laid, or only what keeps the hero's bonus. */
function mostStrength(items: readonly Item[], faction: FactionId, heroes: number): number {
  const fighting = items.filter(({ kind, wild }) => !wild && strengthOf(kind, 'attack') > 0);
  const own = fighting.filter(({ card }) => fitsFaction(card, faction));
  return Math.max(strength(fighting), own.length > 0 ? strength(own) + heroes : 0);
}

/** The assaults that can be begun now, each place once. */
export function assaultsHere(scene: Scene<View>): readonly Reach[] {
  const { view, question } = scene;
  const player = ownPlayer(scene);
  if (question?.prompt !== 'act' || !player?.faction) return [];
  const { faction, heroes } = player;
  const places = new Set(
    question.choices.flatMap(([verb, cell]) => (verb === 'assault' && cell ? [cell] : [])),
  );
  return [...places].map((cell) => {
    const here = heroes.filter((place) => place === cell).length;
    const isNative =
      view.options.advanced && view.land.terrains[cellIndex(cell)] === factions[faction].terrain;
    return {
      cell,
      most: mostStrength(ownItems(scene), faction, here) + (isNative ? 1 : 0),
      defence: view.land.guards[cellIndex(cell)] ?? 0,
    };
  });
}
