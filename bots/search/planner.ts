/** What every way to plan the rest of a turn shares: how far it thinks, how long, and what it makes of where it gets. */
import type { Choice, Play } from '@gonfalon/kernel';
import type { Asked } from '../bot.ts';
import { Judge } from '../judge.ts';
import { Horizon } from './horizon.ts';
import { Instinct } from './instinct.ts';

export interface PlanOptions {
  /** How many choices may be tried in thought, all walks together. */
  readonly nodes: number;
  /** How many more turns are played by instinct after this one before a position is judged. */
  readonly turnsAhead: number;
  /** How much a choice that was seldom tried is preferred to one that did well. */
  readonly curiosity: number;
  /** How often instinct takes what is not the best: see Instinct. */
  readonly heat: number;
}

/** A choice that was thought about. */
export interface Candidate {
  readonly choice: Choice;
  /** How many walks began with it, and the mean chance to win at their ends. */
  readonly walks: number;
  readonly chance: number;
}

export interface Considered {
  readonly choice: Choice;
  /** The best first: what did well, and was tried often enough to be trusted. */
  readonly candidates: readonly Candidate[];
  /** How many choices were tried in thought. */
  readonly nodes: number;
}

export abstract class Planner<O extends PlanOptions = PlanOptions> {
  protected readonly asked: Asked;
  protected readonly options: O;
  protected readonly instinct: Instinct;
  private readonly judge: Judge;
  private readonly horizon: Horizon;
  private readonly chances: Float64Array;
  private nodes = 0;

  constructor(asked: Asked, options: O) {
    const { module, seats, chance } = asked;
    this.asked = asked;
    this.options = options;
    this.judge = new Judge(module.game, module.mind, seats);
    this.instinct = new Instinct(module.mind, chance);
    this.horizon = new Horizon(module.mind, options.turnsAhead);
    this.chances = new Float64Array(seats);
  }

  /** Whether there is time for one more walk. */
  protected get hasTime(): boolean {
    return this.nodes < this.options.nodes && !this.asked.isLate?.();
  }

  /** Plays to the horizon by what `choose` says; answers each seat's chance there, lent until the next walk. */
  protected walkOn(play: Play, choose: (play: Play) => Choice): Float64Array {
    this.horizon.begin(play.state);
    while (play.question && !this.horizon.isReached(play.state)) {
      this.nodes++;
      play.answer(choose(play));
    }
    this.judge.chances(play, this.chances);
    return this.chances;
  }

  /** What whoever is asked would do without thinking. */
  protected byInstinct(play: Play): Choice {
    const { question } = play;
    if (!question) throw new Error('nobody is asked');
    return this.instinct.choose(play, question, this.options.heat);
  }

  protected considered(candidates: readonly Candidate[]): Considered {
    const choice = candidates[0]?.choice ?? this.asked.question.fallback;
    return { choice, candidates, nodes: this.nodes };
  }
}
