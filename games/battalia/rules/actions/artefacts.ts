/** Using artefacts: chapters 5, 11, 12 and 17. What transforms cards can be used in a turn and in a battle. */
import type { VerbRules } from '@gonfalon/kernel';
import type { Card, FactionId, UnitId } from '../../content/index.ts';
import {
  constants,
  info,
  isArtefact,
  isUnit,
  playableInBattle,
  tentRef,
  UNIT_IDS,
  units,
} from '../../content/index.ts';
import { deckSize } from '../decks.ts';
import type { Item } from '../ledger.ts';
import { nameLine } from '../line.ts';
import type { Refusal } from '../question.ts';
import type { Player, State } from '../state.ts';
import { canStrike, pitchTent, strikeTent } from '../tents.ts';
import { convertScroll, promote, recolour, rollAmulet } from '../transformations.ts';
import type { BattaliaVocabulary } from '../vocabulary.ts';
import type { PlayAsking, PlayFacts, Sources, TurnFacts, TurnVerbs } from './facts.ts';
import { itemAt, notHeld, refsOf, servesAs } from './facts.ts';

type PlayVerb<Verb extends keyof BattaliaVocabulary['verbs']> = VerbRules<
  PlayAsking,
  BattaliaVocabulary,
  Verb
>;

const HELD = ['card', 'laid'] as const;

/** BTA-6.17: whether a card can still be transformed. */
const isTransformable = (item: Item): boolean => item.hand || item.state === 'open';

/** Whether two cards are there, if source and target are alike. */
const areTwo = (source: Item | undefined, target: Item): boolean => source !== target || target.count > 1;

type SourceRule = 'BTA-11.7' | 'BTA-11.8' | 'BTA-11.3' | 'BTA-11.10';

/** Why nothing of a kind can be used, made once: it is so in most turns. */
const LACKING: Readonly<Record<keyof Sources, Refusal>> = {
  title: { rule: 'BTA-11.7' },
  scroll: { rule: 'BTA-11.8' },
  amulet: { rule: 'BTA-11.3' },
  tent: { rule: 'BTA-11.10' },
};
const NO_HORN: Refusal = { rule: 'BTA-12.6' };

/** The first thing that each of these verbs names: what acts as the artefact. */
function sourceSlot(kind: keyof Sources, rule: SourceRule) {
  return {
    kind: HELD,
    from: ({ facts }: PlayAsking) => refsOf(facts.sources[kind]),
    refuse({ facts }: PlayAsking, ref: string): Refusal | undefined {
      const item = itemAt(facts, ref);
      if (!item) return notHeld(ref);
      if (servesAs(item, kind, facts) > 0) return undefined;
      if (item.kind === 'hammer') return { rule: 'BTA-14.18', where: [ref] };
      return { rule, where: [ref], params: { source: true } };
    },
  };
}

/** A card that is to be transformed: what the artefact demands of it comes after what all of them demand. */
function targetSlot(
  whyNot: (facts: PlayFacts, target: Item, source: Item | undefined) => Refusal | undefined,
) {
  const refuse = (facts: PlayFacts, ref: string, source: string | undefined): Refusal | undefined => {
    const item = itemAt(facts, ref);
    if (!item) return notHeld(ref);
    if (info(item.card).legendary) return { rule: 'BTA-12.1', where: [ref] };
    if (!isTransformable(item)) return { rule: 'BTA-6.17', where: [ref] };
    return whyNot(facts, item, itemAt(facts, source));
  };
  return {
    kind: HELD,
    from: ({ facts }: PlayAsking) => refsOf(facts.items.filter(isTransformable)),
    refuse: ({ facts }: PlayAsking, ref: string, [source]: readonly string[]) => refuse(facts, ref, source),
  };
}

/** BTA-11.7, BTA-17.9: the piles from which a unit can be replaced with so many uses of a title. */
function higherPiles(unit: UnitId, uses: number): UnitId[] {
  const { rank } = units[unit];
  return UNIT_IDS.filter((id) => units[id].rank > rank && units[id].rank <= rank + uses);
}

function pilesFor(facts: PlayFacts, source: string | undefined, target: string | undefined): UnitId[] {
  const [from, to] = [itemAt(facts, source), itemAt(facts, target)];
  return from && to && isUnit(to.kind) ? higherPiles(to.kind, servesAs(from, 'title', facts)) : [];
}

