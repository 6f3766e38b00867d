import type { MatchSetup } from '@gonfalon/kernel';
import type { AdventureFile } from '../content/index.ts';

const file: AdventureFile = {
  format: 'gonfalon-battlelore-adventure/1',
  id: 'web-and-lore',
  name: { en: 'Web and Lore', fr: 'La toile et l’Arcane' },
  level: 'wizard',
  first: 'standard',
  inPlay: ['lore-tokens', 'lore-cards'],
  terrain: { forest: 'B3 C11 D10 F4 G3 H10', hill: 'D4 D5 F9 F10' },
  camps: {
    pennant: {
      side: 'top',
      banners: 2,
      commandCards: 4,
      wizard: 1,
      loreTokens: 8,
      units: {
        B6: 'human_archer',
        B10: 'human_cavalry',
        C4: 'human_infantry',
        C7: 'human_heavy',
        C9: 'human_archer',
        D7: 'human_infantry',
      },
    },
    standard: {
      side: 'bottom',
      banners: 2,
      commandCards: 4,
      wizard: 1,
      loreTokens: 6,
      units: {
        F7: 'human_infantry',
        G5: 'human_archer',
        G7: 'giant_spider',
        G9: 'human_archer',
        H4: 'human_infantry',
        H8: 'human_heavy',
      },
    },
  },
};

/** A small field, with a Wizard on either side and a Giant Spider on one. */
export const webAndLore: MatchSetup = {
  seats: 2,
  options: { adventure: file },
  chance: { kind: 'fast', seed: 'web-and-lore' },
  script: {
    // Four cards each for the camps, the first player's first, and one at the end of each turn; so with Lore.
    cards: [
      ...['PA-C', 'AT-R', 'GA', 'LA', 'PA-C', 'PA-C', 'BB', 'LE', 'AT-C', 'AT-C'].map(
        (card) => `card:${card}`,
      ),
      ...['WIZ-03', 'WIZ-05', 'WIZ-09', 'WIZ-10', 'WIZ-12', 'WIZ-01', 'WIZ-02', 'WIZ-04'].map(
        (card) => `lore:${card}`,
      ),
    ],
  },
};
