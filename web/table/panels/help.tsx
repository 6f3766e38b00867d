/** The keys of the table. */
import { say } from '../../messages/messages.ts';
import { Dialog } from '../dialog.tsx';
import type { Sitting } from '../table-view-model.ts';

export function Help({ sitting }: { readonly sitting: Sitting }) {
  const words = say.value.table.keys;
  return (
    <Dialog open={sitting.helping} title={words.title} class="help">
      <p>{words.intro}</p>
      <dl class="keys">
        {words.list.map(([key, does]) => (
          <div key={key}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{does}</dd>
          </div>
        ))}
      </dl>
      <p>{words.mouse}</p>
      <p class="hint">{say.value.table.zoom.hint}</p>
    </Dialog>
  );
}
