/** What a game's mind would do without thinking, and what it would look at first. */
import type { Chance, Choice, Mind, Position, Question } from '@gonfalon/kernel';

const FINE = 2 ** 24;

export class Instinct {
  private readonly mind: Mind;
  private readonly chance: Chance;
  private leanings = new Float64Array(64);

  constructor(mind: Mind, chance: Chance) {
    this.mind = mind;
    this.chance = chance;
  }

  /** A choice of the question, the promising ones more often; `heat` 0 takes the best, the first of equals. */
  choose(at: Position<unknown>, question: Question, heat: number): Choice {
    const { choices } = question;
    if (choices.length === 1) return choices[0];
    const leanings = this.look(at, question);
    return choices[heat === 0 ? best(leanings) : this.draw(leanings, heat)];
  }

  /** How likely each choice of the open question is to be taken; together 1. The list is lent until the next call. */
  likelihoods(at: Position<unknown>, question: Question): Float64Array {
    const leanings = this.look(at, question);
    let most = Number.NEGATIVE_INFINITY;
    for (let i = 0; i < leanings.length; i++) most = Math.max(most, leanings[i] as number);
    let sum = 0;
    for (let i = 0; i < leanings.length; i++) sum += leanings[i] = Math.exp((leanings[i] as number) - most);
    for (let i = 0; i < leanings.length; i++) leanings[i] = (leanings[i] as number) / sum;
    return leanings;
  }

  private look(at: Position<unknown>, question: Question): Float64Array {
    const count = question.choices.length;
    if (count > this.leanings.length) this.leanings = new Float64Array(2 * count);
    const leanings = this.leanings.subarray(0, count).fill(0);
    this.mind.instinct?.(at, question, leanings);
    return leanings;
  }

  private draw(leanings: Float64Array, heat: number): number {
    let most = Number.NEGATIVE_INFINITY;
    for (let i = 0; i < leanings.length; i++) most = Math.max(most, leanings[i] as number);
    let sum = 0;
    for (let i = 0; i < leanings.length; i++)
      sum += leanings[i] = Math.exp(((leanings[i] as number) - most) / heat);
    let rest = (this.chance.below(FINE) / FINE) * sum;
    for (let i = 0; i < leanings.length; i++) {
      rest -= leanings[i] as number;
      if (rest < 0) return i;
    }
    return best(leanings);
  }
}

function best(leanings: Float64Array): number {
  let first = 0;
  for (let i = 1; i < leanings.length; i++)
    if ((leanings[i] as number) > (leanings[first] as number)) first = i;
  return first;
}
