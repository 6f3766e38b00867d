/** The defender's answer: BTA-14.10 to BTA-14.14, BTA-14.28 to BTA-14.31. */
import type { Card } from '../content/index.ts';
import { cellIndex, heroRef } from '../content/index.ts';
import { playVerbs } from './actions/artefacts.ts';
import type { PlayFacts } from './actions/facts.ts';
import { notHeld, playFacts } from './actions/facts.ts';
import { standing, threshold, totalOf } from './battle-sums.ts';
import { cheapestRaise } from './cheapest-raise.ts';
import { endBattle } from './conquest.ts';
import { takeOut } from './decks.ts';
import { layFromHand } from './line.ts';
import { cellId, heroAt } from './moves.ts';
import type { Context } from './question.ts';
import { question } from './question.ts';
import { battleOf, defenderPass } from './raise.ts';
import { targetRef } from './raises.ts';
import type { Retreat } from './retreat.ts';
import { retreatMeans, retreats } from './retreat.ts';
import { by, factionAt, heroesOn, playerAt } from './selectors.ts';
import type { State } from './state.ts';

interface ResponseFacts extends PlayFacts {
  readonly retreats: readonly Retreat[];
  /** Whether a default raise exists without ambush, tents and further heroes. */
  readonly resists: boolean;
}

function responseFacts(s: State): ResponseFacts {
  const b = battleOf(s);
  const play = playFacts(s, b.defender, true);
  return {
    ...play,
    retreats: b.target === 'hero' ? retreats(s, b) : [],
    resists: cheapestRaise(s, b, 1, play.items, threshold(s, b)) !== undefined,
  };
}

/** BTA-14.29: pays with cards of the hand, which go to the shelter with the battle. */
function retreat(ctx: Context, cell: number, means: Card, distance: number): void {
  const s = ctx.state;
  const b = battleOf(s);
  const seat = b.defender;
  const cards: Card[] = Array.from({ length: means === 'PRO' ? distance : 1 }, () => means);
  ctx.commit();
  for (const card of cards) {
    takeOut(playerAt(s, seat).hand, card);
    layFromHand(s, seat, card, 1);
  }
  heroAt(ctx, seat, b.targetHero).cell = cell;
  const hero = heroRef(factionAt(s, seat), b.targetHero);
  ctx.emit({ kind: 'retreated', ...by(ctx.state, seat), hero, to: cellId(cell), cards });
  endBattle(ctx, undefined);
  ctx.done();
}

function whyNoMeans({ retreats: found, player }: ResponseFacts, card: string, cell: string | undefined) {
  const distance = found.find((to) => to.cell === cellIndex(cell ?? ''))?.distance ?? 0;
  if (!player.hand.some((held) => held === card)) return notHeld(card);
  if (retreatMeans(player.hand, distance).some((means) => means === card)) return undefined;
  return { rule: 'BTA-14.29', where: [card], params: { distance } } as const;
}

/** Why the hero cannot retreat to a card. */
function whyNotRetreat({ s, retreats: found, player }: ResponseFacts, ref: string) {
  const to = found.find(({ cell }) => cell === cellIndex(ref));
  if (!to) {
    const isOccupied = playerAt(s, battleOf(s).attacker).heroes.some(({ cell }) => cell === cellIndex(ref));
    const isForeign = ![-1, battleOf(s).defender].includes(s.land.owners[cellIndex(ref)] ?? -1);
    return { rule: isOccupied || isForeign ? 'BTA-14.30' : 'BTA-14.28', where: [ref] } as const;
  }
  if (retreatMeans(player.hand, to.distance).length > 0) return undefined;
  return { rule: 'BTA-14.29', where: [ref], params: { distance: to.distance } } as const;
}

