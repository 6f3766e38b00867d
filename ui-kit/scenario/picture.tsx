/** A whole board, small, which cannot be pointed at. What it shows is told in words beside it. */
import type { ComponentChildren } from 'preact';

interface Props {
  readonly box: { readonly width: number; readonly height: number };
  /** SVG that fills the box. */
  readonly children: ComponentChildren;
}

export function BoardPicture({ box, children }: Props) {
  return (
    <div class="scenario-picture" inert aria-hidden="true">
      <svg viewBox={`0 0 ${box.width} ${box.height}`} aria-hidden="true">
        {children}
      </svg>
    </div>
  );
}
