import type { Bot } from './bot.ts';
import { Instinct } from './search/instinct.ts';

/** How seldom it takes what does not look best: see Instinct. */
const HEAT = 0.25;

/** Does what looks best at a glance, without thinking. */
export const instinctive: Bot = {
  name: 'instinct',
  choose({ module, question, chance, imagine }) {
    if (question.choices.length === 1) return question.choices[0];
    return new Instinct(module.mind, chance).choose(imagine(), question, HEAT);
  },
};
