/** Lore cards that look into the opponent's hands. */
import type { Seat } from '@gonfalon/kernel';
import { distinct, showTo } from '@gonfalon/kernel';
import { commandCards, loreCards } from '../content/refs.ts';
import { discardCommand, discardLore, drawCommand, drawLore, showLoreHand } from './decks.ts';
import { masterLevel } from './lore.ts';
import type { Code } from './lore-played.ts';
import type { Asking } from './question.ts';
import { oneOf, question } from './question.ts';
import { camp, other } from './units.ts';

/** WIZ-01: sees the Lore hand, and draws a card. */
export const loreSight: Code = (ctx, _, p) => {
  showLoreHand(ctx, p.by);
  ctx.call('lore-limit', { seat: p.by });
  drawLore(ctx, p.by, 1);
};

/** ROG-02 */
export const spy: Code = (ctx, _, p) => {
  const { by: seat } = p;
  const theirs = camp(ctx.state, other(seat));
  const cards = theirs.hand.slice();
  showTo(ctx, [seat], { kind: 'saw-command-hand', seat, of: other(seat), cards }, 'cards');
  if (theirs.hand.length === 0) return;
  theirs.shown = 'hand';
  ctx.call('spy', { by: p.by });
};

/** ROG-10 */
export const sabotage: Code = (ctx, _, p) => {
  const s = ctx.state;
  const theirs = camp(s, other(p.by));
  if (theirs.lore.length === 0) return;
  if (masterLevel(s, p.by, p.card) <= 1)
    return discardLore(ctx, other(p.by), theirs.lore[ctx.chance.nextInt(theirs.lore.length)]);
  showLoreHand(ctx, p.by);
  theirs.shown = 'lore';
  ctx.call('sabotage', { by: p.by });
};

type Looking = { by: Seat };

function stopLooking({ ctx, state, locals: { by } }: Asking<Looking>): void {
  camp(state, other(by)).shown = 'nothing';
  ctx.done();
}

const spyStep = question<Looking>({
  ask: ({ locals: { by } }) => ({ seat: by, prompt: 'spy', fallback: ['decline'] }),
  verbs: {
    discard: {
      names: oneOf(
        'card',
        ({ state, locals: { by } }) => distinct(camp(state, other(by)).hand).map(commandCards.ref),
        'BLO-15.18',
      ),
      apply(asking, ref) {
        const card = commandCards.idIn(ref);
        const victim = other(asking.locals.by);
        stopLooking(asking);
        if (!card) return;
        discardCommand(asking.ctx, victim, card);
        drawCommand(asking.ctx, victim, 1);
      },
    },
    decline: { apply: stopLooking },
  },
});

const sabotageStep = question<Looking>({
  ask: ({ state, locals: { by } }) => ({
    seat: by,
    prompt: 'sabotage',
    fallback: ['discard', loreCards.ref(camp(state, other(by)).lore[0])],
  }),
  verbs: {
    discard: {
      names: oneOf(
        'lore',
        ({ state, locals: { by } }) => camp(state, other(by)).lore.map(loreCards.ref),
        'BLO-15.18',
      ),
      apply(asking, ref) {
        const card = loreCards.idIn(ref);
        stopLooking(asking);
        if (card) discardLore(asking.ctx, other(asking.locals.by), card);
      },
    },
  },
});

export const loreHandSteps = { spy: spyStep, sabotage: sabotageStep };