const title: PlayVerb<'title'> = {
  refuse: ({ facts }) => (facts.sources.title.length > 0 ? undefined : LACKING.title),
  names: [
    sourceSlot('title', 'BTA-11.7'),
    targetSlot((_, { kind, ref }) => {
      if (!isUnit(kind)) return { rule: 'BTA-11.7', where: [ref] };
      return kind === 'lord' ? { rule: 'BTA-11.7', where: [ref], params: { lord: true } } : undefined;
    }),
    {
      kind: 'pile',
      from: ({ facts }, [source, target]) => pilesFor(facts, source, target),
      refuse({ facts }, pile, [source, target]) {
        if (!pilesFor(facts, source, target).some((id) => id === pile))
          return { rule: 'BTA-11.7', where: [pile], params: { pile: true } };
        return facts.s.piles[pile as UnitId].length > 0 ? undefined : { rule: 'BTA-1.12', where: [pile] };
      },
    },
  ],
  apply: ({ ctx, facts }, source, target, pile) => promote(ctx, facts.seat, source, target, pile as UnitId),
};

/** BTA-11.8: the factions that a card can be given. */
const otherFactions = (s: State, faction: FactionId | undefined): FactionId[] =>
  s.factions.filter((id) => id !== faction);

function factionSlot(at: number) {
  const options = (facts: PlayFacts, before: readonly string[]) =>
    otherFactions(facts.s, factionOf(itemAt(facts, before[at])));
  return {
    kind: 'faction' as const,
    from: ({ facts }: PlayAsking, before: readonly string[]) => options(facts, before),
    refuse: ({ facts }: PlayAsking, faction: string, before: readonly string[]): Refusal | undefined =>
      options(facts, before).some((id) => id === faction)
        ? undefined
        : { rule: 'BTA-11.8', where: [faction], params: { faction: true } },
  };
}

const factionOf = (item: Item | undefined): FactionId | undefined => item && info(item.card).faction;

const scroll: PlayVerb<'scroll'> = {
  refuse: ({ facts }) => (facts.sources.scroll.length > 0 ? undefined : LACKING.scroll),
  names: [
    sourceSlot('scroll', 'BTA-11.8'),
    targetSlot(({ inBattle }, item, source) => {
      const { kind, ref } = item;
      if (!isUnit(kind) && !isArtefact(kind)) return { rule: 'BTA-11.8', where: [ref] };
      if (inBattle && !playableInBattle(kind)) return { rule: 'BTA-14.18', where: [ref] };
      return areTwo(source, item) ? undefined : { rule: 'BTA-11.8', where: [ref], params: { itself: true } };
    }),
    factionSlot(1),
  ],
  apply: ({ ctx, facts }, source, target, faction) => recolour(ctx, facts.seat, source, target, faction),
};

const amulet: PlayVerb<'amulet'> = {
  refuse: ({ facts }) => (facts.sources.amulet.length > 0 ? undefined : LACKING.amulet),
  names: [
    sourceSlot('amulet', 'BTA-11.3'),
    targetSlot(({ inBattle }, item, source) => {
      const { kind, ref } = item;
      if (inBattle && kind !== 'provision' && !playableInBattle(kind))
        return { rule: 'BTA-14.20', where: [ref] };
      return areTwo(source, item) ? undefined : { rule: 'BTA-11.3', where: [ref], params: { itself: true } };
    }),
  ],
  apply: ({ ctx, facts }, source, target) => rollAmulet(ctx, facts.seat, source, target),
};

/** Why a tent cannot be struck: BTA-11.11. */
const strike: PlayVerb<'strike'> = {
  names: [
    {
      kind: 'tent',
      from: ({ facts }) => facts.player.tents.filter(canStrike).map(({ number }) => tentRef(number)),
      refuse({ facts }, ref) {
        const tent = facts.player.tents.find(({ number }) => tentRef(number) === ref);
        if (tent && canStrike(tent)) return undefined;
        return { rule: 'BTA-11.11', where: [ref], ...(tent && { params: { fresh: true } }) };
      },
    },
  ],
  apply: ({ ctx, facts }, tent) => strikeTent(ctx, facts.seat, tent),
};

/** What is the same in a turn and in a battle. */
export const playVerbs = { title, scroll, amulet, strike };

