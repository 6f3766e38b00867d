/** Lore cards that look into the opponent's hands. */
import type { Choice, Seat, Step, Table } from '@gonfalon/kernel';
import type { LoreId } from '../content/index.ts';
import { commandIn, commandRef, distinct, drawCommand, drawLore, loreIn, loreRef } from './command-cards.ts';
import { masterLevel } from './lore.ts';
import type { Code } from './lore-played.ts';
import type { State } from './state.ts';
import { camp, other, refuse } from './units.ts';

/** WIZ-01: sees the Lore hand, and draws a card. */
export const loreSight: Code = (t, _, p) => {
  const cards = camp(t.state, other(p.by)).lore.slice();
  t.reveal();
  const seen = { kind: 'saw-lore-hand', seat: p.by, of: other(p.by) };
  t.emit({ ...seen, cards }, { by: [p.by], instead: seen });
  t.call('lore-limit', { seat: p.by });
  drawLore(t, p.by, 1);
};

/** ROG-02 */
export const spy: Code = (t, _, p) => {
  const cards = camp(t.state, other(p.by)).hand.slice();
  t.reveal();
  const seen = { kind: 'saw-command-hand', seat: p.by, of: other(p.by) };
  t.emit({ ...seen, cards }, { by: [p.by], instead: seen });
  if (cards.length === 0) return;
  camp(t.state, other(p.by)).shown = 'hand';
  t.call('spy', { by: p.by });
};

/** ROG-10 */
export const sabotage: Code = (t, _, p) => {
  const s = t.state;
  const theirs = camp(s, other(p.by));
  if (theirs.lore.length === 0) return;
  if (masterLevel(s, p.by, p.card) > 1) {
    const cards = theirs.lore.slice();
    t.reveal();
    const seen = { kind: 'saw-lore-hand', seat: p.by, of: other(p.by) };
    t.emit({ ...seen, cards }, { by: [p.by], instead: seen });
    theirs.shown = 'lore';
    return t.call('sabotage', { by: p.by });
  }
  const card = theirs.lore[t.chance.below(theirs.lore.length)];
  if (card) discardLore(t, other(p.by), card);
};

export function discardLore(t: Table<State>, seat: Seat, card: LoreId): void {
  const { lore: hand } = camp(t.state, seat);
  hand.splice(hand.indexOf(card), 1);
  t.state.loreDiscard.push(card);
  t.reveal();
  t.emit({ kind: 'lore-discarded', seat, card });
}

const spyStep: Step<State, { by: Seat }> = {
  ask({ state: s }, l) {
    const candidates = distinct(camp(s, other(l.by)).hand).map(
      (card): Choice => ['discard', commandRef(card)],
    );
    return { seat: l.by, prompt: 'spy', candidates: [...candidates, ['decline']], fallback: ['decline'] };
  },
  refuse({ state: s }, l, [verb, ref]) {
    if (verb === 'decline') return undefined;
    const card = commandIn(ref);
    const legal = verb === 'discard' && card && camp(s, other(l.by)).hand.includes(card);
    return legal ? undefined : refuse('BLO-15.18', ref ? [ref] : []);
  },
  answer(t, l, [verb, ref]) {
    const s = t.state;
    const card = commandIn(ref);
    camp(s, other(l.by)).shown = 'nothing';
    t.done();
    if (verb === 'decline' || !card) return;
    const { hand } = camp(s, other(l.by));
    hand.splice(hand.indexOf(card), 1);
    s.commandDiscard.push(card);
    t.reveal();
    t.emit({ kind: 'command-discarded', seat: other(l.by), card });
    drawCommand(t, other(l.by), 1);
  },
};

const sabotageStep: Step<State, { by: Seat }> = {
  ask({ state: s }, l) {
    const candidates = camp(s, other(l.by)).lore.map((card): Choice => ['discard', loreRef(card)]);
    return { seat: l.by, prompt: 'sabotage', candidates, fallback: candidates[0] ?? ['discard'] };
  },
  refuse({ state: s }, l, [verb, ref]) {
    const card = loreIn(ref);
    const legal = verb === 'discard' && card && camp(s, other(l.by)).lore.includes(card);
    return legal ? undefined : refuse('BLO-15.18', ref ? [ref] : []);
  },
  answer(t, l, [, ref]) {
    const card = loreIn(ref);
    camp(t.state, other(l.by)).shown = 'nothing';
    t.done();
    if (card) discardLore(t, other(l.by), card);
  },
};

export const loreHandSteps = { spy: spyStep, sabotage: sabotageStep };
