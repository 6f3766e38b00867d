/** Units that Lore cards move, put down, take out of an attack or exchange. */
import type { HexId } from '../content/index.ts';
import { distance, hexes } from '../content/index.ts';
import { attackOf, retreatHexes, targetOf } from './attack.ts';
import { interceptors } from './lore.ts';
import { stand } from './losses.ts';
import { leave, oneOf, question } from './question.ts';
import type { Arrival } from './reach.ts';
import { entering, reach } from './reach.ts';
import type { State, Unit } from './state.ts';
import { hexOf, inOrder, isFree, isPassable, refuse, unit, unitIn } from './units.ts';
import type { Context, Steps } from './vocabulary.ts';

type Ways = ReadonlyMap<HexId, Omit<Arrival, 'steps' | 'rush'>>;

/** A move by a card: BLO-15.18, 15.24. */
function cardReach(s: State, { unit: id, hexes: most }: Steps['card-move']): Ways {
  const u = unitIn(s, id);
  return u ? reach(s, u, { battle: most, most }, 0) : new Map();
}

function placeable(s: State, { unit: id, within }: Steps['card-place']): Ways {
  const u = unitIn(s, id);
  if (!u) return new Map();
  const from = hexOf(u);
  const near = hexes.filter((h) => distance(h.id, from) <= within && isFree(s, h.id) && isPassable(s, h.id));
  return new Map(near.map(({ id: at }) => [at, landing(s, u, at)]));
}

function landing(s: State, u: Unit, at: HexId) {
  const { stop, held, noBattle } = entering(s, u, hexOf(u), at);
  return { stop, stopped: held, noBattle };
}

/** BLO-15.24: it may still be ordered and move, unless the ground stopped it. */
function arrive(ctx: Context, u: Unit, to: HexId, ways: Ways): void {
  const how = ways.get(to);
  ctx.done();
  if (!how) return;
  ctx.emit({ kind: 'card-moved', unit: u.id, from: hexOf(u), to });
  u.picked ||= how.stop;
  u.stopped ||= how.stopped;
  u.noBattle ||= how.noBattle;
  stand(ctx, u, to);
}

function cardStep<L extends Steps['card-move'] | Steps['card-place']>(
  prompt: 'card-move' | 'card-place',
  waysOf: (s: State, locals: L) => Ways,
) {
  return question<L, Ways>({
    facts: ({ state: s }, locals) => waysOf(s, locals),
    skip: ({ facts: ways }) => ways.size === 0,
    ask: ({ locals: { by, unit: id } }) => ({
      seat: by,
      prompt,
      params: { unit: id },
      fallback: ['stay'],
      open: true,
    }),
    verbs: {
      to: {
        names: oneOf('hex', ({ facts: ways }) => [...ways.keys()], 'BLO-15.19'),
        apply: ({ ctx, state, locals, facts: ways }, at) => arrive(ctx, unit(state, locals.unit), at, ways),
      },
      stay: leave,
    },
  });
}

/** ROG-09: one or two hexes towards its side; the attack is lost. */
const evade = question<Steps['evade'], HexId[]>({
  facts: ({ state: s }, { moved }) => (moved < 2 ? retreatHexes(s, targetOf(s)) : []),
  skip: ({ facts: ways }) => ways.length === 0,
  ask: ({ state: s, locals: { moved }, facts: [first] }) => ({
    seat: targetOf(s).camp,
    prompt: 'evade',
    params: { unit: targetOf(s).id },
    fallback: moved > 0 ? ['stay'] : ['retreat', first],
    open: true,
  }),
  verbs: {
    retreat: {
      names: oneOf('hex', ({ facts: ways }) => ways, 'BLO-8.3'),
      apply({ ctx, state: s, locals }, to) {
        const u = targetOf(s);
        locals.moved++;
        attackOf(s).lost = true;
        attackOf(s).left = true;
        ctx.emit({ kind: 'evaded', unit: u.id, from: hexOf(u), to });
        stand(ctx, u, to);
      },
    },
    stay: {
      refuse: ({ locals: { moved } }) => (moved > 0 ? undefined : refuse('BLO-15.18')),
      ...leave,
    },
  },
});

/** WAR-07 */
const intercept = question<object, string[]>({
  facts: ({ state: s }) => inOrder(interceptors(s)).map((u) => u.id),
  ask: ({ state: s, facts: [first] }) => ({
    seat: targetOf(s).camp,
    prompt: 'intercept',
    params: { unit: targetOf(s).id },
    fallback: ['target', first],
    open: true,
  }),
  verbs: {
    target: {
      names: oneOf('unit', ({ facts }) => facts, 'BLO-15.18'),
      apply({ ctx, state: s }, id) {
        const u = targetOf(s);
        const v = unit(s, id);
        const [here, there] = [hexOf(u), hexOf(v)];
        ctx.done();
        u.hex = there;
        v.hex = here;
        attackOf(s).target = v.id;
        ctx.emit({ kind: 'exchanged', unit: u.id, with: v.id });
        stand(ctx, u, there);
        stand(ctx, v, here);
      },
    },
  },
});

export const loreMoveSteps = {
  'card-move': cardStep('card-move', cardReach),
  'card-place': cardStep('card-place', placeable),
  evade,
  intercept,
};
