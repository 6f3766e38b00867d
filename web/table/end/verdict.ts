/** What a finished match means to who looks at it. */
import type { Result, Viewer } from '@gonfalon/kernel';
import { wonTogether } from '@gonfalon/kernel';

/** `level`: nobody is better than anybody else. */
export type Verdict = 'won' | 'shared' | 'level' | 'over';

export function verdictOf(result: Result | undefined, seats: number, viewer: Viewer): Verdict {
  const winners = result?.winners ?? [];
  if (winners.length > 1 && winners.length === seats) return 'level';
  if (viewer === 'spectator' || !winners.includes(viewer)) return 'over';
  return winners.length > 1 && !(result && wonTogether(result)) ? 'shared' : 'won';
}
