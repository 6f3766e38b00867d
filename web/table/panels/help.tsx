/** The keys of the table, or what fingers do at it. */
import { useMemo } from 'preact/hooks';
import { say } from '../../messages/messages.ts';
import { Dialog } from '../dialog.tsx';
import type { Sitting } from '../table-view-model.ts';

export function Help({ sitting }: { readonly sitting: Sitting }) {
  const words = say.value.table.keys;
  const isTouch = useMemo(() => matchMedia('(pointer: coarse)').matches, []);
  return (
    <Dialog open={sitting.helping} title={isTouch ? words.gestures : words.title} class="help">
      {!isTouch && <p>{words.intro}</p>}
      <dl class="keys">
        {(isTouch ? words.touch : words.list).map(([key, does]) => (
          <div key={key}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{does}</dd>
          </div>
        ))}
      </dl>
      {!isTouch && <p>{words.mouse}</p>}
      {!isTouch && <p class="hint">{say.value.table.zoom.hint}</p>}
    </Dialog>
  );
}
