/** The keys of the table, or what fingers do at it. */
import { useMemo } from 'preact/hooks';
import { messages } from '../../messages/messages.ts';
import { Dialog } from '../dialog.tsx';
import type { TableViewModel } from '../table-view-model.ts';

export function Help({ vm }: { readonly vm: TableViewModel }) {
  const words = messages.value.table.keys;
  const isTouch = useMemo(() => matchMedia('(pointer: coarse)').matches, []);
  return (
    <Dialog open={vm.helping} title={isTouch ? words.gestures : words.title} class="help">
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
      {!isTouch && <p class="hint">{messages.value.table.zoom.hint}</p>}
    </Dialog>
  );
}
