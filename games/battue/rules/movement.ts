/** BTU-6 */
import type { Choice, Ref, Refusal, Step } from '@gonfalon/kernel';
import type { SpaceId } from '../content/index.ts';
import { constants, space } from '../content/index.ts';
import { isLocked } from './reinforcements.ts';
import type { Place } from './selectors.ts';
import { hordesOf, isHorde, isSpace, player, refuse, transfer, warriorsAt } from './selectors.ts';
import type { State } from './state.ts';

/** BTU-6.2, 5.4: the active player's warriors there that may still move. */
function free(s: State, place: Place): number {
  const all = warriorsAt(s, s.active, place);
  if (!isSpace(place)) return isLocked(s, place) ? 0 : all;
  return all - s.spaces[place].moved - s.spaces[place].locked;
}

function hasMoved(s: State, place: Place): boolean {
  return isSpace(place) && s.spaces[place].moved > 0;
}

/** BTU-6.1, 6.8 */
function reach(s: State, from: Place): readonly SpaceId[] {
  if (isSpace(from)) return space[from].adj;
  const { camp } = player(s, s.active);
  return camp ? [camp.space] : [];
}

const COUNTS = Array.from({ length: constants.maxHorde + 1 }, (_, n) => String(n));

function refuseMove(
  s: State,
  from: Ref | undefined,
  to: Ref | undefined,
  count: Ref | undefined,
): Refusal | undefined {
  if (s.turn.noMove) return refuse('BTU-6.11');
  if (!isHorde(s, s.active, from)) return refuse('BTU-6.1', from ? [from] : [], { noHorde: true });
  if (!isSpace(to)) return refuse(to?.startsWith('camp:') ? 'BTU-6.8' : 'BTU-6.1', to ? [to] : []);
  if (!reach(s, from).includes(to)) {
    return isSpace(from)
      ? refuse('BTU-6.1', [from, to], { notAdjacent: true })
      : refuse('BTU-6.8', [from, to]);
  }
  const all = warriorsAt(s, s.active, from);
  const n = COUNTS.indexOf(count ?? '');
  if (n < 1 || n > all) return refuse('BTU-6.1', [from], { all });
  const left = free(s, from);
  if (n > left) return refuse(isLocked(s, from) ? 'BTU-5.4' : 'BTU-6.2', [from], { free: left });
  if (!player(s, s.active).conquered && n < all) return refuse('BTU-6.6', [from], { all });
  const there = warriorsAt(s, s.active, to) + n;
  return there > constants.maxHorde ? refuse('BTU-6.7', [to], { there }) : undefined;
}

/** Every move of as many warriors as are free to go. */
function movesFrom(s: State, from: Place): Choice[] {
  const most = free(s, from);
  const least = player(s, s.active).conquered ? 1 : most;
  if (most === 0) return [];
  const moves: Choice[] = [];
  for (const to of reach(s, from)) {
    for (let n = least; n <= most; n++) moves.push(['move', from, to, COUNTS[n] ?? '']);
  }
  return moves;
}

const movement: Step<State> = {
  // Once something moved, the player declares the end himself: until then he may take it back (BTU-6.9, 6.12).
  skip: ({ state: s }) =>
    s.turn.noMove || !hordesOf(s, s.active).some((at) => free(s, at) > 0 || hasMoved(s, at)),
  ask({ state: s }) {
    const candidates = hordesOf(s, s.active).flatMap((from) => movesFrom(s, from));
    candidates.push(['done']);
    return { seat: s.active, prompt: 'move', candidates, fallback: ['done'] };
  },
  refuse(ctx, _, [verb, from, to, count]) {
    if (verb === 'done') return undefined;
    return verb === 'move' ? refuseMove(ctx.state, from, to, count) : refuse('BTU-3.2');
  },
  answer(ctx, _, [verb, from, to, count]) {
    const s = ctx.state;
    if (verb === 'done' || !isSpace(to)) {
      ctx.commit(); // BTU-6.10, 6.12
      return ctx.done();
    }
    const n = Number(count);
    transfer(s, s.active, from as Place, to, n);
    s.spaces[to].moved += n;
    ctx.emit({ kind: 'moved', seat: s.active, from: from as Place, to, count: n });
  },
};

export const movementSteps = { movement };
