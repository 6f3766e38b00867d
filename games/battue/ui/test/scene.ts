/** Tables as one viewer sees them, for tests. */
import type { Language, Match, Ref, Viewer } from '@gonfalon/kernel';
import type { Scene } from '@gonfalon/ui-kit';
import * as kit from '@gonfalon/ui-kit/testing';
import { battue } from '../../index.ts';
import type { State } from '../../rules/state.ts';
import type { View } from '../../rules/views.ts';

type AnyMatch = Match<State, View>;

export function sceneOf(
  match: AnyMatch,
  viewer?: Viewer,
  { language = 'en', picked = [] }: { language?: Language; picked?: readonly Ref[] } = {},
): Scene<View> {
  return kit.testScene(battue, match, viewer, { language, selected: picked });
}

export function randomMatch(seed: string, seats: number, visit?: (match: AnyMatch) => void): AnyMatch {
  return kit.randomMatch(battue, { seats, options: { roundLimit: 12 } }, seed, visit);
}
