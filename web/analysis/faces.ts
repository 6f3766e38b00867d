/** How a game draws each face of its dice: taken from what it shows when they are rolled. */
import type { GameEvent } from '@gonfalon/kernel';
import type { GameUi, RolledDie, Scene } from '@gonfalon/ui-kit';
import type { ComponentChildren } from 'preact';

/** By the kind of the die and its face. */
export type DrawnFaces = ReadonlyMap<string, ComponentChildren>;

export function faceKey(kind: string, face: string): string {
  return `${kind} ${face}`;
}

export function drawnFaces(ui: GameUi, scene: Scene, events: readonly GameEvent[]): DrawnFaces {
  const drawn = new Map<string, ComponentChildren>();
  const key = ({ kind, face }: RolledDie) => faceKey(kind.id, face);
  for (const { event, dice } of byOwner(ui, events)) {
    if (dice.every((die) => drawn.has(key(die)))) continue;
    const shown = (ui.animations?.(event, scene) ?? []).flatMap((motion): readonly ComponentChildren[] =>
      motion.kind === 'dice' ? motion.dice : [],
    );
    if (shown.length !== dice.length) continue;
    dice.forEach((die, i) => {
      if (!drawn.has(key(die))) drawn.set(key(die), shown[i]);
    });
  }
  return drawn;
}

/** Dice in the colour of one player, as far as that one rolled every face. */
function byOwner(ui: GameUi, events: readonly GameEvent[]) {
  const owner = (dice: readonly RolledDie[]) => dice[0]?.seat ?? Number.MAX_SAFE_INTEGER;
  return events
    .map((event) => ({ event, dice: ui.dice?.(event) ?? [] }))
    .filter(({ dice }) => dice.length > 0)
    .sort((a, b) => owner(a.dice) - owner(b.dice));
}
