/** Raising in a battle: BTA-14.2, BTA-14.15 to BTA-14.20, BTA-14.33 to BTA-14.37. */
import type { Choice } from '@gonfalon/kernel';
import type { Card, Kind } from '../content/index.ts';
import { ARTEFACT_IDS, playableInBattle, UNIT_IDS } from '../content/index.ts';
import { playVerbs } from './actions/artefacts.ts';
import type { PlayFacts } from './actions/facts.ts';
import { itemAt, notHeld, playFacts, refsOf } from './actions/facts.ts';
import { battleStrength, seatOf, threshold, totalOf } from './battle-sums.ts';
import { countRef } from './bill.ts';
import { cheapestRaise } from './cheapest-raise.ts';
import { endBattle, failAssault, winAssault } from './conquest.ts';
import type { Item } from './ledger.ts';
import { assignWild, dayOf, laidRef } from './ledger.ts';
import { findLaid } from './line.ts';
import type { Context } from './question.ts';
import { question } from './question.ts';
import { enterLine, keepSecret, layCard, layInBattle, showRaise } from './raises.ts';
import { by, heroesOn, playerAt } from './selectors.ts';
import type { Battle, Laid, State } from './state.ts';
import { NOBODY } from './state.ts';
import type { WildKind } from './vocabulary.ts';

/** The battle that is being fought: the steps of this file are open only in one. */
export const battleOf = (s: State): Battle => s.battle as Battle;

/** The autopass of a defender: for this battle, this turn, the whole match. */
export const defenderPass = (s: State, choice: Choice) => ({
  choice,
  key: `battle-${s.battles}`,
  wider: { turn: `turn-${s.round}-${s.active}`, match: 'match' },
});

/** BTA-14.2. */
const heroes = question({
  ask: ({ state }) => ({ seat: state.active, prompt: 'heroes', fallback: ['one'], always: true }),
  verbs: {
    one: { apply: ({ ctx }) => ctx.done() },
    both: {
      apply({ ctx, state }) {
        const b = battleOf(state);
        b.heroes[0] = heroesOn(playerAt(state, b.attacker), b.cell);
        ctx.done();
      },
    },
  },
});

interface RaiseFacts extends PlayFacts {
  readonly b: Battle;
  readonly total: number;
  readonly threshold: number;
  readonly cheapest: readonly string[] | undefined;
}

function raiseFacts(s: State): RaiseFacts {
  const b = battleOf(s);
  const play = playFacts(s, seatOf(b, b.raising), true);
  const total = totalOf(s, b, b.raising);
  const needed = threshold(s, b);
  const cheapest = total >= needed ? undefined : cheapestRaise(s, b, b.raising, play.items, needed);
  return { ...play, b, total, threshold: needed, cheapest };
}

const canLay = (item: Item, { b }: RaiseFacts): boolean => item.wild || battleStrength(item, b.raising) > 0;

const isEnough = ({ total, threshold: needed }: RaiseFacts): boolean => total >= needed;

/** The raise is made: the other side is next. */
function endRaise(ctx: Context): void {
  showRaise(ctx);
  const b = battleOf(ctx.state);
  if (b.opening) {
    afterOpening(ctx, b);
    return;
  }
  b.raising = b.raising === 0 ? 1 : 0;
  ctx.goto('raise');
}

/** BTA-14.36, BTA-22.3: who has nothing to answer with is not asked. */
function holdsNothing(s: State, seat: number): boolean {
  const { hand, ambush, tents } = playerAt(s, seat);
  return hand.length === 0 && ambush.length === 0 && tents.length === 0;
}

function afterOpening(ctx: Context, b: Battle): void {
  const s = ctx.state;
  b.opening = false;
  if (b.defender === NOBODY) {
    winAssault(ctx);
    return;
  }
  const { resigned } = playerAt(s, b.defender);
  if (resigned || holdsNothing(s, b.defender)) {
    if (!resigned) ctx.emit({ kind: 'surrendered', ...by(ctx.state, b.defender), unasked: true });
    endBattle(ctx, 0);
    ctx.done();
    return;
  }
  b.raising = 1;
  ctx.goto('response');
}

function giveUp(ctx: Context): void {
  showRaise(ctx);
  const b = battleOf(ctx.state);
  if (b.defender === NOBODY) failAssault(ctx);
  else endBattle(ctx, b.raising === 0 ? 1 : 0);
  ctx.done();
}

const roleOf = (b: Battle) =>
  b.defender === NOBODY ? 'assault' : b.raising === 0 ? 'attacker' : ('defender' as const);

function fallbackOf(facts: RaiseFacts): ['hold'] | ['cheapest'] | ['pass'] {
  if (isEnough(facts)) return ['hold'];
  return facts.cheapest ? ['cheapest'] : ['pass'];
}

