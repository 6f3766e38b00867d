/** Tables for tests: random matches as one viewer sees them. */
import type { Language, Viewer } from '@gonfalon/kernel';
import { Match } from '@gonfalon/kernel';
import type { Scene } from '@gonfalon/ui-kit';
import { randomMatch, testScene } from '@gonfalon/ui-kit/testing';
import type { AdventureId } from '../../content/index.ts';
import { battlelore } from '../../index.ts';
import type { State } from '../../rules/state.ts';
import type { View } from '../../rules/views.ts';

type Table = Match<State, View>;

export function begin(adventure: AdventureId, seed: string): Table {
  return new Match(battlelore.game, { seats: 2, options: { adventure }, chance: { kind: 'fast', seed } });
}

export function sceneOf(match: Table, viewer: Viewer, language: Language = 'en'): Scene<View> {
  return testScene(battlelore, match, viewer, { language });
}

/** Plays a random match and looks at every question, from the seat that is asked. */
export function randomly(
  adventure: AdventureId,
  seed: string,
  steps: number,
  look: (scene: Scene<View>, match: Table) => void,
): void {
  const visit = (match: Table, i: number) =>
    look(sceneOf(match, match.question?.seat ?? 0, i % 2 === 0 ? 'en' : 'fr'), match);
  randomMatch(battlelore, { seats: 2, options: { adventure } }, seed, visit, steps);
}
