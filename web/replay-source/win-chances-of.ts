/** The course of a match that is over, wherever it was played. */

import type { WinChances } from '../analysis/win-chance-panel.tsx';
import type { Session } from '../match-session/session.ts';
import { tableSource } from './server-source.ts';
import { workerSource } from './worker-source.ts';

export async function loadWinChances({ kind, id }: Pick<Session, 'kind' | 'id'>): Promise<WinChances> {
  const reel = await (kind === 'local' ? workerSource({ from: 'device', id }) : tableSource(id, false));
  if (!('head' in reel)) throw new Error('the match cannot be played again');
  try {
    return { course: await reel.course(), last: reel.head.last };
  } finally {
    reel.close();
  }
}
