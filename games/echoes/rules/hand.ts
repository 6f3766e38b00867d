/** ECH-5.14, 5.15, 8.17, 9.3: resupply, search, discard. */
import type { Seat } from '@gonfalon/kernel';
import type { DeckCardId, Effect, Filter } from '../content/index.ts';
import { card, totalCost } from '../content/index.ts';
import { cardMatches } from './conditions.ts';
import { different, discard as discardCard, removeOne, takeFromDeck, watchersOf } from './hands.ts';
import { playerOf } from './purse.ts';
import type { State, Work } from './state.ts';
import type { Context } from './vocabulary.ts';
import { question } from './vocabulary.ts';
import { currentEffect } from './works.ts';

interface Restock {
  seat: Seat;
  /** -1 is any number. */
  max: number;
  shuffleFirst: boolean;
  forWork: boolean;
}

/** ECH-D4: one card after another is set aside. */
const restock = question<Restock, { hand: DeckCardId[]; left: number }>({
  facts(ctx, { seat, max }) {
    const { hand, aside } = playerOf(ctx.state, seat);
    return { hand: different(hand), left: max < 0 ? -1 : max - aside.length };
  },
  skip({ ctx, locals, facts: { hand, left } }) {
    if (hand.length > 0 && left !== 0) return false;
    finishRestock(ctx as Context, locals);
    return true;
  },
  ask: ({ locals: { seat }, facts: { left } }) => ({
    seat,
    prompt: 'restock',
    params: { left },
    fallback: ['done'],
    always: true,
  }),
  verbs: {
    set: {
      names: [
        {
          kind: 'card',
          isExact: true,
          from: ({ facts }) => facts.hand,
          refuse: ({ facts }, id) =>
            facts.hand.some((one) => one === id) ? undefined : { rule: 'ECH-5.14', where: [id] },
        },
      ],
      apply({ state, locals: { seat } }, id) {
        const { hand, aside } = playerOf(state, seat);
        if (removeOne<string>(hand, id)) aside.push(id as DeckCardId);
      },
    },
    done: {
      apply({ ctx, locals }) {
        ctx.done();
        finishRestock(ctx, locals);
      },
    },
  },
});

/** ECH-5.14, 13.3: draw as many, then shuffle what was set aside into the deck; or the other way round. */
function finishRestock(ctx: Context, { seat, shuffleFirst, forWork }: Restock): void {
  const s = ctx.state;
  const player = playerOf(s, seat);
  const { aside } = player;
  const count = aside.length;
  if (count === 0) return;
  player.aside = [];
  player.known = [];
  ctx.reveal();
  if (shuffleFirst) returnToDeck(ctx, seat, aside);
  const cards = takeFromDeck(player, count);
  player.hand.push(...cards);
  if (!shuffleFirst) returnToDeck(ctx, seat, aside);
  ctx.emit(
    { kind: 'resupplied', seat, count, cards },
    { by: watchersOf(s, seat), instead: { kind: 'resupplied', seat, count } },
  );
  const work = s.works.at(-1);
  if (forWork && work) work.did = true;
}

function returnToDeck(ctx: Context, seat: Seat, cards: readonly DeckCardId[]): void {
  const { deck } = playerOf(ctx.state, seat);
  deck.push(...cards);
  ctx.chance.shuffle(deck);
}

const dearestFirst = (a: DeckCardId, b: DeckCardId): number =>
  totalCost(card[b]) - totalCost(card[a]) || (a < b ? -1 : 1);

