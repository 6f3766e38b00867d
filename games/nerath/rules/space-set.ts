/** Sets of spaces as three words of 32 bits: unions cost three instructions, and members come in the order of ids. */
import type { Space } from './board.ts';

export type SpaceSet = number[];

export const emptySet = (): SpaceSet => [0, 0, 0];

export function setOf(members: readonly Space[]): SpaceSet {
  const set = emptySet();
  for (const at of members) addTo(set, at);
  return set;
}

export function addTo(set: SpaceSet, at: Space): void {
  set[at >> 5] |= 1 << (at & 31);
}

export function removeFrom(set: SpaceSet, at: Space): void {
  set[at >> 5] &= ~(1 << (at & 31));
}

export const hasSpace = (set: SpaceSet, at: Space): boolean => (set[at >> 5] & (1 << (at & 31))) !== 0;

export function clearSet(set: SpaceSet): void {
  set[0] = 0;
  set[1] = 0;
  set[2] = 0;
}

export function addAll(set: SpaceSet, other: SpaceSet): void {
  set[0] |= other[0];
  set[1] |= other[1];
  set[2] |= other[2];
}

/** In the order of ids. */
export function forEachSpace(set: SpaceSet, visit: (at: Space) => void): void {
  for (let word = 0; word < 3; word++) {
    let bits = set[word];
    while (bits !== 0) {
      const lowest = bits & -bits;
      visit((word << 5) + 31 - Math.clz32(lowest));
      bits ^= lowest;
    }
  }
}

export function spacesIn(set: SpaceSet): Space[] {
  const members: Space[] = [];
  forEachSpace(set, (at) => members.push(at));
  return members;
}
