/** The course of a match that is over, wherever it was played. */

import type { WholeCourse } from '../analysis/win-chance-panel.tsx';
import type { Session } from '../match-session/session.ts';
import { tableReel } from './server-source.ts';
import { workerReel } from './worker-source.ts';

export async function courseOf({ kind, id }: Pick<Session, 'kind' | 'id'>): Promise<WholeCourse> {
  const reel = await (kind === 'local' ? workerReel({ from: 'device', id }) : tableReel(id, false));
  if (!('head' in reel)) throw new Error('the match cannot be played again');
  try {
    return { course: await reel.course(), last: reel.head.last };
  } finally {
    reel.close();
  }
}
