/** Where something happened: the place, and the building on it as far as everybody saw it. */
import type { SpaceId } from '../../content/index.ts';
import type { View } from '../../rules/views.ts';
import type { Where } from './facts.ts';

export function whereOf(space: SpaceId, { spaces }: View): Where {
  const { tile } = spaces[space];
  return { space, ...(tile !== undefined && { tile }) };
}
