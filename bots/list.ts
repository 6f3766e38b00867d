import type { Bot } from './bot.ts';
import { Policy } from './search/policy.ts';

/** So cold that the first of the list is always taken. */
const HEAT = 0.01;

/** Does what its game's fixed list has first; in a game without one, what looks best at a glance. */
export const list: Bot = {
  name: 'list',
  choose({ module: { evaluation }, question, chance, sample }) {
    if (question.choices.length === 1) return question.choices[0];
    const movePriors = evaluation.listPriors ?? evaluation.movePriors;
    const model = movePriors ? { ...evaluation, movePriors } : evaluation;
    return new Policy(model, chance).choose(sample(), question, HEAT);
  },
};
