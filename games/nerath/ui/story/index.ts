/** What Conquest of Nerath tells of a match that is over. */
import type { Ended, HighlightOf, MatchFacts, MatchLog, Stat, StoryBuilder } from '@gonfalon/ui-kit';
import { countBySeat } from '@gonfalon/ui-kit';
import type { View } from '../../rules/views.ts';
import type { DeedId, MomentFacts } from './facts.ts';
import { MEDALS } from './facts.ts';
import { medalsOf, repelledBy } from './medals.ts';
import { storyEn } from './messages.en.ts';
import { storyFr } from './messages.fr.ts';
import { minorHighlights } from './minor-highlights.ts';
import type { War } from './parse-events.ts';
import { isCapitalOf, parseEvents } from './parse-events.ts';

type StoryHighlight = HighlightOf<MomentFacts>;

const LAND = 3;
const CAPITAL = 16;
const LIBERATED = 5;
const DRAGON = 6;
const LOOTED = 3;
const RESIGNED = 20;

function deedsOf(war: War, seats: number): readonly Stat<DeedId>[] {
  return [
    { id: 'conquered', icon: 'flying-flag', counts: countBySeat(war.conquests, seats) },
    { id: 'points', icon: 'laurel-crown', counts: war.points },
    { id: 'slain', icon: 'crossed-swords', counts: war.slain },
    { id: 'lost', icon: 'screaming', counts: war.lost },
    { id: 'repelled', icon: 'stone-wall', counts: repelledBy(war.failed, seats) },
    { id: 'looted', icon: 'dungeon-gate', counts: countBySeat(war.lootings, seats) },
    { id: 'bought', icon: 'two-coins', counts: war.bought },
  ];
}

function conquestsOf({ conquests }: War): readonly StoryHighlight[] {
  return conquests.map(({ at, seat, realm, space, from, control }): StoryHighlight => {
    if (control !== realm)
      return {
        id: 'liberated',
        at,
        weight: LIBERATED,
        facts: { seat, realm, space, ally: control },
        helps: seat,
      };
    const isCapital = !isCapitalOf(space, realm) && isCapitalOf(space, from);
    return {
      id: isCapital ? 'capital' : 'conquered',
      at,
      weight: isCapital ? CAPITAL : LAND,
      facts: { seat, realm, space, from },
      helps: seat,
    };
  });
}

function failuresOf({ failed }: War): readonly StoryHighlight[] {
  return failed.map(
    ({ at, seat, realm, space, by, lost }): StoryHighlight =>
      by === undefined
        ? { id: 'driven', at, weight: 1 + lost / 2, facts: { seat, realm, space }, hurts: seat }
        : { id: 'repelled', at, weight: 1 + lost / 2, facts: { seat, realm, space, lost }, hurts: seat },
  );
}

function greatMoments(war: War): readonly StoryHighlight[] {
  return [
    ...conquestsOf(war),
    ...failuresOf(war),
    ...war.dragons.map(
      ({ at, seat, realm, space, of }): StoryHighlight => ({
        id: 'dragon',
        at,
        weight: DRAGON,
        facts: { seat, realm, space, of },
        helps: seat,
      }),
    ),
    ...war.lootings.map(
      ({ at, seat, realm, space, gold }): StoryHighlight => ({
        id: 'looted',
        at,
        weight: LOOTED,
        facts: { seat, realm, space, gold },
        helps: seat,
      }),
    ),
    ...war.found.map(
      ({ at, seat, realm, card, points }): StoryHighlight => ({
        id: 'treasure',
        at,
        weight: 1 + 2 * points,
        facts: { seat, realm, card, points },
        helps: seat,
      }),
    ),
    ...war.resigned.map(
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
  if (result?.ending === 'round-limit') return 'limit';
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
    rolls: war.rolls,
  };
}

export const story: StoryBuilder<View> = {
  medals: MEDALS,
  account,
  messages: { en: storyEn, fr: storyFr },
};
