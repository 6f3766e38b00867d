/** A match in memory as one viewer sees it, and what the records of its log let a viewer see. */
import type { MatchView, Viewer } from '@gonfalon/kernel';
import { eventFor } from '@gonfalon/kernel';
import type { EventBatch, TableView } from '@gonfalon/protocol';
import { faceOf, stoppedFace } from '../domain/clock/clock.ts';
import type { LogRecord } from '../store/store.ts';
import type { RoomContext, RoomState } from './room-state.ts';

export function viewFor(room: RoomState, viewer: Viewer, { now, downtimes, paused }: RoomContext): TableView {
  const { game: _, seats: __, ...view } = room.match.view(viewer);
  const { table, over, offer } = room;
  const face = faceOf(table, room.clocks, now(), downtimes(), viewer);
  const clock = face && paused?.() ? stoppedFace(face) : face;
  const { autoPassed = [], hushed = [] } =
    viewer === 'spectator' ? {} : (room.instructions.get(viewer) ?? {});
  const { waiting, question, ...rest } = asPlayed(room, view);
  return {
    table: table.id,
    seq: room.seq,
    ...rest,
    ...(!over && question && { question }),
    ...(!over && waiting && { waiting }),
    ...(clock && !over && { clock }),
    ...(offer && { offer }),
    ...(over && { over }),
    ...(autoPassed.length > 0 && { autoPassed }),
    ...(hushed.length > 0 && { hushed }),
  };
}

/** A person whose seat a bot plays looks on: it is the bot that is asked. */
function asPlayed<W extends Pick<MatchView, 'question' | 'waiting' | 'viewer'>>(
  { seats }: RoomState,
  view: W,
): W {
  const { viewer, question } = view;
  if (!question || viewer === 'spectator' || seats[viewer]?.kind === 'human') return view;
  const { question: _, ...rest } = view;
  return { ...rest, waiting: question.secret ? {} : { seat: question.seat } } as W;
}

/** What records let a viewer see; what was taken back among them is left out. */
export function newsFor(
  records: readonly LogRecord[],
  viewer: Viewer,
): { readonly news: EventBatch[]; readonly revoked: number[] } {
  const news: EventBatch[] = [];
  const revoked: number[] = [];
  for (const { seq, at, act, events } of records) {
    if (act.do === 'undo') {
      revoked.push(act.undone);
      continue;
    }
    const seen = events.map((record) => eventFor(record, viewer)).filter((event) => event !== undefined);
    if (seen.length > 0) news.push({ seq, at, events: seen });
  }
  const gone = new Set(revoked);
  return { news: news.filter(({ seq }) => !gone.has(seq)), revoked };
}
