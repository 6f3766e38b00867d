/** What a bot would do in a person's place, and what speaks for it. */
import type { Choice, Engine } from '@gonfalon/kernel';
import { restoreRng, sameChoice } from '@gonfalon/kernel';
import type { Bot, BotRequest } from './bot.ts';
import { Evaluator } from './evaluator.ts';
import { DepthLimit } from './search/depth-limit.ts';
import { Policy } from './search/policy.ts';

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
  /** How often the match is won before the turn ends, from 0 to 1; left out if it hardly ever is. */
  readonly wins?: number;
}

/** How many turns are played out with the choice, and as many with others. */
const SAMPLES = 48;
/** As many at least, however late it is. */
const MIN_SAMPLES = 8;
const MAX_REASONS = 3;
/** A smaller change is as good as none, and so is one that might be chance: so many standard errors. */
const MIN_CHANGE = 0.02;
const SURE = 2;
const TEMPERATURE = 0.5;
/** A rarer win is no plan. */
const MIN_WINS = 0.05;

export function hint(bot: Bot, asked: BotRequest): Hint {
  const choice = bot.choose(asked);
  return { choice, ...(asked.question.choices.length > 1 ? grounds(choice, asked) : { reasons: [] }) };
}

/** What speaks for a choice, and how often it wins the match at once. */
function grounds(choice: Choice, asked: BotRequest): Omit<Hint, 'choice'> {
  const { module, question, chance, isOutOfTime } = asked;
  const endOf = turnEnds(asked);
  const policy = new Policy(module.evaluation, chance);
  const others = { ...question, choices: question.choices.filter((other) => !sameChoice(other, choice)) };
  const gains = module.evaluation.features.map(() => new Mean());
  const wins = new Mean();
  for (let i = 0; i < SAMPLES && (i < MIN_SAMPLES || !isOutOfTime?.()); i++) {
    // The same hidden things and the same dice, as far as they go, for both.
    const world = asked.sample();
    const dice = world.chance.save();
    const other = policy.choose(world, others, TEMPERATURE);
    const [ours, theirs] = [choice, other].map((first) => endOf(world.fork(restoreRng(dice)), first));
    wins.add(ours === 'won' ? 1 : 0);
    if (!Array.isArray(ours) || !Array.isArray(theirs)) continue;
    for (const [term, gain] of gains.entries()) gain.add((ours[term] ?? 0) - (theirs[term] ?? 0));
  }
  const reasons = gains
    .filter((gain) => Math.abs(gain.mean) >= Math.max(MIN_CHANGE, SURE * gain.error))
    .map(
      (gain): Reason => ({ term: module.evaluation.features[gains.indexOf(gain)] ?? '', change: gain.mean }),
    )
    .sort((a, b) => Math.abs(b.change) - Math.abs(a.change))
    .slice(0, MAX_REASONS);
  return { reasons, ...(wins.mean >= MIN_WINS && { wins: wins.mean }) };
}

/** Plays a choice and then by policy to the end of the turn; answers what each term is worth there, or how it ended. */
function turnEnds({
  module,
  question,
  sides,
  chance,
}: BotRequest): (play: Engine, first: Choice) => readonly number[] | 'won' | 'lost' {
  const judge = new Evaluator(module.game, module.evaluation, sides);
  const policy = new Policy(module.evaluation, chance);
  const horizon = new DepthLimit(module.evaluation, 0);
  return (play, first) => {
    horizon.begin(play.state);
    play.answer(first);
    while (play.question && !horizon.isReached(play.state))
      play.answer(policy.choose(play, play.question, TEMPERATURE));
    if (play.result) return play.result.winners.includes(question.seat) ? 'won' : 'lost';
    return judge.features(play.state, question.seat);
  };
}

class Mean {
  private count = 0;
  private sum = 0;
  private squares = 0;

  add(value: number): void {
    this.count++;
    this.sum += value;
    this.squares += value * value;
  }

  get mean(): number {
    return this.count > 0 ? this.sum / this.count : 0;
  }

  /** By how much the mean may be off. */
  get error(): number {
    const { count, mean } = this;
    return count > 0 ? Math.sqrt(Math.max(0, this.squares / count - mean * mean) / count) : 0;
  }
}
