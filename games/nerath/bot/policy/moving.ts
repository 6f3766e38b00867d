/** Marches, landings and flights, by what the position would be worth after them. */
import type { Choice, Ref } from '@gonfalon/kernel';
import { COST, findSpace, IS_LAND, NOWHERE } from '../../rules/board.ts';
import { canFlyTo } from '../../rules/flights.ts';
import { marchers, marchesOf } from '../../rules/marches.ts';
import type { Piece } from '../../rules/pieces.ts';
import { NO_PIECE, piecesOf } from '../../rules/pieces.ts';
import type { Ways } from '../../rules/reach.ts';
import { waysOf } from '../../rules/reach.ts';
import { classesOf, findClass } from '../../rules/refs.ts';
import type { State } from '../../rules/state.ts';
import { Foresight } from '../foresight.ts';
import { playing } from './cards.ts';
import type { Prior } from './prior.ts';
import { byGain, POINTLESS, unitNamed } from './prior.ts';

/** All but the cheapest, who keeps the land. */
function withoutGuard(s: State, movers: readonly Piece[]): readonly Piece[] {
  const { unit } = s.pieces;
  const guard = movers.reduce((best, p) => (COST[unit[p]] < COST[unit[best]] ? p : best), movers[0]);
  return movers.filter((p) => p !== guard);
}

/** What a march brings, with all who can go or with all but one. */
function gainOfMarch(s: State, w: Ways, foresight: Foresight, from: Ref, to: Ref): number {
  const movers = marchers(s, w, findSpace(from), findSpace(to));
  const all = foresight.gainOfMove(movers, findSpace(to));
  if (movers.length < 2 || !IS_LAND[findSpace(from)]) return all;
  return Math.max(all, foresight.gainOfMove(withoutGuard(s, movers), findSpace(to)));
}

export const move: Prior = ({ s, realm }, { choices }, into) => {
  const foresight = new Foresight(s, realm);
  const ways = waysOf(s, realm);
  const gainFrom = (from: Ref) =>
    marchesOf(s, ways)
      .filter((choice) => choice[1] === from)
      .reduce((best, choice) => Math.max(best, gainOfMarch(s, ways, foresight, from, choice[2])), -1);
  choices.forEach((choice, i) => {
    const [verb, from, to] = choice;
    if (verb === 'march') into[i] = byGain(gainOfMarch(s, ways, foresight, from, to));
    else if (verb === 'from') into[i] = byGain(gainFrom(from));
    else if (verb === 'play') into[i] = playing(choice);
    else if (verb === 'withdraw' || verb === 'back') into[i] = 2 * POINTLESS;
    // To end is what is left when nothing else is worth while.
  });
};

export const landing: Prior = ({ s, realm }, { choices }, into) => {
  const foresight = new Foresight(s, realm);
  choices.forEach(([verb, from, to], i) => {
    if (verb !== 'march') return;
    const cargo = piecesOf(s.pieces, realm, findSpace(from)).filter((p) => s.pieces.ship[p] !== NO_PIECE);
    into[i] = byGain(foresight.gainOfMove(cargo, findSpace(to)));
  });
};

/** Whoever is not needed can do something else. */
const ELSEWHERE = 0.003;

export const who: Prior = ({ s, realm }, { choices, params }, into) => {
  const from = findSpace(String(params?.from));
  const to = findSpace(String(params?.to));
  if (params?.move !== 'march') {
    choices.forEach(([verb], i) => {
      into[i] = verb === 'all' ? 2 : verb === 'choose' ? POINTLESS : 0;
    });
    return;
  }
  const foresight = new Foresight(s, realm);
  const movers = marchers(s, waysOf(s, realm), from, to);
  choices.forEach((choice, i) => {
    const party = partyOf(s, choice, movers);
    const gold = party.reduce((sum, p) => sum + COST[s.pieces.unit[p]], 0);
    into[i] = choice[0] === 'choose' ? POINTLESS : byGain(foresight.gainOfMove(party, to) - ELSEWHERE * gold);
  });
};

function partyOf(s: State, [verb, ref, n]: Choice, movers: readonly Piece[]): readonly Piece[] {
  if (verb === 'all-but-one') return withoutGuard(s, movers);
  if (verb !== 'just') return movers;
  return (findClass(classesOf(s, movers, 'marching'), ref)?.pieces ?? []).slice(0, Number(n));
}

export const choose: Prior = (_, { choices }, into) => {
  choices.forEach(([verb, , n], i) => {
    into[i] = verb === 'go' ? 1 : Number(n) / 4;
  });
};

export const fly: Prior = ({ s, realm }, { choices }, into) => {
  const foresight = new Foresight(s, realm);
  const ways = waysOf(s, realm);
  choices.forEach(([verb, from, to], i) => {
    if (verb !== 'fly') return;
    const flyers = piecesOf(s.pieces, realm, findSpace(from)).filter((p) =>
      canFlyTo(s, ways, p, findSpace(to)),
    );
    into[i] = byGain(foresight.gainOfMove(flyers, findSpace(to)));
  });
};

/** Together, and to a place that is not lost at once. */
export const leave: Prior = ({ s, realm }, { choices, params }, into) => {
  const foresight = new Foresight(s, realm);
  const there = piecesOf(s.pieces, realm, findSpace(String(params?.space)));
  choices.forEach(([, ref, place, n], i) => {
    const unit = unitNamed(ref);
    const heroes = there.filter((p) => s.pieces.unit[p] === unit).slice(0, Number(n));
    const to = findSpace(place);
    into[i] = 0.5 * Number(n) + (to === NOWHERE ? -1 : byGain(foresight.gainOfMove(heroes, to)));
  });
};
