/** A rematch of a match that is being told: nobody sits at its table here. */

import { openLocal } from '../match-session/local-matches.ts';
import type { Rematch } from '../match-session/rematch.ts';
import { rematchOnDevice } from '../match-session/rematch.ts';
import { post } from '../net/http.ts';

export function askRematch(kind: 'table' | 'local', id: string): Promise<Rematch> {
  return kind === 'local' ? rematchOnDevice(openLocal(id)) : askServer(id);
}

async function askServer(id: string): Promise<Rematch> {
  const reply = await post<{ readonly table: string }>(`/api/tables/${id}/rematch`);
  return reply.ok ? { table: reply.table } : { failure: reply.error };
}
