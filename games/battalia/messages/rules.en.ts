import type { Chapter, RuleId, RulingId } from '../content/ids.ts';
import { battleRulesEn } from './rule-texts/battle.en.ts';
import { cardRulesEn } from './rule-texts/cards.en.ts';
import { mapRulesEn } from './rule-texts/map.en.ts';
import { rulingTextsEn } from './rule-texts/rulings.en.ts';

export const chaptersEn: Readonly<Record<Chapter, string>> = {
  1: 'Cards, zones and piles',
  2: 'Setting up',
  3: 'The turn',
  4: 'Cohort and redeal',
  5: 'Ambush and limbo',
  6: 'Action lines, copies and payments',
  7: 'Hiring units',
  8: 'Creating artefacts',
  9: 'Building',
  10: 'Impassable cells',
  11: 'Powers of the artefacts',
  12: 'Legendary artefacts',
  13: 'Heroes',
  14: 'Battle',
  15: 'Neutral cities and ruins',
  16: 'End of the turn',
  17: 'The Solar Oracle',
  18: 'End of the game',
  19: 'Advanced game',
  20: 'Scenarios',
  21: 'Two and three players',
  22: 'Resigning and being absent',
};

export const rulesEn: Readonly<Record<RuleId, string>> = { ...cardRulesEn, ...mapRulesEn, ...battleRulesEn };
export const rulingsEn: Readonly<Record<RulingId, string>> = rulingTextsEn;
