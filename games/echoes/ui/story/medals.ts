/** The medals of Echoes of Emperors, and what each is given for. Who shares a first place with another has none. */
import type { Seat } from '@gonfalon/kernel';
import type { MedalOf } from '@gonfalon/ui-kit';
import { awardIf, awardMax, busiestTurn, Tally } from '@gonfalon/ui-kit';
import { isConqueror } from '../../rules/decks.ts';
import type { MedalFacts } from './facts.ts';
import type { Loss, War } from './parse-events.ts';

type Given = MedalOf<MedalFacts>;
type Kill = Loss & { readonly seat: Seat };

const MANY_IN_A_TURN = 2;
const MANY_DESTROYED = 2;
const MUCH_DAMAGE = 6;
const MANY_TILES = 3;
const MANY_CAMPS = 4;
const MANY_CARDS = 5;

export const killsOf = ({ losses }: War): readonly Kill[] =>
  losses.flatMap((loss) => (loss.seat === undefined ? [] : [{ ...loss, seat: loss.seat }]));

export function siegeOf({ sieges }: War, seats: number): readonly number[] {
  const tally = new Tally(seats);
  for (const { seat, n } of sieges) tally.add(seat, n);
  return tally.counts;
}

export function medalsOf(war: War, seats: number): readonly Given[] {
  const kills = killsOf(war);
  const by = (seat: Seat) => kills.filter((kill) => kill.seat === seat).length;
  const isUnhurt = (seat: Seat) =>
    !war.losses.some(({ owner }) => owner === seat) && !war.resigned.some((gone) => gone.seat === seat);
  const given: (readonly Given[])[] = [
    awardIf(kills[0], ({ seat, at, card }) => ({
      id: 'first-blood',
      icon: 'gladius',
      seat,
      at,
      facts: { card },
    })),
    awardIf(busiestTurn(kills, MANY_IN_A_TURN), (fell) => ({
      id: 'hammer-blow',
      icon: 'crossed-swords',
      seat: fell[0].seat,
      at: fell.at(-1)?.at ?? fell[0].at,
      facts: { units: fell.length },
    })),
    awardIf(
      kills.find(({ byCounter }) => byCounter),
      ({ seat, at, card }) => ({ id: 'last-word', icon: 'riposte', seat, at, facts: { card } }),
    ),
    awardIf(
      kills.find(({ card }) => isConqueror(card)),
      ({ seat, at, card }) => ({ id: 'kingslayer', icon: 'imperial-crown', seat, at, facts: { card } }),
    ),
    awardIf(
      Array.from({ length: seats }, (_, seat) => seat).find(
        (seat) => isUnhurt(seat) && by(seat) >= MANY_DESTROYED,
      ),
      (seat) => ({ id: 'unbroken', icon: 'bordered-shield', seat, facts: { destroyed: by(seat) } }),
    ),
    awardMax(siegeOf(war, seats), MUCH_DAMAGE, (seat, damage) => ({
      id: 'besieger',
      icon: 'castle',
      seat,
      facts: { damage },
    })),
    awardMax(war.explored, MANY_TILES, (seat, tiles) => ({
      id: 'pathfinder',
      icon: 'compass',
      seat,
      facts: { tiles },
    })),
    awardMax(war.camps, MANY_CAMPS, (seat, camps) => ({
      id: 'steward',
      icon: 'camping-tent',
      seat,
      facts: { camps },
    })),
    awardMax(war.technologies, MANY_CARDS, (seat, cards) => ({
      id: 'scholar',
      icon: 'scroll-unfurled',
      seat,
      facts: { cards },
    })),
  ];
  return given.flat();
}
