/** What Battalia tells of a match that is over. */
import type { Ended, HighlightOf, MatchFacts, MatchLog, Stat, StoryBuilder } from '@gonfalon/ui-kit';
import { countBySeat } from '@gonfalon/ui-kit';
import type { View } from '../../rules/views.ts';
import type { DeedId, MomentFacts } from './facts.ts';
import { MEDALS } from './facts.ts';
import { medalsOf } from './medals.ts';
import { storyEn } from './messages.en.ts';
import { storyFr } from './messages.fr.ts';
import { minorHighlights } from './minor-highlights.ts';
import type { Campaign } from './parse-events.ts';
import { parseEvents } from './parse-events.ts';

type StoryHighlight = HighlightOf<MomentFacts>;

/** A city counts by its level: twice where another loses it. */
const WEIGHTS = {
  conquered: 5,
  annexed: 6,
  built: 2,
  raised: 1,
  held: 7,
  beat: 6,
  failed: 5,
  legend: 8,
} as const;
const RESIGNED = 20;
/** Of an amulet half the faces are of use: 2, 3 and 6. */
const USEFUL: readonly number[] = [2, 3, 6];
const CHANCES: readonly number[] = [0.5, 0.5];

function deedsOf(campaign: Campaign, seats: number): readonly Stat<DeedId>[] {
  const { conquered, annexed, built, raised, held, gained } = campaign;
  return [
    { id: 'conquered', icon: 'crossed-swords', counts: countBySeat(conquered, seats) },
    { id: 'annexed', icon: 'knight-banner', counts: countBySeat(annexed, seats) },
    { id: 'built', icon: 'house', counts: countBySeat(built, seats) },
    { id: 'raised', icon: 'guarded-tower', counts: countBySeat(raised, seats) },
    { id: 'held', icon: 'checked-shield', counts: countBySeat(held, seats) },
    { id: 'gained', icon: 'card-pickup', counts: gained },
  ];
}

function greatMoments(campaign: Campaign): readonly StoryHighlight[] {
  const { conquered, annexed, built, raised, held, beat, failed, legends, resigned } = campaign;
  return [
    ...conquered.map(({ at, ...facts }): StoryHighlight => {
      const weight = WEIGHTS.conquered + 2 * facts.level;
      return { id: 'conquered', at, weight, facts, helps: facts.seat };
    }),
    ...annexed.map(({ at, ...facts }): StoryHighlight => {
      const weight = WEIGHTS.annexed + facts.level;
      return { id: 'annexed', at, weight, facts, helps: facts.seat };
    }),
    ...built.map(({ at, ...facts }): StoryHighlight => {
      const weight = WEIGHTS.built + facts.level;
      return { id: 'built', at, weight, facts, helps: facts.seat };
    }),
    ...raised.map(({ at, ...facts }): StoryHighlight => {
      const weight = WEIGHTS.raised + facts.level;
      return { id: 'raised', at, weight, facts, helps: facts.seat };
    }),
    ...held.map(
      ({ at, ...facts }): StoryHighlight => ({
        id: 'held',
        at,
        weight: WEIGHTS.held,
        facts,
        helps: facts.seat,
      }),
    ),
    ...beat.map(
      ({ at, ...facts }): StoryHighlight => ({
        id: 'beat',
        at,
        weight: WEIGHTS.beat,
        facts,
        helps: facts.seat,
      }),
    ),
    ...failed.map(
      ({ at, ...facts }): StoryHighlight => ({
        id: 'failed',
        at,
        weight: WEIGHTS.failed,
        facts,
        hurts: facts.seat,
      }),
    ),
    ...legends.map(
      ({ at, ...facts }): StoryHighlight => ({
        id: 'legend',
        at,
        weight: WEIGHTS.legend,
        facts,
        helps: facts.seat,
      }),
    ),
    ...resigned.map(
      ({ at, seat }): StoryHighlight => ({
        id: 'resigned',
        at,
        weight: RESIGNED,
        facts: { seat },
        hurts: seat,
      }),
    ),
  ];
}

function endedBy({ result }: MatchLog<View>): Ended {
  if (result?.ending === 'resigned') return 'resigned';
  return result?.ending === 'weeks' || result?.ending === 'standstill' ? 'limit' : 'won';
}

function account(chronicle: MatchLog<View>): MatchFacts {
  const campaign = parseEvents(chronicle);
  return {
    ended: endedBy(chronicle),
    resigned: campaign.resigned.at(-1)?.seat,
    stats: deedsOf(campaign, chronicle.seats),
    highlights: [...greatMoments(campaign), ...minorHighlights(chronicle)].sort((a, b) => a.at - b.at),
    medals: medalsOf(campaign, chronicle.seats),
    rolls: campaign.dice.map(({ seat, die }) => ({
      seat,
      dice: 1,
      value: USEFUL.includes(die) ? 1 : 0,
      chances: CHANCES,
    })),
  };
}

export const story: StoryBuilder<View> = {
  medals: MEDALS,
  account,
  messages: { en: storyEn, fr: storyFr },
};
