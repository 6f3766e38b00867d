/** A match file played again, entry by entry. */
import type { Entry, EventRecord, Game, Match, MatchFile, Refusal } from '@gonfalon/kernel';
import { Divergence, openMatch } from '@gonfalon/kernel';

/** What one entry let happen. */
type EachEntry = (match: Match, events: readonly EventRecord[], entry?: Entry) => void;

/** Plays the file; `each` is told what the set-up let happen, then each entry. Throws a Divergence like `openMatch`. */
export function playFile(game: Game, file: MatchFile, each: EachEntry): Match {
  const { number: _, ...begun } = file;
  const match = openMatch(game, { ...begun, entries: [] });
  each(match, [...match.eventRecords]);
  for (const [i, entry] of file.entries.entries()) {
    const before = match.eventRecords.length;
    const refusal = redo(match, entry, i);
    if (refusal) throw new Divergence(`refused by ${refusal.rule}`, i, refusal);
    each(match, match.eventRecords.slice(before), entry);
  }
  match.number = Math.max(match.number, file.number ?? 0);
  return match;
}

/** Does what an entry says. */
export function redo(match: Match, entry: Entry, i?: number): Refusal | undefined {
  try {
    if ('choice' in entry) return match.replayChoice(entry.seat, match.number, entry.choice);
    if ('resign' in entry) return match.resign(entry.seat);
    match.script(entry.script);
    return undefined;
  } catch (error) {
    throw new Divergence(error instanceof Error ? error.message : String(error), i);
  }
}
