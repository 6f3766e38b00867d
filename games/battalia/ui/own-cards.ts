/** What the viewer holds and has laid, read off the view. */
import type { Scene } from '@gonfalon/ui-kit';
import type { Card } from '../content/index.ts';
import type { Item } from '../rules/ledger.ts';
import { itemsOf } from '../rules/ledger.ts';
import type { PlayerView, View } from '../rules/views.ts';

export function ownPlayer({ view, viewer }: Scene<View>): PlayerView | undefined {
  return viewer === 'spectator' ? undefined : view.players[viewer];
}

export const handOf = (scene: Scene<View>): readonly Card[] => ownPlayer(scene)?.hand ?? [];

/** What can pay or fight; cards of the line that is being paid are not among them. */
export function ownItems(scene: Scene<View>): readonly Item[] {
  const player = ownPlayer(scene);
  return player ? itemsOf(player.hand ?? [], player.table, scene.view.day.illuminated) : [];
}

/** Alike things lie on one heap: each once, with how many there are. */
export function heaps<T>(things: readonly T[]): readonly (readonly [T, number])[] {
  const counts = new Map<T, number>();
  for (const thing of things) counts.set(thing, (counts.get(thing) ?? 0) + 1);
  return [...counts];
}
