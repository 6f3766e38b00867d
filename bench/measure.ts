/** How long things take. Everything is run before it is measured, and told by its median. */

export type Clock = () => number;

/** The value in the middle of the list. */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  const upper = sorted[middle] ?? Number.NaN;
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? upper) + upper) / 2;
}

/** The µs that one of `calls` takes, when `work` makes that many; the median of several rounds. */
export function microseconds(calls: number, work: () => void, now: Clock, rounds: number): number {
  work();
  const times = Array.from({ length: rounds }, () => {
    const started = now();
    work();
    return ((now() - started) * 1000) / calls;
  });
  return median(times);
}
