/** How a game draws each face of its dice: taken from what it shows when they are rolled. */
import type { GameEvent } from '@gonfalon/kernel';
import type { GameUi, Scene } from '@gonfalon/ui-kit';
import type { ComponentChildren } from 'preact';
import type { Face } from './dice.ts';
import { diceOf } from './dice.ts';

export function drawnFaces(
  ui: GameUi,
  scene: Scene,
  events: readonly GameEvent[],
): ReadonlyMap<Face, ComponentChildren> {
  const drawn = new Map<Face, ComponentChildren>();
  for (const event of byOwner(events)) {
    const dice = diceOf(event);
    if (dice.every(({ face }) => drawn.has(face))) continue;
    const shown = ui
      .animations(event, scene)
      .flatMap((motion): readonly ComponentChildren[] => (motion.kind === 'dice' ? motion.dice : []));
    if (shown.length !== dice.length) continue;
    dice.forEach(({ face }, i) => {
      if (!drawn.has(face)) drawn.set(face, shown[i]);
    });
  }
  return drawn;
}

/** Dice in the colour of one player, as far as that one rolled every face. */
function byOwner(events: readonly GameEvent[]): readonly GameEvent[] {
  const owner = (event: GameEvent) => diceOf(event)[0]?.seat ?? Number.MAX_SAFE_INTEGER;
  return events.filter((event) => diceOf(event).length > 0).sort((a, b) => owner(a) - owner(b));
}
