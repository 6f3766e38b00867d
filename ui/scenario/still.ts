/** A table at which nothing happens, for the same drawing as any other. */
import type { Language, Ref, Seat, Words } from '@gonfalon/kernel';
import type { Scene } from '../scene.ts';

const NOTHING: ReadonlySet<Ref> = new Set();
const nothing = () => undefined;

export function stillScene<V>(
  view: V,
  words: Words<V>,
  language: Language,
  { seats, side = 0 }: { readonly seats: number; readonly side?: Seat },
): Scene<V> {
  return {
    view,
    viewer: 'spectator',
    side,
    seats,
    names: [],
    language,
    words,
    choices: [],
    picked: [],
    offered: NOTHING,
    concerned: NOTHING,
    pick: nothing,
    point: nothing,
    explain: nothing,
  };
}
