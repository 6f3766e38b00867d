/** How a match ended, in one word: what its headline is about. */
import type { Result, Seat } from '@gonfalon/kernel';
import { wonTogether } from '@gonfalon/kernel';
import type { Outcome } from '@gonfalon/protocol';
import type { Ended } from '@gonfalon/ui-kit';
import type { WinChancePoint } from '../analysis/win-chances.ts';
import type { HeadlineKind } from '../messages/headline-kinds.ts';

export interface Headline {
  readonly kind: HeadlineKind;
  readonly winners: readonly Seat[];
  /** Who came nearest to them, or gave up. */
  readonly second: Seat | undefined;
  /** Picks one of several sentences: the same for the same match. */
  readonly variant: number;
}

/** Who wins after a chance below this has come back: 20 % of two sides, less of more. */
export const comebackBelow = (sides: number): number => 0.4 / sides;
/** Who wins though the chance was below this when the last turn began, and hardly by points, has won a close fight. */
const CLOSE = { chance: 0.65, points: 0.6 } as const;
/** Of fewer turns no course can be told. */
const MIN_TURNS = 4;
/** A winner whose chance was above this through the second half has routed the others. */
const ROUT = 0.75;

export interface Facts {
  readonly seats: number;
  readonly outcome: Outcome;
  readonly ended: Ended;
  readonly resigned?: Seat | undefined;
  readonly course: readonly WinChancePoint[];
  /** What tells this match from all others. */
  readonly key: string;
}

export function headlineOf(facts: Facts): Headline {
  const { outcome, seats, resigned, key } = facts;
  const winners = outcome.by === 'rules' ? (outcome.result?.winners ?? []) : [];
  const kind = kindOf(facts, winners);
  const runnerUp = secondOf(outcome.result, winners, seats);
  return {
    kind,
    winners,
    second: kind === 'resigned' ? (resigned ?? runnerUp) : runnerUp,
    variant: numberOf(key),
  };
}

function kindOf({ seats, outcome, ended, course }: Facts, winners: readonly Seat[]): HeadlineKind {
  if (outcome.by === 'draw') return 'agreed';
  if (outcome.by === 'stop' || !outcome.result) return 'stopped';
  const [winner, another] = winners;
  if (winner === undefined) return 'nobody';
  if (wonTogether(outcome.result)) return 'together';
  if (another !== undefined) return winners.length === seats ? 'level' : 'shared';
  if (ended === 'resigned') return 'resigned';
  const chances = course.slice(0, -1).map((moment) => moment.chances[winner] ?? 0);
  const hasWinChances = chances.length >= MIN_TURNS;
  if (hasWinChances && Math.min(...chances) < comebackBelow(seats)) return 'comeback';
  const points = [...outcome.result.scores].sort((a, b) => b - a);
  const near = (points[1] ?? 0) >= CLOSE.points * (points[0] ?? 0);
  if (hasWinChances && near && (chances.at(-1) ?? 1) < CLOSE.chance) return 'close';
  if (ended === 'limit') return 'limit';
  const late = chances.slice(Math.floor(chances.length / 2));
  return hasWinChances && Math.min(...late) > ROUT ? 'rout' : 'won';
}

function secondOf(result: Result | undefined, winners: readonly Seat[], seats: number): Seat | undefined {
  const scores = result?.scores ?? [];
  return Array.from({ length: seats }, (_, seat) => seat)
    .filter((seat) => !winners.includes(seat))
    .sort((a, b) => (scores[b] ?? 0) - (scores[a] ?? 0))[0];
}

/** A whole number from a text, by FNV-1a: other texts, other numbers, mostly. */
export function numberOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  return hash >>> 0;
}
