/** Tables of the server that this page came from. */
import type { ChatMessage } from '@gonfalon/protocol';
import { ensureSession, get } from '../net/http.ts';
import { updateSite } from '../net/site.ts';
import { LiveSocket } from '../net/socket.ts';
import { schedule } from './frame-scheduler.ts';
import { OnlineTable } from './online-table.ts';
import type { Session } from './session.ts';

let shared: LiveSocket | undefined;

function socket(): LiveSocket {
  if (shared) return shared;
  const made = new LiveSocket({
    connect: (table) => new WebSocket(live(table)),
    prepare: async (again) => {
      const answer = await ensureSession(again);
      // Who is banned, or kept out, is told so by the notice above the page.
      return answer.ok && !answer.me.sanctions?.ban;
    },
    hearSite: updateSite,
  });
  // After sleep, on another network, in a tab that comes to the front: do not wait for the next try.
  const reconnectNow = () => document.visibilityState === 'visible' && made.reconnectNow();
  addEventListener('online', reconnectNow);
  addEventListener('pageshow', reconnectNow);
  document.addEventListener('visibilitychange', reconnectNow);
  shared = made;
  return made;
}

/** The table is named for whoever shares the sockets out among several servers. */
function live(table: string | undefined): URL {
  const url = new URL('/api/live', location.href.replace(/^http/, 'ws'));
  if (table !== undefined) url.searchParams.set('table', table);
  return url;
}

export function openOnline(id: string): Session {
  return new OnlineTable(id, socket(), readChat, schedule);
}

async function readChat(id: string): Promise<readonly ChatMessage[]> {
  const answer = await get<{ lines: readonly ChatMessage[] }>(`/api/tables/${id}/chat`);
  return answer.ok ? answer.lines : [];
}
