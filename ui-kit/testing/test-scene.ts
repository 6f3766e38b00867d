/** Tables as one viewer sees them, and matches of random choices, for the tests of screens. */
import type { Choice, GameModule, Language, Ref, Viewer } from '@gonfalon/kernel';
import { createRng, Match } from '@gonfalon/kernel';
import type { Scene } from '../scene.ts';

const nothing = () => undefined;

/** What a viewer sees, with what was picked of a choice so far. */
export function testScene<S, O, V>(
  module: GameModule<S, O, V>,
  match: Match<S, V>,
  viewer: Viewer = match.question?.seat ?? 0,
  { language = 'en', selected = [] }: { language?: Language; selected?: readonly Ref[] } = {},
): Scene<V> {
  const { view, question } = match.view(viewer);
  const choices = (question?.choices ?? []).filter((choice) =>
    selected.every((ref, i) => choice[i + 1] === ref),
  );
  return {
    view,
    viewer,
    side: viewer === 'spectator' ? 0 : viewer,
    seats: match.seats,
    options: match.setup.options,
    names: ['Ada', 'Bohemond', 'Cécile', 'Dmitri'].slice(0, match.seats),
    language,
    messages: module.messages[language],
    ...(match.question && { toMove: match.question.seat }),
    ...(question && { question }),
    choices,
    selected,
    offered: new Set(choices.flatMap((choice) => choice[selected.length + 1] ?? [])),
    highlighted: new Set(),
    pick: nothing,
    choose: nothing,
    hover: nothing,
    explain: nothing,
  };
}

export interface TestTable {
  readonly seats: number;
  readonly options?: unknown;
}

/** A match of random choices, at most so many; the visitor is called before each of them. */
export function randomMatch<S, O, V>(
  { game }: GameModule<S, O, V>,
  { seats, options = {} }: TestTable,
  seed: string,
  visit: (match: Match<S, V>, step: number) => void = nothing,
  most = Number.POSITIVE_INFINITY,
): Match<S, V> {
  const match: Match<S, V> = new Match(game, { seats, options, chance: { kind: 'fast', seed } });
  const luck = createRng({ kind: 'fast', seed });
  for (let step = 0; step < most && match.question; step++) {
    visit(match, step);
    const { seat, choices } = match.question;
    match.choose(seat, match.number, choices[luck.nextInt(choices.length)] as Choice);
  }
  return match;
}
