/** How large the map is seen: names and pieces keep their size on the screen, and from afar less is shown. */
import type { RefObject } from 'preact';
import { useLayoutEffect } from 'preact/hooks';

/** Pixels for each unit of the map. */
const FAR = 0.62;
const NEAR = 1.3;
/** From so near names and pieces do not crowd each other. */
export const LEGIBLE = 1.32;
/** How large tokens are, of their 24 by 30 pixels, by level. */
const TOKENS = { far: 0.92, middle: 0.92, near: 1.1 } as const;
/** On a map that is smaller than this tokens shrink with it, or they would lie on each other. */
const CROWDED = 0.8;

export interface MapScale {
  readonly level: keyof typeof TOKENS;
  /** Units of the map for a pixel of a name, and for one of a token. */
  readonly name: number;
  readonly token: number;
}

export function scaleFor(pixelsPerUnit: number): MapScale {
  const level = pixelsPerUnit < FAR ? 'far' : pixelsPerUnit < NEAR ? 'middle' : 'near';
  const crowded = level === 'middle' ? Math.min(1, pixelsPerUnit / CROWDED) : 1;
  return { level, name: 1 / pixelsPerUnit, token: (TOKENS[level] * crowded) / pixelsPerUnit };
}

/** Tells the drawing, without drawing it anew. */
export function useScale(drawing: RefObject<SVGGElement | null>): void {
  useLayoutEffect(() => {
    const group = drawing.current;
    const svg = group?.ownerSVGElement;
    if (!group || !svg) return undefined;
    const measure = () => {
      const width = svg.viewBox.baseVal.width;
      if (!width || !svg.clientWidth) return;
      const { level, name, token } = scaleFor(svg.clientWidth / width);
      group.dataset.level = level;
      group.style.setProperty('--nerath-name', name.toFixed(3));
      group.style.setProperty('--nerath-token', token.toFixed(3));
    };
    measure();
    const zoomed = new MutationObserver(measure);
    zoomed.observe(svg, { attributeFilter: ['viewBox'] });
    const resized = new ResizeObserver(measure);
    resized.observe(svg);
    return () => {
      zoomed.disconnect();
      resized.disconnect();
    };
  }, []);
}
