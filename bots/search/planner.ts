/** What every way to plan the rest of a turn shares: how far it thinks, how long, and what it makes of where it gets. */
import type { Choice, Engine } from '@gonfalon/kernel';
import type { BotRequest } from '../bot.ts';
import { Evaluator } from '../evaluator.ts';
import { DepthLimit } from './depth-limit.ts';
import { Policy } from './policy.ts';

export interface SearchOptions {
  /** How many choices may be tried in thought, all walks together. */
  readonly nodes: number;
  /** How many more turns are played by instinct after this one before a position is judged. */
  readonly turnsAhead: number;
  /** How much a choice that was seldom tried is preferred to one that did well. */
  readonly exploration: number;
  /** How often instinct takes what is not the best: see Instinct. */
  readonly temperature: number;
}

/** A choice that was thought about. */
export interface Candidate {
  readonly choice: Choice;
  /** How many walks began with it, and the mean chance to win at their ends. */
  readonly visits: number;
  readonly chance: number;
}

export interface SearchResult {
  readonly choice: Choice;
  /** The best first: what did well, and was tried often enough to be trusted. */
  readonly candidates: readonly Candidate[];
  /** How many choices were tried in thought. */
  readonly nodes: number;
}

export abstract class Planner<O extends SearchOptions = SearchOptions> {
  protected readonly request: BotRequest;
  protected readonly options: O;
  protected readonly policy: Policy;
  private readonly evaluator: Evaluator;
  private readonly depthLimit: DepthLimit;
  private readonly chances: Float64Array;
  private nodes = 0;

  constructor(asked: BotRequest, options: O) {
    const { module, sides, chance } = asked;
    this.request = asked;
    this.options = options;
    this.evaluator = new Evaluator(module.game, module.evaluation, sides);
    this.policy = new Policy(module.evaluation, chance);
    this.depthLimit = new DepthLimit(module.evaluation, options.turnsAhead);
    this.chances = new Float64Array(sides.length);
  }

  /** Whether there is time for one more walk. */
  protected get hasTime(): boolean {
    return this.nodes < this.options.nodes && !this.request.isOutOfTime?.();
  }

  /** Plays to the horizon by what `choose` says; answers each seat's chance there, lent until the next walk. */
  protected runRollout(play: Engine, choose: (play: Engine) => Choice): Float64Array {
    this.depthLimit.begin(play.state);
    while (play.question && !this.depthLimit.isReached(play.state)) {
      this.nodes++;
      play.answer(choose(play));
    }
    this.evaluator.chances(play, this.chances);
    return this.chances;
  }

  /** What whoever is asked would do without thinking. */
  protected byPolicy(play: Engine): Choice {
    const { question } = play;
    if (!question) throw new Error('nobody is asked');
    return this.policy.choose(play, question, this.options.temperature);
  }

  protected toResult(candidates: readonly Candidate[]): SearchResult {
    const choice = candidates[0]?.choice ?? this.request.question.fallback;
    return { choice, candidates, nodes: this.nodes };
  }
}
