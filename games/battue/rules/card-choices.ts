/** The further choices that some cards ask for, one at a time. */
import type { LootId, SpaceId } from '../content/index.ts';
import { campOf, cardOf, lootCards } from '../content/refs.ts';
import { battleOf, callable } from './battle-selectors.ts';
import { gain } from './cards/start.ts';
import { discard, drawLoot, leastUseful, refsOf } from './hand.ts';
import { leave, oneOf, PLACE, question } from './question.ts';
import { hordesOf, largest, player, refuse, room, transfer, warriorsAt } from './selectors.ts';
import type { State } from './state.ts';
import type { Place, RunStep, Steps } from './vocabulary.ts';

const NO_TARGET = { target: true } as const;

function refuseGift(s: State, { seat, each, given }: Steps['distribute'], place: Place) {
  if (warriorsAt(s, seat, place) === 0) return refuse('BTU-4.2', [place], NO_TARGET);
  if (room(s, seat, place) <= 0) return refuse('BTU-1.7', [place]);
  return (given[place] ?? 0) < each ? undefined : refuse('BTU-4.2', [place], NO_TARGET);
}

const distribute = question<Steps['distribute'], readonly Place[]>({
  facts: ({ state: s }, locals) => hordesOf(s, locals.seat).filter((place) => !refuseGift(s, locals, place)),
  skip: ({ locals, facts }) => locals.left === 0 || facts.length === 0,
  ask: ({ state: s, locals: { seat, left }, facts }) => ({
    seat,
    prompt: 'distribute',
    params: { left },
    fallback: ['strengthen', largest(s, seat, facts) ?? campOf(seat)],
    open: true,
  }),
  verbs: {
    strengthen: {
      names: [
        {
          kind: PLACE,
          from: ({ facts }) => facts,
          refuse: ({ state: s, locals }, place) => refuseGift(s, locals, place as Place),
        },
      ],
      apply({ ctx, locals }, place) {
        locals.left--;
        locals.given[place] = (locals.given[place] ?? 0) + 1;
        gain(ctx, locals.seat, place, 1);
      },
    },
  },
});

/** Inside Information: which of the cards seen comes next, from the top down. */
const orderLoot = question<Steps['order-loot'], readonly LootId[]>({
  facts: ({ state: { lootPile } }, { fixed, seen }) =>
    lootPile.slice(lootPile.length - seen, lootPile.length - fixed).reverse(),
  skip: ({ locals }) => locals.fixed >= locals.seen - 1,
  ask: ({ locals: { seat, fixed } }) => ({
    seat,
    prompt: 'order-loot',
    params: { place: fixed + 1 },
    fallback: ['done'],
  }),
  verbs: {
    top: {
      names: oneOf('card', ({ facts }) => refsOf(facts), 'BTU-4.2', NO_TARGET),
      apply({ state: { lootPile }, locals }, ref) {
        const card = cardOf(ref);
        const end = lootPile.length - locals.fixed;
        lootPile.splice(lootPile.lastIndexOf(card, end - 1), 1);
        lootPile.splice(end - 1, 0, card);
        locals.fixed++;
      },
    },
    done: leave,
  },
});

/** Change of Fate, Unseen Allies: which other cards go with it. */
const cardDiscards = question<
  Steps['card-discards'],
  { readonly hand: readonly LootId[]; readonly gone: number }
>({
  facts({ state: s }, { seat, before }) {
    const { hand } = player(s, seat);
    return { hand, gone: before - hand.length };
  },
  skip: ({ facts }) => facts.hand.length === 0,
  ask: ({ locals: { seat, card, least }, facts: { hand, gone } }) => ({
    seat,
    prompt: 'card-discards',
    params: { card, gone, least },
    fallback: gone >= least ? ['done'] : ['discard', lootCards.ref(leastUseful(hand))],
  }),
  verbs: {
    discard: {
      names: oneOf('card', ({ facts }) => refsOf(facts.hand), 'BTU-4.2', { notHeld: true }),
      apply: ({ ctx, locals }, card) => discard(ctx, locals.seat, cardOf(card)),
    },
    done: {
      ...leave,
      refuse: ({ locals: { least, card }, facts }) =>
        facts.gone >= least ? undefined : refuse('BTU-4.2', [lootCards.ref(card)]),
    },
  },
});

