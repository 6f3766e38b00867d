/** The viewer's own cards: in a place of their own, or in the sheet. */
import { useEffect, useRef } from 'preact/hooks';
import { messages } from '../../messages/messages.ts';
import type { TableViewModel } from '../table-view-model.ts';

/** A reserved place, also while it is empty, so that nothing moves when cards come. */
export function HandPanel({ vm }: { readonly vm: TableViewModel }) {
  const scene = vm.scene.value;
  if (!scene || !vm.ui.Hand || scene.viewer === 'spectator') return null;
  return (
    <section class="hand" aria-label={messages.value.table.hand}>
      <h2 class="hand-title">{messages.value.table.hand}</h2>
      <HandCards vm={vm} />
    </section>
  );
}

export function HandCards({ vm }: { readonly vm: TableViewModel }) {
  const scene = vm.drawnScene.value;
  const cards = useRef<HTMLDivElement>(null);
  const outlined = [...(scene?.highlighted ?? [])].join();
  // The hand may hold more cards than are in sight.
  useEffect(() => {
    if (outlined)
      cards.current?.querySelector('.is-concerned')?.scrollIntoView({ block: 'nearest', inline: 'center' });
  }, [outlined]);
  const { Hand } = vm.ui;
  if (!scene || !Hand || scene.viewer === 'spectator') return null;
  return (
    <div class="hand-cards" ref={cards}>
      <Hand scene={scene} />
    </div>
  );
}
