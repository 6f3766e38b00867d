/**
 * How a choice is made piece by piece. A choice is a verb and the things it is about, in order: each thing that is
 * picked leaves the choices that go on with it, until one is left and all of it is picked. The rules made the list of
 * choices; here nothing is decided, only looked up in it.
 */
import type { Choice, Ref } from '@gonfalon/kernel';

/** What was picked so far. */
export interface Picks {
  readonly refs: readonly Ref[];
  /** How many there were before each pick: things that had no alternative were picked along with another. */
  readonly steps: readonly number[];
}

export const NO_PICKS: Picks = { refs: [], steps: [] };

/** Whether a thing is on the screen, so that it can be clicked, when those were picked. */
export type Drawn = (ref: Ref, picked: readonly Ref[]) => boolean;

export interface Narrowed {
  /** The choices that begin with what was picked; those without any thing are only there before the first pick. */
  readonly left: readonly Choice[];
  /** What may be picked next. */
  readonly offered: ReadonlySet<Ref>;
  /** Those of which everything is picked. */
  readonly whole: readonly Choice[];
}

/** What can be pressed because it cannot be clicked on the board. */
export type Button =
  | { readonly kind: 'choice'; readonly choice: Choice }
  | { readonly kind: 'thing'; readonly ref: Ref; readonly choices: readonly Choice[] };

export interface Buttons {
  /** Choices without any thing, such as to pass: always there. */
  readonly plain: readonly Choice[];
  /** What else is on offer but not drawn. */
  readonly others: readonly Button[];
  /** The same, where it is a number: from the smallest on. */
  readonly numbers: readonly { readonly ref: Ref; readonly choices: readonly Choice[] }[];
}

export type Picked =
  | { readonly kind: 'more'; readonly picks: Picks }
  | { readonly kind: 'complete'; readonly choice: Choice; readonly picks: Picks }
  | { readonly kind: 'refused' };

export function narrow(choices: readonly Choice[], picked: readonly Ref[]): Narrowed {
  const left = choices.filter((choice) => begins(choice, picked));
  const next = left.map((choice) => choice[picked.length + 1]);
  return {
    left,
    offered: new Set(next.filter((ref): ref is Ref => ref !== undefined)),
    whole: picked.length > 0 ? left.filter((choice) => choice.length === picked.length + 1) : [],
  };
}

/** What becomes of the picks when a thing is picked. */
export function pick(choices: readonly Choice[], picks: Picks, ref: Ref, drawn: Drawn): Picked {
  const { refs, steps } = picks;
  if (narrow(choices, refs).offered.has(ref))
    return settle(choices, { refs: [...refs, ref], steps: [...steps, refs.length] }, drawn);
  const at = refs.indexOf(ref);
  if (at >= 0) return { kind: 'more', picks: before(picks, at) };
  if (refs.length > 0 && narrow(choices, []).offered.has(ref))
    return settle(choices, { refs: [ref], steps: [0] }, drawn);
  return leadingTo(choices, picks, ref);
}

/** Takes the last pick back, and what was picked along with it. */
export function back({ refs, steps }: Picks): Picks {
  const last = steps[steps.length - 1] ?? 0;
  return { refs: refs.slice(0, last), steps: steps.slice(0, -1) };
}

export function buttonsOf(choices: readonly Choice[], picked: readonly Ref[], drawn: Drawn): Buttons {
  const { left, offered, whole } = narrow(choices, picked);
  const hidden = [...offered].filter((ref) => !drawn(ref, picked));
  const leading = hidden.map((ref) => ({
    ref,
    choices: left.filter((choice) => choice[picked.length + 1] === ref),
  }));
  const numbers = leading.filter(({ ref }) => isNumber(ref)).sort((a, b) => Number(a.ref) - Number(b.ref));
  return {
    plain: choices.filter((choice) => choice.length === 1),
    others: [
      ...whole.map((choice) => ({ kind: 'choice', choice }) as const),
      ...leading.filter(({ ref }) => !isNumber(ref)).map((thing) => ({ kind: 'thing', ...thing }) as const),
    ],
    numbers,
  };
}

/** The one choice that picking a thing would make or lead to, if it is only one. */
export function leadsTo(
  choices: readonly Choice[],
  picked: readonly Ref[],
  pointed: Ref | undefined,
): Choice | undefined {
  const { left, offered } = narrow(choices, picked);
  const on = pointed !== undefined && offered.has(pointed) ? [...picked, pointed] : picked;
  if (on.length === 0) return undefined;
  const found = left.filter((choice) => begins(choice, on));
  return found.length === 1 ? found[0] : undefined;
}

function isNumber(ref: Ref): boolean {
  return /^\d+$/.test(ref);
}

function begins(choice: Choice, picked: readonly Ref[]): boolean {
  return picked.every((ref, i) => choice[i + 1] === ref);
}

/** Goes on where only one thing can follow and it cannot be clicked; on the board the player clicks it. */
function settle(choices: readonly Choice[], picks: Picks, drawn: Drawn): Picked {
  let { refs } = picks;
  for (;;) {
    const { left, offered, whole } = narrow(choices, refs);
    const [choice] = left;
    if (choice && left.length === 1 && whole.length === 1)
      return { kind: 'complete', choice, picks: { refs, steps: picks.steps } };
    const [only] = offered;
    if (only === undefined || offered.size > 1 || whole.length > 0 || drawn(only, refs))
      return { kind: 'more', picks: { refs, steps: picks.steps } };
    refs = [...refs, only];
  }
}

/** The picks without those from the one at that place on. */
function before({ refs, steps }: Picks, at: number): Picks {
  const kept = steps.filter((step) => step <= at);
  const end = kept[kept.length - 1] ?? 0;
  return { refs: refs.slice(0, end), steps: kept.slice(0, -1) };
}

/**
 * A thing that comes later in a choice: what has to be picked before it is picked, if there is only one way, and the
 * thing itself waits to be picked again.
 */
function leadingTo(choices: readonly Choice[], { refs, steps }: Picks, ref: Ref): Picked {
  const { left } = narrow(choices, refs);
  const ways = left
    .map((choice) => choice.slice(1, choice.indexOf(ref, refs.length + 1)))
    .filter((way, i) => left[i]?.indexOf(ref, refs.length + 1) !== -1 && way.length > refs.length);
  const [way] = ways;
  const single = way && ways.every((other) => other.join('\n') === way.join('\n'));
  return single
    ? { kind: 'more', picks: { refs: way, steps: [...steps, refs.length] } }
    : { kind: 'refused' };
}
