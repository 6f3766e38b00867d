/** The part that every question with cards shares: which can be played, and the targets of one that is begun (D2). */
import type { Asking, Choice, Ref } from '@gonfalon/kernel';
import type { Stop } from '../../content/index.ts';
import { REALM_IDS } from '../../content/index.ts';
import type { Realm } from '../board.ts';
import { findRealm, findSpace } from '../board.ts';
import { defaultRemoval } from '../losses.ts';
import type { Piece } from '../pieces.ts';
import type { PieceChoice } from '../refs.ts';
import { cardRef, findCard, findClass, kindOf, pieceChoices, realmRef, spaceRef } from '../refs.ts';
import { seatOf } from '../selectors.ts';
import type { Card, Pending, State } from '../state.ts';
import type { NerathVocabulary, Refusing } from '../vocabulary.ts';
import { hasStop, isImmediate, isTreasure } from './card-data.ts';
import { canUse, couldPlay, targetClasses, targetsInChoice } from './conditions.ts';
import type { Outcome } from './play.ts';
import { addTarget, beginCard, playOn } from './play.ts';
import type { Target } from './targets.ts';
import { nextTarget } from './targets.ts';

export interface MenuFacts {
  readonly realm: Realm;
  readonly stop: Stop;
  /** The card that was begun, and what it asks for next. */
  readonly pending: Pending | undefined;
  readonly target: Target | undefined;
  readonly pieces: readonly PieceChoice[];
}

export type MenuAsking = Asking<State, NerathVocabulary, object, MenuFacts>;

export function menuFacts(s: State, realm: Realm, stop: Stop): MenuFacts {
  const { pending } = s;
  const target = pending && nextTarget(s, pending);
  return { realm, stop, pending, target, pieces: target?.pieces ? pieceChoices(s, target.pieces) : [] };
}

/** Cards in hand and treasures that can really be played at the stop. */
function playableCards(s: State, realm: Realm, stop: Stop): Ref[] {
  const { hand, held } = s.realms[realm];
  const events = hand.filter((card) => hasStop(card, stop) && couldPlay(s, realm, card, stop));
  const treasures = held.filter((card) => hasStop(card, stop) && isOpenTo(s, realm, stop));
  return [...new Set([...events, ...treasures])].sort((a, b) => a - b).map(cardRef);
}

/** NER-17.19: treasures are not played in the own interludes. */
const isOpenTo = (s: State, realm: Realm, stop: Stop): boolean =>
  realm !== s.active || (stop !== 'interlude:move' && stop !== 'interlude:battles');

function refuseCard(s: State, { realm, stop }: MenuFacts, card: Card, ref: Ref) {
  const { hand, held } = s.realms[realm];
  const own = hand.includes(card) || held.includes(card);
  if (!own || isImmediate(card) || !hasStop(card, stop)) return { rule: 'NER-17.1', where: [ref] } as const;
  if (isTreasure(card))
    return isOpenTo(s, realm, stop) ? undefined : ({ rule: 'NER-17.1', where: [ref] } as const);
  return couldPlay(s, realm, card, stop) ? undefined : ({ rule: 'NER-17.23', where: [ref] } as const);
}

/** Nothing else while a card waits for its targets. */
const busy = ({ facts: { pending } }: MenuAsking): { rule: Refusing; params: { card: Ref } } | undefined =>
  pending && { rule: 'NER-2.10', params: { card: cardRef(pending.card) } };
export const refuseWhileChoosing = busy;

const wants = (list: 'spaces' | 'pieces' | 'realms' | 'cards') => ({
  refuse: ({ facts: { target } }: MenuAsking) =>
    target?.[list] ? undefined : ({ rule: 'NER-17.22' } as const),
});

/** What a window makes of a card that was played, or begun and left. */
type After = (asking: MenuAsking, outcome: Outcome) => void;

