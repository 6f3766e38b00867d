/** What happened at a table: the news since some moment, the table at any moment, and the file of a match. */
import type { MatchFile, Viewer } from '@gonfalon/kernel';
import type { Replay } from '@gonfalon/protocol';
import { viewerOf } from '../access/table-access.ts';
import { RequestError } from '../errors.ts';
import type { LogRecord, Store, TableDetails } from '../store/store.ts';
import type { WorkerPool } from '../workers/bot-workers.ts';
import type { Recorded } from '../workers/replay.ts';
import type { Asker, Past } from './past.ts';
import { PIECE } from './past.ts';
import { mapWorkerErrors } from './worker-errors.ts';

/** How many records are told at once; who wants more asks again. */
const MAX_TOLD = 4 * PIECE;

export interface HistoryParts {
  readonly store: Store;
  readonly thinkers: WorkerPool;
  readonly past: Past;
}

export class History {
  private readonly parts: HistoryParts;

  constructor(parts: HistoryParts) {
    this.parts = parts;
  }

  /** The answer, as JSON. */
  async events(who: Asker, id: string, from: number): Promise<string> {
    const { past } = this.parts;
    const { viewer, listed } = await this.admitted(who, id);
    const last = listed.place.seq;
    const seq = Math.min(last, from - (from % PIECE) + MAX_TOLD);
    past.charge(who, from, seq);
    const { news, revoked } = await past.news(id, viewer, from, seq, who.person);
    const more = seq < last ? ',"more":true' : '';
    return `{"ok":true,"from":${from},"seq":${seq},"news":${news},"revoked":${JSON.stringify(revoked)}${more}}`;
  }

  /** While a match is played everybody sees what they saw; when it is over, also what the others saw. */
  async replay(who: Asker, id: string, at: number | undefined, as: Viewer | undefined): Promise<Replay> {
    const { listed, viewer } = await this.admitted(who, id);
    const { table, seats, place } = listed;
    const eyes = as ?? viewer;
    if (eyes !== viewer && table.status !== 'finished') throw new RequestError('table.not-finished');
    const moment = at ?? place.seq;
    if (moment < 1 || moment > place.seq || (eyes !== 'spectator' && eyes >= seats.length))
      throw new RequestError('table.no-such-place');
    const { past, thinkers } = this.parts;
    past.charge(who, 0, moment);
    const read = async () => recorded(listed, await past.records(id, moment, who.person));
    const found = await mapWorkerErrors(thinkers.replay(read, eyes, who.person));
    return { table: id, at: moment, last: place.seq, viewer: eyes, ...found };
  }

  async file(who: Asker, id: string): Promise<MatchFile> {
    const { listed } = await this.admitted(who, id);
    if (listed.table.status !== 'finished') throw new RequestError('table.not-finished');
    const { past, thinkers } = this.parts;
    const { seq } = listed.place;
    past.charge(who, 0, seq);
    const read = async () => recorded(listed, await past.records(id, seq, who.person));
    const players = listed.seats.map(({ identity, bot }) =>
      identity === undefined ? (bot ?? '') : (listed.people.get(identity)?.name ?? ''),
    );
    return mapWorkerErrors(thinkers.file(read, players, who.person));
  }

  private async admitted({ person }: Asker, id: string): Promise<{ listed: TableDetails; viewer: Viewer }> {
    const listed = await this.parts.store.table(id);
    if (!listed) throw new RequestError('table.unknown');
    return { listed, viewer: viewerOf(listed, person) };
  }
}

/** What a replay needs of a table; it holds the seed, and stays inside the server. */
function recorded({ table, seats }: TableDetails, records: readonly LogRecord[]): Recorded {
  const { game, rules, options, seed } = table;
  return { game, rules, options, seed, seats: seats.length, acts: records.map(({ act }) => act) };
}
