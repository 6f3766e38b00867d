/** What is being worked on, over a part of the board that it is not about; and the shelves around the board. */
import { useLayoutEffect, useRef } from 'preact/hooks';
import { hasSheet } from '../layout.ts';
import type { Sitting } from '../table-view-model.ts';
import { placeAway } from './panel-position.ts';

/** Where there is room; on a phone it is the body of the sheet. */
export function TrayPanel({ sitting }: { readonly sitting: Sitting }) {
  const scene = sitting.scene.value;
  const open = scene && sitting.ui.tray?.open(scene);
  const panel = useRef<HTMLElement>(null);
  const about = scene && sitting.ui.region?.(scene)[0];
  useLayoutEffect(() => {
    if (open?.place === 'corner') placeAway(panel.current, about);
  }, [open?.place, about]);
  if (!open || hasSheet.value) return null;
  return (
    <section class={`tray is-${open.place}`} ref={panel} aria-label={open.title}>
      <TrayContent sitting={sitting} />
    </section>
  );
}

export function TrayContent({ sitting }: { readonly sitting: Sitting }) {
  const scene = sitting.drawnScene.value;
  const { tray } = sitting.ui;
  const open = scene && tray?.open(scene);
  if (!scene || !tray || !open) return null;
  const { Content } = tray;
  return (
    <>
      <h2 class="tray-name">{open.title}</h2>
      <Content scene={scene} />
    </>
  );
}

const SIDES = ['top', 'right', 'bottom', 'left'] as const;

export function Shelves({ sitting }: { readonly sitting: Sitting }) {
  const scene = sitting.drawnScene.value;
  const { shelves = {} } = sitting.ui;
  if (!scene) return null;
  return SIDES.map((side) => {
    const Shelf = shelves[side];
    return (
      Shelf && (
        <div key={side} class={`shelf is-${side}`}>
          <Shelf scene={scene} />
        </div>
      )
    );
  });
}
