/** NER-16: who has won. */
import type { Result, Seat } from '@gonfalon/kernel';
import { constants, realms } from '../content/index.ts';
import type { Realm } from './board.ts';
import { ALL_REALMS, CAPITAL } from './board.ts';
import { isFreeForAll, realmsOf, seatOf, sideOf } from './selectors.ts';
import type { Ending, Options, State } from './state.ts';

/** The sides as lists of realms, in turn order. */
function sidesOf(s: State): Realm[][] {
  return isFreeForAll(s)
    ? ALL_REALMS.map((r) => [r])
    : [
        [0, 2],
        [1, 3],
      ];
}

const sumOver = (side: readonly Realm[], of: (realm: Realm) => number): number =>
  side.reduce((sum, realm) => sum + of(realm), 0);
const pointsOf = (s: State, side: readonly Realm[]): number => sumOver(side, (r) => s.realms[r].vp);
/** NER-16.4: in hand and in play. */
const treasuresOf = (s: State, side: readonly Realm[]): number =>
  sumOver(side, (r) => s.realms[r].held.length + s.realms[r].inPlay.length);

/** NER-16.9 */
const isOut = (s: State, side: readonly Realm[]): boolean =>
  side.every((r) => s.absent.includes(seatOf(s, r)));
const sidesLeft = (s: State): Realm[][] => sidesOf(s).filter((side) => !isOut(s, side));

/** The side of each seat (NER-1.5): A is 0, B is 1; each its own if everybody is alone. */
export function sidesOfSeats({ mode }: Pick<Options, 'mode'>, seats: number): number[] {
  if (seats === 4 && mode === 'freeForAll') return [0, 1, 2, 3];
  return Array.from({ length: seats }, (_, seat) => {
    const [realm] = constants.seats[String(seats) as '2' | '3' | '4'][seat];
    return realms[realm].alliance === 'A' ? 0 : 1;
  });
}

export interface Verdict {
  readonly ending: Ending;
  readonly winners: readonly (readonly Realm[])[];
}

/** NER-16.3: at once, in the middle of anything. */
export function capitalsVerdict(s: State): Verdict | undefined {
  if (s.options.length !== 'long') return undefined;
  const side = sidesLeft(s).find((realms) => CAPITAL.every((at) => realms.includes(s.control[at])));
  return side && { ending: 'capitals', winners: [side] };
}

/** NER-16.9: as soon as only one side is not out. */
export function resignationVerdict(s: State): Verdict | undefined {
  if (s.absent.length === 0) return undefined;
  const left = sidesLeft(s);
  return left.length === 1 ? { ending: 'resigned', winners: left } : undefined;
}

type Target = { readonly vp: number } | { readonly treasures: number };
const targetOf = (s: State): Target =>
  constants.targets[isFreeForAll(s) ? 'freeForAll' : 'alliances'][s.options.length];

/** The sides with the most of something, and how much that is. */
function leaders(sides: readonly Realm[][], of: (side: readonly Realm[]) => number): [Realm[][], number] {
  const most = Math.max(...sides.map(of));
  return [sides.filter((side) => of(side) === most), most];
}

/** NER-16.1, 16.2, 16.4, 16.6: at the end of a game round. */
export function roundVerdict(s: State): Verdict | undefined {
  const target = targetOf(s);
  const sides = sidesLeft(s);
  const byTreasures = 'treasures' in target;
  const goal = byTreasures ? target.treasures : target.vp;
  const [first, most] = leaders(sides, (side) => (byTreasures ? treasuresOf(s, side) : pointsOf(s, side)));
  if (most >= goal && first.length === 1)
    return { ending: byTreasures ? 'treasures' : 'points', winners: first };
  const { roundLimit } = s.options;
  if (roundLimit === 0 || s.round < roundLimit) return undefined;
  const [winners] = leaders(first, (side) => pointsOf(s, side));
  return { ending: 'round-limit', winners };
}

/** NER-16.7 */
export function scoresOf(s: State): number[] {
  const sides = sidesOf(s);
  const score = s.options.length === 'long' ? treasuresOf : pointsOf;
  return Array.from({ length: s.seats }, (_, seat: Seat) => {
    const [realm] = realmsOf(s, seat);
    const side = sides.find((realms) => realms.includes(realm)) ?? [];
    return score(s, side);
  });
}

export function resultOf(s: State, { ending, winners }: Verdict): Result {
  const winning = new Set(winners.flat().map((realm) => sideOf(s, realm)));
  const seats = Array.from({ length: s.seats }, (_, seat) => seat);
  return {
    ending,
    winners: seats.filter((seat) => realmsOf(s, seat).some((realm) => winning.has(sideOf(s, realm)))),
    scores: scoresOf(s),
  };
}
