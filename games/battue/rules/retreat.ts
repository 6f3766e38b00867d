/** BTU-11 */
import type { Choice, Seat, Step } from '@gonfalon/kernel';
import type { SpaceId } from '../content/index.ts';
import { constants, space } from '../content/index.ts';
import { attackers, battleOf, defenders, endBattle, opponentOf } from './battle-selectors.ts';
import { isSpace, player, refuse, transfer, warriorsAt } from './selectors.ts';
import type { State } from './state.ts';

/** BTU-11.8 */
function isGlorious(s: State): boolean {
  return s.players.some((p) => p.glory > 0);
}

function horde(s: State, seat: Seat): number {
  return warriorsAt(s, seat, battleOf(s).space);
}

/** BTU-11.2 */
function refuseRetreat(s: State, seat: Seat, to: SpaceId) {
  const from = battleOf(s).space;
  const there = s.spaces[to];
  const enemies = there.hordes.some((n, other) => other !== seat && n > 0);
  const total = warriorsAt(s, seat, to) + horde(s, seat);
  const legal =
    space[from].adj.includes(to) && there.control === seat && !enemies && total <= constants.maxHorde;
  return legal ? undefined : refuse('BTU-11.2', [to], { total });
}

function destinations(s: State, seat: Seat): SpaceId[] {
  return space[battleOf(s).space].adj.filter((to) => !refuseRetreat(s, seat, to));
}

/** BTU-11.4: the loser of the exchange, then its winner; on an empty tile only an attacker who lost. */
function asked(s: State, order: 'first' | 'second'): Seat | undefined {
  const b = battleOf(s);
  if (order === 'first') return b.loser;
  return defenders(s) > 0 ? opponentOf(b, b.loser) : undefined;
}

function mayRetreat(s: State, seat: Seat | undefined): seat is Seat {
  if (seat === undefined || seat < 0 || isGlorious(s) || attackers(s) === 0) return false;
  return !player(s, seat).out && horde(s, seat) > 0 && destinations(s, seat).length > 0; // BTU-11.1, 11.5
}

function retreat(order: 'first' | 'second'): Step<State> {
  return {
    skip: (ctx) => !mayRetreat(ctx.state, asked(ctx.state, order)),
    ask({ state: s }) {
      const seat = asked(s, order) ?? battleOf(s).attacker;
      const ways = destinations(s, seat).map((to): Choice => ['retreat', to]);
      const flees = seat === battleOf(s).attacker ? ways[0] : undefined;
      return { seat, prompt: 'retreat', candidates: [['stay'], ...ways], fallback: flees ?? ['stay'] };
    },
    refuse({ state: s }, _, [verb, to]) {
      if (verb === 'stay') return undefined;
      if (verb !== 'retreat') return refuse('BTU-9.3');
      if (to?.startsWith('camp:')) return refuse('BTU-11.3', [to]);
      if (!isSpace(to)) return refuse('BTU-11.2', to ? [to] : []);
      return refuseRetreat(s, asked(s, order) ?? battleOf(s).attacker, to);
    },
    answer(ctx, _, [verb, to]) {
      const s = ctx.state;
      const b = battleOf(s);
      const seat = asked(s, order) ?? b.attacker;
      ctx.done();
      if (verb === 'stay' || !isSpace(to)) return;
      const count = horde(s, seat);
      transfer(s, seat, b.space, to, count);
      ctx.emit({ kind: 'retreated', seat, from: b.space, to, count });
      endBattle(ctx, seat === b.attacker ? 'not-won' : 'won'); // BTU-11.6, 11.7
    },
  };
}

export const retreatSteps = { 'first-retreat': retreat('first'), 'second-retreat': retreat('second') };
