/** The further choices that some cards ask for, one at a time. */
import type { Choice, Ref, Seat, Step } from '@gonfalon/kernel';
import type { LootId } from '../content/index.ts';
import { battleOf, callable } from './battle-selectors.ts';
import { gain } from './cards/start.ts';
import { cardIn, cardRef, discard, distinct, drawLoot, leastUseful } from './hand.ts';
import type { Place } from './selectors.ts';
import {
  campOf,
  hordesOf,
  isHorde,
  isSpace,
  largest,
  player,
  refuse,
  room,
  transfer,
  warriorsAt,
} from './selectors.ts';
import type { State } from './state.ts';

/** Warriors placed one at a time: `each` is the most that one horde may gain. */
type Distribution = { seat: Seat; left: number; each: number; given: { [place: string]: number } };

function takers(s: State, { seat, each, given }: Distribution): Place[] {
  return hordesOf(s, seat).filter((place) => room(s, seat, place) > 0 && (given[place] ?? 0) < each);
}

const distribute: Step<State, Distribution> = {
  skip: (ctx, locals) => locals.left === 0 || takers(ctx.state, locals).length === 0,
  ask(ctx, locals) {
    const places = takers(ctx.state, locals);
    return {
      seat: locals.seat,
      prompt: 'distribute',
      params: { left: locals.left },
      candidates: places.map((place): Choice => ['strengthen', place]),
      fallback: ['strengthen', largest(ctx.state, locals.seat, places) ?? campOf(locals.seat)],
    };
  },
  refuse(ctx, locals, [verb, place]) {
    if (verb !== 'strengthen') return refuse('BTU-3.2');
    if (!isHorde(ctx.state, locals.seat, place))
      return refuse('BTU-4.2', place ? [place] : [], { target: true });
    if (room(ctx.state, locals.seat, place) <= 0) return refuse('BTU-1.7', [place]);
    return (locals.given[place] ?? 0) < locals.each
      ? undefined
      : refuse('BTU-4.2', [place], { target: true });
  },
  answer(ctx, locals, [, ref]) {
    const place = ref as Place;
    locals.left--;
    locals.given[place] = (locals.given[place] ?? 0) + 1;
    gain(ctx, locals.seat, place, 1);
  },
};

/** Inside Information: which of the cards seen comes next, from the top down. */
type Ordering = { seat: Seat; fixed: number; seen: number };

function notYetOrdered(s: State, { fixed, seen }: Ordering): LootId[] {
  return s.lootPile.slice(s.lootPile.length - seen, s.lootPile.length - fixed).reverse();
}

const orderLoot: Step<State, Ordering> = {
  skip: (_, locals) => locals.fixed >= locals.seen - 1,
  ask(ctx, locals) {
    const candidates = distinct(notYetOrdered(ctx.state, locals)).map(
      (card): Choice => ['top', cardRef(card)],
    );
    candidates.push(['done']);
    return {
      seat: locals.seat,
      prompt: 'order-loot',
      params: { place: locals.fixed + 1 },
      candidates,
      fallback: ['done'],
    };
  },
  refuse(ctx, locals, [verb, ref]) {
    if (verb === 'done') return undefined;
    const card = cardIn(ref);
    if (verb === 'top' && card && notYetOrdered(ctx.state, locals).includes(card)) return undefined;
    return refuse('BTU-4.2', ref ? [ref] : [], { target: true });
  },
  answer(ctx, locals, [verb, ref]) {
    const card = cardIn(ref);
    if (verb === 'done' || !card) return ctx.done();
    const { lootPile } = ctx.state;
    const end = lootPile.length - locals.fixed;
    const from = lootPile.lastIndexOf(card, end - 1);
    lootPile.splice(from, 1);
    lootPile.splice(end - 1, 0, card);
    locals.fixed++;
  },
};

/** Change of Fate, Unseen Allies: which other cards go with it. */
type Discards = { seat: Seat; before: number; least: number; card: LootId };

