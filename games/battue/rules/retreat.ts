/** BTU-11 */
import type { Seat } from '@gonfalon/kernel';
import type { SpaceId } from '../content/index.ts';
import { constants, space } from '../content/index.ts';
import { isSpace } from '../content/refs.ts';
import { attackers, battleOf, defenders, endBattle, opponentOf } from './battle-selectors.ts';
import { leave, question } from './question.ts';
import { player, refuse, transfer, warriorsAt } from './selectors.ts';
import type { State } from './state.ts';
import { NOBODY } from './state.ts';
import type { Place } from './vocabulary.ts';

/** BTU-11.8 */
function isGlorious(s: State): boolean {
  return s.players.some((p) => p.glory > 0);
}

function horde(s: State, seat: Seat): number {
  return warriorsAt(s, seat, battleOf(s).space);
}

/** BTU-11.2, 11.3 */
function refuseRetreat(s: State, seat: Seat, to: Place) {
  if (!isSpace(to)) return refuse('BTU-11.3', [to]);
  const there = s.spaces[to];
  const enemies = there.hordes.some((n, other) => other !== seat && n > 0);
  const total = warriorsAt(s, seat, to) + horde(s, seat);
  const legal =
    space[battleOf(s).space].adj.includes(to) &&
    there.control === seat &&
    !enemies &&
    total <= constants.maxHorde;
  return legal ? undefined : refuse('BTU-11.2', [to], { total });
}

/** BTU-11.4: the loser of the exchange, then its winner; on an empty tile only an attacker who lost. */
function askedSeat(s: State, order: 'first' | 'second'): Seat {
  const b = battleOf(s);
  if (order === 'first') return b.loser;
  return defenders(s) > 0 ? opponentOf(b, b.loser) : NOBODY;
}

/** BTU-11.1, 11.5 */
function waysOut(s: State, seat: Seat): readonly SpaceId[] {
  if (seat === NOBODY || isGlorious(s) || attackers(s) === 0) return [];
  if (player(s, seat).out || horde(s, seat) === 0) return [];
  return space[battleOf(s).space].adj.filter((to) => !refuseRetreat(s, seat, to));
}

const retreat = (order: 'first' | 'second') =>
  question<object, { readonly seat: Seat; readonly ways: readonly SpaceId[] }>({
    facts({ state: s }) {
      const seat = askedSeat(s, order);
      return { seat, ways: waysOut(s, seat) };
    },
    skip: ({ facts }) => facts.ways.length === 0,
    ask({ state: s, facts: { seat, ways } }) {
      const refuge = seat === battleOf(s).attacker ? ways[0] : undefined;
      return { seat, prompt: 'retreat', fallback: refuge ? ['retreat', refuge] : ['stay'] };
    },
    wrongMoment: 'BTU-9.3',
    verbs: {
      stay: leave,
      retreat: {
        names: [
          {
            kind: 'space',
            alsoExplains: ['camp'],
            from: ({ facts }) => facts.ways,
            refuse: ({ state: s, facts }, to) => refuseRetreat(s, facts.seat, to as Place),
          },
        ],
        apply({ ctx, state: s, facts: { seat } }, to) {
          const { attacker, space: from } = battleOf(s);
          const count = horde(s, seat);
          ctx.done();
          transfer(s, seat, from, to, count);
          ctx.emit({ kind: 'retreated', seat, from, to, count });
          endBattle(ctx, seat === attacker ? 'not-won' : 'won'); // BTU-11.6, 11.7
        },
      },
    },
  });

export const retreatSteps = { 'first-retreat': retreat('first'), 'second-retreat': retreat('second') };
