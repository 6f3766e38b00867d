/** Reads a match that is over, as spectators saw it, and tells its story. */
import type { Result } from '@gonfalon/kernel';
import type { Outcome, TableInfo, TableView } from '@gonfalon/protocol';
import type { GameUi, StoryBuilder } from '@gonfalon/ui-kit';
import { houseStory } from '@gonfalon/ui-kit';
import type { WinChancePoint } from '../analysis/win-chances.ts';
import { standingOf } from '../replay/replay-player.ts';
import type { ReplaySource } from '../replay-source/replay-source.ts';
import type { Story } from './build-story.ts';
import { buildStory } from './build-story.ts';

/** A match with all that is told of it. */
export interface Telling {
  readonly info: TableInfo;
  readonly story: Story;
  readonly teller: StoryBuilder;
  /** The table as it was left. */
  readonly standing: TableView;
  readonly outcome: Outcome;
  readonly result: Result | undefined;
  readonly course: readonly WinChancePoint[];
  /** How many choices and turns there were. */
  readonly last: number;
  readonly turns: number;
}

export async function readStory({ head, ...reel }: ReplaySource, ui: GameUi): Promise<Telling> {
  const { info, last, turns } = head;
  const [entries, frame, course, teller] = await Promise.all([
    reel.log('spectator'),
    reel.frame(last, 'spectator'),
    reel.course(),
    ui.loadStory?.() ?? houseStory(ui.module),
  ]);
  const outcome = info.outcome ?? { by: 'stop' };
  const result = outcome.result ?? frame.view.result;
  const chronicle = { seats: info.seats.length, batches: entries, end: frame.view.view, result };
  return {
    info,
    teller,
    outcome,
    result,
    course,
    last,
    turns: turns.length,
    standing: standingOf(info.id, frame, undefined),
    story: buildStory(teller, { chronicle, course, outcome, key: info.commitment }),
  };
}
