/** A recipe as small signs: filled is in the hand, dashed is missing. */
import type { MarkId } from './art/marks.ts';
import { MARKS } from './art/marks.ts';
import type { Recipe } from './recipe.ts';

export function MarkSign({ mark, class: extra = '' }: { readonly mark: MarkId; readonly class?: string }) {
  return (
    <svg class={`battalia-mark ${extra}`} viewBox="-1 -1 14 14" aria-hidden="true">
      <path d={MARKS[mark]} />
    </svg>
  );
}

export function RecipeMarks({ recipe }: { readonly recipe: Recipe }) {
  return (
    <span class="battalia-recipe">
      {recipe.places.map(({ mark, isHeld }, i) => (
        <MarkSign key={`${mark} ${i}`} mark={mark} class={isHeld ? 'is-held' : ''} />
      ))}
    </span>
  );
}
