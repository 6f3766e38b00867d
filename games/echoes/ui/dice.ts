/** The dice that an event tells: only who begins is rolled for. */
import type { GameEvent } from '@gonfalon/kernel';
import type { RolledDie } from '@gonfalon/ui-kit';
import { numberDie } from '@gonfalon/ui-kit';
import type { Events } from '../rules/vocabulary.ts';

const SIX = numberDie(6);

export function dice(event: GameEvent): readonly RolledDie[] {
  if (event.kind !== 'dice') return [];
  const { seats, rolls } = event as unknown as Events['dice'];
  return rolls.map((roll, i) => ({ kind: SIX, face: String(roll), seat: seats[i] }));
}
