/** Which of the things that have the same name can be picked now, and what is drawn at all. */
import type { Ref } from '@gonfalon/kernel';
import type { Scene } from '@gonfalon/ui-kit';
import { thingOf } from '../content/refs.ts';
import type { View } from '../rules/views.ts';
import { handOf } from './visible-state.ts';

/**
 * A card is named by its kind, wherever it lies: in the own hand, in somebody's war chest (Thief), or on top of the
 * loot pile (Inside Information). Only in one of these places is it being chosen.
 */
type CardPlace = 'hand' | 'pile' | `chest:${number}`;

export function cardsChosenFrom(scene: Scene<View>): CardPlace {
  if (scene.question?.prompt === 'order-loot') return 'pile';
  const [card, target] = scene.selected;
  const thing = card === 'card:thief' && target !== undefined ? thingOf(target) : undefined;
  return thing?.kind === 'seat' ? `chest:${thing.seat}` : 'hand';
}

export function isRendered(ref: Ref, scene: Scene<View>): boolean {
  const { view, viewer } = scene;
  const thing = thingOf(ref);
  switch (thing.kind) {
    case 'space':
    case 'edge':
      return true;
    case 'camp':
      return view.players[thing.seat]?.camp !== undefined;
    case 'seat':
      return thing.seat < view.players.length;
    case 'card': {
      const from = cardsChosenFrom(scene);
      const known = from === 'pile' && view.knownLoot.includes(thing.id);
      const owned = view.players.some(({ chest }) => chest.includes(thing.id));
      return known || owned || handOf(view, viewer).includes(thing.id);
    }
    default:
      return false;
  }
}
