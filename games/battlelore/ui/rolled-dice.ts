/** The dice that an event tells. */
import type { GameEvent } from '@gonfalon/kernel';
import type { DieKind, RolledDie } from '@gonfalon/ui-kit';
import { rolledDice } from '@gonfalon/ui-kit';
import { FACES } from '../content/index.ts';

const BATTLE_DIE: DieKind = { id: 'battle', faces: FACES };

export function rolledDiceIn(event: GameEvent): readonly RolledDie[] {
  return rolledDice(BATTLE_DIE, event.faces, event.seat);
}
