/** Questions that cards bring with them: the targets of an immediate card, a victim's loss, a treasure just looted. */
import type { Step } from '@gonfalon/kernel';
import { REALM_IDS } from '../../content/index.ts';
import { removeUnits } from '../actions.ts';
import { turnPass } from '../auto-pass.ts';
import { findSpace } from '../board.ts';
import { defaultRemoval } from '../losses.ts';
import type { Piece } from '../pieces.ts';
import { NO_PIECE } from '../pieces.ts';
import type { PieceChoice } from '../refs.ts';
import { cardRef, findClass, pieceChoices, spaceRef } from '../refs.ts';
import { seatOf } from '../selectors.ts';
import type { State } from '../state.ts';
import type { Context } from '../vocabulary.ts';
import { question } from '../vocabulary.ts';
import { isImmediate } from './card-data.ts';
import { takeEvent } from './decks.ts';
import type { MenuFacts } from './menus.ts';
import { askTarget, cardVerbs, menuFacts, pieceChoice, refuseWhileChoosing } from './menus.ts';
import { plagued, removableAt } from './places.ts';
import { beginImmediate } from './play.ts';

/** NER-2.4, 2.7: a card is drawn, and resolved at once if it is immediate. */
const drawCard: Step<State, { realm: number }> = {
  run(ctx: Context, { realm }) {
    ctx.done();
    const card = takeEvent(ctx, realm);
    if (card !== undefined && isImmediate(card)) beginImmediate(ctx, realm, card);
  },
};

/** D2 for a card that was drawn and must be resolved. */
const immediate = question<object, MenuFacts>({
  facts: (ctx) => menuFacts(ctx.state, ctx.state.pending?.realm ?? 0, 'drawn'),
  skip: ({ facts: { pending } }) => !pending,
  ask: ({ state: s, facts }) => {
    const asked = askTarget(s, facts);
    if (!asked) throw new Error('an immediate card asks for nothing');
    return { ...asked, open: true };
  },
  verbs: cardVerbs(),
});

type Victim = { realm: number; card: number; by: number; space: number };

/** Cards 15, 86: what the victim can take off. */
const doomed = (s: State, { realm, by, space }: Victim): Piece[] =>
  space === NO_PIECE ? plagued(s, realm, by) : removableAt(s, by, space);

/** D2 for a victim */
const victim = question<Victim, readonly PieceChoice[]>({
  facts: (ctx, locals) => pieceChoices(ctx.state, doomed(ctx.state, locals)),
  skip: ({ facts }) => facts.length === 0,
  ask: ({ state: s, locals, facts }) => ({
    seat: seatOf(s, locals.realm),
    prompt: 'target',
    params: { realm: REALM_IDS[locals.realm], card: cardRef(locals.card), part: 'remove', left: 1 },
    fallback: pieceChoice(s, facts, defaultRemoval(s, doomed(s, locals))) as ['piece', never, string],
    open: true,
    autoPass: turnPass(s, pieceChoice(s, facts, defaultRemoval(s, doomed(s, locals))), 'victim'),
  }),
  verbs: {
    piece: {
      names: [
        {
          kind: ['land', 'sea', 'entrance'],
          isExact: true,
          from: ({ facts }) => facts.map(({ space }) => spaceRef(space)),
          refuse: ({ facts }, ref) =>
            facts.some(({ space }) => space === findSpace(ref))
              ? undefined
              : { rule: 'NER-17.22', where: [ref] },
        },
        {
          kind: ['unit', 'ship'],
          isExact: true,
          from: ({ facts }, [at]) => classesAt(facts, at).map(({ ref }) => ref),
          refuse: ({ facts }, ref, [at]) =>
            findClass(classesAt(facts, at), ref) ? undefined : { rule: 'NER-17.22', where: [ref] },
        },
      ],
      apply({ ctx, facts }, at, ref) {
        const piece = findClass(classesAt(facts, at), ref)?.pieces[0];
        ctx.done();
        if (piece !== undefined) removeUnits(ctx, [piece]);
      },
    },
  },
});

const classesAt = (choices: readonly PieceChoice[], at: string | undefined) =>
  choices.find(({ space }) => space === findSpace(at))?.classes ?? [];

/** D17: always asked after a treasure was drawn, whatever it is. */
const looted = question<object, MenuFacts>({
  facts: (ctx) => menuFacts(ctx.state, ctx.state.active, 'looted'),
  skip: ({ state: s, facts: { pending } }) => !pending && s.realms[s.active].held.length === 0,
  ask: ({ state: s, facts }) =>
    askTarget(s, facts) ?? {
      seat: seatOf(s, s.active),
      prompt: 'looted',
      params: { realm: REALM_IDS[s.active] },
      fallback: ['pass'],
      always: true,
    },
  verbs: {
    ...cardVerbs(),
    pass: { refuse: refuseWhileChoosing, apply: ({ ctx }) => ctx.done() },
  },
});

export const cardSteps = { drawCard, immediate, victim, looted };