const response = question<object, ResponseFacts>({
  facts: (ctx) => responseFacts(ctx.state),
  ask({ state, facts }) {
    const b = battleOf(state);
    const fallback: ['counter'] | ['surrender'] = facts.resists ? ['counter'] : ['surrender'];
    return {
      seat: b.defender,
      prompt: 'response',
      params: {
        attacker: b.attacker,
        attackerFaction: factionAt(state, b.attacker),
        target: targetRef(state, b),
        total: totalOf(state, b, 0),
        defence: standing(state, b, 1),
        distances: Object.fromEntries(facts.retreats.map(({ cell, distance }) => [cellId(cell), distance])),
      },
      fallback,
      autoPass: defenderPass(state, fallback),
    };
  },
  verbs: {
    counter: {
      apply({ ctx, state }) {
        const b = battleOf(state);
        const { defender: seat } = b;
        const player = playerAt(state, seat);
        ctx.commit();
        ctx.emit({ kind: 'countered', ...by(ctx.state, seat) });
        ctx.goto('raise');
        if (freeHeroes(state) > 0) ctx.call('join');
        if (player.ambush.length > 0) ctx.call('ambush-back');
      },
    },
    surrender: {
      apply({ ctx, state }) {
        ctx.commit();
        ctx.emit({ kind: 'surrendered', ...by(ctx.state, battleOf(state).defender) });
        endBattle(ctx, 0);
        ctx.done();
      },
    },
    retreat: {
      refuse: ({ state }) => (battleOf(state).target === 'hero' ? undefined : { rule: 'BTA-14.10' }),
      names: [
        {
          kind: 'cell',
          from: ({ facts }) => facts.retreats.map(({ cell }) => cellId(cell)),
          refuse: ({ facts }, cell) => whyNotRetreat(facts, cell),
        },
        {
          kind: 'card',
          from: ({ facts }, [cell]) => {
            const to = facts.retreats.find((one) => cellId(one.cell) === cell);
            return to ? retreatMeans(facts.player.hand, to.distance) : [];
          },
          refuse: ({ facts }, card, [cell]) => whyNoMeans(facts, card, cell),
        },
      ],
      apply({ ctx, facts }, cell, card) {
        const to = facts.retreats.find((one) => cellId(one.cell) === cell);
        if (to) retreat(ctx, to.cell, card, to.distance);
      },
    },
    strike: playVerbs.strike,
  },
});

/** BTA-14.13: all ambushed cards, or none. */
const ambushBack = question({
  ask({ state }) {
    const { defender } = battleOf(state);
    const fallback: ['leave'] = ['leave'];
    return {
      seat: defender,
      prompt: 'ambush-back',
      params: { count: playerAt(state, defender).ambush.length },
      fallback,
      autoPass: defenderPass(state, fallback),
    };
  },
  verbs: {
    reclaim: {
      apply({ ctx, state }) {
        takeBack(ctx, battleOf(state).defender, 'reclaimed');
        ctx.done();
      },
    },
    leave: { apply: ({ ctx }) => ctx.done() },
  },
});

/** Ambushed cards return to the hand; what all saw going there stays known: BTA-1.15, BTA-5.1. */
export function takeBack(ctx: Context, seat: number, kind: 'took-back' | 'reclaimed'): void {
  const player = playerAt(ctx.state, seat);
  const cards = player.ambush.map(({ card }) => card);
  for (const { card, known } of player.ambush) if (known) player.known.push(card);
  player.ambush = [];
  player.hand.push(...cards);
  ctx.commit();
  const shown = { kind, ...by(ctx.state, seat), count: cards.length } as const;
  ctx.emit({ ...shown, cards }, { by: [seat], instead: shown });
}

/** BTA-14.14: how many heroes of the defender on the card may take part or not. */
function freeHeroes(s: State): number {
  const b = battleOf(s);
  return heroesOn(playerAt(s, b.defender), b.cell).filter((hero) => !b.heroes[1].includes(hero)).length;
}

const NUMBERS = ['0', '1', '2'];

const join = question({
  ask({ state }) {
    const fallback: ['join', string] = ['join', '0'];
    return {
      seat: battleOf(state).defender,
      prompt: 'join',
      params: { count: freeHeroes(state) },
      fallback,
      autoPass: defenderPass(state, fallback),
      open: true,
    };
  },
  verbs: {
    join: {
      names: [
        {
          kind: 'number',
          from: ({ state }) => NUMBERS.slice(0, freeHeroes(state) + 1),
          refuse: ({ state }, number) =>
            Number(number) <= freeHeroes(state)
              ? undefined
              : { rule: 'BTA-14.14', params: { number, count: freeHeroes(state) } },
        },
      ],
      apply({ ctx, state }, number) {
        const b = battleOf(state);
        const there = heroesOn(playerAt(state, b.defender), b.cell);
        const joining = there.filter((hero) => !b.heroes[1].includes(hero)).slice(0, Number(number));
        b.heroes[1].push(...joining);
        ctx.commit();
        ctx.emit({ kind: 'joined', ...by(ctx.state, b.defender), heroes: joining.length });
        ctx.done();
      },
    },
  },
});

export const responseSteps = { response, 'ambush-back': ambushBack, join };
