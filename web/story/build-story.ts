/** The story of a match that is over: facts only, so that it can be told in any language. */
import type { Outcome } from '@gonfalon/protocol';
import type { Luck, MatchLog, Medal, Stat, StoryBuilder } from '@gonfalon/ui-kit';
import { luckOf } from '@gonfalon/ui-kit';
import type { WinChancePoint } from '../analysis/win-chances.ts';
import { commonMedals } from './common-medals.ts';
import type { Headline } from './headline.ts';
import { headlineOf } from './headline.ts';
import type { Turning } from './turning-points-data.ts';
import { turningPointsOf } from './turning-points-data.ts';

export interface Story {
  readonly headline: Headline;
  readonly turning: readonly Turning[];
  readonly luck: readonly Luck[];
  /** Without those that nobody has done. */
  readonly deeds: readonly Stat[];
  readonly medals: readonly Medal[];
}

export interface Source {
  readonly chronicle: MatchLog;
  readonly course: readonly WinChancePoint[];
  readonly outcome: Outcome;
  /** What tells this match from all others. */
  readonly key: string;
}

export function buildStory(teller: StoryBuilder, { chronicle, course, outcome, key }: Source): Story {
  const { ended, resigned, stats, highlights, medals, rolls } = teller.account(chronicle);
  const { seats, result } = chronicle;
  const sides = result?.sides ?? Array.from({ length: seats }, (_, seat) => seat);
  const headline = headlineOf({ seats, outcome, ended, resigned, course, key });
  const luck = Array.from({ length: seats }, (_, seat) => luckOf(rolls, seat));
  return {
    headline,
    luck,
    turning: turningPointsOf({ course, moments: highlights, sides, ended }),
    deeds: stats.filter(({ counts }) => counts.some((count) => count > 0)),
    medals: [...commonMedals({ winners: headline.winners, sides }, course, luck), ...medals],
  };
}
