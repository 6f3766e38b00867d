/** A draft as a table at which nothing happens. */
import type { Language } from '@gonfalon/kernel';
import type { Scene } from '@gonfalon/ui';
import { stillScene } from '@gonfalon/ui/scenario';
import { battue } from '../../index.ts';
import type { View } from '../../rules/hidden.ts';
import type { Draft } from './draft.ts';
import { viewOf } from './draft.ts';

export function sceneOf(draft: Draft, language: Language): Scene<View> {
  return stillScene(viewOf(draft), battue.words[language], language, { seats: draft.seats });
}
