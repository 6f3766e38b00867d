/** Tables for tests: random matches as one viewer sees them. */
import type { Choice, Language, Viewer } from '@gonfalon/kernel';
import { createRng, Match } from '@gonfalon/kernel';
import type { Scene } from '@gonfalon/ui-kit';
import type { AdventureId } from '../../content/index.ts';
import { battlelore } from '../../index.ts';
import type { State } from '../../rules/state.ts';
import type { View } from '../../rules/views.ts';

type Table = Match<State, View>;

export function begin(adventure: AdventureId, seed: string): Table {
  const chance = { kind: 'fast', seed } as const;
  return new Match(battlelore.game, { seats: 2, options: { adventure }, chance });
}

export function sceneOf(match: Table, viewer: Viewer, language: Language = 'en'): Scene<View> {
  const { view, question } = match.view(viewer);
  const choices = question?.choices ?? [];
  const nothing = () => undefined;
  return {
    view,
    viewer,
    side: viewer === 'spectator' ? 0 : viewer,
    seats: 2,
    names: ['Ada', 'Bohemond'],
    language,
    messages: battlelore.messages[language],
    ...(question && { question, toMove: question.seat }),
    choices,
    selected: [],
    offered: new Set(choices.flatMap(([, ref]) => ref ?? [])),
    highlighted: new Set(),
    pick: nothing,
    hover: nothing,
    explain: nothing,
  };
}

/** Plays a random match and looks at every question, from the seat that is asked. */
export function randomly(
  adventure: AdventureId,
  seed: string,
  steps: number,
  look: (scene: Scene<View>, match: Table) => void,
): void {
  const match = begin(adventure, seed);
  const luck = createRng({ kind: 'fast', seed });
  for (let i = 0; i < steps && match.question; i++) {
    const { seat, choices } = match.question;
    look(sceneOf(match, seat, i % 2 === 0 ? 'en' : 'fr'), match);
    match.choose(seat, match.number, choices[luck.nextInt(choices.length)] as Choice);
  }
}
