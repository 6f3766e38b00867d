/** The course of a match that is over, wherever it was played. */
import type { Session } from '../play/session.ts';
import type { WholeCourse } from './course-panel.tsx';
import { tableReel } from './server-reel.ts';
import { workerReel } from './worker-reel.ts';

export async function courseOf({ kind, id }: Pick<Session, 'kind' | 'id'>): Promise<WholeCourse> {
  const reel = await (kind === 'local' ? workerReel({ from: 'device', id }) : tableReel(id, false));
  if (!('head' in reel)) throw new Error('the match cannot be played again');
  try {
    return { course: await reel.course(), last: reel.head.last };
  } finally {
    reel.close();
  }
}
