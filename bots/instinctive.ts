import type { Bot } from './bot.ts';
import { Policy } from './search/policy.ts';

/** How seldom it takes what does not look best: see Instinct. */
const HEAT = 0.25;

/** Does what looks best at a glance, without thinking. */
export const instinctive: Bot = {
  name: 'instinct',
  choose({ module, question, chance, sample }) {
    if (question.choices.length === 1) return question.choices[0];
    return new Policy(module.evaluation, chance).choose(sample(), question, HEAT);
  },
};
