/** How a match ended, in one word: there is a headline for each. */
export const HEADLINE_KINDS = [
  'agreed',
  'stopped',
  'nobody',
  'level',
  'shared',
  'together',
  'resigned',
  'comeback',
  'close',
  'limit',
  'rout',
  'won',
] as const;
export type HeadlineKind = (typeof HEADLINE_KINDS)[number];
