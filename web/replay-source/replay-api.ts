/** What the worker of a replay can be asked: it plays the whole match once, and shows any moment of it at once. */
import type { MatchFile, Viewer } from '@gonfalon/kernel';
import { checkFile } from '../analysis/check.ts';
import type { WinChancePoint } from '../analysis/win-chances.ts';
import { loadRules } from '../local-match/games.ts';
import { readMatch } from '../local-match/match-storage.ts';
import type { Loaded, Loading, NoReplay } from './load.ts';
import { load } from './load.ts';
import type { Frame, TimelineEntry } from './match-timeline.ts';
import type { Check, ReplayInfo } from './replay-source.ts';

let loaded: Loaded | undefined;

/** A match on this device is read by the worker itself. */
type Wanted = Exclude<Loading, { from: 'record' }> | { readonly from: 'device'; readonly id: string };

export const replayApi = {
  async load(wanted: Wanted): Promise<ReplayInfo | NoReplay> {
    const loading = await found(wanted);
    if (!loading) return { why: 'gone' };
    const outcome = await load(loading, loadRules);
    if ('why' in outcome) return outcome;
    loaded = outcome;
    return outcome.head;
  },
  frame: ({ at, viewer }: { at: number; viewer: Viewer }): Frame => seenBy(viewer).film.frame(at, viewer),
  log: (viewer: Viewer): TimelineEntry[] => seenBy(viewer).film.log(viewer),
  async check(): Promise<Check> {
    const { film, promised } = opened();
    const module = await loadRules(film.file.game);
    if (!module) throw new Error('the game is gone');
    return { verdict: checkFile(module, film.file, promised), events: film.truth };
  },
  course: (): readonly WinChancePoint[] => opened().film.course,
  file: (): MatchFile => opened().film.file,
};
export type ReplayApi = typeof replayApi;

async function found(wanted: Wanted): Promise<Loading | undefined> {
  if (wanted.from !== 'device') return wanted;
  const record = await readMatch(wanted.id).catch(() => undefined);
  return record && { from: 'record', record };
}

function seenBy(viewer: Viewer): Loaded {
  if (!loaded?.head.viewers.includes(viewer)) throw new Error('the match may not be seen through these eyes');
  return loaded;
}

function opened(): Loaded {
  if (!loaded?.head.open) throw new Error('the match is not over');
  return loaded;
}
