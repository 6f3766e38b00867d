import type { Step } from './types.ts';

/** A step that opens others one after the other, each when the one before is done. */
export function sequence<S>(...steps: readonly string[]): Step<S, { next?: number }> {
  return {
    run(t, l) {
      const next = l.next ?? 0;
      const step = steps[next];
      l.next = next + 1;
      if (step === undefined) t.done();
      else t.call(step);
    },
  };
}
