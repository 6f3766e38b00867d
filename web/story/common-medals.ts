/** The medals of every game: for luck with the dice, and for coming back. */
import type { Seat } from '@gonfalon/kernel';
import type { Luck, Medal } from '@gonfalon/ui-kit';
import type { WinChancePoint } from '../analysis/win-chances.ts';
import { comebackBelow } from './headline.ts';

export const COMMON = ['comeback', 'lucky-hand', 'cursed-dice'] as const;
export type CommonMedal = (typeof COMMON)[number];

/** Luckier than this share of players, or unluckier. */
const LUCKY = 0.9;

/** Who won, and the side of each seat. */
interface WonBy {
  readonly winners: readonly Seat[];
  readonly sides: readonly number[];
}

export function commonMedals(
  ended: WonBy,
  course: readonly WinChancePoint[],
  luck: readonly Luck[],
): readonly Medal<CommonMedal>[] {
  return [...comeback(ended, course), ...lucky(luck), ...cursed(luck)];
}

/** For each of a side that came back, since they did it together; for nobody if several sides won. */
function comeback(
  { winners, sides }: WonBy,
  course: readonly WinChancePoint[],
): readonly Medal<CommonMedal>[] {
  const [winner] = winners;
  if (winner === undefined || winners.some((seat) => sides[seat] !== sides[winner])) return [];
  const chance = (moment: WinChancePoint) => moment.chances[winner] ?? 1;
  const [lowest] = course.slice(0, -1).sort((a, b) => chance(a) - chance(b));
  if (!lowest || chance(lowest) >= comebackBelow(new Set(sides).size)) return [];
  const facts = { chance: Math.round(100 * chance(lowest)) };
  return winners.map((seat) => ({ id: 'comeback', icon: 'laurel-crown', seat, at: lowest.at, facts }));
}

function lucky(luck: readonly Luck[]): readonly Medal<CommonMedal>[] {
  const [best] = known(luck).sort((a, b) => b.share - a.share);
  if (!best || best.share < LUCKY) return [];
  const facts = { of100: hundredth(best.share) };
  return [{ id: 'lucky-hand', icon: 'perspective-dice-six-faces-random', seat: best.seat, facts }];
}

function cursed(luck: readonly Luck[]): readonly Medal<CommonMedal>[] {
  const [worst] = known(luck).sort((a, b) => a.share - b.share);
  if (!worst || worst.share > 1 - LUCKY) return [];
  const facts = { of100: hundredth(1 - worst.share) };
  return [{ id: 'cursed-dice', icon: 'poison-bottle', seat: worst.seat, facts }];
}

function known(luck: readonly Luck[]): { readonly seat: Seat; readonly share: number }[] {
  return luck.flatMap(({ share }, seat) => (share === undefined ? [] : [{ seat, share }]));
}

/** So many of a hundred: nobody is luckier than all of them, nor than none. */
export function hundredth(share: number): number {
  return Math.min(99, Math.max(1, Math.round(100 * share)));
}
