/** Does what a host decided, and tells what came of it. */

import { errorMessage } from '../net/error-message.ts';
import { post } from '../net/http.ts';
import { showToast } from '../toasts/toasts.tsx';

export async function runAction(path: string, fields: object, done: string): Promise<boolean> {
  const reply = await post(`/api/host/${path}`, fields);
  showToast(reply.ok ? done : errorMessage(reply.error), reply.ok ? 'good' : 'bad');
  return reply.ok;
}
