/** What a replay is made of, as its worker loads it. */
import type { GameModule, MatchFile, Params, Viewer } from '@gonfalon/kernel';
import { commitment, InvalidInputError, playsVersion } from '@gonfalon/kernel';
import type { Outcome, SeatInfo, TableInfo } from '@gonfalon/protocol';
import { LocalTable } from '../local-match/local-table.ts';
import type { SavedMatch } from '../local-match/saved-match.ts';
import type { Unreadable } from './match-text.ts';
import { readMatchText } from './match-text.ts';
import { MatchTimeline } from './match-timeline.ts';
import type { ReplayInfo } from './replay-source.ts';

/** Why there is no replay. */
export type NoReplay =
  | Unreadable
  | { readonly why: 'unknown-game'; readonly game: string }
  | { readonly why: 'other-rules'; readonly theirs: string; readonly ours: string }
  | { readonly why: 'secret' | 'gone' }
  | { readonly why: 'unplayable'; readonly detail: string };

export type Loading =
  | { readonly from: 'text'; readonly text: string }
  /** The file of a table, with what the server says about it. */
  | { readonly from: 'table'; readonly file: MatchFile; readonly info: TableInfo }
  | { readonly from: 'record'; readonly record: SavedMatch };

export interface Loaded {
  readonly head: ReplayInfo;
  readonly film: MatchTimeline;
  /** The commitment that was shown from the start, where that is known apart from the file. */
  readonly promised?: string;
}

type LoadRules = (game: string) => Promise<GameModule | undefined>;

export async function load(loading: Loading, rules: LoadRules): Promise<Loaded | NoReplay> {
  const file = fileOf(loading);
  if ('why' in file) return file;
  const module = await rules(file.game);
  if (!module) return { why: 'unknown-game', game: file.game };
  if (!playsVersion(module.game, file.rules))
    return { why: 'other-rules', theirs: file.rules, ours: module.game.rulesVersion };
  if (file.chance.seed === undefined) return { why: 'secret' };
  try {
    const film = new MatchTimeline(module, file);
    const { info, viewers, open } = about(loading, module, film);
    const { last, turns, torn } = film;
    return {
      film,
      head: { info, first: 0, last, turns, viewers, open, ...(torn && { torn: last + 1 }) },
      ...(loading.from !== 'text' && { promised: info.commitment }),
    };
  } catch (error) {
    if (error instanceof InvalidInputError) return { why: 'unplayable', detail: error.message };
    throw error;
  }
}

function fileOf(loading: Loading): MatchFile | Unreadable {
  if (loading.from === 'text') return readMatchText(loading.text);
  if (loading.from === 'table') return loading.file;
  const { file, seed } = loading.record;
  return { ...file, chance: { ...file.chance, seed } };
}

type About = Pick<ReplayInfo, 'info' | 'viewers' | 'open'>;

function about(loading: Loading, module: GameModule, { file, torn }: MatchTimeline): About {
  const everybody: readonly Viewer[] = ['spectator', ...Array(file.seats).keys()];
  if (loading.from === 'record') {
    const { over } = loading.record;
    if (torn) return { info: infoOf(file), viewers: ['spectator'], open: over !== undefined };
    return aboutRecord(loading.record, module, everybody);
  }
  const info = loading.from === 'table' ? loading.info : infoOf(file);
  const own = info.you;
  return {
    info,
    viewers: own === undefined ? everybody : [own, ...everybody.filter((v) => v !== own)],
    open: true,
  };
}

/** While a match is played on this device, its replay shows no more than everybody at the device may see. */
function aboutRecord(record: SavedMatch, module: GameModule, everybody: readonly Viewer[]): About {
  const table = new LocalTable(module, record, () => record.changed);
  const { viewer } = table;
  const open = table.over !== undefined;
  const viewers = open ? [viewer, ...everybody.filter((other) => other !== viewer)] : [viewer];
  return { info: table.info(), viewers, open };
}

/** A file from somewhere else: who played is all that it tells of the table. */
function infoOf({ game, rules, seats, options, chance, players, result }: MatchFile): TableInfo {
  const outcome: Outcome = result ? { by: 'rules', result } : { by: 'stop' };
  return {
    id: 'file',
    game,
    rules,
    options: options as Params,
    status: 'finished',
    public: false,
    spectators: true,
    chat: 'off',
    clock: { kind: 'none' },
    lapse: { after: 1, become: 'bot' },
    hints: false,
    windows: 'ask',
    rated: false,
    seats: Array.from({ length: seats }, (_, i) => seatOf(players?.[i], i)),
    host: '',
    commitment: chance.kind === 'sealed' ? chance.commitment : commitment(chance.seed),
    yourTurn: false,
    outcome,
    created: 0,
  };
}

function seatOf(name: string | undefined, i: number): SeatInfo {
  return { kind: 'human', person: { id: `seat-${i}`, kind: 'guest', name: name ?? '' } };
}