/** ECH-D15: for the hand limit or by an effect; the card is shown. */
const discard = question<{ seat: Seat; left: number }, DeckCardId[]>({
  facts: (ctx, { seat }) => different(playerOf(ctx.state, seat).hand),
  skip: ({ locals: { left }, facts }) => left <= 0 || facts.length === 0,
  ask: ({ state, locals: { seat, left }, facts }) => ({
    seat,
    prompt: 'discard',
    params: { excess: left },
    fallback: ['discard', facts.toSorted(dearestFirst)[0] ?? ''],
    // ECH-13.8: with equal cards only, silence would tell.
    ...(playerOf(state, seat).hand.length > 1 && { always: true as const }),
  }),
  verbs: {
    discard: {
      names: [
        {
          kind: 'card',
          isExact: true,
          from: ({ facts }) => facts,
          refuse: ({ facts }, id) =>
            facts.some((one) => one === id) ? undefined : { rule: 'ECH-9.3', where: [id] },
        },
      ],
      apply({ ctx, locals }, id) {
        ctx.goto('discard', { seat: locals.seat, left: locals.left - 1 });
        discardCard(ctx, locals.seat, id as DeckCardId);
        const work = ctx.state.works.at(-1);
        if (work) work.did = true;
      },
    },
  },
});

interface Search {
  readonly work: Work | undefined;
  readonly matches: DeckCardId[];
  /** Whether there is anything to look through. */
  readonly cards: number;
}

function filterOf(fx: Effect | undefined): Filter | undefined {
  return fx?.do === 'searchDeck' || fx?.do === 'returnFromDiscard' ? fx.filter : undefined;
}

function lookThrough(s: State, from: 'deck' | 'discard'): Search {
  const work = s.works.at(-1);
  const filter = work && filterOf(currentEffect(work));
  if (!work || !filter) return { work, matches: [], cards: 0 };
  const player = playerOf(s, work.seat);
  const list = from === 'deck' ? player.deck : player.discard;
  const matches = different(list.filter((id) => cardMatches(id, filter))).sort();
  return { work, matches, cards: list.length };
}

/** ECH-D19, 8.17: what is taken is shown to all; in a deck it may be ended at any time. */
const search = question<{ from: 'deck' | 'discard'; left: number }, Search>({
  facts: (ctx, { from }) => lookThrough(ctx.state, from),
  skip({ ctx, locals: { from, left }, facts: { matches, cards } }) {
    if (left > 0 && cards > 0 && (from === 'deck' || matches.length > 0)) return false;
    if (from === 'deck') endSearch(ctx as Context);
    return true;
  },
  ask: ({ state, locals: { from, left }, facts: { work, matches } }) => ({
    seat: work?.seat ?? state.active,
    prompt: 'search',
    params: { card: work?.card ?? 'nor-civ', from, left },
    fallback: matches.length > 0 ? ['take', matches.toSorted(dearestFirst)[0] ?? ''] : ['done'],
    ...(from === 'deck' ? { always: true as const } : { open: true as const }),
  }),
  verbs: {
    take: {
      names: [
        {
          kind: 'card',
          isExact: true,
          from: ({ facts }) => facts.matches,
          refuse: ({ facts }, id) =>
            facts.matches.some((one) => one === id) ? undefined : { rule: 'ECH-8.17', where: [id] },
        },
      ],
      apply({ ctx, locals: { from, left }, facts: { work } }, id) {
        ctx.goto('search', { from, left: left - 1 });
        if (work) takeFound(ctx, work, from, id as DeckCardId);
      },
    },
    done: {
      refuse: ({ locals }) => (locals.from === 'deck' ? undefined : { rule: 'ECH-8.4' }),
      apply({ ctx }) {
        ctx.done();
        endSearch(ctx);
      },
    },
  },
});

/** ECH-13.2: it joins the hand as a known card. */
function takeFound(ctx: Context, work: Work, from: 'deck' | 'discard', id: DeckCardId): void {
  const player = playerOf(ctx.state, work.seat);
  ctx.reveal();
  removeOne(from === 'deck' ? player.deck : player.discard, id);
  player.hand.push(id);
  player.known.push(id);
  work.did = true;
  ctx.emit({ kind: 'took', seat: work.seat, card: id, from });
}

/** Then the deck is shuffled. */
function endSearch(ctx: Context): void {
  const work = ctx.state.works.at(-1);
  if (work) ctx.chance.shuffle(playerOf(ctx.state, work.seat).deck);
}

export const handSteps = { restock, discard, search };
