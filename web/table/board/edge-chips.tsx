/** How many things that may be chosen lie out of sight, and on which side; a press brings them into sight. */
import type { Point } from '@gonfalon/ui-kit';
import { messages } from '../../messages/messages.ts';
import type { TableViewModel } from '../table-view-model.ts';
import type { Box, Edge, Zoom } from './zoom.ts';
import { edgeTowards, middleOf } from './zoom.ts';

const SIGNS: Readonly<Record<Edge, string>> = { left: '◀', right: '▶', top: '▲', bottom: '▼' };

interface Props {
  readonly vm: TableViewModel;
  readonly box: Box;
  readonly frame: Box;
  readonly zoom: Zoom | undefined;
  show(at: Point): void;
}

export function EdgeChips({ vm, box, frame, zoom, show }: Props) {
  const scene = vm.scene.value;
  if (!scene || !zoom || frame.width === 0) return null;
  const beyond = new Map<Edge, Point[]>();
  for (const ref of scene.offered) {
    const at = vm.ui.positionOf(ref, scene);
    const edge = at && edgeTowards(box, frame, zoom, at);
    if (at && edge) beyond.set(edge, [...(beyond.get(edge) ?? []), at]);
  }
  return [...beyond].map(([edge, places]) => (
    <button
      key={edge}
      type="button"
      class={`edge-chip is-${edge}`}
      aria-label={messages.value.table.beyond(places.length)}
      onClick={() => show(middleOf(places) ?? zoom.centre)}
    >
      <span aria-hidden="true">
        {edge === 'left' && SIGNS.left} {places.length} {edge !== 'left' && SIGNS[edge]}
      </span>
    </button>
  ));
}
