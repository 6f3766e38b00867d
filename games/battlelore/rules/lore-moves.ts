/** Units that Lore cards move, put down, take out of an attack or exchange. */
import type { Choice, Seat, Step, Table } from '@gonfalon/kernel';
import type { HexId } from '../content/index.ts';
import { distance, hexes } from '../content/index.ts';
import { attackOf, retreatHexes } from './attack.ts';
import { stand } from './figures.ts';
import { interceptors } from './lore.ts';
import type { Arrival } from './movement.ts';
import { entering, reach } from './movement.ts';
import type { State, Unit } from './state.ts';
import { GONE } from './state.ts';
import { hexIn, hexOf, inOrder, isFree, isPassable, refuse, unit, unitIn } from './units.ts';

/** A move by a card: BLO-15.18, 15.24. */
type CardMove = { unit: string; hexes: number; by: Seat };

function cardReach(s: State, { unit: id, hexes: most }: CardMove) {
  const u = unitIn(s, id);
  return u ? reach(s, u, { battle: most, most }, 0) : new Map<HexId, Arrival>();
}

const cardMove: Step<State, CardMove> = {
  skip: (t, l) => cardReach(t.state, l).size === 0,
  ask({ state: s }, l) {
    const candidates = [...cardReach(s, l).keys()].map((at): Choice => ['to', at]);
    return {
      seat: l.by,
      prompt: 'card-move',
      params: { unit: l.unit },
      candidates: [...candidates, ['stay']],
      fallback: ['stay'],
    };
  },
  refuse({ state: s }, l, [verb, ref]) {
    if (verb === 'stay') return undefined;
    const at = hexIn(ref);
    return verb === 'to' && at && cardReach(s, l).has(at) ? undefined : refuse('BLO-15.19', ref ? [ref] : []);
  },
  answer(t, l, [, ref]) {
    const s = t.state;
    const at = hexIn(ref);
    const u = unit(s, l.unit);
    const arrival = at && cardReach(s, l).get(at);
    t.done();
    if (at && arrival) arrive(t, u, at, arrival);
  },
};

/** BLO-15.24: it may still be ordered and move, unless the ground stopped it. */
function arrive(t: Table<State>, u: Unit, to: HexId, how: Omit<Arrival, 'steps' | 'rush'>): void {
  t.emit({ kind: 'card-moved', unit: u.id, from: u.hex, to });
  u.picked ||= how.stop;
  u.stopped ||= how.stopped;
  u.noBattle ||= how.noBattle;
  stand(t, u, to);
}

type CardPlace = { unit: string; within: number; by: Seat };

function placeable(s: State, l: CardPlace): HexId[] {
  const u = unitIn(s, l.unit);
  if (!u || u.hex === GONE) return [];
  const { hex: from } = u;
  return hexes
    .filter((h) => distance(h.id, from) <= l.within && isFree(s, h.id) && isPassable(s, h.id))
    .map((h) => h.id);
}

const cardPlace: Step<State, CardPlace> = {
  skip: (t, l) => placeable(t.state, l).length === 0,
  ask({ state: s }, l) {
    const candidates = placeable(s, l).map((at): Choice => ['to', at]);
    return {
      seat: l.by,
      prompt: 'card-place',
      params: { unit: l.unit },
      candidates: [...candidates, ['stay']],
      fallback: ['stay'],
    };
  },
  refuse({ state: s }, l, [verb, ref]) {
    if (verb === 'stay') return undefined;
    const at = hexIn(ref);
    return verb === 'to' && at && placeable(s, l).includes(at)
      ? undefined
      : refuse('BLO-15.19', ref ? [ref] : []);
  },
  answer(t, l, [, ref]) {
    const at = hexIn(ref);
    const u = unit(t.state, l.unit);
    t.done();
    if (!at) return;
    const { stop, held, noBattle } = entering(t.state, u, hexOf(u), at);
    arrive(t, u, at, { stop, stopped: held, noBattle });
  },
};

/** ROG-09: one or two hexes towards its side; the attack is lost. */
const evade: Step<State, { moved: number }> = {
  skip: ({ state: s }, l) => l.moved >= 2 || retreatHexes(s, unit(s, attackOf(s).target)).length === 0,
  ask({ state: s }, l) {
    const u = unit(s, attackOf(s).target);
    const candidates = retreatHexes(s, u).map((at): Choice => ['retreat', at]);
    const first = candidates[0] ?? ['stay'];
    if (l.moved > 0) candidates.push(['stay']);
    return {
      seat: u.camp,
      prompt: 'evade',
      params: { unit: u.id },
      candidates,
      fallback: l.moved > 0 ? ['stay'] : first,
    };
  },
  refuse({ state: s }, l, [verb, ref]) {
    if (verb === 'stay') return l.moved > 0 ? undefined : refuse('BLO-15.18');
    const at = hexIn(ref);
    const legal = verb === 'retreat' && at && retreatHexes(s, unit(s, attackOf(s).target)).includes(at);
    return legal ? undefined : refuse('BLO-8.3', ref ? [ref] : []);
  },
  answer(t, l, [verb, ref]) {
    const s = t.state;
    const at = hexIn(ref);
    const u = unit(s, attackOf(s).target);
    if (verb === 'stay' || !at) return t.done();
    l.moved++;
    attackOf(s).lost = true;
    attackOf(s).left = true;
    t.emit({ kind: 'evaded', unit: u.id, from: u.hex, to: at });
    stand(t, u, at);
  },
};

/** WAR-07 */
const intercept: Step<State> = {
  ask({ state: s }) {
    const u = unit(s, attackOf(s).target);
    const candidates = inOrder(interceptors(s)).map((v): Choice => ['target', v.id]);
    return {
      seat: u.camp,
      prompt: 'intercept',
      params: { unit: u.id },
      candidates,
      fallback: candidates[0] ?? ['target'],
    };
  },
  refuse({ state: s }, _, [verb, id]) {
    const legal = verb === 'target' && interceptors(s).some((u) => u.id === id);
    return legal ? undefined : refuse('BLO-15.18', id ? [id] : []);
  },
  answer(t, _, [, id]) {
    const s = t.state;
    const a = attackOf(s);
    const u = unit(s, a.target);
    const v = unit(s, id);
    const [here, there] = [hexOf(u), hexOf(v)];
    t.done();
    u.hex = there;
    v.hex = here;
    a.target = v.id;
    t.emit({ kind: 'exchanged', unit: u.id, with: v.id });
    stand(t, u, there);
    stand(t, v, here);
  },
};

export const loreMoveSteps = { 'card-move': cardMove, 'card-place': cardPlace, evade, intercept };
