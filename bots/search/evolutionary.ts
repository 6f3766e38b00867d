/**
 * Plans the rest of a turn by breeding: a plan is the list of choices that the seat means to make. A child keeps the
 * beginning of a good plan and goes on by instinct from some point on; plans that did well are tried again with other
 * dice and other hidden things, since they may only have been lucky.
 */
import type { Choice, Engine } from '@gonfalon/kernel';
import { sameChoice } from '@gonfalon/kernel';
import type { BotRequest } from '../bot.ts';
import type { Candidate, SearchOptions, SearchResult } from './planner.ts';
import { Planner } from './planner.ts';

interface Plan {
  readonly choices: Choice[];
  visits: number;
  sum: number;
}

/** How many plans live on when there are too many. */
const ELITE = 12;
const TOO_MANY = 24;
/** How often the most promising plan is tried again for each new one. */
const AGAIN = 2;
/** How much the chances at the ends of two walks by one plan usually differ. */
const NOISE = 0.1;

export function evolutionarySearch(asked: BotRequest, options: SearchOptions): SearchResult {
  return new EvolutionarySearch(asked, options).search();
}

class EvolutionarySearch extends Planner {
  private plans: Plan[] = [];
  private visits = 0;

  search(): SearchResult {
    while (this.hasTime) {
      this.plans.push(this.mutate());
      for (let i = 0; i < AGAIN && this.hasTime; i++) {
        const again = this.plans.reduce((best, plan) => (this.ucb(plan) > this.ucb(best) ? plan : best));
        this.rollout(again, again.choices);
      }
      if (this.plans.length > TOO_MANY)
        this.plans = this.plans.sort((a, b) => this.ucb(b) - this.ucb(a)).slice(0, ELITE);
    }
    return this.toResult(this.candidates());
  }

  /** Keeps the beginning of a plan, rather of a good one, and goes on by instinct. */
  private mutate(): Plan {
    const { chance } = this.request;
    const parent = this.plans[Math.min(chance.nextInt(ELITE), chance.nextInt(ELITE))];
    const kept = parent ? parent.choices.slice(0, chance.nextInt(parent.choices.length)) : [];
    const child: Plan = { choices: [], visits: 0, sum: 0 };
    this.rollout(child, kept);
    return child;
  }

  private ucb({ visits, sum }: Plan): number {
    return sum / visits + this.options.exploration * NOISE * Math.sqrt(Math.log(this.visits + 1) / visits);
  }

  private rollout(plan: Plan, meant: readonly Choice[]): void {
    const { question, sample } = this.request;
    const isNew = plan.visits === 0;
    let at = 0;
    const chances = this.runRollout(sample(), (play) => {
      if (play.question?.seat !== question.seat) return this.byPolicy(play);
      const choice = offered(play, meant[at++]) ?? this.byPolicy(play);
      if (isNew) plan.choices.push(choice);
      return choice;
    });
    plan.visits++;
    plan.sum += chances[question.seat] as number;
    this.visits++;
  }

  /** The first choices of the plans, by the best plan that begins with each. */
  private candidates(): Candidate[] {
    const found = new Map<string, { choice: Choice; visits: number; sum: number; best: number }>();
    for (const { choices, visits, sum } of this.plans) {
      const choice = choices[0] as Choice;
      const all = found.get(choice.join(' ')) ?? { choice, visits: 0, sum: 0, best: 0 };
      const best = Math.max(all.best, sum / visits - NOISE / Math.sqrt(visits));
      found.set(choice.join(' '), { choice, visits: all.visits + visits, sum: all.sum + sum, best });
    }
    return [...found.values()]
      .sort((a, b) => b.best - a.best)
      .map(({ choice, visits, sum }) => ({ choice, visits, chance: sum / visits }));
  }
}

function offered({ question }: Engine, choice: Choice | undefined): Choice | undefined {
  return choice && question?.choices.find((one) => sameChoice(one, choice));
}
