/** Which part of the board is seen, on a small drawing of the whole; a press goes there. */
import type { Point } from '@gonfalon/ui-kit';
import { messages } from '../../messages/messages.ts';
import { hasSheet } from '../layout.ts';
import type { TableViewModel } from '../table-view-model.ts';
import type { Box, Zoom } from './zoom.ts';
import { seen } from './zoom.ts';

interface Props {
  readonly vm: TableViewModel;
  readonly box: Box;
  readonly frame: Box;
  readonly zoom: Zoom | undefined;
  show(at: Point): void;
}

export function SmallMap({ vm, box, frame, zoom, show }: Props) {
  const scene = vm.scene.value;
  const { SmallMap: Drawing } = vm.ui;
  if (!Drawing || !scene || !zoom || !hasSheet.value || frame.width === 0) return null;
  const part = seen(box, frame, zoom.scale);
  const press = ({ currentTarget, clientX, clientY, detail }: MouseEvent) => {
    // A key has no place on it.
    if (detail === 0 || !(currentTarget instanceof Element)) return;
    const { left, top, width, height } = currentTarget.getBoundingClientRect();
    show({ x: ((clientX - left) / width) * box.width, y: ((clientY - top) / height) * box.height });
  };
  return (
    <button type="button" class="small-map" aria-label={messages.value.table.smallMap} onClick={press}>
      <svg viewBox={`0 0 ${box.width} ${box.height}`} aria-hidden="true">
        <Drawing scene={scene} />
        <rect
          class="small-map-part"
          x={zoom.centre.x - part.width / 2}
          y={zoom.centre.y - part.height / 2}
          width={part.width}
          height={part.height}
        />
      </svg>
    </button>
  );
}
