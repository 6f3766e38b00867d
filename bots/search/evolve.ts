/**
 * Plans the rest of a turn by breeding: a plan is the list of choices that the seat means to make. A child keeps the
 * beginning of a good plan and goes on by instinct from some point on; plans that did well are tried again with other
 * dice and other hidden things, since they may only have been lucky.
 */
import type { Choice, Play } from '@gonfalon/kernel';
import { sameChoice } from '@gonfalon/kernel';
import type { Asked } from '../bot.ts';
import type { Candidate, Considered, PlanOptions } from './planner.ts';
import { Planner } from './planner.ts';

interface Plan {
  readonly choices: Choice[];
  walks: number;
  sum: number;
}

/** How many plans live on when there are too many. */
const ELITE = 12;
const TOO_MANY = 24;
/** How often the most promising plan is tried again for each new one. */
const AGAIN = 2;
/** How much the chances at the ends of two walks by one plan usually differ. */
const NOISE = 0.1;

export function evolve(asked: Asked, options: PlanOptions): Considered {
  return new Brood(asked, options).breed();
}

class Brood extends Planner {
  private plans: Plan[] = [];
  private walks = 0;

  breed(): Considered {
    while (this.hasTime) {
      this.plans.push(this.child());
      for (let i = 0; i < AGAIN && this.hasTime; i++) {
        const again = this.plans.reduce((best, plan) => (this.hope(plan) > this.hope(best) ? plan : best));
        this.walk(again, again.choices);
      }
      if (this.plans.length > TOO_MANY)
        this.plans = this.plans.sort((a, b) => this.hope(b) - this.hope(a)).slice(0, ELITE);
    }
    return this.considered(this.candidates());
  }

  /** Keeps the beginning of a plan, rather of a good one, and goes on by instinct. */
  private child(): Plan {
    const { chance } = this.asked;
    const parent = this.plans[Math.min(chance.below(ELITE), chance.below(ELITE))];
    const kept = parent ? parent.choices.slice(0, chance.below(parent.choices.length)) : [];
    const child: Plan = { choices: [], walks: 0, sum: 0 };
    this.walk(child, kept);
    return child;
  }

  private hope({ walks, sum }: Plan): number {
    return sum / walks + this.options.curiosity * NOISE * Math.sqrt(Math.log(this.walks + 1) / walks);
  }

  private walk(plan: Plan, meant: readonly Choice[]): void {
    const { question, imagine } = this.asked;
    const isNew = plan.walks === 0;
    let at = 0;
    const chances = this.walkOn(imagine(), (play) => {
      if (play.question?.seat !== question.seat) return this.byInstinct(play);
      const choice = offered(play, meant[at++]) ?? this.byInstinct(play);
      if (isNew) plan.choices.push(choice);
      return choice;
    });
    plan.walks++;
    plan.sum += chances[question.seat] as number;
    this.walks++;
  }

  /** The first choices of the plans, by the best plan that begins with each. */
  private candidates(): Candidate[] {
    const found = new Map<string, { choice: Choice; walks: number; sum: number; best: number }>();
    for (const { choices, walks, sum } of this.plans) {
      const choice = choices[0] as Choice;
      const all = found.get(choice.join(' ')) ?? { choice, walks: 0, sum: 0, best: 0 };
      const best = Math.max(all.best, sum / walks - NOISE / Math.sqrt(walks));
      found.set(choice.join(' '), { choice, walks: all.walks + walks, sum: all.sum + sum, best });
    }
    return [...found.values()]
      .sort((a, b) => b.best - a.best)
      .map(({ choice, walks, sum }) => ({ choice, walks, chance: sum / walks }));
  }
}

function offered({ question }: Play, choice: Choice | undefined): Choice | undefined {
  return choice && question?.choices.find((one) => sameChoice(one, choice));
}
