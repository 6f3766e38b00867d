/**
 * Takes the choice after which its game's own evaluation likes the table best: one choice deep, with no plan.
 *
 * A turn here is many small choices, so a position in the middle of one cannot be compared with one after it.
 * Each choice is therefore judged as if it were the last that the bot thinks about: whatever the seat is asked
 * next is answered with the fallback until somebody else is asked. «Move, then stop» is compared with «stop»,
 * so that the bot neither stops too early nor picks a thing up and puts it down again for ever.
 */
import type { Chance, ChanceState, Choice, Engine, Seat } from '@gonfalon/kernel';
import { restoreRng } from '@gonfalon/kernel';
import type { Bot } from './bot.ts';
import { Evaluator } from './evaluator.ts';

/** How many plays are imagined, the same ones with the same dice for every choice. */
const WORLDS = 4;
/** More choices than this are sampled. */
const MAX_COUNT = 200;
/** So many choices, the best in the first imagined play, are tried in the others. */
const SHORTLIST = 16;
/** How many of the seat's next questions are answered with the fallback. */
const MAX_FALLBACKS = 8;

interface Candidate {
  readonly choice: Choice;
  /** Plays won less plays lost. It comes before any evaluation. */
  outcome: number;
  worth: number;
}

export const greedy: Bot = {
  name: 'greedy',
  choose({ module, question, sides, chance, sample }) {
    const { seat, choices } = question;
    if (choices.length === 1) return choices[0];
    const judge = new Evaluator(module.game, module.evaluation, sides);
    let field = inAnyOrder(choices, chance).map((choice): Candidate => ({ choice, outcome: 0, worth: 0 }));
    for (let i = 0; i < WORLDS; i++) {
      const world = sample();
      const dice = world.chance.save();
      for (const candidate of field) attempt(candidate, world, dice, judge, seat);
      field.sort(byPromise);
      field = field.slice(0, SHORTLIST);
    }
    return field[0].choice;
  },
};

/** Sorting keeps this order among equals, so ties are broken by chance. */
function inAnyOrder(choices: readonly Choice[], chance: Chance): Choice[] {
  return chance.shuffle([...choices]).slice(0, MAX_COUNT);
}

function attempt(c: Candidate, world: Engine, dice: ChanceState, judge: Evaluator, seat: Seat): void {
  const play = world.fork(restoreRng(dice));
  play.answer(c.choice);
  for (let i = 0; i < MAX_FALLBACKS && play.question?.seat === seat; i++) play.answer(play.question.fallback);
  const { result } = play;
  if (result) c.outcome += judge.shareOf(result, seat) || -1;
  else c.worth += judge.odds(play.state, seat);
}

function byPromise(a: Candidate, b: Candidate): number {
  return b.outcome - a.outcome || b.worth - a.worth;
}
