/** The icons as they are, for drawings that cannot refer to the file that holds them. */
import sprite from 'virtual:icon-sprite';

/** By name; empty if the file cannot be had. */
export async function iconShapes(): Promise<ReadonlyMap<string, string>> {
  try {
    const response = await fetch(sprite);
    if (!response.ok) return new Map();
    const file = new DOMParser().parseFromString(await response.text(), 'image/svg+xml');
    const shapes = [...file.querySelectorAll('[id]')];
    return new Map(shapes.map((shape) => [shape.id, shape.innerHTML]));
  } catch {
    return new Map();
  }
}
