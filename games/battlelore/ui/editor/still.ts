/** A draft as a table at which nothing happens, for the same drawing as any other. */
import type { Language, Ref } from '@gonfalon/kernel';
import type { Scene } from '@gonfalon/ui';
import { CAMPS } from '../../content/index.ts';
import { battlelore } from '../../index.ts';
import type { View } from '../../rules/hidden.ts';

const NOTHING: ReadonlySet<Ref> = new Set();
const nothing = () => undefined;

export function stillScene(view: View, language: Language): Scene<View> {
  const near = CAMPS.findIndex((camp) => view.adventure.camps[camp].side === 'bottom');
  return {
    view,
    viewer: 'spectator',
    side: Math.max(0, near),
    seats: CAMPS.length,
    names: [],
    language,
    words: battlelore.words[language],
    choices: [],
    picked: [],
    offered: NOTHING,
    concerned: NOTHING,
    pick: nothing,
    point: nothing,
    explain: nothing,
  };
}
