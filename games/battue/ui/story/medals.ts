/** The medals of Battue, and what each is given for. Who shares a first place with another has none. */
import type { Seat } from '@gonfalon/kernel';
import type { MatchLog, MedalOf } from '@gonfalon/ui-kit';
import { awardIf, awardMax, busiestTurn, countBySeat } from '@gonfalon/ui-kit';
import { NOBODY } from '../../rules/state.ts';
import type { View } from '../../rules/views.ts';
import type { MedalFacts } from './facts.ts';
import type { Fight, War } from './parse-events.ts';
import { fromRivals } from './parse-events.ts';
import { whereOf } from './where.ts';

type Given = MedalOf<MedalFacts>;

/** A chance below this was against all odds. */
const SLIM = 0.25;
const LONG_SIEGE = 5;
const MANY_ATTACKS = 2;
const MANY_LOST = 8;
const MANY_CARDS = 5;
const MANY_IN_A_TURN = 3;
const MANY_FROM_RIVALS = 2;

export function medalsOf(war: War, { seats, end }: MatchLog<View>): readonly Given[] {
  const isBroken = (seat: Seat) =>
    war.captures.some(({ from }) => from === seat) || war.eliminated.some((gone) => gone.seat === seat);
  const unbroken = war.attacked.map((attacks, seat) => (isBroken(seat) ? 0 : attacks));
  const lord = end.spaces.PAL.control;
  const given: (readonly Given[])[] = [
    awardIf(war.captures[0], ({ seat, at, space }) => ({
      id: 'first-over-the-wall',
      icon: 'stone-wall',
      seat,
      at,
      facts: whereOf(space, end),
    })),
    awardIf(slimmest(war.fights), (fight) => ({
      id: 'against-all-odds',
      icon: 'broadsword',
      seat: winnerOf(fight),
      at: fight.at,
      facts: { ...whereOf(fight.space, end), chance: Math.round(100 * chanceOf(fight)), held: !fight.won },
    })),
    awardIf(longest(war.fights), (fight) => ({
      id: 'long-siege',
      icon: 'hourglass',
      seat: winnerOf(fight),
      at: fight.at,
      facts: { ...whereOf(fight.space, end), exchanges: fight.exchanges, held: !fight.won },
    })),
    awardMax(unbroken, MANY_ATTACKS, (seat, attacks) => ({
      id: 'unbroken',
      icon: 'guarded-tower',
      seat,
      facts: { attacks },
    })),
    lord === NOBODY ? [] : [{ id: 'lord-of-the-palace', icon: 'crown', seat: lord, facts: {} }],
    awardIf(busiestTurn(war.captures, MANY_IN_A_TURN), (taken) => ({
      id: 'whirlwind',
      icon: 'horse-head',
      seat: taken[0].seat,
      at: taken.at(-1)?.at ?? taken[0].at,
      facts: { sections: taken.length },
    })),
    awardMax(countBySeat(fromRivals(war.captures), seats), MANY_FROM_RIVALS, (seat, sections) => ({
      id: 'robber-baron',
      icon: 'flying-flag',
      seat,
      facts: { sections },
    })),
    awardMax(war.drawn, MANY_CARDS, (seat, cards) => ({
      id: 'full-saddlebags',
      icon: 'locked-chest',
      seat,
      facts: { cards },
    })),
    awardMax(war.lost, MANY_LOST, (seat, warriors) => ({
      id: 'butchers-bill',
      icon: 'screaming',
      seat,
      facts: { warriors },
    })),
  ];
  return given.flat();
}

/** Against the city itself nobody wins by holding it. */
const hasWinner = (fight: Fight) => fight.won || fight.held > 0;
const winnerOf = ({ won, attacker, defender }: Fight): Seat => (won ? attacker : defender);
const chanceOf = ({ won, chance }: Fight) => (won ? chance : 1 - chance);

function slimmest(fights: readonly Fight[]): Fight | undefined {
  const against = fights.filter((fight) => hasWinner(fight) && chanceOf(fight) < SLIM);
  return against.sort((a, b) => chanceOf(a) - chanceOf(b))[0];
}

function longest(fights: readonly Fight[]): Fight | undefined {
  const long = fights.filter((fight) => hasWinner(fight) && fight.exchanges >= LONG_SIEGE);
  return long.sort((a, b) => b.exchanges - a.exchanges)[0];
}
