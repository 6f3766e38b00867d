/** Things that belong to the screen only: they can be explained, not chosen. */
import type { Ref } from '@gonfalon/kernel';
import type { Scene } from '@gonfalon/ui-kit';
import { entityProps } from '@gonfalon/ui-kit';
import type { View } from '../rules/views.ts';

/** Like a thing, but a click explains it. */
export function explainedProps(scene: Scene<View>, ref: Ref, label: string, extra = '') {
  const { 'aria-disabled': _, ...props } = entityProps(scene, ref, label, `battlelore-note ${extra}`);
  return {
    ...props,
    tabindex: 0 as const,
    onClick: (event: Event) => {
      event.stopPropagation();
      scene.explain(ref);
    },
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key !== 'Enter' && event.key !== ' ' && event.key !== '?') return;
      event.preventDefault();
      event.stopPropagation();
      scene.explain(ref);
    },
  };
}
