/** Carrying out the effects of an ability, one after another: ECH-8.16. Questions in between are steps of their own. */
import type { Step } from '@gonfalon/kernel';
import type { Ability, Effect } from '../content/index.ts';
import { card } from '../content/index.ts';
import { squareOf } from './board.ts';
import { allHold } from './conditions.ts';
import { carryOut } from './effects.ts';
import { alive } from './losses.ts';
import { pickerOf } from './selection.ts';
import type { State, Work } from './state.ts';
import { inPlay } from './triggers.ts';
import type { Context } from './vocabulary.ts';
import { question } from './vocabulary.ts';
import { currentEffect, workScope } from './works.ts';

function holdsNow(s: State, work: Work, fx: Effect): boolean {
  if (!fx.if) return true;
  const scope = workScope(s, work);
  const thing = alive(s, work.subject) ?? alive(s, work.source);
  return allHold(fx.if, scope, thing, thing ? squareOf(thing, scope.fight) : 0);
}

/** On to the next effect. */
function advance(work: Work): void {
  work.next++;
  work.picks = [];
  work.picked = false;
  work.queue = [];
  work.queued = false;
}

const work: Step<State> = {
  run(ctx: Context) {
    const s = ctx.state;
    const current = s.works.at(-1);
    if (!current) return ctx.done();
    for (let fx = currentEffect(current); fx; fx = currentEffect(current)) {
      const fresh = !current.picked && !current.queued && current.picks.length === 0;
      if (fresh && !holdsNow(s, current, fx)) {
        advance(current);
        continue;
      }
      if (!carryOut(ctx, current, fx)) return; // a question comes first
      if (s.ending) return;
      advance(current);
    }
    finish(ctx, current);
  },
};

/** ECH-8.23: «once per turn» counts what was done. */
function finish(ctx: Context, done: Work): void {
  const s = ctx.state;
  ctx.done();
  s.works.pop();
  const ability: Ability | undefined = card[done.card].abilities[done.ability];
  const holder = inPlay(s, done.since);
  if (holder && done.did && ability?.a === 'on' && ability.once) holder.used |= 1 << done.ability;
  const outer = s.works.at(-1);
  if (outer && done.option) outer.did ||= done.did;
  // ECH-6.33: what losses set off waits for the end of a card or an attack.
  if (s.fallen.length > 0 && !s.attack && s.played.length === 0 && s.works.length === 0) ctx.call('fallen');
}

/** ECH-D10, for abilities that are set off: their picks are made when their turn comes. */
const pick = question({
  facts(ctx: Context) {
    const current = ctx.state.works.at(-1);
    const fx = current && currentEffect(current);
    const picker = current && fx && pickerOf(fx, workScope(ctx.state, current));
    return {
      current,
      next: picker?.next(current?.picks ?? []) ?? [],
      mayStop: picker?.mayStop(current?.picks ?? []),
    };
  },
  skip({ facts: { current, next } }) {
    if (next.length > 0) return false;
    if (current) current.picked = true;
    return true;
  },
  ask: ({ state, facts: { current, next, mayStop } }) => ({
    seat: current?.seat ?? state.active,
    prompt: 'pick',
    params: { card: current?.card ?? 'nor-civ' },
    fallback: mayStop ? ['done'] : ['pick', next[0] ?? ''],
    open: true,
  }),
  verbs: {
    pick: {
      names: [
        {
          kind: ['unit', 'building', 'square'],
          isExact: true,
          from: ({ facts }) => facts.next,
          refuse: ({ facts }, ref) =>
            facts.next.includes(ref) ? undefined : { rule: 'ECH-8.4', where: [ref] },
        },
      ],
      apply({ facts: { current } }, ref) {
        current?.picks.push(ref);
      },
    },
    done: {
      refuse: ({ facts }) => (facts.mayStop ? undefined : { rule: 'ECH-8.4' }),
      apply({ ctx, facts: { current } }) {
        if (current) current.picked = true;
        ctx.done();
      },
    },
  },
});

export const workSteps = { work, pick };
