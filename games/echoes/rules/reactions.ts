/** ECH-D12, 6.33, 8.18: the reaction windows as steps, and what losses set off. */
import type { Step } from '@gonfalon/kernel';
import type { TechnologyId } from '../content/index.ts';
import { isDeckCardId } from '../content/index.ts';
import { begin, pendingFacts } from './pending.ts';
import type { WithPending } from './pending-verbs.ts';
import { askPending, pendingVerbs } from './pending-verbs.ts';
import { proceed } from './performing.ts';
import { playerOf } from './purse.ts';
import { unitRef } from './refs.ts';
import type { Fallen, State } from './state.ts';
import { triggersFor, turnOrder } from './triggers.ts';
import type { Context, WindowLocals } from './vocabulary.ts';
import { question } from './vocabulary.ts';
import { callWindow, heldReactions, nextAsked } from './windows.ts';

interface Facts extends WithPending {
  /** The place of the seat that is asked; -1 if the window is over. */
  readonly at: number;
  readonly held: readonly TechnologyId[];
}

const window = question<WindowLocals, Facts>({
  facts({ state: s }, locals) {
    const begun = s.pending && pendingFacts(s, s.pending);
    if (begun) return { begun, at: s.asked.at(-1) ?? 0, held: [] };
    const at = nextAsked(s, locals);
    return { begun, at, held: at < 0 ? [] : heldReactions(s, locals.seats[at] ?? 0, locals) };
  },
  skip({ state: s, facts: { begun, at } }) {
    if (begun || at >= 0) return false;
    s.asked.pop();
    return true;
  },
  ask({ state: s, locals, facts: { begun, at } }) {
    if (begun) return askPending(s, begun);
    const turn = `react ${s.turns}`;
    return {
      seat: locals.seats[at] ?? 0,
      prompt: 'react',
      params: {
        window: locals.window,
        ...(locals.card && { card: locals.card }),
        ...(locals.unit > 0 && { unit: unitRef({ id: locals.unit }) }),
      },
      fallback: ['pass'],
      secret: true,
      autoPass: { choice: ['pass'], key: turn, wider: { match: 'react' } },
    };
  },
  verbs: {
    react: {
      refuse: ({ facts: { begun } }) => (begun ? { rule: 'ECH-2.1' } : undefined),
      names: [
        {
          kind: 'card',
          isExact: true,
          from: ({ facts }) => facts.held,
          refuse({ state: s, locals, facts: { held, at } }, ref) {
            if (held.some((id) => id === ref)) return undefined;
            const { hand } = playerOf(s, locals.seats[at] ?? 0);
            return { rule: isDeckCardId(ref) && hand.includes(ref) ? 'ECH-8.9' : 'ECH-13.6', where: [ref] };
          },
        },
      ],
      apply({ ctx, state: s, locals, facts: { at } }, ref) {
        s.asked[s.asked.length - 1] = at;
        const { unit: subject, destroyer } = locals;
        begin(s, locals.seats[at] ?? 0, 'react', {
          card: ref as TechnologyId,
          ability: 0,
          subject,
          destroyer,
        });
        proceed(ctx);
      },
    },
    ...pendingVerbs<WindowLocals, Facts>(),
    pass: {
      refuse: ({ facts: { begun } }) => (begun ? { rule: 'ECH-2.1' } : undefined),
      apply({ state: s, facts: { at } }) {
        s.asked[s.asked.length - 1] = at + 1;
      },
    },
  },
});

/** ECH-6.33, R-38: triggers of the lost, then a window for each, the active seat's units first. */
const fallen: Step<State> = {
  run(ctx: Context) {
    const s = ctx.state;
    if (s.fallen.length === 0) return ctx.done();
    const order = turnOrder(s);
    const list = s.fallen.sort((a, b) => order.indexOf(a.seat) - order.indexOf(b.seat) || a.since - b.since);
    s.fallen = [];
    const triggers = list.flatMap(({ seat, destroyer }) =>
      triggersFor(s, 'ownUnitLost', { seat, destroyer }),
    );
    ctx.call('loss-windows', { list });
    if (triggers.length > 0) ctx.call('triggers', { list: triggers });
  },
};

/** Only in an opponent's turn. */
const lossWindows: Step<State, { list: Fallen[] }> = {
  run(ctx: Context, { list }) {
    const [next, ...rest] = list;
    if (!next) return ctx.done();
    ctx.goto('loss-windows', { list: rest });
    const { seat, card, unit, destroyer } = next;
    if ((seat & 1) !== (ctx.state.active & 1))
      callWindow(ctx, { window: 'ownUnitLost', seats: [seat], card, unit, destroyer });
  },
};

export const reactionSteps = { window, fallen, 'loss-windows': lossWindows };
