/** A table at which nothing happens, for the same drawing as any other. */
import type { GameMessages, Language, Ref, Seat } from '@gonfalon/kernel';
import type { Scene } from '../scene.ts';

const NOTHING: ReadonlySet<Ref> = new Set();
const nothing = () => undefined;

export function staticScene<V>(
  view: V,
  messages: GameMessages<V>,
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
    messages,
    choices: [],
    selected: [],
    offered: NOTHING,
    highlighted: NOTHING,
    pick: nothing,
    choose: nothing,
    hover: nothing,
    explain: nothing,
  };
}
