/** Lore cards that look into the opponent's hands. */
import type { Choice, Seat, Step, StepContext } from '@gonfalon/kernel';
import type { LoreId } from '../content/index.ts';
import { commandIn, commandRef, distinct, drawCommand, drawLore, loreIn, loreRef } from './command-cards.ts';
import { masterLevel } from './lore.ts';
import type { Code } from './lore-played.ts';
import type { State } from './state.ts';
import { camp, other, refuse } from './units.ts';

/** WIZ-01: sees the Lore hand, and draws a card. */
export const loreSight: Code = (ctx, _, p) => {
  const cards = camp(ctx.state, other(p.by)).lore.slice();
  ctx.reveal();
  const seen = { kind: 'saw-lore-hand', seat: p.by, of: other(p.by) };
  ctx.emit({ ...seen, cards }, { by: [p.by], instead: seen });
  ctx.call('lore-limit', { seat: p.by });
  drawLore(ctx, p.by, 1);
};

/** ROG-02 */
export const spy: Code = (ctx, _, p) => {
  const cards = camp(ctx.state, other(p.by)).hand.slice();
  ctx.reveal();
  const seen = { kind: 'saw-command-hand', seat: p.by, of: other(p.by) };
  ctx.emit({ ...seen, cards }, { by: [p.by], instead: seen });
  if (cards.length === 0) return;
  camp(ctx.state, other(p.by)).shown = 'hand';
  ctx.call('spy', { by: p.by });
};

/** ROG-10 */
export const sabotage: Code = (ctx, _, p) => {
  const s = ctx.state;
  const theirs = camp(s, other(p.by));
  if (theirs.lore.length === 0) return;
  if (masterLevel(s, p.by, p.card) > 1) {
    const cards = theirs.lore.slice();
    ctx.reveal();
    const seen = { kind: 'saw-lore-hand', seat: p.by, of: other(p.by) };
    ctx.emit({ ...seen, cards }, { by: [p.by], instead: seen });
    theirs.shown = 'lore';
    return ctx.call('sabotage', { by: p.by });
  }
  const card = theirs.lore[ctx.chance.nextInt(theirs.lore.length)];
  if (card) discardLore(ctx, other(p.by), card);
};

export function discardLore(ctx: StepContext<State>, seat: Seat, card: LoreId): void {
  const { lore: hand } = camp(ctx.state, seat);
  hand.splice(hand.indexOf(card), 1);
  ctx.state.loreDiscard.push(card);
  ctx.reveal();
  ctx.emit({ kind: 'lore-discarded', seat, card });
}

const spyStep: Step<State, { by: Seat }> = {
  ask({ state: s }, locals) {
    const candidates = distinct(camp(s, other(locals.by)).hand).map(
      (card): Choice => ['discard', commandRef(card)],
    );
    return {
      seat: locals.by,
      prompt: 'spy',
      candidates: [...candidates, ['decline']],
      fallback: ['decline'],
    };
  },
  refuse({ state: s }, locals, [verb, ref]) {
    if (verb === 'decline') return undefined;
    const card = commandIn(ref);
    const legal = verb === 'discard' && card && camp(s, other(locals.by)).hand.includes(card);
    return legal ? undefined : refuse('BLO-15.18', ref ? [ref] : []);
  },
  answer(ctx, locals, [verb, ref]) {
    const s = ctx.state;
    const card = commandIn(ref);
    camp(s, other(locals.by)).shown = 'nothing';
    ctx.done();
    if (verb === 'decline' || !card) return;
    const { hand } = camp(s, other(locals.by));
    hand.splice(hand.indexOf(card), 1);
    s.commandDiscard.push(card);
    ctx.reveal();
    ctx.emit({ kind: 'command-discarded', seat: other(locals.by), card });
    drawCommand(ctx, other(locals.by), 1);
  },
};

const sabotageStep: Step<State, { by: Seat }> = {
  ask({ state: s }, locals) {
    const candidates = camp(s, other(locals.by)).lore.map((card): Choice => ['discard', loreRef(card)]);
    return { seat: locals.by, prompt: 'sabotage', candidates, fallback: candidates[0] ?? ['discard'] };
  },
  refuse({ state: s }, locals, [verb, ref]) {
    const card = loreIn(ref);
    const legal = verb === 'discard' && card && camp(s, other(locals.by)).lore.includes(card);
    return legal ? undefined : refuse('BLO-15.18', ref ? [ref] : []);
  },
  answer(ctx, locals, [, ref]) {
    const card = loreIn(ref);
    camp(ctx.state, other(locals.by)).shown = 'nothing';
    ctx.done();
    if (card) discardLore(ctx, other(locals.by), card);
  },
};

export const loreHandSteps = { spy: spyStep, sabotage: sabotageStep };
