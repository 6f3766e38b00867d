/** What an adventure is called, whether it is one of ours or somebody wrote it. */
import type { Language } from '@gonfalon/kernel';
import type { Adventure } from '../content/index.ts';
import { ADVENTURE_IDS } from '../content/index.ts';
import type { AdventureName } from '../messages/names.ts';
import { messagesIn } from './messages.ts';

export function adventureName(adventure: Adventure, language: Language): AdventureName {
  const ours = ADVENTURE_IDS.find((id) => id === adventure.id);
  if (ours && !adventure.name) return messagesIn(language).names.adventures[ours];
  return {
    name: adventure.name?.[language] ?? adventure.id,
    text: adventure.note?.[language] ?? '',
    objective: '',
  };
}
