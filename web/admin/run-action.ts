/** Does what a host decided, and tells what came of it. */

import { sentenceOf } from '../net/error-message.ts';
import { post } from '../net/http.ts';
import { tell } from '../toasts/toasts.tsx';

export async function doAct(path: string, fields: object, done: string): Promise<boolean> {
  const reply = await post(`/api/host/${path}`, fields);
  tell(reply.ok ? done : sentenceOf(reply.error), reply.ok ? 'good' : 'bad');
  return reply.ok;
}
