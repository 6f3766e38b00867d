/** Setting an ambush, and a fourth card in it: chapter 5. */
import type { Card } from '../content/index.ts';
import { compareCards, constants } from '../content/index.ts';
import { showHandCard, showOwnCard, takeOut } from './decks.ts';
import { lineOf } from './paying.ts';
import { question } from './question.ts';
import { by, playerAt } from './selectors.ts';
import type { State } from './state.ts';

const handOf = (s: State): Card[] => playerAt(s, s.active).hand;
const classesIn = (cards: readonly Card[]): Card[] => [...new Set(cards)].sort(compareCards);

/** BTA-5.2: the card that leaves the game in exchange. */
const remove = question({
  ask: ({ state }) => ({
    seat: state.active,
    prompt: 'remove',
    params: { card: lineOf(state).named[0] as Card },
    fallback: ['remove', handOf(state).includes('PRO') ? 'PRO' : (classesIn(handOf(state))[0] as Card)],
    always: true,
  }),
  verbs: {
    remove: {
      names: [
        {
          kind: 'card',
          from: ({ state }) => classesIn(handOf(state)),
          refuse: ({ state }, card) =>
            handOf(state).some((held) => held === card) ? undefined : { rule: 'BTA-6.13', where: [card] },
        },
      ],
      apply({ ctx, state }, removed) {
        const seat = state.active;
        const player = playerAt(state, seat);
        const card = lineOf(state).named[0] as Card;
        ctx.reveal();
        delete state.line;
        takeOut(player.hand, removed);
        player.ambush.push({ card, known: false });
        state.limbo.push(removed);
        showHandCard(state, seat, removed);
        // BTA-1.15: any of the known cards may be the hidden one.
        player.known = [];
        const shown = { kind: 'ambushed', ...by(ctx.state, seat), removed } as const;
        ctx.emit({ ...shown, card }, { by: [seat], instead: shown });
        ctx.done();
      },
    },
  },
});

/** BTA-5.4: an amulet has sent a fourth card; one of the three before it makes room. */
const drop = question<{ seat: number }>({
  ask: ({ state, locals: { seat } }) => ({
    seat,
    prompt: 'drop',
    fallback: ['drop', playerAt(state, seat).ambush[0]?.card as Card],
  }),
  verbs: {
    drop: {
      names: [
        {
          kind: 'card',
          from: ({ state, locals: { seat } }) => classesIn(before(state, seat)),
          refuse: ({ state, locals: { seat } }, card) =>
            before(state, seat).some((held) => held === card)
              ? undefined
              : { rule: 'BTA-5.4', where: [card] },
        },
      ],
      apply({ ctx, state, locals: { seat } }, card) {
        const { ambush, shelter } = playerAt(state, seat);
        const waiting = ambush.slice(0, constants.ambushSlots);
        const known = waiting.findIndex((ambushed) => ambushed.card === card && ambushed.known);
        const at = known >= 0 ? known : waiting.findIndex((ambushed) => ambushed.card === card);
        ctx.reveal();
        ambush.splice(at, 1);
        shelter.push(card);
        if (known < 0) showOwnCard(state, seat, card);
        ctx.emit({ kind: 'dropped', ...by(ctx.state, seat), card });
        ctx.done();
      },
    },
  },
});

/** The cards that were in ambush before the fourth came. */
const before = (s: State, seat: number): Card[] =>
  playerAt(s, seat)
    .ambush.slice(0, constants.ambushSlots)
    .map(({ card }) => card);

export const ambushSteps = { remove, drop };
