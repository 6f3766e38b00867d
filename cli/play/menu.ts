/** Choices as a numbered list; a long list is narrowed one position at a time, as a click on the board would. */
import type { Choice, GameMessages } from '@gonfalon/kernel';

/** One line of the list: a choice, or several that begin alike. */
export interface Item {
  readonly label: string;
  /** How a choice is written; a line that stands for several has none. */
  readonly code?: string;
  readonly choices: readonly Choice[];
}

/** More than this do not fit on a screen. */
const MAX_LINES = 20;

export function menuOf(choices: readonly Choice[], words: GameMessages): Item[] {
  const single = (choice: Choice): Item => ({
    label: words.choice(choice),
    code: choice.join(' '),
    choices: [choice],
  });
  if (choices.length <= MAX_LINES) return choices.map(single);
  const position = firstDifference(choices);
  return [...groupedAt(choices, position)].map(([ref, group]) => {
    const [only] = group;
    if (group.length === 1 && only) return single(only);
    const label = position === 0 ? commonStart(group.map((c) => words.choice(c))) || ref : words.ref(ref);
    return { label: `${label} …`, choices: group };
  });
}

/** The things that all the choices name first: what was settled while the list was narrowed. */
export function settled(choices: readonly Choice[], words: GameMessages): string[] {
  const [, ...refs] = choices[0]?.slice(0, firstDifference(choices)) ?? [];
  return refs.map((ref) => words.ref(ref));
}

function firstDifference(choices: readonly Choice[]): number {
  const [first, ...others] = choices;
  let position = 0;
  while (first && others.every((c) => c[position] === first[position]) && position < first.length) position++;
  return position;
}

function groupedAt(choices: readonly Choice[], position: number): Map<string, Choice[]> {
  const groups = new Map<string, Choice[]>();
  for (const choice of choices) {
    const ref = choice[position] ?? '';
    const group = groups.get(ref);
    if (group) group.push(choice);
    else groups.set(ref, [choice]);
  }
  return groups;
}

/** The words that all the texts begin with. */
function commonStart(texts: readonly string[]): string {
  const [first = [], ...others] = texts.map((text) => text.split(' '));
  const end = first.findIndex((word, i) => others.some((other) => other[i] !== word));
  return (end < 0 ? first : first.slice(0, end)).join(' ');
}
