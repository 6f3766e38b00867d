/** A match that can be shown again, wherever it comes from. */
import type { GameEvent, MatchFile, Viewer } from '@gonfalon/kernel';
import type { TableInfo } from '@gonfalon/protocol';
import type { Verdict } from '../analysis/check.ts';
import type { WinChancePoint } from '../analysis/win-chances.ts';
import type { Frame, TimelineEntry } from './match-timeline.ts';

export type SourceName =
  /** A table of the server; `record` is a place in the log of a match that was not over when the link was made. */
  | { readonly kind: 'table'; readonly id: string }
  /** A match on this device. */
  | { readonly kind: 'local'; readonly id: string }
  /** A file that is still to be chosen. */
  | { readonly kind: 'file' };

/** What is known of the match as a whole. */
export interface ReplayInfo {
  readonly info: TableInfo;
  /** The moments: from the first, the set-up, to the last. */
  readonly first: number;
  readonly last: number;
  /** The moments at which a turn begins. */
  readonly turns: readonly number[];
  /** Through whose eyes it may be seen; first those that it is seen through unless somebody asks otherwise. */
  readonly viewers: readonly Viewer[];
  /** Whether the whole match is open, with its seed: it can be checked and taken away as a file. */
  readonly open: boolean;
  /** The entry from which on the file cannot be played. */
  readonly torn?: number;
}

export interface Check {
  readonly verdict: Verdict;
  /** All that happened, also what was hidden from everybody. */
  readonly events: readonly GameEvent[];
}

export interface ReplaySource {
  readonly head: ReplayInfo;
  frame(at: number, viewer: Viewer): Promise<Frame>;
  log(viewer: Viewer): Promise<readonly TimelineEntry[]>;
  check(): Promise<Check>;
  /** How it went; only if the whole match is open. */
  course(): Promise<readonly WinChancePoint[]>;
  file(): Promise<MatchFile>;
  close(): void;
}
