/** What a client is told when a thread could not do what it was asked. */

import { OtherRules } from '../domain/log-action.ts';
import { RequestError } from '../errors.ts';
import { BotFailed, Stopped, TaskTimeout, TooBusy } from '../workers/bot-workers.ts';

/** After how many seconds it is worth asking again. */
const RETRY_AFTER_S = 1;

export async function mapWorkerErrors<T>(done: Promise<T>): Promise<T> {
  try {
    return await done;
  } catch (error) {
    if (error instanceof OtherRules) throw new RequestError('table.old-rules');
    if (error instanceof TooBusy) throw new RequestError('request.too-many', { seconds: RETRY_AFTER_S });
    if (error instanceof TaskTimeout) throw new RequestError('server.unavailable');
    if (error instanceof Stopped) throw new RequestError('server.stopping');
    if (error instanceof BotFailed) throw new RequestError('server.broken');
    throw error;
  }
}
