/** What happened at a table: the news since some moment, the table at any moment, and the file of a match. */
import type { MatchFile, Viewer } from '@gonfalon/kernel';
import type { EventBatch, Replay } from '@gonfalon/protocol';
import { Refused } from '../errors.ts';
import type { Recorded } from '../replay/replay.ts';
import type { Identity, Listed, LogRecord, Store } from '../store/store.ts';
import type { Thinkers } from '../think/thinkers.ts';
import { viewerOf } from './access.ts';
import { newsFor } from './room-view.ts';
import { fromThread } from './threads.ts';

export interface HistoryParts {
  readonly store: Store;
  readonly thinkers: Thinkers;
}

interface Events {
  readonly from: number;
  readonly seq: number;
  readonly news: readonly EventBatch[];
  readonly revoked: readonly number[];
}

export class History {
  private readonly parts: HistoryParts;

  constructor(parts: HistoryParts) {
    this.parts = parts;
  }

  async events(who: Identity, id: string, from: number): Promise<Events> {
    const { viewer, listed } = await this.admitted(who, id);
    const records = await this.parts.store.records(id, from);
    return { from, seq: records.at(-1)?.seq ?? listed.place.seq, ...newsFor(records, viewer) };
  }

  /** While a match is played everybody sees what they saw; when it is over, also what the others saw. */
  async replay(who: Identity, id: string, at: number | undefined, as: Viewer | undefined): Promise<Replay> {
    const { listed, viewer } = await this.admitted(who, id);
    const { table, seats, place } = listed;
    const eyes = as ?? viewer;
    if (eyes !== viewer && table.status !== 'finished') throw new Refused('table.not-finished');
    const moment = at ?? place.seq;
    if (moment < 1 || moment > place.seq || (eyes !== 'spectator' && eyes >= seats.length))
      throw new Refused('table.no-such-place');
    const records = await this.parts.store.records(id, 0, moment);
    const found = await fromThread(this.parts.thinkers.replay(recorded(listed, records), eyes));
    return { table: id, at: moment, last: place.seq, viewer: eyes, ...found };
  }

  async file(who: Identity, id: string): Promise<MatchFile> {
    const { listed } = await this.admitted(who, id);
    if (listed.table.status !== 'finished') throw new Refused('table.not-finished');
    const records = await this.parts.store.records(id, 0);
    const players = listed.seats.map(({ identity, bot }) =>
      identity === undefined ? (bot ?? '') : (listed.people.get(identity)?.name ?? ''),
    );
    return fromThread(this.parts.thinkers.file(recorded(listed, records), players));
  }

  private async admitted(who: Identity, id: string): Promise<{ listed: Listed; viewer: Viewer }> {
    const listed = await this.parts.store.table(id);
    if (!listed) throw new Refused('table.unknown');
    return { listed, viewer: viewerOf(listed, who.id) };
  }
}

/** What a replay needs of a table; it holds the seed, and stays inside the server. */
function recorded({ table, seats }: Listed, records: readonly LogRecord[]): Recorded {
  const { game, rules, options, seed } = table;
  return { game, rules, options, seed, seats: seats.length, acts: records.map(({ act }) => act) };
}