const fateDraw: RunStep<'fate-draw'> = {
  run(ctx, { seat, before }) {
    ctx.done();
    drawLoot(ctx, seat, before - player(ctx.state, seat).hand.length);
  },
};

const alliesArrive: RunStep<'allies-arrive'> = {
  run(ctx, { seat, before }) {
    const left = Math.floor((before - player(ctx.state, seat).hand.length) / 2);
    ctx.goto('distribute', { seat, left, each: left, given: {} });
  },
};

const MAX_CALLED = 4;

type Called = Steps['call-to-action'];

/** Call to Action asks from which horde, how many, and where to. */
const CALL_STAGES = ['call', 'count', 'to'] as const;

function stageOf({ from, count }: Called): (typeof CALL_STAGES)[number] {
  return from === undefined ? 'call' : count === undefined ? 'count' : 'to';
}

const onlyAt = (stage: (typeof CALL_STAGES)[number]) => (asking: { readonly locals: Called }) =>
  stageOf(asking.locals) === stage ? undefined : refuse('BTU-3.2', undefined, { verb: stage });

function mostCalled(s: State, { seat, from }: Called): number {
  return from === undefined ? 0 : Math.min(MAX_CALLED, warriorsAt(s, seat, from));
}

function callFallback(s: State, locals: Called): ['call', Place] | ['count', `${number}`] | ['to', SpaceId] {
  const { seat } = locals;
  const here = battleOf(s).space;
  const spaces = callable(s, seat);
  switch (stageOf(locals)) {
    case 'call':
      return [
        'call',
        largest(
          s,
          seat,
          hordesOf(s, seat).filter((place) => place !== here),
        ) ?? here,
      ];
    case 'count':
      return ['count', `${mostCalled(s, locals)}`];
    case 'to':
      return ['to', spaces.find((id) => id === here) ?? spaces[0] ?? 'PAL'];
  }
}

const CALL_PROMPTS = { call: 'call-from', count: 'call-count', to: 'call-to' } as const;

const callToAction = question<Called>({
  ask: ({ state: s, locals }) => ({
    seat: locals.seat,
    prompt: CALL_PROMPTS[stageOf(locals)],
    fallback: callFallback(s, locals),
    open: true,
  }),
  verbs: {
    call: {
      refuse: onlyAt('call'),
      names: oneOf(PLACE, ({ state: s, locals }) => hordesOf(s, locals.seat), 'BTU-4.2', NO_TARGET),
      apply({ locals }, from) {
        locals.from = from;
      },
    },
    count: {
      refuse: onlyAt('count'),
      names: oneOf(
        'number',
        ({ state: s, locals }) => Array.from({ length: mostCalled(s, locals) }, (_, i) => String(i + 1)),
        'BTU-4.2',
        NO_TARGET,
      ),
      apply({ locals }, count) {
        locals.count = Number(count);
      },
    },
    to: {
      refuse: onlyAt('to'),
      names: oneOf('space', ({ state: s, locals }) => callable(s, locals.seat), 'BTU-4.2', NO_TARGET),
      apply({ ctx, state: s, locals: { seat, from, count = 0 } }, to) {
        if (from === undefined) return;
        transfer(s, seat, from, to, count);
        ctx.emit({ kind: 'called', seat, from, to, count });
        ctx.done();
      },
    },
  },
});

export const cardChoiceSteps = {
  distribute,
  'order-loot': orderLoot,
  'card-discards': cardDiscards,
  'fate-draw': fateDraw,
  'allies-arrive': alliesArrive,
  'call-to-action': callToAction,
};
