/** «What can I still make?»: the lines of this hand, the best first, and what one more card would open. */
import type { SceneProps } from '@gonfalon/ui-kit';
import { Icon } from '@gonfalon/ui-kit';
import type { View } from '../rules/views.ts';
import { KIND_ICONS } from './art/card.tsx';
import { linesOf, nearLines } from './lines.ts';
import { uiMessages } from './messages.ts';
import { MarkSign } from './recipe-marks.tsx';

const MAX_NEAR = 4;

export function StillToMake({ scene }: SceneProps<View>) {
  const lines = linesOf(scene);
  if (!lines) return null;
  const say = uiMessages[scene.language];
  const near = nearLines(scene).slice(0, MAX_NEAR);
  return (
    <section class="battalia-lines" aria-label={say.stillToMake}>
      <h3>{lines.length > 0 ? say.stillToMake : say.nothingToMake}</h3>
      <div class="battalia-chips">
        {lines.map(({ ref, label, icon }) => (
          <button
            key={`${ref} ${label}`}
            type="button"
            class={scene.selected.includes(ref) ? 'battalia-chip is-picked' : 'battalia-chip'}
            onClick={() => scene.pick(ref)}
            onPointerEnter={() => scene.hover(ref)}
            onPointerLeave={() => scene.hover(undefined)}
          >
            {'mark' in icon ? <MarkSign mark={icon.mark} class="is-held" /> : <Icon name={icon.name} />}
            {label}
          </button>
        ))}
        {near.map(({ pile, missing }) => (
          <span key={pile} class="battalia-chip is-near" title={say.oneShort(say.short[pile], missing)}>
            {pile in KIND_ICONS ? (
              <Icon name={KIND_ICONS[pile as keyof typeof KIND_ICONS]} />
            ) : (
              <MarkSign mark={pile as 'chief'} />
            )}
            <span class="visually-hidden">{say.oneShort(say.short[pile], missing)}</span>
            <span aria-hidden="true">+1 {missing[0]}</span>
          </span>
        ))}
      </div>
    </section>
  );
}
