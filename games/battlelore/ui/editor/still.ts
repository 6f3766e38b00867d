/** A draft as a table at which nothing happens. */
import type { Language } from '@gonfalon/kernel';
import type { Scene } from '@gonfalon/ui-kit';
import { staticScene } from '@gonfalon/ui-kit/scenario';
import { CAMPS } from '../../content/index.ts';
import { battlelore } from '../../index.ts';
import type { View } from '../../rules/views.ts';
import type { Draft } from './draft.ts';
import { viewOf } from './draft.ts';

export function sceneOf(draft: Draft, language: Language): Scene<View> {
  const view = viewOf(draft);
  const near = CAMPS.findIndex((camp) => view.adventure.camps[camp].side === 'bottom');
  return staticScene(view, battlelore.messages[language], language, {
    seats: CAMPS.length,
    side: Math.max(0, near),
  });
}
