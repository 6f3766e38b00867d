/** What a client is told when a thread could not do what it was asked. */

import { OtherRules } from '../domain/log-action.ts';
import { Refused } from '../errors.ts';
import { NoAnswer, Stopped, TooBusy, TookTooLong } from '../workers/bot-workers.ts';

/** After how many seconds it is worth asking again. */
const SOON = 1;

export async function fromThread<T>(done: Promise<T>): Promise<T> {
  try {
    return await done;
  } catch (error) {
    if (error instanceof OtherRules) throw new Refused('table.old-rules');
    if (error instanceof TooBusy) throw new Refused('request.too-many', { seconds: SOON });
    if (error instanceof TookTooLong) throw new Refused('server.unavailable');
    if (error instanceof Stopped) throw new Refused('server.stopping');
    if (error instanceof NoAnswer) throw new Refused('server.broken');
    throw error;
  }
}
