/** BLO-15.25: spells, struck one by one, and the one that leaps from unit to unit. */
import type { Choice, Step, StepContext } from '@gonfalon/kernel';
import { distance, lore } from '../content/index.ts';
import { openAttack } from './attack.ts';
import { eligible } from './lore.ts';
import type { Play } from './lore-played.ts';
import { played } from './lore-played.ts';
import type { State, Unit } from './state.ts';
import { hexOf, inOrder, refuse, unit, unitIn } from './units.ts';

/** units are struck one by one, in the order that the player of the card chooses. */
type Spells = Play & { left: string[]; dice: number };

const standing = (s: State, { left }: { left: string[] }): string[] => left.filter((id) => unitIn(s, id));

const spells: Step<State, Spells> = {
  run(ctx, locals) {
    const s = ctx.state;
    const left = standing(s, locals);
    const [only] = left;
    if (only === undefined || s.ending) return ctx.done();
    if (left.length > 1) return ctx.goto('spell-order', { ...locals, left });
    ctx.goto('spells', { ...locals, left: [] });
    cast(ctx, locals, only);
  },
};

const spellOrder: Step<State, Spells> = {
  ask({ state: s }, locals) {
    const p = played(s, locals);
    const candidates = locals.left.map((id): Choice => ['strike', id]);
    return {
      seat: p.by,
      prompt: 'spell-order',
      params: { card: p.card },
      candidates,
      fallback: candidates[0] ?? ['strike'],
    };
  },
  refuse: (_, locals, [verb, id]) =>
    verb === 'strike' && id !== undefined && locals.left.includes(id)
      ? undefined
      : refuse('BLO-15.25', id ? [id] : []),
  answer(ctx, locals, [, id]) {
    if (id === undefined) return;
    ctx.goto('spells', { ...locals, left: locals.left.filter((x) => x !== id) });
    cast(ctx, locals, id);
  },
};

/** BLO-15.25 */
function cast(ctx: StepContext<State>, locals: Spells, target: string): void {
  const s = ctx.state;
  const p = played(s, locals);
  const spell = lore[p.card].effect.find((e) => e.do === 'spell');
  if (!spell) return;
  p.last = hexOf(unit(s, target));
  p.hits = 0;
  openAttack(ctx, {
    kind: 'spell',
    by: p.by,
    attacker: '',
    target,
    card: p.card,
    dice: locals.dice,
    colour: spell.hits.includes('colour'),
    lore: spell.hits.includes('L'),
    flagsCount: spell.flags,
    destroys: spell.destroys !== undefined,
  });
}

/** WIZ-12: on to another unit near the last one, with a die fewer, while it hits. */
type Chain = Play & { dice: number };

function chained(s: State, locals: Chain): Unit[] {
  const p = played(s, locals);
  const { last } = p;
  if (p.hits === 0 || locals.dice <= 0 || !last || s.ending) return [];
  return inOrder(
    eligible(s, p.by, p.card).filter((u) => !p.targets.includes(u.id) && distance(hexOf(u), last) <= 2),
  );
}

const chain: Step<State, Chain> = {
  skip: (ctx, locals) => chained(ctx.state, locals).length === 0,
  ask({ state: s }, locals) {
    const p = played(s, locals);
    const candidates = chained(s, locals).map((u): Choice => ['target', u.id]);
    return {
      seat: p.by,
      prompt: 'chain',
      params: { card: p.card, dice: locals.dice },
      candidates: [...candidates, ['done']],
      fallback: ['done'],
    };
  },
  refuse({ state: s }, locals, [verb, id]) {
    if (verb === 'done') return undefined;
    const legal = verb === 'target' && chained(s, locals).some((u) => u.id === id);
    return legal ? undefined : refuse('BLO-15.18', id ? [id] : []);
  },
  answer(ctx, locals, [verb, id]) {
    if (verb === 'done' || !id) return ctx.done();
    played(ctx.state, locals).targets.push(id);
    ctx.goto('chain', { play: locals.play, dice: locals.dice - 1 });
    cast(ctx, { play: locals.play, left: [], dice: locals.dice }, id);
  },
};

export const spellSteps = { spells, 'spell-order': spellOrder, chain };
