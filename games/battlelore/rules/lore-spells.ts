/** BLO-15.25: spells, struck one by one, and the one that leaps from unit to unit. */
import { distance, lore } from '../content/index.ts';
import { openAttack } from './attack.ts';
import { eligible } from './lore.ts';
import { played } from './lore-played.ts';
import { leave, oneOf, question } from './question.ts';
import type { State } from './state.ts';
import { hexOf, inOrder, unit, unitIn } from './units.ts';
import type { Context, Play, RunStep, Steps } from './vocabulary.ts';

/** units are struck one by one, in the order that the player of the card chooses. */
const spells: RunStep<'spells'> = {
  run(ctx, locals) {
    const left = locals.left.filter((id) => unitIn(ctx.state, id));
    if (left.length === 0 || ctx.state.ending) return ctx.done();
    if (left.length > 1) return ctx.goto('spell-order', { ...locals, left });
    ctx.goto('spells', { ...locals, left: [] });
    cast(ctx, locals, left[0], locals.dice);
  },
};

const spellOrder = question<Steps['spell-order']>({
  ask({ state: s, locals }) {
    const { by, card } = played(s, locals);
    return {
      seat: by,
      prompt: 'spell-order',
      params: { card },
      fallback: ['strike', locals.left[0]],
      open: true,
    };
  },
  verbs: {
    strike: {
      names: oneOf('unit', ({ locals }) => locals.left, 'BLO-15.25'),
      apply({ ctx, locals }, id) {
        ctx.goto('spells', { ...locals, left: locals.left.filter((x) => x !== id) });
        cast(ctx, locals, id, locals.dice);
      },
    },
  },
});

/** BLO-15.25 */
function cast(ctx: Context, locals: Play, target: string, dice: number): void {
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
    dice,
    colour: spell.hits.includes('colour'),
    lore: spell.hits.includes('L'),
    flagsCount: spell.flags,
    destroys: spell.destroys !== undefined,
  });
}

/** WIZ-12: on to another unit near the last one, with a die fewer, while it hits. */
function chained(s: State, locals: Steps['chain']): string[] {
  const p = played(s, locals);
  const { last } = p;
  if (p.hits === 0 || locals.dice <= 0 || !last || s.ending) return [];
  const near = eligible(s, p.by, p.card).filter(
    (u) => !p.targets.includes(u.id) && distance(hexOf(u), last) <= 2,
  );
  return inOrder(near).map((u) => u.id);
}

const chain = question<Steps['chain'], string[]>({
  facts: ({ state: s }, locals) => chained(s, locals),
  skip: ({ facts }) => facts.length === 0,
  ask({ state: s, locals }) {
    const { by, card } = played(s, locals);
    return { seat: by, prompt: 'chain', params: { card, dice: locals.dice }, fallback: ['done'], open: true };
  },
  verbs: {
    target: {
      names: oneOf('unit', ({ facts }) => facts, 'BLO-15.18'),
      apply({ ctx, state: s, locals: { play, dice } }, id) {
        played(s, { play }).targets.push(id);
        ctx.goto('chain', { play, dice: dice - 1 });
        cast(ctx, { play }, id, dice);
      },
    },
    done: leave,
  },
});

export const spellSteps = { spells, 'spell-order': spellOrder, chain };
