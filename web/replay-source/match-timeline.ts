/** A whole match that can be looked at from any seat, at any moment: 0 is the set-up, n is after the n-th entry. */
import type {
  EventRecord,
  GameEvent,
  GameModule,
  MatchFile,
  MatchView,
  Seat,
  Snapshot,
  Viewer,
} from '@gonfalon/kernel';
import { Divergence, eventFor, Match, sidesOf } from '@gonfalon/kernel';
import { WinChanceRecorder } from '../analysis/win-chance-recorder.ts';
import type { WinChancePoint } from '../analysis/win-chances.ts';
import { playFile, redo } from '../local-match/replay-file.ts';

/** How many entries at most are played again to show a moment. */
const SPACING = 24;

/** What a viewer saw happen at one moment. */
export interface TimelineEntry {
  readonly at: number;
  readonly events: readonly GameEvent[];
}

export interface Frame {
  readonly at: number;
  readonly view: MatchView;
  /** Who is asked, or nobody, because the match is over or because it must not be known. */
  readonly asked?: Seat;
}

export class MatchTimeline {
  readonly file: MatchFile;
  /** The moments at which a turn begins. */
  readonly turns: readonly number[];
  readonly last: number;
  /** Why the film ends before the file does. */
  readonly torn: Divergence | undefined;
  /** How the chances went, judged by everything that was true: nothing for eyes that may not see all. */
  readonly course: readonly WinChancePoint[];
  private readonly module: GameModule;
  private readonly happened: (readonly EventRecord[])[] = [];
  private readonly marks: Snapshot<unknown>[] = [];
  private readonly setup: Match['setup'];
  private open: { readonly at: number; readonly match: Match } | undefined;

  /** Throws BadInput if not even the set-up can be played. */
  constructor(module: GameModule, file: MatchFile) {
    this.module = module;
    this.file = file;
    let begun: Match | undefined;
    let course: WinChanceRecorder | undefined;
    this.torn = this.shoot((match, events) => {
      begun = match;
      course ??= new WinChanceRecorder(module, sidesOf(module.game, match.setup.options, match.seats));
      course.see(match, this.happened.length);
      if (this.happened.length % SPACING === 0) this.marks.push(bare(match.snapshot()));
      this.happened.push(events);
    });
    if (!begun || !course) throw this.torn ?? new Divergence('nothing was played');
    this.setup = begun.setup;
    this.course = course.build();
    this.last = this.happened.length - 1;
    this.turns = [...this.happened.keys()].filter((at) =>
      this.happened[at]?.some(({ event }) => event.kind === 'turn'),
    );
  }

  frame(moment: number, viewer: Viewer): Frame {
    const at = Math.max(0, Math.min(this.last, Math.trunc(moment)));
    const match = this.matchAt(at);
    const { question } = match;
    const view = match.view(viewer);
    const asked = question && (!question.secret || question.seat === viewer) ? question.seat : undefined;
    return { at, view, ...(asked !== undefined && { asked }) };
  }

  /** What the viewer saw, moment by moment. */
  log(viewer: Viewer): TimelineEntry[] {
    return this.happened
      .map((records, at) => ({
        at,
        events: records.map((record) => eventFor(record, viewer)).filter((event) => event !== undefined),
      }))
      .filter(({ events }) => events.length > 0);
  }

  /** Everything that happened, whoever saw it. */
  get truth(): readonly GameEvent[] {
    return this.happened.flat().map(({ event }) => event);
  }

  private shoot(each: Parameters<typeof playFile>[2]): Divergence | undefined {
    try {
      playFile(this.module.game, this.file, each);
      return undefined;
    } catch (error) {
      if (error instanceof Divergence) return error;
      throw error;
    }
  }

  private matchAt(moment: number): Match {
    const mark = Math.floor(moment / SPACING);
    const { open } = this;
    const near = open && open.at <= moment && open.at >= mark * SPACING ? open : this.restored(mark);
    for (const [i, entry] of this.file.entries.slice(near.at, moment).entries())
      redo(near.match, entry, near.at + i);
    this.open = { at: moment, match: near.match };
    return near.match;
  }

  private restored(mark: number): { readonly at: number; readonly match: Match } {
    return { at: mark * SPACING, match: new Match(this.module.game, this.setup, this.marks[mark]) };
  }
}

/** The file holds what was done before. */
function bare({ before: _, ...snapshot }: Snapshot<unknown>): Snapshot<unknown> {
  return snapshot;
}
