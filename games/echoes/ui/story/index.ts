/** What Echoes of Emperors tells of a match that is over. */
import type { Ended, HighlightOf, MatchFacts, MatchLog, Stat, StoryBuilder } from '@gonfalon/ui-kit';
import { countBySeat } from '@gonfalon/ui-kit';
import { isConqueror } from '../../rules/decks.ts';
import type { View } from '../../rules/views.ts';
import type { DeedId, MomentFacts } from './facts.ts';
import { MEDALS } from './facts.ts';
import { killsOf, medalsOf, siegeOf } from './medals.ts';
import { storyEn } from './messages.en.ts';
import { storyFr } from './messages.fr.ts';
import { minorHighlights } from './minor-highlights.ts';
import type { War } from './parse-events.ts';
import { parseEvents } from './parse-events.ts';

type StoryHighlight = HighlightOf<MomentFacts>;

const WEIGHTS = { unit: 6, conqueror: 14, camp: 4, barracks: 7, raised: 8, event: 3, foiled: 4 } as const;
const RESIGNED = 20;
/** A blow at a Capital counts by its damage, and more when little is left. */
const SIEGE = 2;
const NEARLY_FALLEN = 4;

function deedsOf(war: War, seats: number): readonly Stat<DeedId>[] {
  return [
    { id: 'destroyed', icon: 'broadsword', counts: countBySeat(killsOf(war), seats) },
    { id: 'razed', icon: 'castle-ruins', counts: countBySeat(war.razed, seats) },
    { id: 'siege', icon: 'castle', counts: siegeOf(war, seats) },
    { id: 'explored', icon: 'compass', counts: war.explored },
    { id: 'built', icon: 'camping-tent', counts: war.built },
    { id: 'played', icon: 'card-draw', counts: war.played },
  ];
}

function greatMoments({
  losses,
  razed,
  sieges,
  conquerors,
  activeEvents,
  foiled,
  resigned,
}: War): readonly StoryHighlight[] {
  return [
    ...losses.map(({ at, seat, owner, card, square }): StoryHighlight => {
      const weight = isConqueror(card) ? WEIGHTS.conqueror : WEIGHTS.unit;
      return seat === undefined
        ? { id: 'lost', at, weight, facts: { seat: owner, card, at: square }, hurts: owner }
        : { id: 'destroyed', at, weight, facts: { seat, owner, card, at: square }, helps: seat };
    }),
    ...razed.map(
      ({ at, seat, owner, building, square }): StoryHighlight => ({
        id: 'razed',
        at,
        weight: building === 'barracks' ? WEIGHTS.barracks : WEIGHTS.camp,
        facts: { seat, owner, building, at: square },
        helps: seat,
      }),
    ),
    ...sieges.map(
      ({ at, seat, owner, n, left }): StoryHighlight => ({
        id: 'siege',
        at,
        weight: SIEGE * n + Math.max(0, NEARLY_FALLEN - left),
        facts: { seat, owner, n, left },
        helps: seat,
      }),
    ),
    ...conquerors.map(
      ({ at, seat, card, square }): StoryHighlight => ({
        id: 'conqueror',
        at,
        weight: WEIGHTS.raised,
        facts: { seat, card, at: square },
        helps: seat,
      }),
    ),
    ...activeEvents.map(
      ({ at, seat, card }): StoryHighlight => ({
        id: 'event',
        at,
        weight: WEIGHTS.event,
        facts: { seat, card },
        helps: seat,
      }),
    ),
    ...foiled.map(
      ({ at, seat, card }): StoryHighlight => ({
        id: 'foiled',
        at,
        weight: WEIGHTS.foiled,
        facts: { seat, card },
        helps: seat,
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
  if (result?.ending === 'stalemate') return 'limit';
  return result?.ending === 'resigned' ? 'resigned' : 'won';
}

function account(chronicle: MatchLog<View>): MatchFacts {
  const war = parseEvents(chronicle);
  return {
    ended: endedBy(chronicle),
    resigned: war.resigned.at(-1)?.seat,
    stats: deedsOf(war, chronicle.seats),
    highlights: [...greatMoments(war), ...minorHighlights(chronicle)].sort((a, b) => a.at - b.at),
    medals: medalsOf(war, chronicle.seats),
    rolls: [],
  };
}

export const story: StoryBuilder<View> = {
  medals: MEDALS,
  account,
  messages: { en: storyEn, fr: storyFr },
};
