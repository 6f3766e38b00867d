/** Which references are drawn now, so that they can be pressed where they are. */
import type { Ref } from '@gonfalon/kernel';
import type { Scene } from '@gonfalon/ui-kit';
import { thingOf } from '../content/refs.ts';
import type { View } from '../rules/views.ts';
import { cardsOf } from './cards-of.ts';
import { plannedWays } from './planned.ts';

/** What may be picked next. */
function offeredNext({ question, selected }: Scene<View>): ReadonlySet<Ref> {
  const choices = (question?.choices ?? []).filter((choice) =>
    selected.every((ref, i) => choice[i + 1] === ref),
  );
  return new Set(choices.flatMap((choice) => choice[selected.length + 1] ?? []));
}

/** Pieces and dice that may be picked next: they are lined up in the tray. */
export function offeredPieces(scene: Scene<View>): readonly Ref[] {
  return [...offeredNext(scene)].filter((ref) => {
    const { kind } = thingOf(ref);
    return kind === 'unit' || kind === 'ship' || kind === 'die';
  });
}

/** The rail tells of a place as soon as it is pointed at. */
export const isTold = (ref: Ref): boolean => ['land', 'sea', 'entrance'].includes(thingOf(ref).kind);

/** Numbers and realms are buttons. */
export function isRendered(ref: Ref, scene: Scene<View>): boolean {
  const thing = thingOf(ref);
  switch (thing.kind) {
    case 'land':
    case 'sea':
    case 'entrance':
      return true;
    case 'card':
      return cardsOf(scene).some((card) => String(card) === thing.id);
    case 'way':
      return plannedWays(scene.view).some((way) => way.ref === ref);
    case 'unit':
    case 'ship':
    case 'die':
      return offeredPieces(scene).includes(ref);
    default:
      return false;
  }
}
