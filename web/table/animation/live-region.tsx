/** For those who do not see the table: what happens, and what is asked, spoken when there is a pause. */
import { promptOf } from '../prompt/prompt-bar.tsx';
import type { Sitting } from '../table-view-model.ts';

export function Speech({ sitting }: { readonly sitting: Sitting }) {
  const scene = sitting.scene.value;
  if (!scene) return null;
  const events = sitting.spoken.value;
  return (
    <>
      <div class="visually-hidden" aria-live="polite">
        {events.map((event, i) => (
          <p key={i}>{scene.messages.event(event)}</p>
        ))}
      </div>
      <div class="visually-hidden" aria-live="polite">
        {scene.question || sitting.over.value ? promptOf(sitting, scene) : ''}
      </div>
    </>
  );
}
