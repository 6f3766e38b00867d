/** What a step of a table has to say: every message is made once, for all who look through the same eyes. */
import type { Viewer } from '@gonfalon/kernel';
import type { TableView, Update } from '@gonfalon/protocol';
import type { NewsText } from '../rooms/past.ts';
import type { Room } from '../rooms/room.ts';
import { newsFor } from '../rooms/room-view.ts';
import type { LogRecord } from '../store/store.ts';
import type { SentViews } from './last-views.ts';

export class CommitMessages {
  /** The sequence number that the step leads on from. */
  readonly from: number;
  private readonly room: Room;
  private readonly records: readonly LogRecord[];
  private readonly sights: SentViews;
  private readonly standings = new Map<Viewer, TableView>();
  private readonly wholes = new Map<Viewer, string>();
  private readonly changes = new Map<Viewer, string>();

  constructor(room: Room, records: readonly LogRecord[], from: number, sights: SentViews) {
    this.room = room;
    this.records = records;
    this.from = from;
    this.sights = sights;
  }

  /** With the whole view. */
  fullUpdate(viewer: Viewer): string {
    return once(this.wholes, viewer, () =>
      JSON.stringify(updateOf(this.standing(viewer), this.from, this.records)),
    );
  }

  /** With what changed of it, if that can be said. */
  patchUpdate(viewer: Viewer): string {
    return once(this.changes, viewer, () => {
      const standing = this.standing(viewer);
      const patch = this.sights.diffAndRemember(this.from, standing);
      if (!patch) return this.fullUpdate(viewer);
      const { view: _, ...rest } = standing;
      const { from, records } = this;
      const update: Update = { do: 'update', from, ...newsFor(records, viewer), patch, ...rest };
      return JSON.stringify(update);
    });
  }

  private standing(viewer: Viewer): TableView {
    return once(this.standings, viewer, () => this.room.standing(viewer));
  }
}

/** The same, of news that are JSON already. */
export function updateText(standing: TableView, from: number, { news, revoked }: NewsText): string {
  const head = `"from":${from},"news":${news},"revoked":${JSON.stringify(revoked)}`;
  return `{"do":"update",${head},${JSON.stringify(standing).slice(1)}`;
}

function updateOf(standing: TableView, from: number, records: readonly LogRecord[]): Update {
  return { do: 'update', from, ...newsFor(records, standing.viewer), ...standing };
}

function once<T>(made: Map<Viewer, T>, viewer: Viewer, make: () => T): T {
  const known = made.get(viewer);
  if (known !== undefined) return known;
  const fresh = make();
  made.set(viewer, fresh);
  return fresh;
}
