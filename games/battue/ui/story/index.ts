/** What Battue tells of a match that is over. */
import type { Seat } from '@gonfalon/kernel';
import type { Ended, HighlightOf, MatchFacts, MatchLog, Stat, StoryBuilder } from '@gonfalon/ui-kit';
import { countBySeat } from '@gonfalon/ui-kit';
import type { SpaceId } from '../../content/index.ts';
import { constants, space, tile } from '../../content/index.ts';
import type { View } from '../../rules/views.ts';
import type { DeedId, MomentFacts } from './facts.ts';
import { MEDALS } from './facts.ts';
import { medalsOf } from './medals.ts';
import { storyEn } from './messages.en.ts';
import { storyFr } from './messages.fr.ts';
import { minorHighlights } from './minor-highlights.ts';
import type { War } from './parse-events.ts';
import { fromRivals, isWall, parseEvents } from './parse-events.ts';
import { whereOf } from './where.ts';

type StoryHighlight = HighlightOf<MomentFacts>;

/** An end tile is worth telling more than anything but the end of a clan. */
const END_TILE = 6;
const FROM_RIVAL = 3;
const OF_A_CLAN = 20;
const ROBBERY = 4;
const MANY_WARRIORS = 3;

function deedsOf({ fights, captures, slain, lost, drawn }: War, seats: number): readonly Stat<DeedId>[] {
  const count = (list: readonly { readonly seat: Seat }[]) => countBySeat(list, seats);
  const held = fights.filter(({ won, held }) => !won && held > 0).map(({ defender }) => ({ seat: defender }));
  return [
    { id: 'walls', icon: 'stone-wall', counts: count(captures.filter((one) => isWall(one.space))) },
    { id: 'districts', icon: 'house', counts: count(captures.filter((one) => !isWall(one.space))) },
    { id: 'taken', icon: 'flying-flag', counts: count(fromRivals(captures)) },
    { id: 'repelled', icon: 'guarded-tower', counts: count(held) },
    { id: 'slain', icon: 'crossed-swords', counts: slain },
    { id: 'lost', icon: 'screaming', counts: lost },
    { id: 'loot', icon: 'locked-chest', counts: drawn },
  ];
}

function greatMoments(war: War, end: View): readonly StoryHighlight[] {
  const worth = (id: SpaceId): number => {
    const lying = end.spaces[id].tile;
    const points = lying === undefined ? (space[id].vp ?? 0) : tile[lying].vp;
    return points + (lying !== undefined && constants.endTiles.includes(lying) ? END_TILE : 0);
  };
  return [
    ...war.captures.map(
      ({ at, seat, space: where, from }): StoryHighlight => ({
        id: 'captured',
        at,
        weight: 2 + worth(where) + (from === undefined ? 0 : FROM_RIVAL),
        facts: { ...whereOf(where, end), seat, ...(from !== undefined && { from }) },
        helps: seat,
      }),
    ),
    ...war.fights
      .filter(({ won }) => !won)
      .map(
        ({ at, attacker, defender, space: where, held, attackersLost }): StoryHighlight => ({
          id: 'repulsed',
          at,
          weight: 1 + attackersLost,
          facts: {
            ...whereOf(where, end),
            seat: attacker,
            lost: attackersLost,
            ...(held > 0 && { by: defender }),
          },
          hurts: attacker,
        }),
      ),
    ...war.reinforced
      .filter(({ warriors }) => warriors >= MANY_WARRIORS)
      .map(
        ({ at, seat, warriors }): StoryHighlight => ({
          id: 'reinforced',
          at,
          weight: warriors / MANY_WARRIORS,
          facts: { seat, warriors },
          helps: seat,
        }),
      ),
    ...war.robbed.map(
      ({ at, seat, of, card }): StoryHighlight => ({
        id: 'robbed',
        at,
        weight: ROBBERY,
        facts: { seat, of, card },
        helps: seat,
      }),
    ),
    ...war.eliminated
      .filter(({ seat }) => !war.resigned.some((gone) => gone.seat === seat))
      .map(
        ({ at, seat }): StoryHighlight => ({
          id: 'eliminated',
          at,
          weight: OF_A_CLAN,
          facts: { seat },
          hurts: seat,
        }),
      ),
    ...war.resigned.map(
      ({ at, seat }): StoryHighlight => ({
        id: 'resigned',
        at,
        weight: OF_A_CLAN,
        facts: { seat },
        hurts: seat,
      }),
    ),
  ];
}

/** The last clan standing has won by a resignation if the last one to fall gave up. */
function endedBy(war: War, { result }: MatchLog<View>): Ended {
  if (result?.ending === 'round-limit') return 'limit';
  const last = war.eliminated.at(-1)?.seat;
  const gaveUp = result?.ending === 'sole-survivor' && war.resigned.some(({ seat }) => seat === last);
  return gaveUp ? 'resigned' : 'won';
}

function account(chronicle: MatchLog<View>): MatchFacts {
  const war = parseEvents(chronicle);
  return {
    ended: endedBy(war, chronicle),
    resigned: war.resigned.at(-1)?.seat,
    stats: deedsOf(war, chronicle.seats),
    highlights: [...greatMoments(war, chronicle.end), ...minorHighlights(chronicle)].sort(
      (a, b) => a.at - b.at,
    ),
    medals: medalsOf(war, chronicle),
    rolls: war.rolls,
  };
}

export const story: StoryBuilder<View> = {
  medals: MEDALS,
  account,
  messages: { en: storyEn, fr: storyFr },
};
