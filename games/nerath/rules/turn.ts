/** NER-2, 15, 16.1: the phases of a turn, drawing, income, and the end of a game round. */
import type { Frame, Step } from '@gonfalon/kernel';
import { REALM_IDS } from '../content/index.ts';
import { NERATH } from './board.ts';
import { isImmediate } from './cards/card-data.ts';
import { couldPlay } from './cards/conditions.ts';
import type { MenuFacts } from './cards/menus.ts';
import { askTarget, cardVerbs, menuFacts, refuseWhileChoosing, usableProperties } from './cards/menus.ts';
import { beginCard, beginImmediate } from './cards/play.ts';
import { endMatch } from './match-end.ts';
import { clearFlags, TURN_FLAGS } from './pieces.ts';
import { cardRef, findCard } from './refs.ts';
import { castlesOf, incomeOf, seatOf } from './selectors.ts';
import { newTurn } from './set-up.ts';
import type { State } from './state.ts';
import { PHASES } from './state.ts';
import { roundVerdict } from './victory.ts';
import type { Context } from './vocabulary.ts';
import { question } from './vocabulary.ts';

export const start = (s: State): Frame[] => [{ step: 'turn', l: { next: PHASES.indexOf(s.phase) } }];

/** NER-2.1: one phase after the other, one realm after the other (NER-1.1). */
const turn: Step<State, { next: number }> = {
  run(ctx: Context, locals) {
    const s = ctx.state;
    if (locals.next >= PHASES.length || (PHASES[locals.next] === 'roundEnd' && s.active !== NERATH)) {
      beginTurn(s);
      locals.next = 0;
    }
    const phase = PHASES[locals.next];
    locals.next++;
    s.phase = phase;
    if (phase === 'turnStart') ctx.emit({ kind: 'turn', realm: REALM_IDS[s.active], round: s.round });
    // Every phase is a step of its name, and needs no locals to begin.
    ctx.call(phase as 'income');
  },
};

function beginTurn(s: State): void {
  if (s.active === NERATH) s.round++;
  s.active = (s.active + 1) % REALM_IDS.length;
  s.turn = newTurn(castlesOf(s, s.active));
}

/** Card 85: who looks at the deck has seen it, whatever follows. */
const SCRYING = 85;

const couldPlayAtStart = (s: State): boolean => {
  const { hand, discard } = s.realms[s.active];
  return (
    hand.length > 0 &&
    [18, 70].some((card) => !discard.includes(card) && couldPlay(s, s.active, card, 'menu:turnStart'))
  );
};

/** D1 */
const turnStart = question<object, MenuFacts>({
  facts: (ctx) => menuFacts(ctx.state, ctx.state.active, 'menu:turnStart'),
  skip: ({ state: s, facts: { pending } }) =>
    !pending &&
    s.realms[s.active].held.length === 0 &&
    usableProperties(s, s.active).length === 0 &&
    !couldPlayAtStart(s),
  ask: ({ state: s, facts }) =>
    askTarget(s, facts) ?? {
      seat: seatOf(s, s.active),
      prompt: 'turnStart',
      params: { realm: REALM_IDS[s.active] },
      fallback: ['done'],
    },
  verbs: {
    ...cardVerbs(),
    use: {
      refuse: refuseWhileChoosing,
      names: [
        {
          kind: 'card',
          isExact: true,
          from: ({ state: s }) => usableProperties(s, s.active).map(cardRef),
          refuse: ({ state: s }, ref) =>
            usableProperties(s, s.active).includes(findCard(ref))
              ? undefined
              : { rule: 'NER-2.3', where: [ref] },
        },
      ],
      apply({ ctx, state: s }, ref) {
        const card = findCard(ref);
        const owner = s.realms[s.active];
        if (card === SCRYING) {
          ctx.reveal();
          owner.knownTop = Math.max(owner.knownTop, Math.min(2, owner.deck.length));
        }
        beginCard(ctx, s.active, card, 'property');
      },
    },
    done: { refuse: refuseWhileChoosing, apply: ({ ctx }) => ctx.done() },
  },
});

/** NER-2.4, 2.8: the draw, then the cards of the phase. */
const draw: Step<State, { next?: number }> = {
  run(ctx: Context, locals) {
    const s = ctx.state;
    const { next = 0 } = locals;
    const owner = s.realms[s.active];
    if (next === 0 && !owner.begun) {
      // NER-1.11: in the order in which they were drawn.
      const card = owner.hand.find(isImmediate);
      if (card !== undefined) {
        ctx.call('startingHand', { card });
        return;
      }
    }
    owner.begun = true;
    locals.next = next + 1;
    if (next === 0) ctx.call('drawCard', { realm: s.active });
    else ctx.goto('drawMenu');
  },
};

const startingHand: Step<State, { card: number }> = {
  run(ctx: Context, { card }) {
    ctx.done();
    beginImmediate(ctx, ctx.state.active, card);
  },
};

/** D3 */
const drawMenu = question<object, MenuFacts>({
  facts: (ctx) => menuFacts(ctx.state, ctx.state.active, 'menu:draw'),
  skip: ({ state: s, facts: { pending } }) => {
    const { hand, held } = s.realms[s.active];
    return !pending && hand.length === 0 && held.length === 0;
  },
  ask: ({ state: s, facts }) =>
    askTarget(s, facts) ?? {
      seat: seatOf(s, s.active),
      prompt: 'draw',
      params: { realm: REALM_IDS[s.active] },
      fallback: ['done'],
    },
  verbs: {
    ...cardVerbs(),
    done: { refuse: refuseWhileChoosing, apply: ({ ctx }) => ctx.done() },
  },
});

/** NER-15 */
const income: Step<State> = {
  run(ctx: Context) {
    const s = ctx.state;
    const gold = incomeOf(s, s.active);
    s.realms[s.active].gold += gold;
    ctx.emit({ kind: 'income', realm: REALM_IDS[s.active], gold, total: s.realms[s.active].gold });
    clearFlags(s.pieces, TURN_FLAGS);
    for (let p = 0; p < s.pieces.at.length; p++) {
      s.pieces.spent[p] = 0;
      s.pieces.origin[p] = -1;
      s.pieces.loads[p] = 0;
    }
    ctx.done();
  },
};

/** NER-16.1: the window at the end of a game round, then the verdict. */
const roundEnd: Step<State, { asked?: boolean }> = {
  run(ctx: Context, locals) {
    if (!locals.asked) {
      locals.asked = true;
      ctx.call('window', { stop: 'roundEnd' });
      return;
    }
    const s = ctx.state;
    ctx.emit({ kind: 'round-ended', round: s.round });
    const verdict = roundVerdict(s);
    if (verdict) endMatch(ctx, verdict);
    ctx.done();
  },
};

export const turnSteps = { turn, turnStart, draw, startingHand, drawMenu, income, roundEnd };
