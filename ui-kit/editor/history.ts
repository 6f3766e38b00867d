/** What was, what is, and what was taken back. */
export interface History<T> {
  readonly past: readonly T[];
  readonly present: T;
  readonly future: readonly T[];
  /** What the last step belongs to: a stroke of the brush, or a field that somebody writes in. */
  readonly stroke?: string;
}

/** So far back one can go. */
const MAX_STEPS = 100;

export const begin = <T>(present: T): History<T> => ({ past: [], present, future: [] });

/** Goes on to `next`. Steps of the same stroke are taken back as one; what changes nothing is no step. */
export function record<T>(history: History<T>, next: T, stroke?: string): History<T> {
  const { past, present } = history;
  if (JSON.stringify(next) === JSON.stringify(present)) return history;
  const goesOn = stroke !== undefined && stroke === history.stroke;
  return {
    past: goesOn ? past : [...past, present].slice(-MAX_STEPS),
    present: next,
    future: [],
    ...(stroke !== undefined && { stroke }),
  };
}

export function undo<T>(history: History<T>): History<T> {
  const { past, present, future } = history;
  const before = past.at(-1);
  return before === undefined
    ? history
    : { past: past.slice(0, -1), present: before, future: [present, ...future] };
}

export function redo<T>(history: History<T>): History<T> {
  const { past, present, future } = history;
  const [next, ...rest] = future;
  return next === undefined ? history : { past: [...past, present], present: next, future: rest };
}
