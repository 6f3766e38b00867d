/** What BattleLore tells of a match that is over. */
import type { Ended, HighlightOf, MatchFacts, MatchLog, Stat, StoryBuilder } from '@gonfalon/ui-kit';
import { countBySeat } from '@gonfalon/ui-kit';
import { unitType } from '../../content/index.ts';
import type { View } from '../../rules/views.ts';
import type { DeedId, MomentFacts } from './facts.ts';
import { MEDALS } from './facts.ts';
import { medalsOf } from './medals.ts';
import { storyEn } from './messages.en.ts';
import { storyFr } from './messages.fr.ts';
import { minorHighlights } from './minor-highlights.ts';
import type { Battle } from './parse-events.ts';
import { parseEvents } from './parse-events.ts';

type StoryHighlight = HighlightOf<MomentFacts>;

const SEATS = 2;
const WEIGHTS = { unit: 8, creature: 12, stronghold: 9, objective: 6, lore: 1, resigned: 20 } as const;

function deedsOf({ kills, felled, driven, ignored, loreCards }: Battle): readonly Stat<DeedId>[] {
  return [
    { id: 'destroyed', icon: 'broadsword', counts: countBySeat(kills, SEATS) },
    { id: 'felled', icon: 'crossed-swords', counts: felled },
    { id: 'driven', icon: 'boot-prints', counts: driven },
    { id: 'ignored', icon: 'vertical-banner', counts: ignored },
    { id: 'lore', icon: 'pentacle', counts: countBySeat(loreCards, SEATS) },
  ];
}

function greatMoments(battle: Battle): readonly StoryHighlight[] {
  const { kills, mauled, objectives, loreCards, strongholds, resigned } = battle;
  return [
    ...kills.map(
      ({ at, seat, owner, type, hex }): StoryHighlight => ({
        id: 'destroyed',
        at,
        weight: unitType[type].class === 'creature' ? WEIGHTS.creature : WEIGHTS.unit,
        facts: { seat, owner, type, hex },
        helps: seat,
      }),
    ),
    ...mauled.map(
      ({ at, seat, owner, type, hex, figures }): StoryHighlight => ({
        id: 'mauled',
        at,
        weight: figures,
        facts: { seat, owner, type, hex, figures },
        helps: seat,
      }),
    ),
    ...objectives.map(
      ({ at, seat, hex, banners }): StoryHighlight => ({
        id: 'objective',
        at,
        weight: WEIGHTS.objective,
        facts: { seat, hex, banners },
        helps: seat,
      }),
    ),
    ...loreCards.map(
      ({ at, seat, card }): StoryHighlight => ({
        id: 'lore-played',
        at,
        weight: WEIGHTS.lore,
        facts: { seat, card },
        helps: seat,
      }),
    ),
    ...strongholds.map(
      ({ at, owner, hex, back }): StoryHighlight => ({
        at,
        weight: WEIGHTS.stronghold,
        helps: back ? owner : 1 - owner,
        ...(back
          ? { id: 'stronghold-retaken', facts: { seat: owner, hex } }
          : { id: 'stronghold-taken', facts: { seat: 1 - owner, owner, hex } }),
      }),
    ),
    ...resigned.map(
      ({ at, seat }): StoryHighlight => ({
        id: 'resigned',
        at,
        weight: WEIGHTS.resigned,
        facts: { seat },
        hurts: seat,
      }),
    ),
  ];
}

function endedBy({ result }: MatchLog<View>): Ended {
  if (result?.ending === 'turn-cap') return 'limit';
  return result?.ending === 'resigned' ? 'resigned' : 'won';
}

function account(chronicle: MatchLog<View>): MatchFacts {
  const battle = parseEvents(chronicle);
  return {
    ended: endedBy(chronicle),
    resigned: battle.resigned.at(-1)?.seat,
    stats: deedsOf(battle),
    highlights: [...greatMoments(battle), ...minorHighlights(chronicle)].sort((a, b) => a.at - b.at),
    medals: medalsOf(battle),
    rolls: battle.rolls,
  };
}

export const story: StoryBuilder<View> = {
  medals: MEDALS,
  account,
  messages: { en: storyEn, fr: storyFr },
};
