/** What effects ask on their way: where a unit goes, which resource, which option. */
import type { Ref } from '@gonfalon/kernel';
import type { Effect, Kind } from '../content/index.ts';
import { KINDS } from '../content/index.ts';
import type { Board } from './board.ts';
import { giftOf } from './effects.ts';
import { ANY_WATER } from './land.ts';
import { alive, resetModes } from './losses.ts';
import { moveUnit } from './movement.ts';
import { boardOf } from './profiles.ts';
import { playerOf } from './purse.ts';
import { destinations, mayStand } from './reach.ts';
import { unitRef } from './refs.ts';
import type { Square } from './squares.ts';
import { distance, indexOf, SQUARES } from './squares.ts';
import type { State, Unit, Work } from './state.ts';
import { giveTokens, ofUnit } from './things.ts';
import { startWork } from './triggers.ts';
import type { Context } from './vocabulary.ts';
import { question } from './vocabulary.ts';
import { currentEffect } from './works.ts';

/** All water joined to a square on or around the unit's: eight directions, water and river, discovered. */
function sameWater(board: Board, from: number): Set<number> {
  const found = new Set<number>();
  const add = (at: number) => {
    if (board.bits[at] & ANY_WATER) found.add(at);
  };
  add(from);
  for (const at of board.neighbours(from)) add(at);
  for (const at of found) for (const next of board.neighbours(at)) add(next);
  return found;
}

function placesFor(s: State, work: Work, unit: Unit): number[] {
  const fx = currentEffect(work);
  const board = boardOf(s);
  if (fx?.do === 'moveUnit') return destinations(board, unit, fx.points === 'stat' ? undefined : fx.points);
  if (fx?.do !== 'relocate') return [];
  const own = indexOf(unit.at);
  const waters =
    'oneWater' in fx.where ? new Set([indexOf((work.picks[0] ?? 'a1') as Square)]) : sameWater(board, own);
  return board.squares.filter(
    (at) => at !== own && [...waters].some((water) => distance(water, at) <= 1) && mayStand(board, unit, at),
  );
}

interface Placing {
  readonly work: Work | undefined;
  readonly unit: Unit | undefined;
  readonly squares: Ref[];
}

/** ECH-D14 for `moveUnit` and `relocate`. */
const place = question<{ unit: number }, Placing>({
  facts({ state: s }, { unit: id }) {
    const work = s.works.at(-1);
    const unit = alive(s, id);
    const squares = work && unit ? placesFor(s, work, unit).map((at) => SQUARES[at] ?? '') : [];
    return { work, unit, squares };
  },
  skip: ({ facts: { squares } }) => squares.length === 0,
  ask: ({ state, facts: { work, unit } }) => ({
    seat: work?.seat ?? state.active,
    prompt: 'place',
    params: { card: unit?.card ?? 'nor-bondi', unit: unit ? unitRef(unit) : '' },
    fallback: ['stay'],
    open: true,
  }),
  verbs: {
    to: {
      names: [
        {
          kind: 'square',
          isExact: true,
          from: ({ facts }) => facts.squares,
          refuse: ({ facts }, at) =>
            facts.squares.includes(at) ? undefined : { rule: 'ECH-4.18', where: [at] },
        },
      ],
      apply({ ctx, facts: { work, unit } }, at) {
        ctx.done();
        if (work && unit) bring(ctx, work, unit, at as Square);
      },
    },
    stay: { apply: ({ ctx }) => ctx.done() },
  },
});

function bring(ctx: Context, work: Work, unit: Unit, at: Square): void {
  work.did = true;
  work.chosen.push(unitRef(unit));
  if (currentEffect(work)?.do === 'moveUnit') {
    moveUnit(ctx, unit, at);
    return;
  }
  unit.at = at;
  ctx.emit({ kind: 'placed', ...ofUnit(unit), to: at });
  resetModes(ctx);
}

function fewest(s: State, work: Work): Kind {
  const { main } = playerOf(s, work.seat);
  return KINDS.reduce((least, kind) => (main[kind] < main[least] ? kind : least), KINDS[0]);
}

/** ECH-D16: one token. */
const resource = question<object, Work | undefined>({
  facts: (ctx) => ctx.state.works.at(-1),
  ask: ({ state, facts: work }) => ({
    seat: work ? gainer(state, work) : state.active,
    prompt: 'resource',
    params: { card: work?.card ?? 'nor-civ' },
    fallback: [work ? fewest(state, work) : 'food'],
    open: true,
  }),
  verbs: {
    food: { apply: ({ ctx, facts }) => takeChoice(ctx, facts, 'food') },
    wood: { apply: ({ ctx, facts }) => takeChoice(ctx, facts, 'wood') },
    gold: { apply: ({ ctx, facts }) => takeChoice(ctx, facts, 'gold') },
  },
});

/** The gainer chooses. */
function gainer(s: State, work: Work): number {
  const fx = currentEffect(work);
  return fx?.do === 'gainTempResource' ? giftOf(s, work, fx).seat : work.seat;
}

function takeChoice(ctx: Context, work: Work | undefined, res: Kind): void {
  ctx.done();
  const fx: Effect | undefined = work && currentEffect(work);
  if (!work || fx?.do !== 'gainTempResource') return;
  work.queue.shift();
  const gift = giftOf(ctx.state, work, fx);
  if (giveTokens(ctx, { ...gift, res, n: 1 }, gift.holder) === 0) return;
  work.gained = true;
  work.did = true;
}

/** ECH-D23, 8.27 */
const choose = question<object, Work | undefined>({
  facts: (ctx) => ctx.state.works.at(-1),
  ask: ({ state, facts: work }) => ({
    seat: state.active,
    prompt: 'choose',
    params: { card: work?.card ?? 'nor-civ' },
    fallback: ['option', optionsOf(work)[0] ?? 'hold'],
    open: true,
  }),
  verbs: {
    option: {
      names: [
        {
          kind: 'option',
          isExact: true,
          from: ({ facts }) => optionsOf(facts),
          refuse: ({ facts }, id) =>
            optionsOf(facts).some((one) => one === id) ? undefined : { rule: 'ECH-8.27', where: [id] },
        },
      ],
      apply({ ctx, state, facts: work }, id) {
        ctx.done();
        const option = optionsOf(work).find((one) => one === id);
        if (!work || !option) return;
        ctx.emit({ kind: 'chose', seat: state.active, option, card: work.card });
        startWork(ctx, {
          ...work,
          option,
          next: 0,
          picks: [],
          queue: [],
          chosen: [],
          queued: false,
          did: false,
        });
      },
    },
  },
});

function optionsOf(work: Work | undefined) {
  const fx = work && currentEffect(work);
  return fx?.do === 'choose' ? fx.options.map(({ id }) => id) : [];
}

export const effectQuestionSteps = { place, resource, choose };
