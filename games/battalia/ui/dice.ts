/** The die of the amulet. */
import type { GameEvent } from '@gonfalon/kernel';
import type { RolledDie } from '@gonfalon/ui-kit';
import { numberDie, rolledDice } from '@gonfalon/ui-kit';

const D6 = numberDie(6);

export function dice(event: GameEvent): readonly RolledDie[] {
  return event.kind === 'rolled' ? rolledDice(D6, event.die, event.seat) : [];
}
