/**
 * Somebody clicked what is not offered. Which choice would that have been? The rules are asked about the likeliest
 * ones, until one of their own rules gives the reason.
 */
import type { Choice, Question, Ref } from '@gonfalon/kernel';
import { MAX_CHOICE_LENGTH } from '@gonfalon/kernel';

/** No more questions than this for one click. */
const MOST = 8;

/** The verbs that a prompt was seen to offer: when nothing is left to choose, they tell what was meant. */
export class VerbMemory {
  private readonly byPrompt = new Map<string, Set<string>>();

  note({ prompt, choices }: Question): void {
    const verbs = this.byPrompt.get(prompt) ?? new Set();
    for (const choice of choices) if (choice.length > 1) verbs.add(choice[0]);
    this.byPrompt.set(prompt, verbs);
  }

  of(prompt: string): readonly string[] {
    return [...(this.byPrompt.get(prompt) ?? [])];
  }
}

/** The choices that a click may have meant, likeliest first. */
export function guesses(
  question: Question,
  picked: readonly Ref[],
  ref: Ref,
  remembered: readonly string[] = [],
): readonly Choice[] {
  const { choices, prompt } = question;
  const fitting = choices.filter((choice) => picked.every((given, i) => choice[i + 1] === given));
  const found = [
    ...from(fitting, picked, ref),
    ...(picked.length > 0 ? from(choices, [], ref) : []),
    // Steps are often called after what is done in them.
    ...[...remembered, prompt].map((verb): Choice => [verb, ref]),
  ];
  const distinct = new Map(found.map((choice) => [choice.join('\n'), choice]));
  return [...distinct.values()].filter(({ length }) => length <= MAX_CHOICE_LENGTH).slice(0, MOST);
}

/** For each verb, the things as far as they go, and then filled up as another choice has it. */
function from(choices: readonly Choice[], picked: readonly Ref[], ref: Ref): Choice[] {
  const longer = choices.filter(({ length }) => length > picked.length + 1);
  const verbs = [...new Set(longer.map(([verb]) => verb))].sort(
    (a, b) => count(longer, b) - count(longer, a),
  );
  const short = verbs.map((verb): Choice => [verb, ...picked, ref]);
  const full = verbs.flatMap((verb) => {
    const like = longer.find((choice) => choice[0] === verb && choice.length > picked.length + 2);
    return like ? [[verb, ...picked, ref, ...like.slice(picked.length + 2)] as Choice] : [];
  });
  return [...short, ...full];
}

function count(choices: readonly Choice[], verb: string): number {
  return choices.filter((choice) => choice[0] === verb).length;
}

/** The first refusal by a rule of the game; failing that, the first of all. */
export async function reason<F extends { readonly rule?: string }>(
  choices: readonly Choice[],
  why: (choice: Choice) => Promise<F | undefined>,
): Promise<F | undefined> {
  let first: F | undefined;
  for (const choice of choices) {
    const refusal = await why(choice);
    if (refusal?.rule !== undefined && !refusal.rule.startsWith('table.')) return refusal;
    first ??= refusal;
    // Whatever else is asked gets the same answer.
    if (refusal && refusal.rule !== 'table.not-offered') return refusal;
  }
  return first;
}
