/** Units that Lore cards move, put down, take out of an attack or exchange. */
import type { Choice, Seat, Step, StepContext } from '@gonfalon/kernel';
import type { HexId } from '../content/index.ts';
import { distance, hexes } from '../content/index.ts';
import { attackOf, retreatHexes } from './attack.ts';
import { interceptors } from './lore.ts';
import { stand } from './losses.ts';
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
  skip: (ctx, locals) => cardReach(ctx.state, locals).size === 0,
  ask({ state: s }, locals) {
    const candidates = [...cardReach(s, locals).keys()].map((at): Choice => ['to', at]);
    return {
      seat: locals.by,
      prompt: 'card-move',
      params: { unit: locals.unit },
      candidates: [...candidates, ['stay']],
      fallback: ['stay'],
    };
  },
  refuse({ state: s }, locals, [verb, ref]) {
    if (verb === 'stay') return undefined;
    const at = hexIn(ref);
    return verb === 'to' && at && cardReach(s, locals).has(at)
      ? undefined
      : refuse('BLO-15.19', ref ? [ref] : []);
  },
  answer(ctx, locals, [, ref]) {
    const s = ctx.state;
    const at = hexIn(ref);
    const u = unit(s, locals.unit);
    const arrival = at && cardReach(s, locals).get(at);
    ctx.done();
    if (at && arrival) arrive(ctx, u, at, arrival);
  },
};

/** BLO-15.24: it may still be ordered and move, unless the ground stopped it. */
function arrive(ctx: StepContext<State>, u: Unit, to: HexId, how: Omit<Arrival, 'steps' | 'rush'>): void {
  ctx.emit({ kind: 'card-moved', unit: u.id, from: u.hex, to });
  u.picked ||= how.stop;
  u.stopped ||= how.stopped;
  u.noBattle ||= how.noBattle;
  stand(ctx, u, to);
}

type CardPlace = { unit: string; within: number; by: Seat };

function placeable(s: State, locals: CardPlace): HexId[] {
  const u = unitIn(s, locals.unit);
  if (!u || u.hex === GONE) return [];
  const { hex: from } = u;
  return hexes
    .filter((h) => distance(h.id, from) <= locals.within && isFree(s, h.id) && isPassable(s, h.id))
    .map((h) => h.id);
}

const cardPlace: Step<State, CardPlace> = {
  skip: (ctx, locals) => placeable(ctx.state, locals).length === 0,
  ask({ state: s }, locals) {
    const candidates = placeable(s, locals).map((at): Choice => ['to', at]);
    return {
      seat: locals.by,
      prompt: 'card-place',
      params: { unit: locals.unit },
      candidates: [...candidates, ['stay']],
      fallback: ['stay'],
    };
  },
  refuse({ state: s }, locals, [verb, ref]) {
    if (verb === 'stay') return undefined;
    const at = hexIn(ref);
    return verb === 'to' && at && placeable(s, locals).includes(at)
      ? undefined
      : refuse('BLO-15.19', ref ? [ref] : []);
  },
  answer(ctx, locals, [, ref]) {
    const at = hexIn(ref);
    const u = unit(ctx.state, locals.unit);
    ctx.done();
    if (!at) return;
    const { stop, held, noBattle } = entering(ctx.state, u, hexOf(u), at);
    arrive(ctx, u, at, { stop, stopped: held, noBattle });
  },
};

/** ROG-09: one or two hexes towards its side; the attack is lost. */
const evade: Step<State, { moved: number }> = {
  skip: ({ state: s }, locals) =>
    locals.moved >= 2 || retreatHexes(s, unit(s, attackOf(s).target)).length === 0,
  ask({ state: s }, locals) {
    const u = unit(s, attackOf(s).target);
    const candidates = retreatHexes(s, u).map((at): Choice => ['retreat', at]);
    const first = candidates[0] ?? ['stay'];
    if (locals.moved > 0) candidates.push(['stay']);
    return {
      seat: u.camp,
      prompt: 'evade',
      params: { unit: u.id },
      candidates,
      fallback: locals.moved > 0 ? ['stay'] : first,
    };
  },
  refuse({ state: s }, locals, [verb, ref]) {
    if (verb === 'stay') return locals.moved > 0 ? undefined : refuse('BLO-15.18');
    const at = hexIn(ref);
    const legal = verb === 'retreat' && at && retreatHexes(s, unit(s, attackOf(s).target)).includes(at);
    return legal ? undefined : refuse('BLO-8.3', ref ? [ref] : []);
  },
  answer(ctx, locals, [verb, ref]) {
    const s = ctx.state;
    const at = hexIn(ref);
    const u = unit(s, attackOf(s).target);
    if (verb === 'stay' || !at) return ctx.done();
    locals.moved++;
    attackOf(s).lost = true;
    attackOf(s).left = true;
    ctx.emit({ kind: 'evaded', unit: u.id, from: u.hex, to: at });
    stand(ctx, u, at);
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
  answer(ctx, _, [, id]) {
    const s = ctx.state;
    const a = attackOf(s);
    const u = unit(s, a.target);
    const v = unit(s, id);
    const [here, there] = [hexOf(u), hexOf(v)];
    ctx.done();
    u.hex = there;
    v.hex = here;
    a.target = v.id;
    ctx.emit({ kind: 'exchanged', unit: u.id, with: v.id });
    stand(ctx, u, there);
    stand(ctx, v, here);
  },
};

export const loreMoveSteps = { 'card-move': cardMove, 'card-place': cardPlace, evade, intercept };