const cardDiscards: Step<State, Discards> = {
  skip: (ctx, locals) => player(ctx.state, locals.seat).hand.length === 0,
  ask(ctx, locals) {
    const { hand } = player(ctx.state, locals.seat);
    const candidates = distinct(hand).map((card): Choice => ['discard', cardRef(card)]);
    const gone = locals.before - hand.length;
    if (gone >= locals.least) candidates.push(['done']);
    const next = leastUseful(hand);
    return {
      seat: locals.seat,
      prompt: 'card-discards',
      params: { card: locals.card, gone, least: locals.least },
      candidates,
      fallback: gone >= locals.least || !next ? ['done'] : ['discard', cardRef(next)],
    };
  },
  refuse(ctx, locals, [verb, ref]) {
    const { hand } = player(ctx.state, locals.seat);
    if (verb === 'done')
      return locals.before - hand.length >= locals.least
        ? undefined
        : refuse('BTU-4.2', [cardRef(locals.card)]);
    const card = cardIn(ref);
    if (verb === 'discard' && card && hand.includes(card)) return undefined;
    return refuse('BTU-4.2', ref ? [ref] : [], { notHeld: true });
  },
  answer(ctx, locals, [verb, ref]) {
    const card = cardIn(ref);
    if (verb === 'done' || !card) ctx.done();
    else discard(ctx, locals.seat, card);
  },
};

const fateDraw: Step<State, { seat: Seat; before: number }> = {
  run(ctx, { seat, before }) {
    ctx.done();
    drawLoot(ctx, seat, before - player(ctx.state, seat).hand.length);
  },
};

const alliesArrive: Step<State, { seat: Seat; before: number }> = {
  run(ctx, { seat, before }) {
    const left = Math.floor((before - player(ctx.state, seat).hand.length) / 2);
    ctx.goto('distribute', { seat, left, each: left, given: {} });
  },
};

const MOST_CALLED = 4;

/** Call to Action: from which horde, how many, and where to. */
type Called = { seat: Seat; from?: Place; count?: number };

function callFallback(s: State, seat: Seat): Place {
  const others = hordesOf(s, seat).filter((place) => place !== battleOf(s).space);
  return largest(s, seat, others) ?? battleOf(s).space;
}

const callToAction: Step<State, Called> = {
  ask(ctx, locals) {
    const s = ctx.state;
    const { seat } = locals;
    if (locals.from === undefined) {
      const candidates = hordesOf(s, seat).map((place): Choice => ['call', place]);
      return { seat, prompt: 'call-from', candidates, fallback: ['call', callFallback(s, seat)] };
    }
    if (locals.count === undefined) {
      const most = Math.min(MOST_CALLED, warriorsAt(s, seat, locals.from));
      const candidates = Array.from({ length: most }, (_, i): Choice => ['count', String(i + 1)]);
      return { seat, prompt: 'call-count', candidates, fallback: ['count', String(most)] };
    }
    const spaces = callable(s, seat);
    const best = spaces.find((id) => id === battleOf(s).space) ?? spaces[0];
    const candidates = spaces.map((id): Choice => ['to', id]);
    return { seat, prompt: 'call-to', candidates, fallback: ['to', best ?? 'PAL'] };
  },
  refuse(ctx, locals, [verb, ref]) {
    const wrong = refuse('BTU-4.2', ref ? [ref] : [], { target: true });
    if (locals.from === undefined)
      return verb === 'call' && isHorde(ctx.state, locals.seat, ref) ? undefined : wrong;
    if (locals.count === undefined)
      return verb === 'count' && isCount(ref, warriorsAt(ctx.state, locals.seat, locals.from))
        ? undefined
        : wrong;
    return verb === 'to' && isSpace(ref) && callable(ctx.state, locals.seat).includes(ref)
      ? undefined
      : wrong;
  },
  answer(ctx, locals, [, ref]) {
    if (locals.from === undefined) locals.from = ref as Place;
    else if (locals.count === undefined) locals.count = Number(ref);
    else if (isSpace(ref)) {
      transfer(ctx.state, locals.seat, locals.from, ref, locals.count);
      ctx.emit({ kind: 'called', seat: locals.seat, from: locals.from, to: ref, count: locals.count });
      ctx.done();
    }
  },
};

function isCount(ref: Ref | undefined, there: number): boolean {
  const n = Number(ref);
  return Number.isInteger(n) && String(n) === ref && n >= 1 && n <= Math.min(MOST_CALLED, there);
}

export const cardChoiceSteps = {
  distribute,
  'order-loot': orderLoot,
  'card-discards': cardDiscards,
  'fate-draw': fateDraw,
  'allies-arrive': alliesArrive,
  'call-to-action': callToAction,
};
