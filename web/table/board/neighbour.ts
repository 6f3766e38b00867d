/** From one thing to the next in a direction, for those who play with the arrow keys. */
import type { Point } from '@gonfalon/ui-kit';

const DIRECTIONS: Readonly<Record<string, Point>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

export function directionOf(key: string): Point | undefined {
  return Object.hasOwn(DIRECTIONS, key) ? DIRECTIONS[key] : undefined;
}

/** The nearest of the others that lies more ahead than aside. */
export function neighbour<T>(
  from: Point,
  direction: Point,
  others: readonly { readonly at: Point; readonly item: T }[],
): T | undefined {
  let best: { readonly cost: number; readonly item: T } | undefined;
  for (const { at, item } of others) {
    const [dx, dy] = [at.x - from.x, at.y - from.y];
    const ahead = dx * direction.x + dy * direction.y;
    const aside = Math.abs(dx * direction.y - dy * direction.x);
    if (ahead <= 0.5 || aside > ahead * 1.8) continue;
    const cost = ahead + aside * 1.5;
    if (!best || cost < best.cost) best = { cost, item };
  }
  return best?.item;
}
