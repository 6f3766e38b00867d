/** Better weights for a game's mind: bots play, the weights are fitted to who won, and must then win themselves. */
import type { EvaluationModel } from '@gonfalon/kernel';
import { InvalidInputError } from '@gonfalon/kernel';
import type { ArenaOptions, BotScore, Scores } from './arena.ts';
import type { ArenaMatch, BoutResult } from './arena-match.ts';
import type { Example, Fitted } from './fit.ts';
import { examplesOf, fitWeights } from './fit.ts';
import type { Weights } from './self-play.ts';

/** One decision in so many is taken at random, so that positions differ. */
const WHIM = 20;
/** More of one match are too much alike. */
const TURN_ENDS = 4;
/** Fewer positions teach nothing. */
const MIN_COUNT = 20;
/** A weight is told with so many digits; more would be chance. */
const DIGITS = 4;

export interface TuneOptions extends Omit<ArenaOptions, 'entrants'> {
  /** Plays against itself, and then with the new weights against itself with the old. */
  readonly bot: string;
  /** How many matches the new weights are tried in. */
  readonly checks: number;
}

/** Lets an arena be played; nothing comes of one that was stopped. */
export type Hold = (
  options: ArenaOptions,
  onPlayed: (bout: ArenaMatch, outcome: BoutResult) => void,
) => Promise<Scores | undefined>;

export interface TuneRound {
  readonly before: Weights;
  readonly after: Weights;
  /** What was learnt from, this round and earlier ones. */
  readonly matches: number;
  readonly positions: number;
  readonly fitted: Fitted;
  /** How the new weights did against the old. */
  readonly check: BotScore;
  /** Whether they won no less than chance would give them. */
  readonly kept: boolean;
}

/** Too little was played to learn from. */
export class TooFewPositions extends InvalidInputError {
  readonly positions: number;

  constructor(positions: number) {
    super(`${positions} positions are too few to learn from`);
    this.positions = positions;
  }
}

/** What was learnt so far. */
export class Tuning {
  private readonly mind: EvaluationModel;
  private readonly options: TuneOptions;
  private readonly hold: Hold;
  private weights: Weights;
  private readonly examples: Example[] = [];
  private rounds = 0;
  private matches = 0;

  constructor(mind: EvaluationModel, options: TuneOptions, hold: Hold) {
    this.mind = mind;
    this.options = options;
    this.hold = hold;
    this.weights = Object.fromEntries(mind.features.map((term) => [term, mind.weights[term] ?? 0]));
  }

  /** Plays, fits and tries; the next round goes on with what was better. Nothing comes of it if it was stopped. */
  async round(): Promise<TuneRound | undefined> {
    this.rounds++;
    const before = this.weights;
    if (!(await this.learn())) return undefined;
    const { mind, examples, matches } = this;
    if (examples.length < MIN_COUNT) throw new TooFewPositions(examples.length);
    const fitted = fitWeights(examples, {
      start: mind.features.map((term) => before[term]),
      free: mind.features.map((term) => !mind.selfBias?.includes(term)),
    });
    const after = Object.fromEntries(mind.features.map((term, i) => [term, rounded(fitted.weights[i])]));
    const check = await this.try(before, after);
    if (!check) return undefined;
    const kept = check.share >= check.byChance;
    if (kept) this.weights = after;
    return { before, after, matches, positions: examples.length, fitted, check, kept };
  }

  private async learn(): Promise<boolean> {
    const { bot, matches } = this.options;
    const { weights } = this;
    const found = new Map<number, Example[]>();
    const entrants = [{ name: bot, bot, weights }];
    const options = { ...this.arena('learn', matches), entrants, randomMoveOneIn: WHIM, turnEnds: TURN_ENDS };
    const scores = await this.hold(options, ({ match }, { winners = [], sides, turnEnds = [] }) => {
      found.set(match, examplesOf(this.matches + match, { winners, sides }, turnEnds));
    });
    if (!scores) return false;
    // They came back in any order.
    for (const match of [...found.keys()].sort((a, b) => a - b))
      this.examples.push(...(found.get(match) ?? []));
    this.matches += found.size;
    return true;
  }

  private async try(before: Weights, after: Weights): Promise<BotScore | undefined> {
    const { bot, checks } = this.options;
    const entrants = [
      { name: 'new', bot, weights: after },
      { name: 'old', bot, weights: before },
    ];
    const scores = await this.hold({ ...this.arena('check', checks), entrants }, () => undefined);
    return scores?.standings().perPlayer.find(({ name }) => name === 'new');
  }

  private arena(purpose: string, matches: number): Omit<ArenaOptions, 'entrants'> {
    const { game, seats, seed, grounds, budgetScale, limit } = this.options;
    return {
      game,
      seats,
      grounds,
      seed: `${seed}/${this.rounds}/${purpose}`,
      matches: Math.ceil(matches / grounds.length),
      ...(budgetScale !== undefined && { budgetScale }),
      ...(limit !== undefined && { limit }),
    };
  }
}

function rounded(weight: number): number {
  return Number(weight.toPrecision(DIGITS));
}
