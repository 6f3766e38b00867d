/** Where the chances changed for good, what was done there, and what made the difference. */
import type { Seat } from '@gonfalon/kernel';
import type { Ended, Highlight } from '@gonfalon/ui-kit';
import type { WinChancePoint } from '../analysis/win-chances.ts';
import { decisiveFeatures } from './decisive-features.ts';

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
  /** Whether time was up with it, which decided the match. */
  readonly timeUp: boolean;
  /** What happened and fits that, in its order; perhaps nothing where time was up. */
  readonly moments: readonly Highlight[];
  /** Whether nothing great was done in the turn itself. */
  readonly quiet: boolean;
  /** What made the difference in a quiet turn: the terms of the game's mind that changed most for whom it helped. */
  readonly tipped: readonly string[];
  /** Where to look at it: the first thing that was done in the turn, or its beginning. */
  readonly look: number;
}

const MAX_TURNING_POINTS = 4;
const MAX_HIGHLIGHTS = 2;
/** A smaller change of a chance turns nothing. */
const MIN_GAIN = 0.1;
/** Turning points are so far apart, of the whole match. */
const APART = 0.08;

/** What the turns of a match are told from. */
interface Match {
  readonly course: readonly WinChancePoint[];
  readonly moments: readonly Highlight[];
  /** The side of each seat. */
  readonly sides: readonly number[];
  readonly ended: Ended;
}

/**
 * Whoever is to move mostly looks a little better, so that the round before a turn is held against the round after it.
 * There is none before the first turn, which counts only if something great was done in it. Of two turning points near
 * each other the greater one is told.
 */
export function turningPointsOf(match: Match): readonly Turning[] {
  const { course } = match;
  const seats = match.sides.length;
  const turns = course.slice(0, -1).map((_, i) => turnAt(i, match));
  const apart = Math.max(seats, Math.ceil(course.length * APART));
  const chosen: number[] = [];
  const byWorth = [...turns.entries()]
    .filter(([i, { gain, quiet }]) => gain >= MIN_GAIN && (i > 0 || !quiet))
    .sort(([, a], [, b]) => worth(b) - worth(a));
  for (const [i] of byWorth) {
    const far = chosen.every((other) => Math.abs(other - i) >= apart);
    if (far && chosen.length < MAX_TURNING_POINTS) chosen.push(i);
  }
  return turns.filter((_, i) => chosen.includes(i));
}

function turnAt(i: number, { course, moments, sides, ended }: Match): Turning {
  const seats = sides.length;
  const first = Math.max(0, i + 1 - seats);
  const roundBefore = course.slice(first, i + 1);
  const roundAfter = course.slice(i + 1, i + 1 + seats);
  const before = mean(roundBefore, seats);
  const after = mean(roundAfter, seats);
  const gains = after.map((chance, seat) => chance - (before[seat] ?? 0));
  const gain = Math.max(...gains);
  const gainer = gains.indexOf(gain);
  // What helps a mate helps the gainer too.
  const isFor = (seat: Seat) => sides[seat] === sides[gainer];
  const fits = ({ helps = gainer, hurts }: Highlight) =>
    isFor(helps) && (hurts === undefined || !isFor(hurts));
  const between = (from: WinChancePoint | undefined, to: WinChancePoint | undefined) =>
    moments.filter((moment) => moment.at > (from?.at ?? 0) && moment.at <= (to?.at ?? 0) && fits(moment));
  const at = course[i]?.at ?? 0;
  const own = between(course[i], course[i + 1]);
  const great = weightiest(own.filter(isGreat), MAX_HIGHLIGHTS);
  const quiet = great.length === 0;
  const timeUp = ended === 'limit' && i === course.length - 2;
  // The chances are those of whole rounds: what was done beside a quiet turn is in them, too.
  const done = quiet && !timeUp ? weightiest(own, 1) : great;
  const beside = quiet ? weightiest(between(roundBefore[0], roundAfter.at(-1)).filter(isGreat), 1) : [];
  return {
    at,
    before,
    after,
    gain,
    gainer,
    quiet,
    timeUp,
    moments: [...done, ...beside].sort((a, b) => a.at - b.at),
    tipped: quiet ? decisiveFeatures(roundBefore, roundAfter, gainer, sides) : [],
    look: done[0]?.at ?? at,
  };
}

const isGreat = ({ minor }: Highlight): boolean => !minor;

/** So many of these, in their order. */
function weightiest(moments: readonly Highlight[], most: number): readonly Highlight[] {
  const chosen = [...moments].sort((a, b) => b.weight - a.weight).slice(0, most);
  return moments.filter((moment) => chosen.includes(moment));
}

/** A turn in which something great happened is rather told than one in which nothing did. */
function worth({ gain, quiet }: Turning): number {
  return gain * (quiet ? 1 : 2);
}

function mean(course: readonly WinChancePoint[], seats: number): readonly number[] {
  return Array.from(
    { length: seats },
    (_, seat) => course.reduce((sum, { chances }) => sum + (chances[seat] ?? 0), 0) / course.length,
  );
}
