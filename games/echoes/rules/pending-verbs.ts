/** The verbs with which what is about to be played is completed; they belong to every question that can begin it. */
import type { Asking, Ref, Refusal, VerbTable } from '@gonfalon/kernel';
import type { CardId, UnitId } from '../content/index.ts';
import { likelyEntry } from './deploying.ts';
import type { PendingFacts, PendingStage } from './pending.ts';
import { proceed } from './performing.ts';
import type { State } from './state.ts';
import type { EchoesVocabulary, Prompts, RefusingRule } from './vocabulary.ts';

/** Facts of a question: either its own menu, or what was begun from it. */
export interface WithPending {
  readonly begun: PendingFacts | undefined;
}

type A<L, F> = Asking<State, EchoesVocabulary, L, F>;

const wrong = { rule: 'ECH-2.1' } as const satisfies Refusal<RefusingRule>;

/** The refusals of a thing that is not among those that may be named. */
const BY_STAGE: Readonly<Record<PendingStage, RefusingRule>> = {
  effect: 'ECH-8.3',
  'drop-event': 'ECH-8.11',
  opponent: 'ECH-11.7',
  tile: 'ECH-8.4',
  pick: 'ECH-8.4',
  enter: 'ECH-7.4',
  pay: 'ECH-3.12',
};

export function pendingVerbs<L extends object, F extends WithPending>(): VerbTable<
  A<L, F>,
  EchoesVocabulary
> {
  const refuseStage = (stage: PendingStage) => (asking: A<L, F>) =>
    asking.facts.begun?.stage === stage ? undefined : wrong;
  const slot = <K extends 'number' | 'square' | 'unit' | 'building' | 'source'>(
    stage: PendingStage,
    kind: K | readonly K[],
  ) => ({
    kind,
    isExact: true as const,
    from: ({ facts }: A<L, F>) =>
      (stage === 'pay' ? facts.begun?.payment?.next : facts.begun?.refs) ?? ([] as readonly Ref[]),
    refuse: ({ facts }: A<L, F>, ref: Ref) =>
      ((stage === 'pay' ? facts.begun?.payment?.next : facts.begun?.refs) ?? []).includes(ref)
        ? undefined
        : { rule: BY_STAGE[stage], where: [ref] },
  });
  return {
    effect: {
      refuse: refuseStage('effect'),
      names: [slot('effect', 'number')],
      apply({ ctx, facts: { begun } }, ref) {
        if (begun) begun.pending.ability = Number(ref) - 1;
        proceed(ctx);
      },
    },
    seat: {
      refuse: refuseStage('opponent'),
      names: [slot('opponent', 'number')],
      apply({ ctx, facts: { begun } }, ref) {
        if (begun) begun.pending.opponent = Number(ref);
        proceed(ctx);
      },
    },
    tile: {
      refuse: refuseStage('tile'),
      names: [slot('tile', 'square')],
      apply({ ctx, facts: { begun } }, ref) {
        begun?.pending.picks.push(ref);
        proceed(ctx);
      },
    },
    pick: {
      refuse: refuseStage('pick'),
      names: [slot('pick', ['unit', 'building', 'square'])],
      apply({ ctx, facts: { begun } }, ref) {
        begun?.pending.picks.push(ref);
        proceed(ctx);
      },
    },
    done: {
      refuse: ({ facts: { begun } }) => (begun?.stage === 'pick' && begun.mayStop ? undefined : wrong),
      apply({ ctx, facts: { begun } }) {
        if (begun) begun.pending.picked = true;
        proceed(ctx);
      },
    },
    enter: {
      refuse: refuseStage('enter'),
      names: [
        {
          kind: 'pawn',
          isExact: true,
          from: ({ facts }) => [...new Set(facts.begun?.entries.map(({ pawn }) => pawn))],
          refuse: ({ facts }, ref) =>
            facts.begun?.entries.some(({ pawn }) => pawn === ref)
              ? undefined
              : { rule: 'ECH-7.4', where: [ref] },
        },
        {
          kind: 'mode',
          isExact: true,
          from: ({ facts }, [pawn]) =>
            facts.begun?.entries.flatMap((entry) => (entry.pawn === pawn ? [entry.mode] : [])) ?? [],
          refuse: ({ facts }, ref, [pawn]) =>
            facts.begun?.entries.some((entry) => entry.pawn === pawn && entry.mode === ref)
              ? undefined
              : { rule: 'ECH-7.2', where: [ref] },
        },
      ],
      apply({ ctx, facts: { begun } }, pawn, mode) {
        const entry = begun?.entries.find((one) => one.pawn === pawn && one.mode === mode);
        if (begun && entry) Object.assign(begun.pending, entry);
        proceed(ctx);
      },
    },
    auto: {
      refuse: refuseStage('pay'),
      apply({ ctx, facts: { begun } }) {
        const bill = begun?.payment;
        if (begun && bill)
          begun.pending.paid = bill.sources.flatMap(({ name }, i) =>
            Array.from({ length: bill.auto[i] ?? 0 }, () => name),
          );
        proceed(ctx);
      },
    },
    pay: {
      refuse: refuseStage('pay'),
      names: [slot('pay', 'source')],
      apply({ ctx, facts: { begun } }, ref) {
        begun?.pending.paid.push(ref);
        proceed(ctx);
      },
    },
  };
}

/** What the sources of the automatic payment would be. */
function autoNames({ payment }: PendingFacts): string[] {
  if (!payment) return [];
  const { sources, auto, used } = payment;
  return sources.flatMap(({ name }, i) =>
    Array.from({ length: (auto[i] ?? 0) - (used[i] ?? 0) }, () => name),
  );
}

function fallbackOf(
  { card: named, refs: [first = ''], entries, mayStop }: PendingFacts,
  prompt: PendingStage,
) {
  switch (prompt) {
    case 'effect':
      return ['effect', first] as const;
    case 'drop-event':
      return ['dropEvent', first] as const;
    case 'opponent':
      return ['seat', first] as const;
    case 'tile':
      return ['tile', first] as const;
    case 'pick':
      return mayStop ? (['done'] as const) : (['pick', first] as const);
    case 'enter': {
      const entry = likelyEntry(named as UnitId, entries);
      return ['enter', entry?.pawn ?? 'pawn', entry?.mode ?? 'melee'] as const;
    }
    case 'pay':
      return ['auto'] as const;
  }
}

/** ECH-D7, D9, D10, D11, D17, D22: prompt, parameters and fallback. */
export function askPending(s: State, facts: PendingFacts) {
  const { pending, stage } = facts;
  const { seat } = pending;
  const auto = autoNames(facts);
  const named = facts.card === 'barracks' ? 'nor-civ' : facts.card;
  const params = (prompt: PendingStage): Prompts[PendingStage] | undefined => {
    if (prompt === 'pay') return { for: facts.card, auto };
    if (prompt === 'enter') return { card: named as UnitId };
    return prompt === 'drop-event' ? undefined : { card: named as CardId };
  };
  const prompt = stage === 'complete' ? 'pay' : stage;
  const turn = `pay ${s.turns}`;
  const given = params(prompt);
  return {
    seat,
    prompt,
    ...(given && { params: given }),
    fallback: fallbackOf(facts, prompt),
    open: true as const,
    ...(pending.what === 'react' && { secret: true }),
    ...(prompt === 'pay' &&
      !auto.includes('life') && {
        autoPass: {
          choice: ['auto'] as const,
          key: turn,
          wider: { match: 'pay' },
          acts: true as const,
          ...(pending.what !== 'react' && { ownTurn: true as const }),
        },
      }),
  };
}
