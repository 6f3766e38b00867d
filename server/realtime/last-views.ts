/** What each viewer of a table was shown last, for those who want to be told only what changed of it. */
import type { Viewer } from '@gonfalon/kernel';
import type { Patch, TableView } from '@gonfalon/protocol';
import { patchBetween, patchInPlace } from './view-diff.ts';

interface Sight {
  readonly seq: number;
  readonly view: unknown;
}

/** A viewer's sight is the same for all who look through its eyes, and shares nothing with the game, which goes on. */
export class SentViews {
  private readonly last = new Map<Viewer, Sight>();

  /** The viewer is shown the whole of it. */
  remember({ viewer, seq, view }: TableView): void {
    if (this.last.get(viewer)?.seq === seq) return;
    this.last.set(viewer, { seq, view: JSON.parse(JSON.stringify(view)) as unknown });
  }

  /** What the viewer, who was shown how it stood at `from`, has to be told; undefined if that is the whole of it. */
  diffAndRemember(from: number, standing: TableView): Patch | undefined {
    const { viewer, seq, view } = standing;
    const before = this.last.get(viewer);
    const patch = before?.seq === from ? patchBetween(before.view, view) : undefined;
    if (before && patch) this.last.set(viewer, { seq, view: patchInPlace(before.view, patch) });
    else this.remember(standing);
    return patch;
  }
}
