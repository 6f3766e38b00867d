/** The viewer's own cards: in a place of their own, or in the sheet. */
import { useEffect, useRef } from 'preact/hooks';
import { say } from '../../messages/messages.ts';
import type { Sitting } from '../table-view-model.ts';

/** A reserved place, also while it is empty, so that nothing moves when cards come. */
export function HandPanel({ sitting }: { readonly sitting: Sitting }) {
  const scene = sitting.scene.value;
  if (!scene || !sitting.ui.Hand || scene.viewer === 'spectator') return null;
  return (
    <section class="hand" aria-label={say.value.table.hand}>
      <h2 class="hand-title">{say.value.table.hand}</h2>
      <HandCards sitting={sitting} />
    </section>
  );
}

export function HandCards({ sitting }: { readonly sitting: Sitting }) {
  const scene = sitting.drawnScene.value;
  const cards = useRef<HTMLDivElement>(null);
  const outlined = [...(scene?.highlighted ?? [])].join();
  // The hand may hold more cards than are in sight.
  useEffect(() => {
    if (outlined)
      cards.current?.querySelector('.is-concerned')?.scrollIntoView({ block: 'nearest', inline: 'center' });
  }, [outlined]);
  const { Hand } = sitting.ui;
  if (!scene || !Hand || scene.viewer === 'spectator') return null;
  return (
    <div class="hand-cards" ref={cards}>
      <Hand scene={scene} />
    </div>
  );
}
