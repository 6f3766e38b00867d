/** The choices as a list of two levels: what they are about first, then the rest. */
import type { Choice, Ref } from '@gonfalon/kernel';

export interface ChoiceGroup {
  /** The thing that they all begin with; undefined if they are about nothing in particular. */
  readonly first?: Ref;
  readonly choices: readonly Choice[];
}

export function groupChoices(choices: readonly Choice[]): readonly ChoiceGroup[] {
  const groups = new Map<Ref, Choice[]>();
  const plain: Choice[] = [];
  for (const choice of choices) {
    const [, first] = choice;
    if (first === undefined) plain.push(choice);
    else groups.set(first, [...(groups.get(first) ?? []), choice]);
  }
  return [
    ...[...groups].map(([first, list]) => ({ first, choices: list })),
    ...plain.map((choice) => ({ choices: [choice] })),
  ];
}
