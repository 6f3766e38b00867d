/** The viewer's own cards; where there is little room, a drawer that opens when they are needed. */
import { useEffect, useRef, useState } from 'preact/hooks';
import { say } from '../messages/say.ts';
import type { Sitting } from './sitting.ts';

export function HandDrawer({ sitting }: { readonly sitting: Sitting }) {
  const scene = sitting.drawnScene.value;
  const [open, setOpen] = useState(false);
  const cards = useRef<HTMLDivElement>(null);
  const number = sitting.shown.value?.number;
  const points = sitting.session.points?.value;
  useEffect(() => {
    const isNeeded = cards.current?.querySelector('.is-offered') !== null;
    // In a lesson they are needed only where it speaks of them.
    setOpen(points ? points.part === 'hand' && (isNeeded || !sitting.question) : isNeeded);
  }, [number, points, sitting]);
  const outlined = [...(scene?.highlighted ?? [])].join();
  // The hand may hold more cards than are in sight.
  useEffect(() => {
    if (outlined)
      cards.current?.querySelector('.is-concerned')?.scrollIntoView({ block: 'nearest', inline: 'center' });
  }, [open, outlined]);
  if (!scene || scene.viewer === 'spectator') return null;
  const { Hand } = sitting.ui;
  return (
    <section class={open ? 'hand is-open' : 'hand'} aria-label={say.value.table.hand}>
      <h2 class="visually-hidden">{say.value.table.hand}</h2>
      <button type="button" class="hand-handle" aria-expanded={open} onClick={() => setOpen(!open)}>
        {say.value.table.hand} <span aria-hidden="true">{open ? '▾' : '▴'}</span>
      </button>
      <div class="hand-cards" ref={cards}>
        <Hand scene={scene} />
      </div>
    </section>
  );
}
