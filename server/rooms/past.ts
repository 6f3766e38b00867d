/**
 * What happened at tables, for those who were not there: read in pieces, each kept for the next who asks, and one at a
 * time, so that a long match that many ask for keeps nobody else waiting.
 */
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Viewer } from '@gonfalon/kernel';
import { RequestError } from '../errors.ts';
import { RateLimiter } from '../rate-limit/rate-limiter.ts';
import type { LogRecord, Store } from '../store/store.ts';
import { FairQueue } from '../workers/fair-queue.ts';
import { newsFor } from './room-view.ts';

/** Records that are read together: some milliseconds of work. */
export const PIECE = 250;
/** So many letters of pieces are kept. */
const MAX_KEPT = 16_000_000;
/** Pieces that one person, and one address, may ask for at once, and in how many seconds these come back. */
const PERSON = 120;
const ADDRESS = 1200;
const COME_BACK = 20;

/** News as JSON, in the order of the log. */
interface Piece {
  readonly batches: readonly { readonly seq: number; readonly text: string }[];
  /** What was taken back, and by which record. */
  readonly undone: readonly { readonly seq: number; readonly revoked: number }[];
  readonly length: number;
}

interface Wanted {
  readonly table: string;
  readonly viewer: Viewer;
  /** Where the piece begins, and what is wanted of the log. */
  readonly start: number;
  readonly from: number;
  readonly upTo: number;
}

export interface NewsText {
  /** A list, as JSON. */
  readonly news: string;
  readonly revoked: readonly number[];
}

/** Who asks: whoever asks for much waits for himself. */
export interface Asker {
  readonly person: string;
  readonly address: string;
}

export class Past {
  private readonly store: Pick<Store, 'records'>;
  private readonly kept = new Map<string, Piece>();
  private length = 0;
  private readonly persons: RateLimiter;
  private readonly addresses: RateLimiter;
  private readonly waiting = new FairQueue<() => void>();
  private busy = false;

  constructor(store: Pick<Store, 'records'>, allowance: number) {
    this.store = store;
    const pace = (count: number) =>
      new RateLimiter({ perSecond: (count * allowance) / COME_BACK, burst: count * allowance });
    this.persons = pace(PERSON);
    this.addresses = pace(ADDRESS);
  }

  /** Refuses who asks for too much, before anything is read. */
  charge({ person, address }: Asker, from: number, upTo: number): void {
    const pieces = Math.ceil((upTo - from) / PIECE);
    const seconds =
      pieces > 0 ? (this.persons.take(person, pieces) ?? this.addresses.take(address, pieces)) : undefined;
    if (seconds !== undefined) throw new RequestError('request.too-many', { seconds });
  }

  /** What the records after `from` up to `upTo`, which are written, let a viewer see. */
  async news(table: string, viewer: Viewer, from: number, upTo: number, lane: string): Promise<NewsText> {
    if (from >= upTo) return { news: '[]', revoked: [] };
    const pieces: Piece[] = [];
    for (let start = from - (from % PIECE); start < upTo; start += PIECE)
      pieces.push(await this.piece({ table, viewer, start, from, upTo }, lane));
    const undone = pieces.flatMap((piece) => piece.undone.filter(({ seq }) => seq > from));
    const revoked = undone.map((undo) => undo.revoked);
    const gone = new Set(revoked);
    const texts = pieces.flatMap(({ batches }) =>
      batches.filter(({ seq }) => seq > from && !gone.has(seq)).map(({ text }) => text),
    );
    return { news: `[${texts.join(',')}]`, revoked };
  }

  /** The records up to `upTo`, which are written. */
  async records(table: string, upTo: number, lane: string): Promise<LogRecord[]> {
    const records: LogRecord[] = [];
    for (let start = 0; start < upTo; start += PIECE) {
      const end = Math.min(start + PIECE, upTo);
      records.push(...(await this.inTurn(lane, () => this.store.records(table, start, end))));
    }
    return records;
  }

  private async piece({ table, viewer, start, from, upTo }: Wanted, lane: string): Promise<Piece> {
    const name = `${table} ${viewer} ${start}`;
    const known = this.kept.get(name);
    if (known) return this.keep(name, known);
    const isWhole = start + PIECE <= upTo;
    const [after, end] = isWhole ? [start, start + PIECE] : [Math.max(start, from), upTo];
    const piece = await this.inTurn(
      lane,
      // Somebody else may have asked for the same before.
      async () => this.kept.get(name) ?? pieceOf(await this.store.records(table, after, end), viewer),
    );
    // What may grow is not kept.
    return isWhole ? this.keep(name, piece) : piece;
  }

  private keep(name: string, piece: Piece): Piece {
    if (!this.kept.delete(name)) this.length += piece.length;
    this.kept.set(name, piece);
    for (const [oldest, { length }] of this.kept) {
      if (this.length <= MAX_KEPT) break;
      this.kept.delete(oldest);
      this.length -= length;
    }
    return piece;
  }

  /** One at a time, by lanes; and whatever else the server has to do comes in between. */
  private async inTurn<T>(lane: string, job: () => Promise<T>): Promise<T> {
    if (this.busy) await new Promise<void>((go) => this.waiting.add(lane, go));
    this.busy = true;
    try {
      await nextTurn();
      return await job();
    } finally {
      const next = this.waiting.next();
      if (next) next();
      else this.busy = false;
    }
  }
}

function pieceOf(records: readonly LogRecord[], viewer: Viewer): Piece {
  const undone = records.flatMap(({ seq, act }) => (act.do === 'undo' ? [{ seq, revoked: act.undone }] : []));
  const batches = newsFor(records, viewer).news.map((batch) => ({
    seq: batch.seq,
    text: JSON.stringify(batch),
  }));
  return { batches, undone, length: batches.reduce((sum, { text }) => sum + text.length, 0) };
}
