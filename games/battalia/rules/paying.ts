/** Paying for what was named, and what comes of it: BTA-6.18 to BTA-6.20. */
import type { Asking } from '@gonfalon/kernel';
import type { Card, FactionId, PileId, TerrainId, TerrainPileId } from '../content/index.ts';
import { cellIndex, EXITS_TEXT, heroRef, isArtefact, isUnit } from '../content/index.ts';
import { isStorable, whyNotStore } from './actions/artefacts.ts';
import { countRef } from './bill.ts';
import { endAtFifthCity } from './conquest.ts';
import { searchPile, takeOut } from './decks.ts';
import type { Item } from './ledger.ts';
import { dayOf, gainedCard, isLaidRef, itemsOf, withoutRefs } from './ledger.ts';
import { finishLine, layPayment, priceOf } from './line.ts';
import { cellId, heroAt, moveHero } from './moves.ts';
import { closeCells, isFull } from './placement.ts';
import type { Context } from './question.ts';
import { question } from './question.ts';
import { by, factionAt, heroByRef, playerAt } from './selectors.ts';
import type { Line, State } from './state.ts';
import { OFF_MAP } from './state.ts';
import { finishPitch } from './tents.ts';
import type { BattaliaVocabulary } from './vocabulary.ts';

/** The line that is being paid: the steps of a line are open only with one. */
export const lineOf = (s: State): Line => s.line as Line;

function gain(s: State, card: Card): void {
  playerAt(s, s.active).table.push(gainedCard(card));
}

/** BTA-7.2: the unit comes with a provision. */
function hire(ctx: Context, { action: [, pile = ''] }: Line, cards: string[]): void {
  const s = ctx.state;
  if (!isUnit(pile)) return;
  const card = s.piles[pile].pop() as Card;
  s.provisions--;
  gain(s, card);
  gain(s, 'PRO');
  ctx.emit({ kind: 'hired', ...by(ctx.state, s.active), card, cards });
}

function create(ctx: Context, { action: [, pile = ''], faction: named }: Line, cards: string[]): void {
  const s = ctx.state;
  if (!isArtefact(pile)) return;
  const card = (named ? searchPile(s, pile, named, ctx.chance) : s.piles[pile].pop()) as Card;
  gain(s, card);
  ctx.emit({ kind: 'created', ...by(ctx.state, s.active), card, cards, ...(named && { named }) });
}

function build(ctx: Context, { action: [verb, pile = '', level], cell, exits }: Line, cards: string[]): void {
  const s = ctx.state;
  const { active: seat } = s;
  const type = pile as TerrainPileId;
  const terrain = s.terrain[type].pop() as TerrainId;
  s.land.cards[cell] = type;
  s.land.terrains[cell] = terrain;
  s.land.exits[cell] = exits;
  s.changed = s.round;
  const placed = {
    ...by(s, seat),
    cell: cellId(cell),
    pile: type,
    exits: EXITS_TEXT[exits] as string,
    terrain,
    cards,
  };
  if (verb === 'city') {
    s.land.owners[cell] = seat;
    s.land.levels[cell] = Number(level);
    ctx.emit({ kind: 'city-built', ...placed, level: Number(level) });
  } else ctx.emit({ kind: 'road-built', ...placed });
  const closed = closeCells(s);
  if (closed.length > 0) ctx.emit({ kind: 'closed', cells: closed.map(cellId) });
  // BTA-18.1 goes before BTA-18.2 if both are fulfilled.
  if (isFull(s)) s.ending = 'full-board';
  endAtFifthCity(s);
}

function upgrade(ctx: Context, { action: [, ref = ''] }: Line, cards: string[]): void {
  const s = ctx.state;
  const cell = cellIndex(ref);
  const level = (s.land.levels[cell] as number) + 1;
  s.land.levels[cell] = level;
  s.changed = s.round;
  ctx.emit({ kind: 'upgraded', ...by(ctx.state, s.active), cell: cellId(cell), level, cards });
  endAtFifthCity(s);
}

/** BTA-13.1: the lower number of those off the map. */
function recruit(ctx: Context, { action: [, ref = ''] }: Line, cards: string[]): void {
  const { active: seat } = ctx.state;
  const hero = playerAt(ctx.state, seat).heroes.findIndex(({ cell }) => cell === OFF_MAP);
  const cell = cellIndex(ref);
  heroAt(ctx, seat, hero).cell = cell;
  const name = heroRef(factionAt(ctx.state, seat), hero);
  ctx.emit({ kind: 'recruited', ...by(ctx.state, seat), hero: name, cell: cellId(cell), cards });
}

function move(by: 'walk' | 'ride') {
  return (ctx: Context, { action: [, ref = '', to = ''] }: Line, cards: string[]): void => {
    const found = heroByRef(ctx.state, ref);
    if (found) moveHero(ctx, found.seat, found.hero, cellIndex(to), by, cards);
  };
}

type Performed = (ctx: Context, line: Line, cards: string[]) => void;

const PERFORM: Readonly<Record<string, Performed>> = {
  hire,
  create,
  road: build,
  city: build,
  upgrade,
  recruit,
  walk: move('walk'),
  ride: move('ride'),
  pitch: finishPitch,
};

