/** One match between bots as plain data: what is to be played, and what came of it. Threads pass both on. */
import { getBot } from '@gonfalon/bots';
import type { GameModule, MatchFile, Seat } from '@gonfalon/kernel';
import { checkSetup } from '@gonfalon/kernel';
import type { Weights } from './self-play.ts';
import { selfPlay } from './self-play.ts';
import type { TurnEnd } from './turn-ends.ts';
import { TurnEnds } from './turn-ends.ts';

/** Who plays: a bot under the name that its results are told by. */
export interface Contestant {
  readonly name: string;
  readonly bot: string;
  /** Other weights than the game's own. */
  readonly weights?: Weights;
}

/** A way to set the table up, where several are compared. */
export interface ArenaSetup {
  readonly id: string;
  readonly options: object;
  /** The side of each seat, where some play together: those of a side are played by one bot. */
  readonly sides?: readonly number[];
}

export interface ArenaMatch {
  readonly game: string;
  /** Counted from 0. */
  readonly match: number;
  readonly setup: ArenaSetup;
  readonly seed: string;
  /** Who sits at each seat. */
  readonly players: readonly Contestant[];
  readonly budgetScale?: number;
  readonly limit?: number;
  /** One decision in so many is taken at random. */
  readonly randomMoveOneIn?: number;
  /** So many ends of turns are measured. */
  readonly turnEnds?: number;
}

/** What came of a bout: winners and ending, or why it failed. */
export interface BoutResult {
  readonly winners?: readonly Seat[];
  /** The side of each seat, where some play together. */
  readonly sides?: readonly number[];
  readonly ending?: string;
  readonly failure?: string;
  /** Of a match that failed. */
  readonly file?: MatchFile;
  readonly decisions: number;
  readonly rounds?: number;
  /** Of each seat: the ms of each thought where it had more than one choice. */
  readonly thoughts: readonly (readonly number[])[];
  readonly turnEnds?: readonly TurnEnd[];
}

/** Refuses a bout that cannot be played: a bot that is not known, options that the game does not have. */
export function checkArenaMatch(
  { game, botOptions }: GameModule,
  { setup, players, seed }: ArenaMatch,
): void {
  for (const { bot } of players) getBot(bot);
  const options = { ...botOptions, ...setup.options };
  checkSetup(game, { seats: players.length, options, chance: { kind: 'fast', seed } });
}

export function playArenaMatch(module: GameModule, bout: ArenaMatch): BoutResult {
  const { players, setup } = bout;
  const thoughts = players.map((): number[] => []);
  const ends = bout.turnEnds === undefined ? undefined : new TurnEnds(module, players.length);
  const played = selfPlay(module, {
    seats: players.length,
    seed: bout.seed,
    players: players.map(({ bot }) => bot),
    weights: players.map(({ weights }) => weights),
    options: setup.options,
    budgetScale: bout.budgetScale,
    limit: bout.limit,
    randomMoveOneIn: bout.randomMoveOneIn,
    ...(ends && { onQuestion: ({ state }) => ends.see(state) }),
    onThought: (seat, ms) => thoughts[seat].push(ms),
  });
  const { result, failure = 'the match is not over', decisions, rounds } = played;
  const figures = { decisions, thoughts, ...(rounds !== undefined && { rounds }) };
  if (!result) return { ...figures, failure, file: played.file() };
  const { winners, ending, sides } = result;
  const turnEnds = ends?.pick(bout.turnEnds ?? 0, bout.seed);
  return { ...figures, winners, ending, ...(sides && { sides }), ...(turnEnds && { turnEnds }) };
}

export interface PlayAllOptions {
  /** How many are played at a time. */
  readonly concurrency: number;
  play(bout: ArenaMatch): Promise<BoutResult>;
  onPlayed(bout: ArenaMatch, outcome: BoutResult): void;
  /** Whether nobody waits for the rest any more. */
  isStopped?(): boolean;
}

/** Plays all bouts, several at a time. They are done in any order; a thread that dies is the failure of its bout. */
export async function playAll(bouts: Iterable<ArenaMatch>, options: PlayAllOptions): Promise<void> {
  const { concurrency, play, onPlayed, isStopped = () => false } = options;
  const rest = bouts[Symbol.iterator]();
  const lane = async () => {
    for (let next = rest.next(); !next.done && !isStopped(); next = rest.next()) {
      const bout = next.value;
      const outcome = await play(bout).catch((error: unknown) => failedMatch(bout, error));
      if (isStopped()) return;
      onPlayed(bout, outcome);
    }
  };
  await Promise.all(Array.from({ length: concurrency }, lane));
}

function failedMatch({ players }: ArenaMatch, error: unknown): BoutResult {
  const failure = error instanceof Error ? error.message : String(error);
  return { failure, decisions: 0, thoughts: players.map(() => []) };
}
