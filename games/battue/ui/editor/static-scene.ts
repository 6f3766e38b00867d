/** A draft as a table at which nothing happens. */
import type { Language } from '@gonfalon/kernel';
import type { Scene } from '@gonfalon/ui-kit';
import { staticScene } from '@gonfalon/ui-kit/scenario';
import { battue } from '../../index.ts';
import type { View } from '../../rules/views.ts';
import type { Draft } from './draft.ts';
import { viewOf } from './draft.ts';

export function sceneOf(draft: Draft, language: Language): Scene<View> {
  return staticScene(viewOf(draft), battue.messages[language], language, { seats: draft.seats });
}