interface PayFacts {
  readonly line: Line;
  /** What a second card for the tent can be: BTA-17.11. */
  readonly others: readonly Item[];
}

function payFacts(s: State): PayFacts {
  const line = lineOf(s);
  const others = line.choosing ? storableWith(s, line) : [];
  return { line, others };
}

/** What can be stored besides what is named, if a provision can then still be paid. */
function storableWith(s: State, line: Line): Item[] {
  const { hand, table } = playerAt(s, s.active);
  const items = itemsOf(hand, table, dayOf(s).illuminated, line.paid);
  const free = withoutRefs(items, line.action.slice(1).filter(isLaidRef));
  const pays = ({ wild, kind, count, perCard }: Item) =>
    wild ? count : kind === 'provision' ? count * perCard : 0;
  const total = free.reduce((sum, item) => sum + pays(item), 0);
  const takes = ({ wild, kind, perCard }: Item) => (wild ? 1 : kind === 'provision' ? perCard : 0);
  return free.filter((item) => isStorable(item) && total - takes(item) > 0);
}

type PayAsking = Asking<State, BattaliaVocabulary, object, PayFacts>;

function addToTent(s: State, ref: string): void {
  const line = lineOf(s);
  const player = playerAt(s, s.active);
  line.choosing = false;
  line.action.push(ref);
  if (!isLaidRef(ref)) {
    player.hand.push(...line.paid.splice(0));
    takeOut(player.hand, ref as Card);
    line.named.push(ref as Card);
  }
  layPayment(s, line);
}

/** A second card is chosen before the tent is paid for, in one step: whether there is one is the owner's secret. */
function askPay({ state, facts: { line } }: PayAsking) {
  const seat = state.active;
  if (line.choosing) {
    const fallback: ['done'] = ['done'];
    return { seat, prompt: 'second', params: { cards: line.action.slice(1) }, fallback } as const;
  }
  const price = priceOf(state, line);
  const fallback: ['auto'] = ['auto'];
  const { payment, action } = line;
  const cost = price && ('ride' in price ? price : { cost: price });
  const params = { action: action[0] as string, ...cost, cards: payment.slice() };
  return { seat, prompt: 'pay', params, fallback, always: true } as const;
}

const TENT_FIRST = { rule: 'BTA-3.1' } as const;

const pay = question<object, PayFacts>({
  facts: (ctx) => payFacts(ctx.state),
  ask: askPay,
  verbs: {
    auto: {
      refuse: ({ facts }) => (facts.line.choosing ? TENT_FIRST : undefined),
      apply({ ctx, state, facts: { line } }) {
        ctx.reveal();
        ctx.done();
        const cards = finishLine(state, line);
        PERFORM[line.action[0] as string]?.(ctx, line, cards);
      },
    },
    lay: {
      refuse: ({ facts }) => (facts.line.choosing ? TENT_FIRST : undefined),
      names: [
        {
          kind: ['card', 'laid'],
          from: ({ facts }) => facts.line.options.map(({ ref }) => ref),
          refuse: ({ facts }, ref) =>
            facts.line.options.some((option) => option.ref === ref)
              ? undefined
              : { rule: 'BTA-6.5', where: [ref] },
        },
      ],
      apply({ state, facts: { line } }, ref) {
        const wanted = (line.options.find((option) => option.ref === ref)?.common ?? 0) + 1;
        for (let n = countRef(line.insisted, ref); n < wanted; n++) line.insisted.push(ref);
        layPayment(state, line);
      },
    },
    add: {
      refuse: ({ facts }) => (facts.line.choosing ? undefined : TENT_FIRST),
      names: [
        {
          kind: ['card', 'laid'],
          from: ({ facts }) => facts.others.map(({ ref }) => ref),
          refuse({ state, facts }, ref) {
            if (facts.others.some((item) => item.ref === ref)) return undefined;
            const { hand, table } = playerAt(state, state.active);
            const held = itemsOf(hand, table, dayOf(state).illuminated, facts.line.paid);
            const item = withoutRefs(held, facts.line.action.slice(1)).find((one) => one.ref === ref);
            return whyNotStore(item, ref) ?? { rule: 'BTA-11.10', where: [ref], params: { provision: true } };
          },
        },
      ],
      apply: ({ state }, ref) => addToTent(state, ref),
    },
    done: {
      refuse: ({ facts }) => (facts.line.choosing ? undefined : TENT_FIRST),
      apply({ state }) {
        lineOf(state).choosing = false;
      },
    },
  },
});

/** BTA-8.3: the faction of a paired artefact. */
const name = question({
  ask: ({ state }) => ({
    seat: state.active,
    prompt: 'name',
    params: { pile: lineOf(state).action[1] as PileId },
    fallback: ['name', factionAt(state, state.active)],
  }),
  verbs: {
    name: {
      names: [
        {
          kind: 'faction',
          from: ({ state }) => state.factions,
          refuse: ({ state }, faction) =>
            state.factions.some((id) => id === faction) ? undefined : { rule: 'BTA-8.3', where: [faction] },
        },
      ],
      apply({ ctx, state }, faction: FactionId) {
        lineOf(state).faction = faction;
        ctx.done();
      },
    },
  },
});

export const payingSteps = { pay, name };
