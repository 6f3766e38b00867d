/** The dice of an event, for the statistics of a replay. */
import type { GameEvent } from '@gonfalon/kernel';
import type { RolledDie } from '@gonfalon/ui-kit';
import { numberDie, rolledDice } from '@gonfalon/ui-kit';
import type { NerathVocabulary } from '../rules/vocabulary.ts';

type Events = NerathVocabulary['events'];

export function dice(event: GameEvent): readonly RolledDie[] {
  if (event.kind !== 'rolled' && event.kind !== 'rerolled') return [];
  const { dice: rolled } = event as unknown as Events['rolled'] | Events['rerolled'];
  return rolled.flatMap(({ sides, face }) => rolledDice(numberDie(sides), [face]));
}
