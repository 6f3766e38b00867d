/** The dice that an event tells. */
import type { GameEvent } from '@gonfalon/kernel';
import type { RolledDie } from '@gonfalon/ui-kit';
import { numberDie, rolledDice } from '@gonfalon/ui-kit';

const D6 = numberDie(6);

export function dice(event: GameEvent): readonly RolledDie[] {
  return [
    ...rolledDice(D6, event.die, event.seat),
    ...rolledDice(D6, event.dice, event.seat),
    ...rolledDice(D6, event.attackDice, event.attacker),
    ...rolledDice(D6, event.defenceDie, event.defender),
  ];
}