const raise = question<object, RaiseFacts>({
  facts: (ctx) => raiseFacts(ctx.state),
  ask({ state, facts }) {
    const { b, seat, total, threshold: needed, cheapest } = facts;
    const fallback = fallbackOf(facts);
    return {
      seat,
      prompt: 'raise',
      params: {
        role: roleOf(b),
        total,
        threshold: needed,
        against: totalOf(state, b, b.raising === 0 ? 1 : 0),
        ...(cheapest && { cheapest }),
      },
      fallback,
      // Giving up is final, and a defender with nothing to lay must not be given away by a quick answer.
      always: true,
      ...(b.raising === 1 && { autoPass: defenderPass(state, fallback) }),
    };
  },
  verbs: {
    lay: {
      names: [
        {
          kind: ['card', 'laid'],
          from: ({ facts }) => refsOf(facts.items.filter((item) => canLay(item, facts))),
          refuse({ facts }, ref) {
            const item = itemAt(facts, ref);
            if (!item) return notHeld(ref);
            if (canLay(item, facts)) return undefined;
            return {
              rule: 'BTA-14.18',
              where: [ref],
              ...(playableInBattle(item.kind) && { params: { strength: 0 } }),
            };
          },
        },
      ],
      apply: ({ ctx, facts }, ref) => layOne(ctx, facts, ref),
    },
    cheapest: {
      refuse: ({ facts }) => (facts.cheapest ? undefined : { rule: 'BTA-14.37' }),
      apply({ ctx, state, facts }) {
        layUses(state, facts.b, facts.cheapest ?? []);
        endRaise(ctx);
      },
    },
    hold: {
      refuse: ({ facts }) =>
        isEnough(facts)
          ? undefined
          : { rule: 'BTA-14.34', params: { total: facts.total, threshold: facts.threshold } },
      apply: ({ ctx }) => endRaise(ctx),
    },
    pass: {
      refuse: ({ facts }) => (isEnough(facts) ? { rule: 'BTA-14.34' } : undefined),
      apply: ({ ctx }) => giveUp(ctx),
    },
    ...playVerbs,
  },
});

function layOne(ctx: Context, { b, player }: RaiseFacts, ref: string): void {
  const laid = findLaid(player, ref);
  if (!laid?.wild) {
    layInBattle(ctx.state, b, ref);
    return;
  }
  keepSecret(ctx.state, b);
  b.assigning = { at: player.table.indexOf(laid), all: false };
  ctx.call('wild');
}

/** Lays uses that are named by the marks from before: alike cards are used up one after the other. */
function layUses(s: State, b: Battle, refs: readonly string[]): void {
  keepSecret(s, b);
  const player = playerAt(s, seatOf(b, b.raising));
  const laid = new Map(
    [...new Set(refs)].map((ref) => [ref, player.table.filter((one) => laidRef(one) === ref)]),
  );
  for (const [ref, cards] of laid) {
    for (let left = countRef(refs, ref); left > 0; ) {
      const one = cards.shift() ?? layCard(s, b, ref as Card);
      const uses = Math.min(left, one.uses);
      enterLine(s, b, one, uses);
      left -= uses;
    }
  }
}

const FIGHTING: readonly WildKind[] = [...UNIT_IDS, 'weapon', 'horse'];
const TRANSFORMING: readonly WildKind[] = ARTEFACT_IDS.filter((id) =>
  ['title', 'scroll', 'amulet'].includes(id),
);
const AFTER_AMULET: readonly WildKind[] = [...FIGHTING, ...TRANSFORMING];

const kindsFor = (s: State): readonly WildKind[] => (battleOf(s).assigning?.all ? AFTER_AMULET : FIGHTING);

/** BTA-14.20: what a wild card enters as. */
const wild = question({
  ask: ({ state }) => ({
    seat: seatOf(battleOf(state), battleOf(state).raising),
    prompt: 'wild',
    fallback: ['as', 'lord'],
  }),
  verbs: {
    as: {
      names: [
        {
          kind: 'pile',
          from: ({ state }) => kindsFor(state),
          refuse: ({ state }, kind) =>
            kindsFor(state).some((id) => id === kind) ? undefined : { rule: 'BTA-14.18', where: [kind] },
        },
      ],
      apply({ ctx, state }, kind) {
        const b = battleOf(state);
        const { at, all } = b.assigning ?? { at: 0, all: false };
        keepSecret(state, b);
        delete b.assigning;
        const laid = playerAt(state, seatOf(b, b.raising)).table[at] as Laid;
        assignWild(laid, kind as Kind, dayOf(state).illuminated);
        enterLine(state, b, laid, all ? laid.uses : 1);
        ctx.done();
      },
    },
  },
});

export const raiseSteps = { heroes, raise, wild };
