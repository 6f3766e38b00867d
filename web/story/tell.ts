/** The story of a match that is over: facts only, so that it can be told in any language. */
import type { Seat } from '@gonfalon/kernel';
import type { Outcome } from '@gonfalon/protocol';
import type { Chronicle, Deed, Luck, Medal, Moment, StoryTeller } from '@gonfalon/ui';
import { luckOf } from '@gonfalon/ui';
import type { CourseMoment } from '../replay/course.ts';
import { commonMedals } from './common-medals.ts';
import type { Headline } from './headline.ts';
import { headlineOf } from './headline.ts';

/** A turn that decided something, and what was done in it. */
export interface Turning {
  /** Where it begins. */
  readonly at: number;
  /** The chances in the round before, and in the round after. */
  readonly before: readonly number[];
  readonly after: readonly number[];
  /** Whom it helped most, and by how much. */
  readonly gainer: Seat;
  readonly gain: number;
  /** Whether the match ended with it. */
  readonly final: boolean;
  /** The weightiest things that happened and fit that, in their order; perhaps none. */
  readonly moments: readonly Moment[];
  /** Where to look at it: the first of these, or the beginning of the turn. */
  readonly look: number;
}

export interface Story {
  readonly headline: Headline;
  readonly turning: readonly Turning[];
  readonly luck: readonly Luck[];
  /** Without those that nobody has done. */
  readonly deeds: readonly Deed[];
  readonly medals: readonly Medal[];
}

export interface Source {
  readonly chronicle: Chronicle;
  readonly course: readonly CourseMoment[];
  readonly outcome: Outcome;
  /** What tells this match from all others. */
  readonly key: string;
}

const MOST_TURNING = 4;
const MOST_MOMENTS = 2;
/** A smaller change of a chance turns nothing. */
const LEAST_GAIN = 0.1;
/** Turning points are so far apart, of the whole match. */
const APART = 0.08;

export function tellStory(teller: StoryTeller, { chronicle, course, outcome, key }: Source): Story {
  const { ended, resigned, deeds, moments, medals, rolls } = teller.account(chronicle);
  const { seats } = chronicle;
  const headline = headlineOf({ seats, outcome, ended, resigned, course, key });
  const luck = Array.from({ length: seats }, (_, seat) => luckOf(rolls, seat));
  return {
    headline,
    luck,
    turning: turningOf(course, moments, seats),
    deeds: deeds.filter(({ counts }) => counts.some((count) => count > 0)),
    medals: [...commonMedals(headline.winners, course, luck), ...medals],
  };
}

/**
 * Where the chances changed for good. Whoever is to move mostly looks a little better, so that the round before a turn
 * is held against the round after it. Of two such turns near each other the greater one is told.
 */
function turningOf(
  course: readonly CourseMoment[],
  moments: readonly Moment[],
  seats: number,
): readonly Turning[] {
  const told = course.slice(0, -1).map((from, i): Turning => {
    const until = course[i + 1]?.at ?? from.at;
    const before = mean(course.slice(Math.max(0, i + 1 - seats), i + 1), seats);
    const after = mean(course.slice(i + 1, i + 1 + seats), seats);
    const gains = after.map((chance, seat) => chance - (before[seat] ?? 0));
    const gain = Math.max(...gains);
    const gainer = gains.indexOf(gain);
    const fits = ({ helps = gainer, hurts }: Moment) => helps === gainer && hurts !== gainer;
    const within = moments.filter((moment) => moment.at > from.at && moment.at <= until && fits(moment));
    const chosen = [...within].sort((a, b) => b.weight - a.weight).slice(0, MOST_MOMENTS);
    const inOrder = within.filter((moment) => chosen.includes(moment));
    return {
      at: from.at,
      before,
      after,
      gain,
      gainer,
      final: i === course.length - 2,
      moments: inOrder,
      look: inOrder[0]?.at ?? from.at,
    };
  });
  const apart = Math.max(seats, Math.ceil(course.length * APART));
  const chosen: number[] = [];
  const byGain = [...told.keys()].sort((a, b) => worth(told[b]) - worth(told[a]));
  for (const i of byGain) {
    const far = chosen.every((other) => Math.abs(other - i) >= apart);
    if ((told[i]?.gain ?? 0) >= LEAST_GAIN && far && chosen.length < MOST_TURNING) chosen.push(i);
  }
  return told.filter((_, i) => chosen.includes(i));
}

/** A turn in which something happened is rather told than one in which nothing did. */
function worth(turning: Turning | undefined): number {
  return (turning?.gain ?? 0) * (turning && turning.moments.length > 0 ? 2 : 1);
}

function mean(course: readonly CourseMoment[], seats: number): readonly number[] {
  return Array.from(
    { length: seats },
    (_, seat) => course.reduce((sum, { chances }) => sum + (chances[seat] ?? 0), 0) / course.length,
  );
}