/** The verbs of every question at which cards are played. */
export function cardVerbs(after: After = () => undefined) {
  return {
    play: {
      refuse: busy,
      names: ({ state: s, facts }: MenuAsking, before: readonly Ref[]) => {
        if (before.length === 0)
          return {
            kind: 'card' as const,
            isExact: true as const,
            from: () => playableCards(s, facts.realm, facts.stop),
            refuse: (_: MenuAsking, ref: Ref) => refuseCard(s, facts, findCard(ref), ref),
          };
        const targets =
          before.length === 1 ? targetsInChoice(s, facts.realm, findCard(before[0]), facts.stop) : undefined;
        if (!targets) return undefined;
        return {
          kind: ['land', 'realm', 'unit', 'ship'] as const,
          isExact: true as const,
          from: () => targets,
          refuse: (_: MenuAsking, ref: Ref) =>
            targets.includes(ref) ? undefined : ({ rule: 'NER-17.22', where: [ref] } as const),
        };
      },
      apply(asking: MenuAsking, ref: Ref, target?: Ref) {
        const { ctx, state: s, facts } = asking;
        const card = findCard(ref);
        if (target === undefined) after(asking, beginCard(ctx, facts.realm, card));
        else {
          const at = findTarget(s, facts.realm, card, target);
          // The window starts again before what the card opens.
          after(asking, 'played');
          playOn(ctx, facts.realm, card, at);
        }
      },
    },
    space: {
      ...wants('spaces'),
      names: [
        {
          kind: ['land', 'sea', 'entrance'] as const,
          isExact: true as const,
          from: ({ facts: { target } }: MenuAsking) => (target?.spaces ?? []).map(spaceRef),
          refuse: ({ facts: { target } }: MenuAsking, ref: Ref) =>
            target?.spaces?.includes(findSpace(ref))
              ? undefined
              : ({ rule: 'NER-17.22', where: [ref] } as const),
        },
      ],
      apply: (asking: MenuAsking, ref: Ref) => after(asking, addTarget(asking.ctx, findSpace(ref))),
    },
    piece: {
      ...wants('pieces'),
      names: [
        {
          kind: ['land', 'sea', 'entrance'] as const,
          isExact: true as const,
          from: ({ facts: { pieces } }: MenuAsking) => pieces.map(({ space }) => spaceRef(space)),
          refuse: ({ facts: { pieces } }: MenuAsking, ref: Ref) =>
            pieces.some(({ space }) => space === findSpace(ref))
              ? undefined
              : ({ rule: 'NER-17.22', where: [ref] } as const),
        },
        {
          kind: ['unit', 'ship'] as const,
          isExact: true as const,
          from: ({ facts: { pieces } }: MenuAsking, [space]: readonly Ref[]) =>
            classesIn(pieces, space).map(({ ref }) => ref),
          refuse: ({ facts: { pieces } }: MenuAsking, ref: Ref, [space]: readonly Ref[]) =>
            findClass(classesIn(pieces, space), ref)
              ? undefined
              : ({ rule: 'NER-17.22', where: [space, ref] } as const),
        },
      ],
      apply(asking: MenuAsking, space: Ref, ref: Ref) {
        const piece = findClass(classesIn(asking.facts.pieces, space), ref)?.pieces[0];
        after(asking, addTarget(asking.ctx, piece));
      },
    },
    realm: {
      ...wants('realms'),
      names: [
        {
          kind: 'realm' as const,
          isExact: true as const,
          from: ({ facts: { target } }: MenuAsking) => (target?.realms ?? []).map(realmRef),
          refuse: ({ facts: { target } }: MenuAsking, ref: Ref) =>
            target?.realms?.includes(findRealm(ref))
              ? undefined
              : ({ rule: 'NER-17.22', where: [ref] } as const),
        },
      ],
      apply: (asking: MenuAsking, ref: Ref) => after(asking, addTarget(asking.ctx, findRealm(ref))),
    },
    card: {
      ...wants('cards'),
      names: [
        {
          kind: 'card' as const,
          isExact: true as const,
          from: ({ facts: { target } }: MenuAsking) => (target?.cards ?? []).map(cardRef),
          refuse: ({ facts: { target } }: MenuAsking, ref: Ref) =>
            target?.cards?.includes(findCard(ref))
              ? undefined
              : ({ rule: 'NER-17.22', where: [ref] } as const),
        },
      ],
      apply: (asking: MenuAsking, ref: Ref) => after(asking, addTarget(asking.ctx, findCard(ref))),
    },
    none: {
      refuse: ({ facts: { target } }: MenuAsking) =>
        target?.mayStop ? undefined : ({ rule: 'NER-17.22' } as const),
      apply: (asking: MenuAsking) => after(asking, addTarget(asking.ctx, undefined)),
    },
  };
}

const classesIn = (pieces: readonly PieceChoice[], space: Ref | undefined) =>
  pieces.find((one) => one.space === findSpace(space))?.classes ?? [];

/** What a target in a choice means: a piece, a realm or a space. */
function findTarget(s: State, realm: Realm, card: Card, ref: Ref): number {
  const kind = kindOf(ref);
  if (kind === 'realm') return findRealm(ref);
  if (kind === 'land') return findSpace(ref);
  const classes = s.battle ? (targetClasses(s, s.battle, realm, card) ?? []) : [];
  return findClass(classes, ref)?.pieces[0] ?? -1;
}

/** D2: the question for the next target, asked by whatever menu or window is open. */
export function askTarget(s: State, { pending, target, pieces }: MenuFacts) {
  if (!pending || !target) return undefined;
  return {
    seat: seatOf(s, pending.realm),
    prompt: 'target',
    params: {
      realm: REALM_IDS[pending.realm],
      card: cardRef(pending.card),
      part: target.part,
      left: target.left,
    },
    fallback: fallbackFor(s, target, pieces),
  } as const;
}

type TargetChoice = ['none'] | ['piece', never, Ref] | ['space', never] | ['realm', never] | ['card', never];

/** Own losses by the removal order; else nobody, or the first. */
function fallbackFor(s: State, target: Target, pieces: readonly PieceChoice[]): TargetChoice {
  if (target.mayStop) return ['none'];
  const choice = firstChoice(s, target, pieces);
  return choice as unknown as TargetChoice;
}

function firstChoice(
  s: State,
  { part, spaces, realms, cards }: Target,
  pieces: readonly PieceChoice[],
): Choice {
  if (spaces) return ['space', spaceRef(spaces[0])];
  if (realms) return ['realm', realmRef(realms[0])];
  if (cards) return ['card', cardRef(cards[0])];
  const all = pieces.flatMap(({ classes }) => classes.flatMap((one) => one.pieces));
  return pieceChoice(s, pieces, part === 'remove' ? defaultRemoval(s, all) : all[0]);
}

export function pieceChoice(s: State, choices: readonly PieceChoice[], piece: Piece): Choice {
  const space = s.pieces.at[piece];
  const classes = choices.find((one) => one.space === space)?.classes ?? [];
  const ref = classes.find((one) => one.pieces.includes(piece))?.ref ?? '';
  return ['piece', spaceRef(space), ref];
}

/** NER-2.3: properties that can be used at the start of the turn. */
export const usableProperties = (s: State, realm: Realm): Card[] =>
  s.realms[realm].inPlay.filter((card) => canUse(s, realm, card)).sort((a, b) => a - b);
