/** What a game's mind would do without thinking, and what it would look at first. */
import type { Chance, Choice, EvaluationModel, Position, Question } from '@gonfalon/kernel';

const FINE = 2 ** 24;

export class Policy {
  private readonly model: EvaluationModel;
  private readonly chance: Chance;
  private logits = new Float64Array(64);

  constructor(mind: EvaluationModel, chance: Chance) {
    this.model = mind;
    this.chance = chance;
  }

  /** A choice of the question, the promising ones more often: the less `heat`, the more so. */
  choose(at: Position<unknown>, question: Question, heat: number): Choice {
    const { choices } = question;
    if (choices.length === 1) return choices[0];
    return choices[this.draw(this.probabilities(at, question, heat))] as Choice;
  }

  /** How likely each choice of the question is to be taken; together 1. The list is lent until the next call. */
  probabilities(at: Position<unknown>, question: Question, heat = 1): Float64Array {
    const leanings = this.priors(at, question);
    let most = Number.NEGATIVE_INFINITY;
    for (let i = 0; i < leanings.length; i++) most = Math.max(most, leanings[i] as number);
    let sum = 0;
    for (let i = 0; i < leanings.length; i++)
      sum += leanings[i] = Math.exp(((leanings[i] as number) - most) / heat);
    for (let i = 0; i < leanings.length; i++) leanings[i] = (leanings[i] as number) / sum;
    return leanings;
  }

  private priors(at: Position<unknown>, question: Question): Float64Array {
    const count = question.choices.length;
    if (count > this.logits.length) this.logits = new Float64Array(2 * count);
    const leanings = this.logits.subarray(0, count).fill(0);
    this.model.movePriors?.(at, question, leanings);
    return leanings;
  }

  private draw(likelihoods: Float64Array): number {
    let rest = this.chance.nextInt(FINE) / FINE;
    for (let i = 0; i < likelihoods.length; i++) {
      rest -= likelihoods[i] as number;
      if (rest < 0) return i;
    }
    return likelihoods.length - 1;
  }
}
