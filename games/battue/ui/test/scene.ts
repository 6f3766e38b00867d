/** Tables as one viewer sees them, for tests. */
import type { Choice, Language, Ref, Viewer } from '@gonfalon/kernel';
import { createRng, Match } from '@gonfalon/kernel';
import type { Scene } from '@gonfalon/ui-kit';
import { battue } from '../../index.ts';
import type { State } from '../../rules/state.ts';
import type { View } from '../../rules/views.ts';

const nothing = () => undefined;

type AnyMatch = Match<State, View>;

/** What a viewer sees, with what was picked of a choice so far. */
export function sceneOf(
  match: AnyMatch,
  viewer: Viewer = match.question?.seat ?? 0,
  { language = 'en', picked = [] }: { language?: Language; picked?: readonly Ref[] } = {},
): Scene<View> {
  const { view, question } = match.view(viewer);
  const choices = (question?.choices ?? []).filter((c) => picked.every((ref, i) => c[i + 1] === ref));
  return {
    view,
    viewer,
    side: viewer === 'spectator' ? 0 : viewer,
    seats: match.seats,
    names: [],
    language,
    messages: battue.messages[language],
    ...(match.question && { toMove: match.question.seat }),
    ...(question && { question }),
    choices,
    selected: picked,
    offered: new Set(choices.flatMap((c) => c[picked.length + 1] ?? [])),
    highlighted: new Set(),
    pick: nothing,
    hover: nothing,
    explain: nothing,
  };
}

/** A match of random choices; the visitor is called before each of them. */
export function randomMatch(
  seed: string,
  seats: number,
  visit: (match: AnyMatch) => void = nothing,
): AnyMatch {
  const match: AnyMatch = new Match(battue.game, {
    seats,
    options: { roundLimit: 12 },
    chance: { kind: 'fast', seed },
  });
  const luck = createRng({ kind: 'fast', seed });
  while (match.question) {
    visit(match);
    const { seat, choices } = match.question;
    match.choose(seat, match.number, choices[luck.nextInt(choices.length)] as Choice);
  }
  return match;
}