/** BTA-11.14: a real scroll in hand, or a laid one that has recoloured another card and was never on an amulet. */
function convertsItself(item: Item): boolean {
  if (item.wild || item.kind !== 'scroll' || info(item.card).kind !== 'scroll') return false;
  return item.hand || (item.state === 'used' && item.perCard > 0 && !item.ref.endsWith('^!'));
}

/** BTA-6.12, BTA-11.10: whether a card may be stored. */
export const isStorable = (item: Item): boolean =>
  !info(item.card).legendary && (item.hand || item.state === 'open' || item.state === 'set');

export function whyNotStore(item: Item | undefined, ref: string): Refusal | undefined {
  if (!item) return notHeld(ref);
  if (info(item.card).legendary) return { rule: 'BTA-12.1', where: [ref] };
  return isStorable(item) ? undefined : { rule: 'BTA-6.12', where: [ref] };
}

/** How much of what pays for provisions a card takes away when it is named. */
function provisionsIn(item: Item | undefined): number {
  if (!item) return 0;
  if (item.wild) return 1;
  return item.kind === 'provision' ? item.perCard : 0;
}

function whyNotPitch(facts: TurnFacts, ref: string, source: Item | undefined): Refusal | undefined {
  const item = itemAt(facts, ref);
  const refusal = whyNotStore(item, ref);
  if (refusal || !item) return refusal;
  if (!areTwo(source, item)) return { rule: 'BTA-11.10', where: [ref], params: { itself: true } };
  const provisions = facts.purse.provision + facts.purse.wild - provisionsIn(source) - provisionsIn(item);
  return provisions > 0 ? undefined : { rule: 'BTA-11.10', where: [ref], params: { provision: true } };
}

/** BTA-5.2, BTA-5.3, BTA-5.6. */
function whyNotAmbush({ s, seat, player }: { s: State; seat: number; player: Player }): Refusal | undefined {
  const { ambushSlots, minDeck } = constants;
  if (player.hand.length < 2) return { rule: 'BTA-5.2' };
  if (player.ambush.length >= ambushSlots) return { rule: 'BTA-5.3' };
  return deckSize(s, seat) > minDeck ? undefined : { rule: 'BTA-5.6' };
}

const handRefs = ({ items }: PlayFacts): string[] => items.filter(({ hand }) => hand).map(({ ref }) => ref);

export const artefactVerbs: TurnVerbs = {
  ...playVerbs,
  convert: {
    names: [
      {
        kind: HELD,
        from: ({ facts }) => refsOf(facts.items.filter(convertsItself)),
        refuse({ facts }, ref) {
          const item = itemAt(facts, ref);
          if (!item) return notHeld(ref);
          return convertsItself(item) ? undefined : { rule: 'BTA-11.14', where: [ref] };
        },
      },
      factionSlot(0),
    ],
    apply: ({ ctx, facts }, source, faction) => convertScroll(ctx, facts.seat, source, faction),
  },
  pitch: {
    refuse: ({ facts }) => (facts.sources.tent.length > 0 ? undefined : LACKING.tent),
    names: [
      sourceSlot('tent', 'BTA-11.10'),
      {
        kind: HELD,
        from: ({ facts }) => refsOf(facts.items.filter(isStorable)),
        refuse: ({ facts }, ref, [source]) => whyNotPitch(facts, ref, itemAt(facts, source)),
      },
    ],
    apply: ({ ctx }, source, target) => pitchTent(ctx, source, target),
  },
  horn: {
    refuse({ facts: { player } }) {
      if (!player.hand.includes('HOR')) return NO_HORN;
      return player.nation.length > 0 ? undefined : { rule: 'BTA-12.6', params: { empty: true } };
    },
    names: [
      {
        kind: 'card',
        from: (): readonly Card[] => ['HOR'],
        refuse: (_, card) => (card === 'HOR' ? undefined : { rule: 'BTA-12.6', where: [card] }),
      },
    ],
    apply({ ctx }, card) {
      nameLine(ctx.state, ['horn', card]);
      ctx.call('horn');
    },
  },
  ambush: {
    refuse: ({ facts }) => whyNotAmbush(facts),
    names: [
      {
        kind: 'card',
        from: ({ facts }) => handRefs(facts),
        refuse: ({ facts }, card) =>
          facts.player.hand.some((held) => held === card) ? undefined : notHeld(card),
      },
    ],
    apply({ ctx }, card) {
      nameLine(ctx.state, ['ambush', card]);
      ctx.call('remove');
    },
  },
};
