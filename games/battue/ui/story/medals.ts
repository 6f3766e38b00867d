/** The medals of Battue, and what each is given for. Who shares a first place with another has none. */
import type { Seat } from '@gonfalon/kernel';
import type { Chronicle, MedalOf } from '@gonfalon/ui';
import { busiestTurn, countBySeat, soleMost } from '@gonfalon/ui';
import type { View } from '../../rules/hidden.ts';
import { NOBODY } from '../../rules/state.ts';
import type { MedalFacts } from './facts.ts';
import type { Fight, War } from './war.ts';
import { fromRivals } from './war.ts';
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

export function medalsOf(war: War, { seats, end }: Chronicle<View>): readonly Given[] {
  const taken = countBySeat(fromRivals(war.captures), seats);
  const hasLost = (seat: Seat) => war.captures.some(({ from }) => from === seat);

  const [first] = war.captures;
  const upset = slimmest(war.fights);
  const siege = longest(war.fights);
  const steadfast = soleMost(
    war.attacked.map((attacks, seat) => (hasLost(seat) ? 0 : attacks)),
    MANY_ATTACKS,
  );
  const bled = soleMost(war.lost, MANY_LOST);
  const lord = end.spaces.PAL.control;
  const loaded = soleMost(war.drawn, MANY_CARDS);
  const storm = busiestTurn(war.captures, MANY_IN_A_TURN);
  const baron = soleMost(taken, MANY_FROM_RIVALS);

  const given: (Given | false | undefined)[] = [
    first && {
      id: 'first-over-the-wall',
      icon: 'stone-wall',
      seat: first.seat,
      at: first.at,
      facts: whereOf(first.space, end),
    },
    upset && {
      id: 'against-all-odds',
      icon: 'broadsword',
      seat: winnerOf(upset),
      at: upset.at,
      facts: { ...whereOf(upset.space, end), chance: Math.round(100 * chanceOf(upset)), held: !upset.won },
    },
    siege && {
      id: 'long-siege',
      icon: 'hourglass',
      seat: winnerOf(siege),
      at: siege.at,
      facts: { ...whereOf(siege.space, end), exchanges: siege.exchanges, held: !siege.won },
    },
    steadfast !== undefined && {
      id: 'unbroken',
      icon: 'guarded-tower',
      seat: steadfast,
      facts: { attacks: war.attacked[steadfast] ?? 0 },
    },
    lord !== NOBODY && { id: 'lord-of-the-palace', icon: 'crown', seat: lord, facts: {} },
    storm && {
      id: 'whirlwind',
      icon: 'horse-head',
      seat: storm[0].seat,
      at: storm.at(-1)?.at ?? storm[0].at,
      facts: { sections: storm.length },
    },
    baron !== undefined && {
      id: 'robber-baron',
      icon: 'flying-flag',
      seat: baron,
      facts: { sections: taken[baron] ?? 0 },
    },
    loaded !== undefined && {
      id: 'full-saddlebags',
      icon: 'locked-chest',
      seat: loaded,
      facts: { cards: war.drawn[loaded] ?? 0 },
    },
    bled !== undefined && {
      id: 'butchers-bill',
      icon: 'screaming',
      seat: bled,
      facts: { warriors: war.lost[bled] ?? 0 },
    },
  ];
  return given.filter((medal) => !!medal);
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
