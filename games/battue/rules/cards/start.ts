/** The loot cards of the start of a turn. */
import type { Seat } from '@gonfalon/kernel';
import { distinct, reshuffle, showTo, takeCard } from '@gonfalon/kernel';
import type { LootId, SpaceId } from '../../content/index.ts';
import { space } from '../../content/index.ts';
import { cardOf, lootCards, seatOf, seatRef } from '../../content/refs.ts';
import { checkEliminations } from '../elimination.ts';
import { discard, lootPile, putAway } from '../hand.ts';
import { PLACE } from '../question.ts';
import { gainWarriors, hordesOf, loseWarriors, player, room, warriorsAt } from '../selectors.ts';
import type { Player, State } from '../state.ts';
import { spacesWhere } from '../state.ts';
import type { Context, Kinds, Place } from '../vocabulary.ts';
import type { Effect } from './effect.ts';

const SEEN_BY_INSIDE_INFORMATION = 5;

function opponents(s: State, seat: Seat): Seat[] {
  return s.players.flatMap((_, other) => (other === seat ? [] : [other]));
}

/** An opponent of whom something is true. */
const opponentWho = (test: (p: Player) => boolean) =>
  ({
    kind: 'seat',
    from: (s: State, seat: Seat) =>
      opponents(s, seat)
        .filter((other) => test(player(s, other)))
        .map(seatRef),
  }) as const;

const withCards = opponentWho((p) => p.hand.length > 0);

function growingHordes(s: State, seat: Seat): Place[] {
  return hordesOf(s, seat).filter((place) => room(s, seat, place) > 0);
}

export function gain(ctx: Context, seat: Seat, place: Place, wanted: number): void {
  const count = gainWarriors(ctx.state, seat, place, wanted);
  if (count > 0) ctx.emit({ kind: 'gained', seat, place, count });
}

/** Each horde gains so many; if the reserve is too small, the player places the warriors one at a time. */
function gainEverywhere(ctx: Context, seat: Seat, each: number): void {
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
    if (s.lootPile.length === 0) reshuffle(lootPile(ctx), ctx.chance);
    const cards = s.lootPile.slice(-SEEN_BY_INSIDE_INFORMATION).reverse();
    for (const p of s.players) p.knowsLoot = 0;
    player(s, seat).knowsLoot = cards.length;
    showTo(ctx, [seat], { kind: 'saw-loot', seat, count: cards.length, cards }, 'cards');
    ctx.call('order-loot', { seat, fixed: 0, seen: cards.length });
  },
};

const oracle: Effect = {
  can: (s) => s.eventPile.length > 0,
  play(ctx, seat) {
    player(ctx.state, seat).knowsEvent = true;
    showTo(ctx, [seat], { kind: 'saw-event', seat, event: ctx.state.eventPile.at(-1) }, 'event');
  },
};

const poison: Effect = {
  targets: [{ kind: PLACE, from: (s, seat) => opponents(s, seat).flatMap((other) => hordesOf(s, other)) }],
  play(ctx, seat, place: Place) {
    const s = ctx.state;
    const victim = opponents(s, seat).find((other) => warriorsAt(s, other, place) > 0);
    if (victim === undefined) return;
    loseWarriors(s, victim, place, 1);
    ctx.emit({ kind: 'lost', seat: victim, place, count: 1, by: lootCards.ref('poison') });
    putAway(s, seat, 'poison');
    checkEliminations(ctx);
  },
};

const recon: Effect = {
  targets: [
    {
      kind: 'space',
      from: (s, seat) =>
        spacesWhere(s, (here, id) => !here.up && space[id].adj.some((next) => warriorsAt(s, seat, next) > 0)),
    },
  ],
  play(ctx, seat, id: SpaceId) {
    const here = ctx.state.spaces[id];
    here.up = true; // no event, now or later
    ctx.reveal();
    ctx.emit({ kind: 'revealed', seat, space: id, tile: here.tile });
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
  targets: [opponentWho((p) => !p.out && !p.spoiled)],
  play(ctx, _, victim: Kinds['seat']) {
    player(ctx.state, seatOf(victim)).spoiled = true;
  },
};

const spy: Effect = {
  targets: [withCards],
  play(ctx, seat, target: Kinds['seat']) {
    const of = seatOf(target);
    const cards = player(ctx.state, of).hand.slice();
    showTo(ctx, [seat], { kind: 'spied', seat, of, cards }, 'cards');
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
  targets: [
    opponentWho((p) => p.chest.length > 0),
    {
      kind: 'card',
      alsoExplains: ['event'],
      from: (s, _, [of]) => distinct(player(s, seatOf(of as Kinds['seat'])).chest).map(lootCards.ref),
    },
  ],
  play(ctx, seat, target: Kinds['seat'], stolen: Kinds['card']) {
    const of = seatOf(target);
    const card = cardOf(stolen);
    takeCard(player(ctx.state, of).chest, card);
    ctx.state.lootDiscard.push(card);
    ctx.emit({ kind: 'robbed', seat, of, card });
  },
};

const warrior: Effect = {
  targets: [{ kind: PLACE, from: growingHordes }],
  play: (ctx, seat, place: Place) => gain(ctx, seat, place, 1),
};

const wastrel: Effect = {
  targets: [withCards],
  play(ctx, _, target: Kinds['seat']) {
    const of = seatOf(target);
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
