/** A match that is being played on a server: it shows each moment as the reader saw it. */
import type { MatchFile, Viewer } from '@gonfalon/kernel';
import type { EventBatch, Failure, Replay, TableInfo, TableView } from '@gonfalon/protocol';
import { UNREACHABLE } from '../net/failure.ts';
import { get } from '../net/http.ts';
import { language } from '../settings/settings.ts';
import type { NoReplay } from './load.ts';
import type { Frame, TimelineEntry } from './match-timeline.ts';
import type { ReplaySource } from './replay-source.ts';
import { workerSource } from './worker-source.ts';

interface Shown {
  readonly table: TableInfo;
  readonly standing?: TableView;
}

/** Over: the whole match, in the browser; otherwise record by record, from the server. */
export async function tableSource(id: string, record: boolean): Promise<ReplaySource | NoReplay | Failure> {
  const shown = await get<Shown>(`/api/tables/${id}`);
  if (!shown.ok) return shown.error;
  const { table, standing } = shown;
  if (table.status !== 'finished' || record)
    return standing ? runningSource(table, standing) : { why: 'gone' };
  const file = await fileOf(id);
  return 'code' in file ? file : workerSource({ from: 'table', file, info: table });
}

/** A file comes bare, without a word on whether all went well. */
async function fileOf(id: string): Promise<MatchFile | Failure> {
  try {
    const headers = { 'accept-language': language.value };
    const response = await fetch(`/api/tables/${id}/file`, { credentials: 'same-origin', headers });
    const answer = (await response.json()) as MatchFile | { readonly error: Failure };
    return 'error' in answer ? answer.error : answer;
  } catch {
    return UNREACHABLE;
  }
}

/** Of a long match the server tells a part at a time. */
interface NewsPage {
  readonly news: readonly EventBatch[];
  readonly revoked: readonly number[];
  readonly seq: number;
  readonly more?: boolean;
}

async function runningSource(info: TableInfo, { viewer, seq }: TableView): Promise<ReplaySource | Failure> {
  const { id } = info;
  let entries: readonly TimelineEntry[] = [];
  for (let from = 0, more = true; more; ) {
    const page = await get<NewsPage>(`/api/tables/${id}/events`, { from });
    if (!page.ok) return page.error;
    const gone = new Set(page.revoked);
    const fresh = page.news.map(({ seq: at, events }): TimelineEntry => ({ at, events }));
    entries = [...entries.filter(({ at }) => !gone.has(at)), ...fresh];
    from = page.seq;
    more = page.more === true;
  }
  const turns = entries
    .filter(({ events }) => events.some(({ kind }) => kind === 'turn'))
    .map(({ at }) => at);
  const frames = new Map<number, Promise<Frame>>();
  return {
    head: { info, first: 1, last: seq, turns, viewers: [viewer], open: false },
    frame(at) {
      const known = frames.get(at) ?? frameOf(id, at, viewer);
      frames.set(at, known);
      known.catch(() => frames.delete(at));
      return known;
    },
    log: async () => entries,
    check: () => Promise.reject(new Error('the match is not over')),
    course: () => Promise.reject(new Error('the match is not over')),
    file: () => Promise.reject(new Error('the match is not over')),
    close: () => undefined,
  };
}

async function frameOf(id: string, at: number, viewer: Viewer): Promise<Frame> {
  const answer = await get<Replay>(`/api/tables/${id}/replay`, { at, as: viewer });
  if (!answer.ok) throw new Error(answer.error.message);
  const { view } = answer;
  const asked = view.question?.seat ?? view.waiting?.seat;
  return { at, view, ...(asked !== undefined && { asked }) };
}
