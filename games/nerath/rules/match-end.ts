/** NER-16: the match is over. */
import type { State } from './state.ts';
import type { Verdict } from './victory.ts';
import { resultOf } from './victory.ts';
import type { Context } from './vocabulary.ts';

export function endMatch(ctx: Context, verdict: Verdict): void {
  const s: State = ctx.state;
  s.ending = verdict.ending;
  s.winners = [...resultOf(s, verdict).winners];
  ctx.emit({ kind: 'ended' });
}
