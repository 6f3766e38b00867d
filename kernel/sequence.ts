import type { Step } from './types.ts';
import type { AnyVocabulary, StepName, Vocabulary } from './vocabulary.ts';

/** A step that opens others one after the other, each when the one before is done. */
export function sequence<S, V extends Vocabulary = AnyVocabulary>(
  ...steps: readonly StepName<V>[]
): Step<S, { next?: number }> {
  return {
    run(ctx, locals) {
      const next = locals.next ?? 0;
      const step = steps[next];
      locals.next = next + 1;
      if (step === undefined) ctx.done();
      else ctx.call(step);
    },
  };
}
