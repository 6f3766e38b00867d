/**
 * Plans the rest of a turn by breeding: a plan is the list of choices that the seat means to make. A child keeps the
 * beginning of a good plan and goes on by instinct from some point on; plans that did well are tried again with other
 * dice and other hidden things, since they may only have been lucky.
 */
import type { Choice, Play } from '@gonfalon/kernel';
import { sameChoice } from '@gonfalon/kernel';
import type { Asked } from '../bot.ts';
import { Judge } from '../judge.ts';
import { Horizon } from './horizon.ts';
import { Instinct } from './instinct.ts';
import type { Considered, TreeOptions } from './tree.ts';

interface Plan {
  readonly choices: Choice[];
  walks: number;
  sum: number;
}

/** How many plans live on, and how often the best of them is tried again for each new one. */
const ELITE = 12;
const SURPLUS = 24;

export function evolve(asked: Asked, options: TreeOptions): Considered {
  return new Brood(asked, options).breed();
}

class Brood {
  private readonly asked: Asked;
  private readonly options: TreeOptions;
  private readonly judge: Judge;
  private readonly instinct: Instinct;
  private readonly horizon: Horizon;
  private readonly chances: Float64Array;
  private plans: Plan[] = [];
  private walks = 0;
  private nodes = 0;

  constructor(asked: Asked, options: TreeOptions) {
    const { module, seats, chance } = asked;
    this.asked = asked;
    this.options = options;
    this.judge = new Judge(module.game, module.mind, seats);
    this.instinct = new Instinct(module.mind, chance);
    this.horizon = new Horizon(module.mind, options.turnsAhead);
    this.chances = new Float64Array(seats);
  }

  breed(): Considered {
    const { chance } = this.asked;
    while (this.nodes < this.options.nodes && !this.asked.isLate?.()) {
      const parent = this.plans[Math.min(chance.below(ELITE), chance.below(ELITE))];
      const kept = parent ? parent.choices.slice(0, chance.below(parent.choices.length)) : [];
      const child: Plan = { choices: [], walks: 0, sum: 0 };
      this.walk(child, kept);
      this.plans.push(child);
      for (let i = 0; i < 2 && this.nodes < this.options.nodes; i++) {
        const again = this.mostPromising();
        this.walk(again, again.choices);
      }
      if (this.plans.length > SURPLUS)
        this.plans = this.plans.sort((a, b) => this.hope(b) - this.hope(a)).slice(0, ELITE);
    }
    const byChoice = new Map<string, { choice: Choice; walks: number; sum: number; best: number }>();
    for (const { choices, walks, sum } of this.plans) {
      const [choice] = choices;
      if (!choice) continue;
      const key = choice.join(' ');
      const entry = byChoice.get(key) ?? { choice, walks: 0, sum: 0, best: 0 };
      entry.walks += walks;
      entry.sum += sum;
      entry.best = Math.max(entry.best, sum / walks - 0.1 / Math.sqrt(walks));
      byChoice.set(key, entry);
    }
    const candidates = [...byChoice.values()].sort((a, b) => b.best - a.best);
    return {
      choice: candidates[0]?.choice ?? this.asked.question.fallback,
      candidates: candidates.map(({ choice, walks, sum }) => ({ choice, walks, chance: sum / walks })),
      nodes: this.nodes,
    };
  }

  private hope({ walks, sum }: Plan): number {
    return sum / walks + this.options.curiosity * 0.1 * Math.sqrt(Math.log(this.walks + 1) / walks);
  }

  private mostPromising(): Plan {
    return this.plans.reduce((best, plan) => (this.hope(plan) > this.hope(best) ? plan : best));
  }

  private walk(plan: Plan, meant: readonly Choice[]): void {
    const { question, imagine } = this.asked;
    const play = imagine();
    const isNew = plan.walks === 0;
    let at = 0;
    this.horizon.begin(play.state);
    while (play.question && !this.horizon.isReached(play.state)) {
      this.nodes++;
      const own = play.question.seat === question.seat;
      const choice =
        (own && offered(play, meant[at++])) || this.instinct.choose(play, play.question, this.options.heat);
      if (own && isNew) plan.choices.push(choice);
      play.answer(choice);
    }
    this.judge.chances(play, this.chances);
    plan.walks++;
    plan.sum += this.chances[question.seat] as number;
    this.walks++;
  }
}

function offered({ question }: Play, choice: Choice | undefined): Choice | undefined {
  return choice && question?.choices.find((one) => sameChoice(one, choice));
}
