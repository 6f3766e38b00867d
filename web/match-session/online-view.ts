/** How the updates of a server add up. */
import type { EventBatch, TableView, Update } from '@gonfalon/protocol';
import { applyPatch } from '@gonfalon/protocol';

/** The update with its whole view; undefined if it does not lead on from what is known. */
export function applyUpdate(known: TableView | undefined, update: Update): Update | undefined {
  if (update.view !== undefined) return update;
  if (update.patch === undefined || known?.seq !== update.from || known.viewer !== update.viewer)
    return undefined;
  const { patch, ...rest } = update;
  return { ...rest, view: applyPatch(known.view, patch) };
}

const standings = new WeakMap<Update, TableView>();

/** The same object for the same update: whoever shows it a second time changes nothing. */
export function standingOf(update: Update): TableView {
  const { do: _do, from: _from, news: _news, revoked: _undone, patch: _patch, view, ...rest } = update;
  const standing = standings.get(update) ?? { ...rest, view };
  standings.set(update, standing);
  return standing;
}

/** What is known to have happened, with an update: each record once, without those that were taken back. */
export function mergeEvents(
  news: readonly EventBatch[],
  { from, seq, news: fresh, revoked }: Update,
): readonly EventBatch[] {
  if (fresh.length === 0 && revoked.length === 0) return news;
  const gone = new Set(revoked);
  const before = news.filter((item) => !gone.has(item.seq) && (item.seq <= from || item.seq > seq));
  const later = before.filter((item) => item.seq > seq);
  const earlier = before.filter((item) => item.seq <= from);
  return [...earlier, ...fresh.filter((item) => !gone.has(item.seq)), ...later];
}
