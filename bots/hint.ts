/** What a bot would do in a person's place, and what speaks for it. */
import type { Choice, Play } from '@gonfalon/kernel';
import { sameChoice } from '@gonfalon/kernel';
import type { Asked, Bot } from './bot.ts';
import { Judge } from './judge.ts';
import { Horizon } from './search/horizon.ts';
import { Instinct } from './search/instinct.ts';

/** How a term of the game's mind stands at the end of the turn, beside where it would stand after another choice. */
export interface Reason {
  readonly term: string;
  /** In log odds: what speaks for the choice is above 0, its price below. */
  readonly change: number;
}

export interface Hint {
  readonly choice: Choice;
  /** What speaks most for the choice, and its price; the weightiest first. */
  readonly reasons: readonly Reason[];
}

/** How many turns are played out with the choice, and how many with others. */
const SAMPLES = 48;
const MOST_REASONS = 3;
/** A smaller change is as good as none. */
const LEAST_CHANGE = 0.02;
const HEAT = 0.5;

export function hint(bot: Bot, asked: Asked): Hint {
  const choice = bot.choose(asked);
  return { choice, reasons: asked.question.choices.length > 1 ? reasonsFor(choice, asked) : [] };
}

function reasonsFor(choice: Choice, asked: Asked): Reason[] {
  const { module, question, seats, chance, imagine } = asked;
  const judge = new Judge(module.game, module.mind, seats);
  const instinct = new Instinct(module.mind, chance);
  const horizon = new Horizon(module.mind, 0);
  const others = { ...question, choices: question.choices.filter((other) => !sameChoice(other, choice)) };
  const change = module.mind.terms.map(() => 0);
  const addUp = (play: Play, first: Choice, sign: number) => {
    horizon.begin(play.state);
    play.answer(first);
    while (play.question && !horizon.isReached(play.state))
      play.answer(instinct.choose(play, play.question, HEAT));
    if (play.result) return;
    for (const [i, value] of judge.terms(play.state, question.seat).entries())
      change[i] = (change[i] ?? 0) + (sign * value) / SAMPLES;
  };
  for (let i = 0; i < SAMPLES; i++) {
    addUp(imagine(), choice, 1);
    const play = imagine();
    addUp(play, instinct.choose(play, others, HEAT), -1);
  }
  return change
    .map((value, i): Reason => ({ term: module.mind.terms[i] ?? '', change: value }))
    .filter((reason) => Math.abs(reason.change) >= LEAST_CHANGE)
    .sort((a, b) => Math.abs(b.change) - Math.abs(a.change))
    .slice(0, MOST_REASONS);
}
