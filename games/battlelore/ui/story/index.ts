/** What BattleLore tells of a match that is over. */
import type { Seat } from '@gonfalon/kernel';
import type { Account, Chronicle, Deed, Ended, Moment, StoryTeller } from '@gonfalon/ui';
import { unitType } from '../../content/index.ts';
import type { View } from '../../rules/hidden.ts';
import type { Battle } from './battle.ts';
import { readBattle } from './battle.ts';
import type { DeedId, MomentFacts } from './facts.ts';
import { MEDALS } from './facts.ts';
import { medalsOf } from './medals.ts';
import { storyEn } from './words.en.ts';
import { storyFr } from './words.fr.ts';

const SEATS: readonly Seat[] = [0, 1];
const WEIGHTS = { unit: 8, creature: 12, stronghold: 9, objective: 6, lore: 1, resigned: 20 } as const;

function deedsOf({ kills, felled, driven, ignored, loreCards }: Battle): readonly Deed<DeedId>[] {
  const count = (list: readonly { readonly seat: Seat }[]) =>
    SEATS.map((seat) => list.filter((one) => one.seat === seat).length);
  return [
    { id: 'destroyed', icon: 'broadsword', counts: count(kills) },
    { id: 'felled', icon: 'crossed-swords', counts: felled },
    { id: 'driven', icon: 'boot-prints', counts: driven },
    { id: 'ignored', icon: 'vertical-banner', counts: ignored },
    { id: 'lore', icon: 'pentacle', counts: count(loreCards) },
  ];
}

function momentsOf(battle: Battle): readonly Moment<keyof MomentFacts>[] {
  const { kills, mauled, objectives, loreCards, strongholds, resigned } = battle;
  const moments: Moment<keyof MomentFacts>[] = [
    ...kills.map(({ at, seat, owner, type, hex }) => ({
      id: 'destroyed' as const,
      at,
      weight: unitType[type].class === 'creature' ? WEIGHTS.creature : WEIGHTS.unit,
      facts: { seat, owner, type, hex },
      helps: seat,
    })),
    ...mauled.map(({ at, seat, owner, type, hex, figures }) => ({
      id: 'mauled' as const,
      at,
      weight: figures,
      facts: { seat, owner, type, hex, figures },
      helps: seat,
    })),
    ...objectives.map(({ at, seat, hex, banners }) => ({
      id: 'objective' as const,
      at,
      weight: WEIGHTS.objective,
      facts: { seat, hex, banners },
      helps: seat,
    })),
    ...loreCards.map(({ at, seat, card }) => ({
      id: 'lore-played' as const,
      at,
      weight: WEIGHTS.lore,
      facts: { seat, card },
      helps: seat,
    })),
    ...strongholds.map(({ at, owner, hex, back }) => ({
      id: back ? ('stronghold-retaken' as const) : ('stronghold-taken' as const),
      at,
      weight: WEIGHTS.stronghold,
      facts: back ? { seat: owner, hex } : { seat: 1 - owner, owner, hex },
      helps: back ? owner : 1 - owner,
    })),
    ...resigned.map(({ at, seat }) => ({
      id: 'resigned' as const,
      at,
      weight: WEIGHTS.resigned,
      facts: { seat },
      hurts: seat,
    })),
  ];
  return moments.sort((a, b) => a.at - b.at);
}

function endedBy({ result }: Chronicle<View>): Ended {
  if (result?.ending === 'turn-cap') return 'limit';
  return result?.ending === 'resigned' ? 'resigned' : 'won';
}

function account(chronicle: Chronicle<View>): Account {
  const battle = readBattle(chronicle);
  return {
    ended: endedBy(chronicle),
    resigned: battle.resigned.at(-1)?.seat,
    deeds: deedsOf(battle),
    moments: momentsOf(battle),
    medals: medalsOf(battle),
    rolls: battle.rolls,
  };
}

export const story: StoryTeller<View> = {
  medals: MEDALS,
  account,
  words: { en: storyEn, fr: storyFr },
};
