import type { Bot } from './bot.ts';

/** Any choice, each as likely as the others. */
export const random: Bot = {
  name: 'random',
  choose({ question: { choices }, chance }) {
    return choices[chance.nextInt(choices.length)];
  },
};
