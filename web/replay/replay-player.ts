/**
 * Shows a match again: which moment, through whose eyes, at what speed. To the board it is a session like any other,
 * at which there is nothing to choose.
 */
import type { Seat, Viewer } from '@gonfalon/kernel';
import type { EventBatch, Outcome, TableView, Update } from '@gonfalon/protocol';
import type { Signal } from '@preact/signals';
import { batch, signal } from '@preact/signals';
import type { Answer, Session } from '../match-session/session.ts';
import type { ConnectionState } from '../net/connection-state.ts';
import type { Frame, TimelineEntry } from '../replay-source/match-timeline.ts';
import type { ReplaySource } from '../replay-source/replay-source.ts';

/** How many times as fast as one looks at it. */
export const RATES = [0.5, 1, 2, 4, 8] as const;
/** At this rate and above nothing is played out between two moments. */
const TOO_FAST = 4;
/** How long a moment is looked at, in ms: one at which something happened, and one at which nothing did. */
const LOOK = 900;
const GLANCE = 150;

const NOTHING_TO_DO: Outcome = { by: 'stop' };
const REFUSED: Answer = Promise.resolve({ code: 'table.not-playing', message: '' });

export interface ReplayPlayerParts {
  readonly wait: (ms: number) => Promise<void>;
  /** Resolves once what happened has been played out on the board. */
  readonly settled: () => Promise<void>;
}

export class ReplayPlayer {
  readonly reel: ReplaySource;
  readonly session: Session;
  readonly at: Signal<number>;
  readonly viewer: Signal<Viewer>;
  readonly playing = signal(false);
  readonly rate = signal<number>(1);
  /** What the viewer saw in the whole match. */
  readonly log = signal<readonly TimelineEntry[]>([]);
  readonly frame = signal<Frame | undefined>(undefined);
  /** A moment could not be fetched. */
  readonly failed = signal(false);
  private readonly parts: ReplayPlayerParts;
  private readonly standing = signal<TableView | undefined>(undefined);
  private readonly news = signal<readonly EventBatch[]>([]);
  private readonly listeners = new Set<(update: Update) => void>();
  private ticket = 0;
  private logOf: Viewer | undefined;

  constructor(reel: ReplaySource, parts: ReplayPlayerParts, at?: number, as?: Viewer) {
    const { viewers } = reel.head;
    this.reel = reel;
    this.parts = parts;
    this.viewer = signal(as !== undefined && viewers.includes(as) ? as : (viewers[0] ?? 'spectator'));
    this.at = signal(this.within(at ?? reel.head.first));
    this.session = {
      kind: 'local',
      id: reel.head.info.id,
      info: signal(reel.head.info),
      standing: this.standing,
      news: this.news,
      chat: signal([]),
      connection: signal<ConnectionState>('live'),
      loadError: signal(undefined),
      onUpdate: (listener) => {
        this.listeners.add(listener);
        return () => this.listeners.delete(listener);
      },
      choose: () => REFUSED,
      explain: () => REFUSED,
      ordersForm: async () => ({ code: 'table.not-playing', message: '' }),
      hint: async () => ({ code: 'table.not-playing', message: '' }),
      undo: () => REFUSED,
      command: () => REFUSED,
      close: () => this.close(),
    };
  }

  /** Shows a moment at once. */
  seek(at: number): Promise<void> {
    return this.show(this.within(at), false);
  }

  /** Goes on by so many choices; one forward is played out. */
  step(by: 1 | -1): Promise<void> {
    this.pause();
    return this.show(this.within(this.at.value + by), by > 0);
  }

  /** To where the next turn begins, or this one, or the last one. */
  turn(by: 1 | -1): Promise<void> {
    this.pause();
    return this.seek(this.turnFrom(by));
  }

  lookAs(viewer: Viewer): Promise<void> {
    if (!this.reel.head.viewers.includes(viewer)) return Promise.resolve();
    this.viewer.value = viewer;
    return this.seek(this.at.value);
  }

  pause(): void {
    this.playing.value = false;
  }

  /** Plays on until the end, or until it is paused. */
  async play(): Promise<void> {
    const { last, first } = this.reel.head;
    if (this.playing.value) return;
    this.playing.value = true;
    if (this.at.value >= last) await this.seek(first);
    while (this.playing.value && this.at.value < last) {
      const next = this.at.value + 1;
      await this.show(next, this.rate.value < TOO_FAST);
      if (this.failed.value) break;
      await this.parts.settled();
      const seen = this.log.value.some(({ at }) => at === next);
      await this.parts.wait((seen ? LOOK : GLANCE) / this.rate.value);
    }
    this.playing.value = false;
  }

  close(): void {
    this.pause();
    this.ticket++;
    this.reel.close();
  }

  private within(at: number): number {
    const { first, last } = this.reel.head;
    return Math.max(first, Math.min(last, Math.trunc(at) || first));
  }

  private turnFrom(by: 1 | -1): number {
    const { turns, first, last } = this.reel.head;
    const here = this.at.value;
    if (by > 0) return turns.find((at) => at > here) ?? last;
    return turns.findLast((at) => at < here) ?? first;
  }

  private async show(at: number, played: boolean): Promise<void> {
    const ticket = ++this.ticket;
    const viewer = this.viewer.value;
    this.at.value = at;
    try {
      const [frame, log] = await Promise.all([this.reel.frame(at, viewer), this.logFor(viewer)]);
      if (ticket !== this.ticket) return;
      batch(() => this.put(frame, log, played));
    } catch {
      if (ticket === this.ticket) this.failed.value = true;
    }
  }

  private async logFor(viewer: Viewer): Promise<readonly TimelineEntry[]> {
    return this.logOf === viewer ? this.log.value : this.reel.log(viewer);
  }

  private put(frame: Frame, log: readonly TimelineEntry[], played: boolean): void {
    const { at, view, asked } = frame;
    const standing = standingOf(this.session.id, frame, asked);
    const news = log
      .filter((entry) => entry.at <= at)
      .map((entry): EventBatch => ({ seq: entry.at, at: 0, events: entry.events }));
    if (played && this.standing.value?.viewer === view.viewer) {
      const update: Update = {
        do: 'update',
        from: at - 1,
        ...standing,
        news: news.filter(({ seq }) => seq === at),
        revoked: [],
      };
      for (const listener of this.listeners) listener(update);
    }
    this.logOf = view.viewer;
    this.failed.value = false;
    this.log.value = log;
    this.frame.value = frame;
    this.standing.value = standing;
    this.news.value = news;
  }
}

/** Nothing can be done in the past: whatever is clicked is explained. */
export function standingOf(table: string, { at, view }: Frame, asked: Seat | undefined): TableView {
  const { game: _, seats: __, question: ___, waiting: ____, ...rest } = view;
  const over = view.result ? ({ by: 'rules', result: view.result } as const) : NOTHING_TO_DO;
  return {
    table,
    seq: at,
    ...rest,
    mayUndo: false,
    over,
    ...(asked !== undefined && { waiting: { seat: asked } }),
  };
}
