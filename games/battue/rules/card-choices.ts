/** The further choices that some cards ask for, one at a time. */
import type { Choice, Ref, Seat, Step } from '@gonfalon/kernel';
import type { LootId } from '../content/index.ts';
import { battleOf, callable } from './battle-terms.ts';
import { gain } from './cards/start.ts';
import { cardIn, cardRef, discard, distinct, drawLoot, leastUseful } from './hand.ts';
import type { State } from './state.ts';
import type { Place } from './terms.ts';
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
} from './terms.ts';

/** Warriors placed one at a time: `each` is the most that one horde may gain. */
type Distribution = { seat: Seat; left: number; each: number; given: { [place: string]: number } };

function takers(s: State, { seat, each, given }: Distribution): Place[] {
  return hordesOf(s, seat).filter((place) => room(s, seat, place) > 0 && (given[place] ?? 0) < each);
}

const distribute: Step<State, Distribution> = {
  skip: (t, l) => l.left === 0 || takers(t.state, l).length === 0,
  ask(t, l) {
    const places = takers(t.state, l);
    return {
      seat: l.seat,
      prompt: 'distribute',
      params: { left: l.left },
      candidates: places.map((place): Choice => ['strengthen', place]),
      fallback: ['strengthen', largest(t.state, l.seat, places) ?? campOf(l.seat)],
    };
  },
  refuse(t, l, [verb, place]) {
    if (verb !== 'strengthen') return refuse('BTU-3.2');
    if (!isHorde(t.state, l.seat, place)) return refuse('BTU-4.2', place ? [place] : [], { target: true });
    if (room(t.state, l.seat, place) <= 0) return refuse('BTU-1.7', [place]);
    return (l.given[place] ?? 0) < l.each ? undefined : refuse('BTU-4.2', [place], { target: true });
  },
  answer(t, l, [, ref]) {
    const place = ref as Place;
    l.left--;
    l.given[place] = (l.given[place] ?? 0) + 1;
    gain(t, l.seat, place, 1);
  },
};

/** Inside Information: which of the cards seen comes next, from the top down. */
type Ordering = { seat: Seat; fixed: number; seen: number };

function notYetOrdered(s: State, { fixed, seen }: Ordering): LootId[] {
  return s.lootPile.slice(s.lootPile.length - seen, s.lootPile.length - fixed).reverse();
}

const orderLoot: Step<State, Ordering> = {
  skip: (_, l) => l.fixed >= l.seen - 1,
  ask(t, l) {
    const candidates = distinct(notYetOrdered(t.state, l)).map((card): Choice => ['top', cardRef(card)]);
    candidates.push(['done']);
    return {
      seat: l.seat,
      prompt: 'order-loot',
      params: { place: l.fixed + 1 },
      candidates,
      fallback: ['done'],
    };
  },
  refuse(t, l, [verb, ref]) {
    if (verb === 'done') return undefined;
    const card = cardIn(ref);
    if (verb === 'top' && card && notYetOrdered(t.state, l).includes(card)) return undefined;
    return refuse('BTU-4.2', ref ? [ref] : [], { target: true });
  },
  answer(t, l, [verb, ref]) {
    const card = cardIn(ref);
    if (verb === 'done' || !card) return t.done();
    const { lootPile } = t.state;
    const end = lootPile.length - l.fixed;
    const from = lootPile.lastIndexOf(card, end - 1);
    lootPile.splice(from, 1);
    lootPile.splice(end - 1, 0, card);
    l.fixed++;
  },
};

/** Change of Fate, Unseen Allies: which other cards go with it. */
type Discards = { seat: Seat; before: number; least: number; card: LootId };

const cardDiscards: Step<State, Discards> = {
  skip: (t, l) => player(t.state, l.seat).hand.length === 0,
  ask(t, l) {
    const { hand } = player(t.state, l.seat);
    const candidates = distinct(hand).map((card): Choice => ['discard', cardRef(card)]);
    const gone = l.before - hand.length;
    if (gone >= l.least) candidates.push(['done']);
    const next = leastUseful(hand);
    return {
      seat: l.seat,
      prompt: 'card-discards',
      params: { card: l.card, gone, least: l.least },
      candidates,
      fallback: gone >= l.least || !next ? ['done'] : ['discard', cardRef(next)],
    };
  },
  refuse(t, l, [verb, ref]) {
    const { hand } = player(t.state, l.seat);
    if (verb === 'done')
      return l.before - hand.length >= l.least ? undefined : refuse('BTU-4.2', [cardRef(l.card)]);
    const card = cardIn(ref);
    if (verb === 'discard' && card && hand.includes(card)) return undefined;
    return refuse('BTU-4.2', ref ? [ref] : [], { notHeld: true });
  },
  answer(t, l, [verb, ref]) {
    const card = cardIn(ref);
    if (verb === 'done' || !card) t.done();
    else discard(t, l.seat, card);
  },
};

const fateDraw: Step<State, { seat: Seat; before: number }> = {
  run(t, { seat, before }) {
    t.done();
    drawLoot(t, seat, before - player(t.state, seat).hand.length);
  },
};

const alliesArrive: Step<State, { seat: Seat; before: number }> = {
  run(t, { seat, before }) {
    const left = Math.floor((before - player(t.state, seat).hand.length) / 2);
    t.goto('distribute', { seat, left, each: left, given: {} });
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
  ask(t, l) {
    const s = t.state;
    const { seat } = l;
    if (l.from === undefined) {
      const candidates = hordesOf(s, seat).map((place): Choice => ['call', place]);
      return { seat, prompt: 'call-from', candidates, fallback: ['call', callFallback(s, seat)] };
    }
    if (l.count === undefined) {
      const most = Math.min(MOST_CALLED, warriorsAt(s, seat, l.from));
      const candidates = Array.from({ length: most }, (_, i): Choice => ['count', String(i + 1)]);
      return { seat, prompt: 'call-count', candidates, fallback: ['count', String(most)] };
    }
    const spaces = callable(s, seat);
    const best = spaces.find((id) => id === battleOf(s).space) ?? spaces[0];
    const candidates = spaces.map((id): Choice => ['to', id]);
    return { seat, prompt: 'call-to', candidates, fallback: ['to', best ?? 'PAL'] };
  },
  refuse(t, l, [verb, ref]) {
    const wrong = refuse('BTU-4.2', ref ? [ref] : [], { target: true });
    if (l.from === undefined) return verb === 'call' && isHorde(t.state, l.seat, ref) ? undefined : wrong;
    if (l.count === undefined)
      return verb === 'count' && isCount(ref, warriorsAt(t.state, l.seat, l.from)) ? undefined : wrong;
    return verb === 'to' && isSpace(ref) && callable(t.state, l.seat).includes(ref) ? undefined : wrong;
  },
  answer(t, l, [, ref]) {
    if (l.from === undefined) l.from = ref as Place;
    else if (l.count === undefined) l.count = Number(ref);
    else if (isSpace(ref)) {
      transfer(t.state, l.seat, l.from, ref, l.count);
      t.emit({ kind: 'called', seat: l.seat, from: l.from, to: ref, count: l.count });
      t.done();
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
