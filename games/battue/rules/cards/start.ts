/** The loot cards of the start of a turn. */
import type { Ref, Seat, StepContext } from '@gonfalon/kernel';
import type { LootId } from '../../content/index.ts';
import { space } from '../../content/index.ts';
import { checkEliminations } from '../elimination.ts';
import { cardIn, cardRef, discard, distinct, putAway, renewLootPile } from '../hand.ts';
import type { Place } from '../selectors.ts';
import {
  gainWarriors,
  hordesOf,
  isSpace,
  loseWarriors,
  player,
  room,
  seatIn,
  seatRef,
  warriorsAt,
} from '../selectors.ts';
import type { State } from '../state.ts';
import { spacesWhere } from '../state.ts';
import type { Effect } from './effect.ts';

const SEEN_BY_INSIDE_INFORMATION = 5;

function opponents(s: State, seat: Seat): Seat[] {
  return s.players.flatMap((_, other) => (other === seat ? [] : [other]));
}

function withCards(s: State, seat: Seat): Ref[][] {
  return opponents(s, seat)
    .filter((other) => player(s, other).hand.length > 0)
    .map((other) => [seatRef(other)]);
}

function growingHordes(s: State, seat: Seat): Place[] {
  return hordesOf(s, seat).filter((place) => room(s, seat, place) > 0);
}

export function gain(ctx: StepContext<State>, seat: Seat, place: Place, wanted: number): void {
  const count = gainWarriors(ctx.state, seat, place, wanted);
  if (count > 0) ctx.emit({ kind: 'gained', seat, place, count });
}

/** Each horde gains so many; if the reserve is too small, the player places the warriors one at a time. */
function gainEverywhere(ctx: StepContext<State>, seat: Seat, each: number): void {
  const s = ctx.state;
  const hordes = growingHordes(s, seat);
  const needed = hordes.reduce((sum, place) => sum + Math.min(each, room(s, seat, place)), 0);
  const { reserve } = player(s, seat);
  if (needed <= reserve) for (const place of hordes) gain(ctx, seat, place, each);
  else ctx.call('distribute', { seat, left: reserve, each, given: {} });
}

const canGrow = (s: State, seat: Seat): boolean => growingHordes(s, seat).length > 0;

const gathering: Effect = {
  play(ctx) {
    ctx.state.turn.gathering = true;
  },
};

const glory: Effect = {
  play(ctx, seat) {
    player(ctx.state, seat).glory = 2;
  },
};

const insideInformation: Effect = {
  can: (s) => s.lootPile.length + s.lootDiscard.length > 0,
  play(ctx, seat) {
    const s = ctx.state;
    if (s.lootPile.length === 0) renewLootPile(ctx);
    const seen = s.lootPile.slice(-SEEN_BY_INSIDE_INFORMATION).reverse();
    for (const p of s.players) p.knowsLoot = 0;
    player(s, seat).knowsLoot = seen.length;
    ctx.reveal();
    ctx.emit(
      { kind: 'saw-loot', seat, count: seen.length, cards: seen },
      { by: [seat], instead: { kind: 'saw-loot', seat, count: seen.length } },
    );
    ctx.call('order-loot', { seat, fixed: 0, seen: seen.length });
  },
};

const oracle: Effect = {
  can: (s) => s.eventPile.length > 0,
  play(ctx, seat) {
    const card = ctx.state.eventPile.at(-1);
    if (card === undefined) return;
    player(ctx.state, seat).knowsEvent = true;
    ctx.reveal();
    ctx.emit({ kind: 'saw-event', seat, event: card }, { by: [seat], instead: { kind: 'saw-event', seat } });
  },
};

const poison: Effect = {
  targets: (s, seat) => opponents(s, seat).flatMap((other) => hordesOf(s, other).map((place) => [place])),
  play(ctx, seat, target) {
    const s = ctx.state;
    const place = target as Place;
    const victim = opponents(s, seat).find((other) => warriorsAt(s, other, place) > 0);
    if (victim === undefined) return;
    loseWarriors(s, victim, place, 1);
    ctx.emit({ kind: 'lost', seat: victim, place, count: 1, by: cardRef('poison') });
    putAway(s, seat, 'poison');
    checkEliminations(ctx);
  },
};

const recon: Effect = {
  targets: (s, seat) =>
    spacesWhere(s, (here, id) => !here.up && space[id].adj.some((next) => warriorsAt(s, seat, next) > 0)).map(
      (id) => [id],
    ),
  play(ctx, seat, target) {
    if (!isSpace(target)) return;
    const here = ctx.state.spaces[target];
    here.up = true; // no event, now or later
    ctx.reveal();
    ctx.emit({ kind: 'revealed', seat, space: target, tile: here.tile });
  },
};

const recruits: Effect = {
  can: canGrow,
  play(ctx, seat) {
    ctx.state.turn.noReinforce = true;
    gainEverywhere(ctx, seat, 1);
  },
};

const spoilOfWar: Effect = {
  targets: (s, seat) =>
    opponents(s, seat)
      .filter((other) => !player(s, other).out && !player(s, other).spoiled)
      .map((other) => [seatRef(other)]),
  play(ctx, _, target) {
    const victim = seatIn(ctx.state, target);
    if (victim !== undefined) player(ctx.state, victim).spoiled = true;
  },
};

const spy: Effect = {
  targets: withCards,
  play(ctx, seat, target) {
    const of = seatIn(ctx.state, target);
    if (of === undefined) return;
    const cards = player(ctx.state, of).hand.slice();
    ctx.reveal();
    ctx.emit({ kind: 'spied', seat, of, cards }, { by: [seat], instead: { kind: 'spied', seat, of } });
  },
};

const tendingTheWounded: Effect = {
  can: canGrow,
  play(ctx, seat) {
    ctx.state.turn.noReinforce = true;
    ctx.state.turn.noMove = true;
    gainEverywhere(ctx, seat, 2);
  },
};

const thief: Effect = {
  targets: (s, seat) =>
    opponents(s, seat).flatMap((other) =>
      distinct(player(s, other).chest).map((card) => [seatRef(other), cardRef(card)]),
    ),
  play(ctx, seat, target, stolen) {
    const of = seatIn(ctx.state, target);
    const card = cardIn(stolen);
    if (of === undefined || !card) return;
    const { chest } = player(ctx.state, of);
    chest.splice(chest.indexOf(card), 1);
    ctx.state.lootDiscard.push(card);
    ctx.emit({ kind: 'robbed', seat, of, card });
  },
};

const warrior: Effect = {
  targets: (s, seat) => growingHordes(s, seat).map((place) => [place]),
  play: (ctx, seat, target) => gain(ctx, seat, target as Place, 1),
};

const wastrel: Effect = {
  targets: withCards,
  play(ctx, _, target) {
    const of = seatIn(ctx.state, target);
    if (of === undefined) return;
    const { hand } = player(ctx.state, of);
    const card = hand[ctx.chance.nextInt(hand.length)];
    if (card) discard(ctx, of, card);
  },
};

export const startEffects = {
  gathering,
  glory,
  'inside-information': insideInformation,
  oracle,
  poison,
  recon,
  recruits,
  'spoil-of-war': spoilOfWar,
  spy,
  'tending-the-wounded': tendingTheWounded,
  thief,
  warrior,
  wastrel,
} satisfies Partial<Record<LootId, Effect>>;
