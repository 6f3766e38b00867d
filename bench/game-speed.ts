/** How fast a game is: random play, copies, views, and opening a saved match in its middle. */
import type { Choice, Engine, Entry, Game, GameModule, MatchFile, MatchSetup } from '@gonfalon/kernel';
import {
  checkSetup,
  createRng,
  openMatch,
  RulesBugError,
  readMatchFile,
  saveMatch,
  seatCounts,
  startEngine,
} from '@gonfalon/kernel';
import type { Clock } from './measure.ts';
import { median, microseconds } from './measure.ts';

export interface GameSpeed {
  readonly game: string;
  readonly matches: number;
  readonly decisions: number;
  /** Of random play on one core. */
  readonly decisionsPerSecond: number;
  /** The median of a whole random match. */
  readonly msPerMatch: number;
  readonly usPerClone: number;
  readonly usPerView: number;
  /** To read a saved match and play it again as far as its middle choice; the median. */
  readonly msToOpenMiddle: number;
  /** The ms that each long sum of the game takes, by its id. */
  readonly timed: Readonly<Record<string, number>>;
}

export interface SpeedOptions {
  /** A fifth of the work: enough to see that it runs, not to trust the figures. */
  readonly quick: boolean;
  readonly now?: Clock;
  onProgress?(done: number, of: number): void;
}

interface Played {
  readonly play: Engine;
  readonly decisions: number;
}

/** What was made is kept for a moment, so that no compiler may leave its making out. */
const kept: unknown[] = [];

const MAX_DECISIONS = 20_000;
const MIN_MATCHES = 20;
const SAMPLE_EVERY = 16;
const ROUNDS = 7;

export function gameSpeed(module: GameModule, options: SpeedOptions): GameSpeed {
  const { game } = module;
  const { quick, now = () => performance.now(), onProgress } = options;
  const [warmUpMs, measuredMs] = quick ? [100, 400] : [1500, 2000];
  const times: number[] = [];
  let decisions = 0;
  let spent = 0;
  for (let i = 0, begun = now(); spent < measuredMs || times.length < MIN_MATCHES; i++) {
    const started = now();
    const { decisions: made } = randomMatch(game, setupOf(module, i));
    if (started - begun < warmUpMs) continue;
    const ms = now() - started;
    times.push(ms);
    spent += ms;
    decisions += made;
    onProgress?.(Math.min(spent, measuredMs), measuredMs);
  }
  const samples = sampled(module, quick ? 2 : 6);
  return {
    game: game.id,
    matches: times.length,
    decisions,
    decisionsPerSecond: (decisions * 1000) / spent,
    msPerMatch: median(times),
    usPerClone: perClone(game, samples.states, now),
    usPerView: perView(game, samples.states, now),
    msToOpenMiddle: perOpening(game, samples.files, now),
    timed: Object.fromEntries(
      (module.timed ?? []).map(({ id, run }) => [id, microseconds(1000, run, now, ROUNDS)]),
    ),
  };
}

/** Each number of seats in its turn. */
function setupOf({ game, botOptions = {} }: GameModule, i: number): MatchSetup {
  const counts = seatCounts(game);
  const seats = counts[i % counts.length] ?? game.seats.min;
  return checkSetup(game, { seats, options: botOptions, chance: { kind: 'fast', seed: `bench/${i}` } });
}

/** Plays a match at random on a bare play and returns it, over. */
function randomMatch(game: Game, setup: MatchSetup, watch?: (play: Engine, choice: Choice) => void): Played {
  const play = startEngine(game, setup);
  const luck = createRng({ kind: 'fast', seed: `${setup.chance.seed}/choices` });
  let decisions = 0;
  while (play.question) {
    const { choices } = play.question;
    const choice = choices[luck.nextInt(choices.length)];
    watch?.(play, choice);
    play.answer(choice);
    if (++decisions > MAX_DECISIONS)
      throw new RulesBugError(`a random match of ${game.id} is not over after ${MAX_DECISIONS} decisions`);
  }
  return { play, decisions };
}

/** States from all over some matches, and the files of these matches. */
function sampled(module: GameModule, matches: number): { states: unknown[]; files: MatchFile[] } {
  const { game } = module;
  const states: unknown[] = [];
  const files: MatchFile[] = [];
  for (let i = 0; i < matches; i++) {
    const setup = setupOf(module, i);
    const entries: Entry[] = [];
    const { play } = randomMatch(game, setup, ({ state, question }, choice) => {
      if (entries.length % SAMPLE_EVERY === 0) states.push(game.clone(state));
      entries.push({ seat: question?.seat ?? 0, choice });
    });
    files.push(saveMatch({ game, setup, entries, result: play.result, position: () => play.position() }));
  }
  return { states, files };
}

function perClone(game: Game, states: readonly unknown[], now: Clock): number {
  const times = Math.ceil(5000 / states.length);
  const work = () => {
    for (let i = 0; i < times; i++) for (const state of states) kept[0] = game.clone(state);
  };
  return microseconds(times * states.length, work, now, ROUNDS);
}

function perView(game: Game, states: readonly unknown[], now: Clock): number {
  const times = Math.ceil(2000 / states.length);
  const work = () => {
    for (let i = 0; i < times; i++)
      for (const state of states) kept[0] = game.view(state, i % 2 === 0 ? 0 : 'spectator');
  };
  return microseconds(times * states.length, work, now, ROUNDS);
}

function perOpening(game: Game, files: readonly MatchFile[], now: Clock): number {
  const texts = files.map((file) => JSON.stringify(file));
  const open = (text: string) => {
    const started = now();
    const file = readMatchFile(JSON.parse(text));
    kept[0] = openMatch(game, file, Math.floor(file.entries.length / 2));
    return now() - started;
  };
  texts.forEach(open);
  return median(texts.map(open));
}
