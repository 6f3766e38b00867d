/** What is being worked on, over a part of the board that it is not about; and the shelves around the board. */
import { useLayoutEffect, useRef } from 'preact/hooks';
import { hasSheet } from '../layout.ts';
import type { TableViewModel } from '../table-view-model.ts';
import { placeAway } from './panel-position.ts';

/** Where there is room; on a phone it is the body of the sheet. */
export function TrayPanel({ vm }: { readonly vm: TableViewModel }) {
  const scene = vm.scene.value;
  const open = scene && vm.ui.tray?.open(scene);
  const panel = useRef<HTMLElement>(null);
  const about = scene && vm.ui.region?.(scene)[0];
  useLayoutEffect(() => {
    if (open?.place === 'corner') placeAway(panel.current, about);
  }, [open?.place, about]);
  if (!open || hasSheet.value) return null;
  return (
    <section class={`tray is-${open.place}`} ref={panel} aria-label={open.title}>
      <TrayContent vm={vm} />
    </section>
  );
}

export function TrayContent({ vm }: { readonly vm: TableViewModel }) {
  const scene = vm.drawnScene.value;
  const { tray } = vm.ui;
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

export function Shelves({ vm }: { readonly vm: TableViewModel }) {
  const scene = vm.drawnScene.value;
  const { shelves = {} } = vm.ui;
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
