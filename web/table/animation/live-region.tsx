/** For those who do not see the table: what happens, and what is asked, spoken when there is a pause. */
import { promptOf } from '../prompt/prompt-bar.tsx';
import type { TableViewModel } from '../table-view-model.ts';

export function LiveRegion({ vm }: { readonly vm: TableViewModel }) {
  const scene = vm.scene.value;
  if (!scene) return null;
  const events = vm.spoken.value;
  return (
    <>
      <div class="visually-hidden" aria-live="polite">
        {events.map((event, i) => (
          <p key={i}>{scene.messages.event(event)}</p>
        ))}
      </div>
      <div class="visually-hidden" aria-live="polite">
        {scene.question || vm.over.value ? promptOf(vm, scene) : ''}
      </div>
    </>
  );
}
