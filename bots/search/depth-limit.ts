/** How far a thought goes: to the end of the stage or turn in which it began, or some turns on. */
import type { EvaluationModel } from '@gonfalon/kernel';

/** No thought is longer, in choices: whatever goes on for so long is judged where it is. */
const MAX_CHOICES = 300;

export class DepthLimit {
  private readonly model: EvaluationModel;
  private readonly turnsAhead: number;
  private stage = 0;
  private turn = 0;
  private turns = 0;
  private choices = 0;

  constructor(mind: EvaluationModel, turnsAhead: number) {
    this.model = mind;
    this.turnsAhead = turnsAhead;
  }

  /** A thought begins here. */
  begin(state: unknown): void {
    this.turn = this.model.turn(state);
    this.stage = this.model.stage?.(state) ?? 0;
    this.turns = 0;
    this.choices = 0;
  }

  /** Asked before each choice of a thought: whether it ends here. */
  isReached(state: unknown): boolean {
    const turn = this.model.turn(state);
    if (turn !== this.turn) this.turns++;
    this.turn = turn;
    if (this.turnsAhead === 0 && this.model.stage && this.model.stage(state) !== this.stage) return true;
    return this.turns > this.turnsAhead || this.choices++ >= MAX_CHOICES;
  }
}
